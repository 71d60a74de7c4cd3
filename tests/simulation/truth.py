"""The true state of a table after each of its entries: worked out from the store alone, without the server's code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.json import Encoder

from tabledhote.games import box
from tabledhote.kernel.errors import IllegalAction
from tabledhote.kernel.state import Event, State
from tabledhote.server.store.entries import Entry, Row
from tabledhote.table import Record, seen_by

ENCODER = Encoder()


class Wrong(Exception):
    """The store holds what can never have been right."""


@dataclass(frozen=True)
class Sitting:
    kind: str = "invited"
    holder: str | None = None
    since: int = 0


@dataclass(frozen=True)
class Moment:
    """A table after one entry."""

    number: int
    version: int
    seats: tuple[Sitting, ...]
    started: bool
    state: State
    actions: int
    undo: int  # the seat that may take its last action back, or -1

    @property
    def deciding(self) -> int:
        return self.state.seat

    @property
    def status(self) -> str:
        if self.deciding < 0:
            return "over"
        return "playing" if self.started else "waiting"

    def held_by(self, holder: str | None) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and seat.holder == holder]

    def looked_from(self, seat: int | None, holder: str | None) -> int:
        """The seat whose knowledge a visitor may have."""
        held = self.held_by(holder)
        if seat is None:
            return self.deciding if self.deciding in held else (held[0] if held else -1)
        return seat if seat in held else -1


class Truth:
    """One table: `moments[n]` is what it is after entry n."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.game = box(row.game).open(**row.options, rules=row.rules)
        self.record = Record(self.game, row.seed)
        first = Moment(0, 0, (), False, self.record.state.copy(), 0, -1)
        self.moments = [first]
        self.entries: list[Entry | None] = [None]
        self.events: list[list[Event]] = [list(self.record.events(0))]
        self.undone: set[int] = set()
        self.once: dict[str, int] = {}
        self.acts: list[int] = []  # the numbers of the actions that stand
        self.rematch: str | None = None
        self.at = 0.0  # when the last entry came
        self.stamp = row.created  # the time that it bears
        self._views: dict[tuple[int, int], bytes] = {}
        self._legal: dict[tuple[int, int], bytes] = {}

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    def append(self, entry: Entry, at: float) -> None:
        before = self.now
        if entry.number != before.number + 1:
            raise Wrong(f"entry {entry.number} follows entry {before.number}")
        if entry.at < self.stamp:
            raise Wrong(f"entry {entry.number} is {self.stamp - entry.at:.1f} s older than the one before")
        self.stamp = entry.at
        if entry.once is not None:
            self.once[entry.once] = entry.number
        events: list[Event] = []
        seats, version = before.seats, before.version
        if entry.kind == "act":
            events = self._act(before, entry)
            version = entry.number
        elif entry.kind == "undo":
            self._undo(before, entry)
            version = entry.number
        elif entry.kind in ("sit", "bot", "open", "invited"):
            seats = self._seat(before, entry)
        elif entry.kind == "rematch":
            if self.rematch is not None:
                raise Wrong("two rematches")
            self.rematch = entry.body["table"]
        vacant = any(seat.kind in ("open", "invited") for seat in seats)
        full = len(seats) == self.game.players and not vacant
        state = before.state if version == before.version else self.record.state.copy()
        owner = self.record.actions[-1]["seat"] if self.record.actions else -1
        undo = int(str(owner)) if self.record.fixed(int(str(owner))) is None else -1
        now = Moment(entry.number, version, seats, before.started or full, state, len(self.acts), undo)
        self.moments.append(now)
        self.entries.append(entry)
        self.events.append(events)
        self.at = at

    def _act(self, before: Moment, entry: Entry) -> list[Event]:
        seat = entry.seat
        if seat is None or not before.started:
            raise Wrong(f"entry {entry.number} is an action at a table that has not begun")
        if entry.once is None and before.seats[seat].kind != "bot":
            raise Wrong(f"entry {entry.number}: a bot acts for a person")
        if entry.once is not None and before.seats[seat].kind != "person":
            raise Wrong(f"entry {entry.number}: a person acts on a seat that is nobody's")
        try:
            self.record.play(seat, entry.body["action"])
        except IllegalAction as error:
            raise Wrong(f"entry {entry.number} cannot be played: {error}") from None
        self.acts.append(entry.number)
        return list(self.record.events(len(self.acts)))

    def _undo(self, before: Moment, entry: Entry) -> None:
        assert entry.seat is not None
        if not self.acts or entry.body["undoes"] != self.acts[-1] or before.undo != entry.seat:
            raise Wrong(f"entry {entry.number} takes back what must stay")
        self.undone.add(self.acts.pop())
        self.record.undo(entry.seat)

    def _seat(self, before: Moment, entry: Entry) -> tuple[Sitting, ...]:
        assert entry.seat is not None
        seats = list(before.seats)
        while len(seats) <= entry.seat:
            seats.append(Sitting())
        kind = "person" if entry.kind == "sit" else entry.kind
        seats[entry.seat] = Sitting(kind, entry.body.get("holder"), entry.number)
        return tuple(seats)

    # ---- what may be told -------------------------------------------------------------------------

    def view(self, moment: Moment, seat: int) -> bytes:
        key = (moment.version, seat)
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = ENCODER.encode(moment.state.view(seat))
        return found

    def legal(self, moment: Moment, seat: int) -> bytes:
        if seat < 0 or moment.deciding != seat:
            return b"[]"
        key = (moment.version, seat)
        found = self._legal.get(key)
        if found is None:
            state = moment.state
            found = self._legal[key] = ENCODER.encode([state.describe(code) for code in state.legal()])
        return found

    def seen(self, number: int, seat: int) -> Sequence[Any]:
        """The events of an entry as a seat may know them."""
        return list(seen_by(seat, self.events[number]))
