"""One table in memory: its seats, its record and its log, as the entries of the store tell it.

Nothing here writes. `check_*` says whether something may happen, `absorb` takes in what has been committed. A log that
cannot be read to its end leaves a damaged table: it shows what came before, and nothing can happen there.
"""

import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from tabledhote.games import box
from tabledhote.kernel.errors import IllegalAction, InvalidOption
from tabledhote.kernel.game import player_count
from tabledhote.kernel.state import Action, Event
from tabledhote.server.errors import Refusal
from tabledhote.server.store.entries import DAMAGED, Entry, Row
from tabledhote.server.tables.clock import Clock
from tabledhote.table import Record, commitment
from tabledhote.table.record import FIXED

logger = logging.getLogger(__name__)

PERSON, BOT, OPEN, INVITED = "person", "bot", "open", "invited"


@dataclass(slots=True)
class Seat:
    """The player on a seat: a person (`holder`, `name`), a bot (`level`), or nobody yet, open to all or by invitation.

    A bot with a `holder` stands in for that person, who may come back; `late` if their time was used up. `gone` if the
    person was deleted.
    """

    kind: str = INVITED
    holder: str | None = None
    name: str | None = None
    level: str | None = None
    resigned: bool = False
    late: bool = False
    gone: bool = False
    since: int = 0

    @property
    def vacant(self) -> bool:
        return self.kind in (OPEN, INVITED)


@dataclass(slots=True)
class Line:
    """One entry as the log of the table has it. `index` is the number of its action in the record, 0 if undone."""

    number: int
    kind: str
    seat: int | None
    at: float
    index: int = 0
    undoes: int | None = None
    text: str | None = None
    stands_in: bool = False
    events: list[Event] = field(default_factory=list)  # of an action that was undone later


