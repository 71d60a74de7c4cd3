"""What must hold at every step of a simulation. `fail` notes the first breach, and the simulation stops.

The oracle sees each entry as the database commits it, and each byte as it leaves a server.
"""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tabledhote.server.identity.keys import Keys
from tabledhote.server.store.entries import Change, Entry, Row
from tests.simulation.loop import WALL, Process, SimulatedLoop
from tests.simulation.network import Exchange, Request
from tests.simulation.truth import Moment, Truth, Wrong

ON_ITS_WAY = 200.0  # seconds between the time that an entry bears and its commit at most, with a slow database
KNOWN_SOON = 1.0  # seconds after the store has confirmed an entry, until every answer knows it
FINAL = ("stale_version", "illegal_action", "not_your_turn", "cannot_undo")  # for an action, at its version


class TableSeen(Struct):
    id: str
    status: str
    deciding: int
    number: int
    version: int
    seats: list[dict[str, Any]]
    seed: str | None
    rematch: str | None


class LineSeen(Struct):
    number: int
    kind: str
    events: list[dict[str, Any]] = []
    undone: bool = False
    text: str | None = None


class Seen(Struct):
    """An update, as far as it is checked."""

    table: TableSeen
    you: int
    yours: list[int]
    left: list[int]
    undo: bool
    view: Raw = Raw()
    legal: Raw = Raw()
    lines: list[LineSeen] | None = None


SEEN = msgspec.json.Decoder(Seen)


