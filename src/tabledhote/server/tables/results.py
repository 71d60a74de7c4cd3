"""How a finished game went for each seat: what the store keeps of it with the last action.

A seat belongs to the person who sat there last, also where a bot stood in or they resigned.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tabledhote.arena.reports.subjects import Thing, subjects
from tabledhote.games.boards import board
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.state import Event, State
from tabledhote.server.store.entries import NOBODY, Entry, Result
from tabledhote.server.tables.table import BOT, Table


@dataclass(slots=True)
class Played:
    """What the log says of one seat."""

    holder: str | None = None
    name: str | None = None
    level: str | None = None  # of the bot that plays it now
    resigned: bool = False
    decisions: int = 0
    stood_in: int = 0
    used: dict[str, None] = field(default_factory=dict)

    def change_hands(self, entry: Entry) -> None:
        if entry.kind == BOT:
            self.level = entry.body["level"]
            self.resigned = bool(entry.body.get("resigned"))
            if self.resigned or entry.body.get("holder") is not None:
                return  # the seat is still that person's
        self.holder, self.name = entry.body.get("holder"), entry.body.get("name")
        if entry.kind == "sit" and self.holder is None:
            self.holder = NOBODY  # somebody whose name and key are forgotten
        self.level = self.level if entry.kind == BOT else None

    def decide(self) -> None:
        self.decisions += 1
        self.stood_in += self.holder is not None and self.level is not None


def results(table: Table, end: State | None = None, last: Entry | None = None) -> list[Result]:
    """The results of a finished game; none of one that was uploaded, or that cannot be played here.

    Before the last action is stored, `last` is its entry and `end` the position after it, with the events of it.
    """
    state = end if end is not None else table.record.state if table.record is not None else None
    if table.record is None or state is None or table.damaged or table.uploaded or state.seat >= 0:
        return []
    seats, started = played(table)
    counted = things(table.row.game)
    for line in table.lines:
        if line.index or line.kind == "start":
            note_uses(seats, counted, table.events(line), line.seat)
    if last is not None and last.seat is not None:
        seats[last.seat].decide()
        note_uses(seats, counted, state.events or (), last.seat)
    scores, winners = state.scores(), state.winners()
    ended = last.at if last is not None else max(table.lines[act].at for act in acts(table))
    actions = len(table.record.actions) + (last is not None)
    persons = [seat.holder for seat in seats if seat.holder is not None]
    known = [holder for holder in persons if holder != NOBODY]
    rated = table.rated and len(persons) >= 2 and len(set(known)) == len(known)
    return [
        Result(
            table_id=table.id,
            seat=at,
            game=table.row.game,
            rules=table.row.rules,
            options=table.row.options,
            players=len(seats),
            holder=seat.holder,
            name=seat.name if seat.holder is not None else None,
            level=seat.level if seat.holder is None else None,
            place=place(scores, winners, at, scored=board(table.row.game).scored),
            score=scores[at],
            won=1 / len(winners) if at in winners else 0.0,
            started=started,
            ended=ended,
            actions=actions,
            decisions=seat.decisions,
            stood_in=seat.stood_in,
            resigned=seat.resigned,
            rated=rated,
            used=list(seat.used),
        )
        for at, seat in enumerate(seats)
    ]


def acts(table: Table) -> list[int]:
    """The lines of the actions that stand."""
    return [at for at, line in enumerate(table.lines) if line.index]


def played(table: Table) -> tuple[list[Played], float]:
    """Who played each seat and how much of it, and when the game began."""
    seats = [Played() for _ in range(table.players)]
    vacant = set(range(table.players))
    started = table.row.created
    for entry, line in zip(table.entries, table.lines[1:], strict=True):
        if entry.kind in ("sit", BOT, "open", "invited") and entry.seat is not None:
            seats[entry.seat].change_hands(entry)
            if entry.kind in ("sit", BOT) and entry.seat in vacant:
                vacant.discard(entry.seat)
                started = entry.at
        elif line.index and entry.seat is not None:
            seats[entry.seat].decide()
    return seats, started


def place(scores: list[int], winners: list[int], seat: int, *, scored: bool) -> int:
    """The place of a seat, 1 for the winners. Where nobody wins, or nobody has points, all others are last.

    >>> [place([7, 9, 9, 4], [1, 2], seat, scored=True) for seat in range(4)]
    [3, 1, 1, 4]
    >>> [place([0, 0], [], seat, scored=False) for seat in range(2)]
    [2, 2]
    """
    if seat in winners:
        return 1
    if not winners or not scored:
        return len(scores)
    return 1 + sum(score > scores[seat] or other in winners for other, score in enumerate(scores) if other != seat)


def things(game: str) -> tuple[Thing, ...]:
    """The cards, tiles and spaces that are counted; none in a game that does not say which."""
    try:
        return subjects(game).things
    except InvalidOption:
        return ()


def note_uses(seats: list[Played], counted: tuple[Thing, ...], events: Iterable[Event], acting: int | None) -> None:
    for event in events:
        for thing in counted:
            if event["event"] == thing.event and thing.shown_in(event):
                seat = event.get("seat", acting)
                if isinstance(seat, int) and 0 <= seat < len(seats) and thing.field in event:
                    seats[seat].used[f"{thing.kind}:{event[thing.field]}"] = None