class Table:
    def __init__(self, row: Row) -> None:
        self.row = row
        self.id = row.id
        self.commitment = commitment(row.seed)
        self.seats: list[Seat] = []
        self.number = 0  # of the last entry
        self.version = 0  # of the last entry that changed the position
        self.started = False
        self.rematch: str | None = None
        self.hints: bool | None = None  # whether hints are allowed, if somebody has chosen
        self.rated = False  # whether the result counts for the ratings of the persons
        self.uploaded = False  # whether it is a record from elsewhere
        self.guided = False  # whether the learner is led through a guide of the game
        self.lesson = 1  # which guide
        self.closed: str | None = None  # why the table can only be read
        self.damaged = False  # whether it can be read only up to some entry
        self.clock: Clock | None = None
        self.sure = True  # whether nothing has failed since the store was read
        self.touched = self.opened = time.monotonic()
        self.seen: dict[str, float] = {}  # when the holders of seats were last heard of, or went away
        self.lines = [Line(0, "start", None, row.created)]  # a line's place is the number of its entry
        self.entries: list[Entry] = []
        self.once: dict[str, Entry] = {}
        self.told: object = None  # what `messages` keeps until the next entry
        self.alike: object = None  # what `encode` keeps, likewise
        self._acts: list[int] = []  # for each action of the record, the index of its line
        self._actions: list[Action] = []  # actions of a table that can only be read
        self.record: Record | None = None
        self._open()

    def _open(self) -> None:
        try:
            here = box(self.row.game)
            if self.row.rules in here.versions:
                game = here.open(**self.row.options, rules=self.row.rules)
                self.record = Record(game, self.row.seed)
            else:
                rules = f"rules version {self.row.rules} of {self.row.game}, and this server plays version {here.rules}"
                self.closed = f"This table was recorded with {rules}: it can be read, but not continued."
        except InvalidOption as error:
            self.closed = f"This table cannot be continued here: {error}."
        except ValueError:
            self._spoil("its seed cannot be read")

    @property
    def players(self) -> int:
        return player_count(self.row.options, box(self.row.game).players[0])

    # ---- taking in what is stored -----------------------------------------------------------------

    def load(self, entries: list[Entry]) -> None:
        """Take in a whole log. Actions that were undone later are not played, only listed."""
        for _ in self.loading(entries):
            pass

    def loading(self, entries: list[Entry]) -> Iterator[None]:
        """The same entry by entry, for a caller that has other things to do as well."""
        undone = undone_later(entries)
        for entry in entries:
            self.absorb(entry, skip=entry.number in undone)
            yield

    def absorb(self, entry: Entry, skip: bool = False) -> None:
        """Take in the next committed entry. One that cannot be read, or is missing, damages the table."""
        if self.damaged:
            return
        if entry.number != self.number + 1:
            self._spoil(f"entry {self.number + 1} is missing")
        elif entry.kind == DAMAGED:
            self._spoil(str(entry.body.get("why") or f"entry {entry.number} cannot be read"))
        else:
            try:
                self._absorb(entry, skip)
            except Exception as error:
                logger.warning("an entry could not be read", exc_info=error, extra={"table": short(self.id)})
                del self.lines[entry.number :], self.entries[entry.number - 1 :]
                self.number = entry.number - 1
                self.record = None  # it may have been changed by half
                self._spoil(f"entry {entry.number} does not fit")

    def _spoil(self, why: str) -> None:
        self.damaged, self.clock = True, None
        self.entries.append(Entry(self.number + 1, DAMAGED, None, {"why": why}, 0.0))  # copies of it are damaged, too
        self.closed = f"This table is damaged ({why}): it can be read up to there, but not continued."
        self.seats += [Seat() for _ in range(len(self.seats), self._seats_there_were())]

    def _seats_there_were(self) -> int:
        return self.record.game.players if self.record is not None else 0

    def _absorb(self, entry: Entry, skip: bool) -> None:
        self.number = entry.number
        self.entries.append(entry)
        line = Line(entry.number, entry.kind, entry.seat, entry.at)
        self.lines.append(line)
        if entry.once is not None:
            self.once[entry.once] = entry
        if entry.kind == "act":
            self.version = entry.number
            if not skip:
                self._act(entry, line)
        elif entry.kind == "undo":
            self.version = entry.number
            line.undoes = entry.body["undoes"]
            self._undo(entry, line)
        elif entry.kind == "say":
            line.text = entry.body["text"]
        elif entry.kind == "rematch":
            self.rematch = entry.body["table"]
        elif entry.kind == "clock":
            seconds, increment = entry.body["seconds"], entry.body["increment"]
            self.clock = Clock(seconds, increment, [float(seconds)] * self.players)
        elif entry.kind == "upload":
            self.uploaded = True
        elif entry.kind == "hints":
            self.hints = entry.body["on"]
        elif entry.kind == "rated":
            self.rated = True
        elif entry.kind == "guide":
            self.guided = entry.body["on"]
            self.lesson = entry.body.get("lesson", self.lesson)
        else:
            self._seat(entry)
            line.stands_in = entry.kind == BOT and entry.body.get("holder") is not None
        self.touched = time.monotonic()
        seat = None if entry.seat is None else self.seats[entry.seat]
        if seat is not None and seat.kind == PERSON and seat.holder is not None:
            self.seen[seat.holder] = self.touched
        if self.clock is not None:
            self.clock.run(entry.at, self._on_the_clock())

    def _on_the_clock(self) -> int:
        """The seat whose time runs now, or -1."""
        runs = self.started and self.deciding >= 0 and self.seats[self.deciding].kind == PERSON
        return self.deciding if runs else -1

    def _seat(self, entry: Entry) -> None:
        assert entry.seat is not None
        while len(self.seats) <= entry.seat:
            self.seats.append(Seat())
        kind = entry.kind
        if self.clock is not None and kind == "sit" and self.seats[entry.seat].late:
            self.clock.comes_back(entry.seat)
        self.seats[entry.seat] = Seat(
            kind=PERSON if kind == "sit" else kind,
            holder=entry.body.get("holder"),
            name=entry.body.get("name"),
            level=entry.body.get("level"),
            resigned=bool(entry.body.get("resigned")),
            late=bool(entry.body.get("late")),
            gone=bool(entry.body.get("gone")),
            since=entry.number,
        )
        full = len(self.seats) == self.players and not any(seat.vacant for seat in self.seats)
        self.started = self.started or full

    def _act(self, entry: Entry, line: Line) -> None:
        assert entry.seat is not None
        self._actions.append({"seat": entry.seat, **entry.body["action"]})
        self._acts.append(len(self.lines) - 1)
        line.index = len(self._acts)
        if self.record is None:
            return
        try:
            self.record.play(entry.seat, entry.body["action"])
        except IllegalAction as error:
            self.record = None
            self.closed = f"This table cannot be continued: action {line.index} does not fit the rules here ({error})."
        if self.clock is not None:
            self.clock.acted(entry.at, self.deciding != entry.seat)

    def _undo(self, entry: Entry, line: Line) -> None:
        """An action played before is taken back; one that `load` skipped never was in the record."""
        if not self._acts or self.lines[self._acts[-1]].number != line.undoes:
            return
        undone = self.lines[self._acts.pop()]
        self._actions.pop()
        if self.record is not None:
            undone.events = list(self.record.events(undone.index))
            self.record.take_back()  # the server that appended it has checked it, perhaps by older rules
            if self.clock is not None:
                self.clock.undone()
        undone.index = 0

    def events(self, line: Line) -> list[Event]:
        """What happened with an entry, private parts included: see `seen_by`."""
        if self.record is None or not (line.index or line.kind == "start"):
            return line.events
        return self.record.events(line.index)

    # ---- what may be known ------------------------------------------------------------------------

    @property
    def deciding(self) -> int:
        return -1 if self.record is None or self.damaged else self.record.state.seat

    @property
    def gives_hints(self) -> bool:
        """As was chosen; otherwise only where nobody plays against another person."""
        if self.rated:
            return False
        return self.hints if self.hints is not None else sum(seat.kind != BOT for seat in self.seats) == 1

    @property
    def over(self) -> bool:
        if self.record is None or self.damaged:
            return self.row.status == "over"
        return self.deciding < 0

    @property
    def status(self) -> str:
        if self.over or self.uploaded:
            return "over"
        return "playing" if self.started else "waiting"

    def held_by(self, holder: str | None) -> list[int]:
        """The seats that somebody has."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON and seat.holder == holder]

    def left_by(self, holder: str | None) -> list[int]:
        """The seats on which a bot stands in for somebody."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == BOT and holder and seat.holder == holder]

    def written(self) -> dict[str, object]:
        """The record of a finished game, ready for JSON."""
        self.check_whole()
        self.check_over()
        names = [seat.name or seat.level or "?" for seat in self.seats]
        if self.record is not None:
            self.record.names = names
            return self.record.written()
        header = {"game": self.row.game, "rules": self.row.rules, "options": self.row.options, "components": None}
        kept = {"seed": self.row.seed, "commitment": self.commitment, "names": names, "actions": self._actions}
        return {"format": "tabledhote-record", "version": 1, **header, **kept}

    # ---- what may happen --------------------------------------------------------------------------

    def check_whole(self) -> None:
        if self.damaged:
            raise Refusal("damaged", self.closed or "This table is damaged.")

    def check_over(self) -> None:
        if not self.over:
            raise Refusal("not_over", "The record holds the seed, so you get it when the game is over.")

    def check_holder(self, seat: int, holder: str | None) -> Seat:
        """The seat, if this is its holder."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("not_found", f"There is no seat {seat} at this table.", list(range(len(self.seats))))
        if self.seats[seat].kind != PERSON or self.seats[seat].holder != holder:
            raise Refusal("not_your_seat", f"Seat {seat} is not yours.", list(self.held_by(holder)))
        return self.seats[seat]

    def looked_from(self, seat: int | None, holder: str | None) -> int:
        """The seat from which somebody looks (-1: as a spectator); None chooses the one of theirs that matters now."""
        if seat is None:
            held = self.held_by(holder)
            return self.deciding if self.deciding in held else (held[0] if held else -1)
        if seat >= 0:
            self.check_holder(seat, holder)
        return seat

    def check_open(self) -> Record:
        """The record of a table that goes on."""
        self.check_whole()
        if self.record is None:
            raise Refusal("read_only", self.closed or "This table can only be read.")
        if self.record.state.seat < 0:
            raise Refusal("over", "The game is over.")
        if not self.started:
            raise Refusal("waiting", "The game begins when all seats are taken.", self.vacant())
        return self.record

    def vacant(self) -> list[int]:
        return [] if self.damaged else [at for at, seat in enumerate(self.seats) if seat.vacant]

    def check_version(self, version: int) -> None:
        if version != self.version:
            message = f"The position has changed: version {version} was given, {self.version} is current."
            raise Refusal("stale_version", message, version=self.version)

    def check_action(self, seat: int, action: Action) -> int:
        """The legal action with this form."""
        record = self.check_open()
        state = record.state
        if state.seat != seat:
            raise Refusal("not_your_turn", f"Seat {state.seat} decides now, not seat {seat}.", [state.seat])
        try:
            return state.parse(action)
        except IllegalAction as error:
            forms = [state.describe(code) for code in state.legal()]
            raise Refusal("illegal_action", f"{error}.", forms) from None

    def check_undo(self, seat: int) -> int:
        """The number of the entry that a seat may take back."""
        record = self.check_open()
        reason = record.fixed(seat)
        if reason is not None:
            last = record.actions[-1]["seat"] if record.actions else ""
            why = FIXED[reason].format(owner=f"seat {last}")
            raise Refusal("cannot_undo", f"Seat {seat} cannot undo: {why}.", reason=reason)
        return self.lines[self._acts[-1]].number

    def undoable(self) -> int:
        """The seat that may take its last action back, or -1."""
        if self.record is None or self.damaged or not self._acts:
            return -1
        owner = self.lines[self._acts[-1]].seat
        assert owner is not None
        return owner if self.record.fixed(owner) is None else -1


def undone_later(entries: list[Entry]) -> set[int]:
    named = [entry.body.get("undoes") for entry in entries if entry.kind == "undo"]
    return {number for number in named if isinstance(number, int)}


def short(table_id: str) -> str:
    """Enough of a table's id to find it, for the log: the whole id is a secret."""
    return table_id[:6]