class Oracle:
    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.tables: dict[str, Truth] = {}
        self.floors: dict[str, int] = {}  # the entry that a new request must know already
        self.breach: str | None = None
        self.secret = b""
        self.shared = False  # whether all processes have the time of one database
        self.ahead: dict[Process, float] = {}  # how far the times of a process's entries are from the truth
        self.refused: dict[tuple[str, str], str] = {}
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.counts = {"entries": 0, "answers": 0, "updates": 0, "acknowledged": 0}

    def fail(self, problem: str) -> None:
        if self.breach is None:
            self.breach = problem

    # ---- the store --------------------------------------------------------------------------------

    def created(self, row: Row) -> None:
        self.tables[row.id] = Truth(row)

    def committed(self, table_id: str, entry: Entry) -> None:
        self.counts["entries"] += 1
        try:
            self.tables[table_id].append(entry, self.loop.now)
        except Wrong as wrong:
            self.fail(f"store: {wrong}")
        if entry.once is not None and (table_id, entry.once) in self.refused:
            code = self.refused[table_id, entry.once]
            self.fail(f"entry {entry.number} is stored after its request was refused: {code}")

    def stamped(self, process: Process, changes: Sequence[Change]) -> None:
        """Setting the wall clock costs nobody time: while a process lives, its entries carry real time."""
        for change in changes:
            for entry in change.entries:
                ahead = entry.at - WALL - self.loop.now
                usual = 0.0 if self.shared else self.ahead.setdefault(process, ahead)
                if abs(ahead - usual) > ON_ITS_WAY:
                    self.fail(f"time jumps by {ahead - usual:.0f} s at entry {entry.number} of {process.name}")

    def settled(self, changes: Sequence[Change]) -> None:
        """The store has confirmed a commit: soon everybody has to know it."""
        for change in changes:
            if change.entries:
                self.loop.call_later(KNOWN_SOON, self._raise_floor, change.table_id, change.entries[-1].number)

    def _raise_floor(self, table_id: str, number: int) -> None:
        self.floors[table_id] = max(self.floors.get(table_id, 0), number)

    # ---- what leaves a server ---------------------------------------------------------------------

    def check(self, exchange: Exchange, piece: bytes) -> None:
        """Called from within the server, which would take an exception for its own."""
        try:
            self._check(exchange, piece)
        except Exception as error:
            self.fail(f"the oracle is wrong: {type(error).__name__}: {error}")

    def _check(self, exchange: Exchange, piece: bytes) -> None:
        request = exchange.request
        if request.live and exchange.status == 200:
            self._check_events(exchange, piece)
            return
        self.counts["answers"] += 1
        if exchange.status >= 500:
            code = json.loads(piece)["code"]
            if code != "unavailable":
                self.fail(f"{request.method} {request.path} is answered {exchange.status} {code}")
        elif exchange.status >= 400:
            self._check_refusal(request, json.loads(piece))
        elif request.table is not None:
            self._check_success(request, piece)

    def _check_refusal(self, request: Request, refusal: dict[str, Any]) -> None:
        once = None if request.body is None else request.body.get("id")
        if once is None or refusal["code"] not in FINAL or request.table is None:
            return
        self.refused[request.table, once] = refusal["code"]
        number = self.tables[request.table].once.get(once)
        if number is not None:
            self.fail(f"entry {number} is stored, and its request is refused: {refusal['code']}")

    def _check_success(self, request: Request, piece: bytes) -> None:
        assert request.table is not None
        truth = self.tables.get(request.table)
        if truth is None:
            self.fail(f"{request.path} is answered, and the store has no such table")
        elif request.method == "GET":
            self._check_reading(request, truth, piece)
        elif request.path.endswith("/rematch"):
            self._check_rematch(truth, json.loads(piece)["table"])
        else:
            self._check_writing(request, truth, json.loads(piece)["number"])

    def _check_rematch(self, truth: Truth, told: str) -> None:
        if truth.rematch != told:
            self.fail(f"a rematch is told that is not the table's: {told}, not {truth.rematch}")

    def _check_writing(self, request: Request, truth: Truth, number: int) -> None:
        """An acknowledged request is in the store, once, as sent, and its sender had the right to it."""
        self.counts["acknowledged"] += 1
        if not 0 < number <= truth.now.number:
            self.fail(f"{request.path} is acknowledged as entry {number}, and the store has {truth.now.number}")
            return
        entry, before, body = truth.entries[number], truth.moments[number - 1], request.body or {}
        assert entry is not None
        kind = request.path.rpartition("/")[2]
        if kind in ("actions", "undo", "chat"):
            self.acknowledged[truth.row.id, body["id"]] = number
        if kind in ("actions", "undo"):
            if entry.once != body["id"] or entry.seat != body["seat"] or entry.body.get("action") != body.get("action"):
                self.fail(f"a request is acknowledged as entry {number}, which is something else")
            if before.version != body["version"]:
                self.fail(f"entry {number} was to act upon version {body['version']}, not {before.version}")
        if kind in ("actions", "undo", "chat"):
            sitting = before.seats[body["seat"]]
            if sitting.kind != "person" or sitting.holder != request.holder:
                self.fail(f"entry {number}: {kind} for the seat of somebody else")
        if kind == "chat" and (entry.kind, entry.body.get("text"), entry.once) != ("say", body["text"], body["id"]):
            self.fail(f"chat is acknowledged as entry {number}, which is something else")
        if "/seats/" in request.path:
            self._check_seating(request, truth, before, entry)

    def _check_seating(self, request: Request, truth: Truth, before: Moment, entry: Entry) -> None:
        seat = int(request.path.split("/")[5])
        sitting = before.seats[seat] if seat < len(before.seats) else None
        if sitting is None or entry.seat != seat:
            self.fail(f"entry {entry.number} is about another seat")
            return
        own = sitting.holder == request.holder
        if request.method == "PUT" and not request.path.endswith("/bot"):
            given = (request.body or {}).get("invitation")
            good = given == Keys(self.secret).invitation(truth.row.id, seat, sitting.since)
            allowed = own or sitting.kind == "open" or (good and sitting.kind in ("invited", "person"))
        elif sitting.holder is None:
            allowed = truth.row.host == request.holder
        else:
            waits = before.held_by(request.holder) and before.deciding == seat and request.path.endswith("/bot")
            allowed = own or bool(waits)
        if not allowed:
            self.fail(f"entry {entry.number}: {request.method} {sitting.kind}'s seat {seat} by somebody who may not")

    def _check_reading(self, request: Request, truth: Truth, piece: bytes) -> None:
        path = request.path.removeprefix(f"/api/tables/{truth.row.id}")
        if path == "":
            self.check_seen(request, truth, SEEN.decode(piece), request.floor, strict=True)
        elif path == "/legal" and json.loads(piece) and not self._ever_held(request, truth):
            self.fail("legal actions are told to somebody without a seat")
        elif path.endswith("/invitation") and truth.row.host != request.holder and not self._ever_held(request, truth):
            self.fail("an invitation is given to somebody who may not invite")

    def _ever_held(self, request: Request, truth: Truth) -> bool:
        return any(moment.held_by(request.holder) for moment in truth.moments[max(0, request.floor - 1) :])

    def _check_events(self, exchange: Exchange, piece: bytes) -> None:
        """Server-sent events: each continues from the last, and the first knows what it must."""
        request = exchange.request
        assert request.table is not None
        for event in piece.split(b"\n\n"):
            fields = dict(line.partition(b": ")[::2] for line in event.split(b"\n"))
            if fields.get(b"event") not in (b"view", b"update"):
                continue
            seen = SEEN.decode(fields[b"data"])
            truth = self.tables[request.table]
            self.check_seen(request, truth, seen, max(request.floor, exchange.after), strict=False)
            numbers = [line.number for line in seen.lines or ()]
            known = seen.table.number if fields[b"event"] == b"view" else exchange.after
            if numbers and fields[b"event"] == b"update" and exchange.after and numbers[0] != exchange.after + 1:
                self.fail(f"a live connection that knew entry {known} is told from entry {numbers[0]} on")
            exchange.after = seen.table.number

    def check_seen(self, request: Request, truth: Truth, seen: Seen, floor: int, strict: bool) -> None:
        """An update shows a position that is stored, new enough, and no more of it than the seat may know."""
        self.counts["updates"] += 1
        number, where = seen.table.number, f"{request.path} at entry {seen.table.number}"
        if number > truth.now.number:
            self.fail(f"{where} shows what is not stored: the store has {truth.now.number}")
            return
        if number < floor:
            self.fail(f"{where} is behind: entry {floor} was known before it was asked for")
        moment = truth.moments[number]
        asked = asked_seat(request)
        you = moment.looked_from(asked, request.holder)
        if strict and asked is not None and asked >= 0 and you != asked:
            self.fail(f"{where} shows seat {asked} to somebody who does not hold it")
        told = (seen.you, seen.yours, seen.table.version, seen.table.deciding, seen.table.status)
        real = (you, moment.held_by(request.holder), moment.version, moment.deciding, moment.status)
        if told != real:
            self.fail(f"{where} tells {told}, and the truth is {real}")
        elif seen.undo != (you >= 0 and moment.undo == you):
            self.fail(f"{where} tells undo={seen.undo}, and seat {moment.undo} may undo")
        elif bytes(seen.view) and not alike(seen.view, truth.view(moment, you)):
            self.fail(f"{where} shows seat {you} another position than the store's")
        elif bytes(seen.legal) and not alike(seen.legal, truth.legal(moment, you)):
            self.fail(f"{where} offers seat {you} other actions than the rules")
        if seen.table.seed is not None and moment.deciding >= 0:
            self.fail(f"{where} tells the seed before the end")
        for line in seen.lines or ():
            self._check_line(where, truth, line, you, moment.status == "over")

    def _check_line(self, where: str, truth: Truth, line: LineSeen, you: int, over: bool) -> None:
        right = truth.events[line.number] if over else truth.seen(line.number, you)
        if line.events != right and not (line.number in truth.undone and not line.events):
            self.fail(f"{where}: seat {you} is told {line.events} of entry {line.number}, not {right}")

    # ---- at the end -------------------------------------------------------------------------------

    def check_end(self, stored: dict[str, list[Entry]]) -> None:
        """Everything acknowledged is in the store exactly once."""
        for (table_id, once), number in self.acknowledged.items():
            found = [entry.number for entry in stored[table_id] if entry.once == once]
            if found != [number]:
                self.fail(f"an action acknowledged as entry {number} is stored as {found}")


def alike(told: Raw, real: bytes) -> bool:
    return bytes(told) == real or json.loads(bytes(told)) == json.loads(real)


def asked_seat(request: Request) -> int | None:
    for part in request.query.split("&"):
        name, _, value = part.partition("=")
        if name == "seat":
            return int(value)
    return None
