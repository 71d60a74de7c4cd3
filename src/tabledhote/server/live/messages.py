"""What one seat, or a spectator, learns of a table. Everything about a position that leaves the server is built here.

From the position: `view(seat)`, the legal actions of the seat that decides (to that seat alone), and events without the
private parts of others. It never shows the actions of others, only their events: a choice may be secret.
"""

from functools import partial

from msgspec import UNSET, Struct, UnsetType

from tabledhote.games.boards import board
from tabledhote.kernel.game import Line
from tabledhote.kernel.state import State
from tabledhote.server.bots.review import Progress
from tabledhote.server.live.choices import Choice, Together, action_text, choices, reasons, said, together
from tabledhote.server.tables.guide import Guidance, guidance
from tabledhote.server.tables.table import BOT, Seat, Table
from tabledhote.server.tables.table import Line as LogLine
from tabledhote.table import face_up_view, seen_by
from tabledhote.words import Words, words
from tabledhote.words.reader import Reader

CHAT_SHOWN = 100  # lines of chat in one answer
PARTS = ("view", "legal", "choices", "lines", "svg", "narrow")


class SeatTold(Struct):
    """`kind` is person, bot, open (anybody may sit down) or invited (people with the link).

    `stands_in` if a bot plays for a person who may come back, `late` if it does because their time was used up.
    """

    seat: int
    kind: str
    name: str | None
    level: str | None
    resigned: bool
    stands_in: bool
    late: bool


class ClockTold(Struct):
    """`left` are the seconds of each seat at the time `since`; from then on those of `seat` run (-1: nobody's)."""

    seconds: int
    increment: int
    left: list[float]
    seat: int
    since: float


class Result(Struct):
    """The end of a game; `breakdown` has the lines of each seat's score."""

    scores: list[int]
    winners: list[int]
    breakdown: list[list[Line]]


class TableTold(Struct):
    """A table without its position. `seed` and `result` are there at the end; `closed` says why it is read-only."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    public: bool
    created: float
    status: str
    seats: list[SeatTold]
    deciding: int
    number: int
    version: int
    commitment: str
    seed: str | None
    result: Result | None
    clock: ClockTold | None
    rematch: str | None
    closed: str | None
    damaged: bool
    hints: bool
    rated: bool


class LineTold(Struct, omit_defaults=True):
    """One entry of the log: events as the seat may know them, and as sentences where a language was asked for; `short`
    has a piece for each, to tell a turn in one line.
    """

    number: int
    kind: str
    at: float
    seat: int | None = None
    events: list[dict[str, object]] = []
    sentences: list[str] = []
    short: list[str] = []
    undone: bool = False
    undoes: int | None = None
    text: str | None = None
    stands_in: bool = False


class Hint(Struct):
    """A good action for the seat that decides: its chance to win after it, and the scores expected of all seats."""

    action: dict[str, object]
    text: str
    chance: float
    scores: list[float]


class Judged(Struct):
    """A decision of a finished game, from 1: what was played and what was best, in structured form and in words.

    `loss` is the chance to win that was given away; `chances` and `scores` are those of all seats before it.
    """

    number: int
    seat: int
    played: dict[str, object]
    best: dict[str, object]
    loss: float
    chances: list[float]
    scores: list[float]
    texts: list[str] = []


class ReviewTold(Struct):
    """`done` of `total` decisions are judged. Once all are, they are listed, with the numbers of the turning points.

    `place` is how many other games come first.
    """

    done: int
    total: int
    failed: bool
    decisions: list[Judged] = []
    turning: list[int] = []
    place: int = 0


def reader_of(table: Table, texts: Words, holder: str | None) -> Reader:
    """Several people at one device go by their names."""
    own = [*table.held_by(holder), *table.left_by(holder)]
    return Reader(texts, seat_names(table, texts), own[0] if len(own) == 1 else -1)


class Update(Struct):
    """A table as one seat sees it; parts that were not asked for are left out. `you` is -1 for a spectator."""

    table: TableTold
    you: int
    yours: list[int]
    left: list[int]  # seats on which a bot stands in for you
    undo: bool
    view: dict[str, object] | UnsetType = UNSET
    legal: list[dict[str, object]] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    together: list[Together] | UnsetType = UNSET
    reasons: dict[str, str] | UnsetType = UNSET  # why things cannot be chosen now
    lines: list[LineTold] | UnsetType = UNSET
    chat: int | UnsetType = UNSET  # the first line of chat among the lines, if there is more before it
    names: list[str] | UnsetType = UNSET
    prompt: str | UnsetType | None = UNSET
    svg: str | UnsetType = UNSET
    warning: str | UnsetType = UNSET
    guide: Guidance | UnsetType = UNSET


def update(
    table: Table, seat: int, holder: str | None, parts: frozenset[str], language: str | None, after: int = -1
) -> Update:
    """The update for a seat; `after` is the last entry known already. The caller has checked the seat's rights."""
    yours = table.held_by(holder)
    undo = seat >= 0 and table.undoable() == seat
    told = Update(table_told(table), seat, yours, table.left_by(holder), undo)
    texts = None if language is None else words(language, table.row.game)
    reader = None if texts is None else reader_of(table, texts, holder)
    if "lines" in parts:
        lines, first = without_old_chat([line for line in table.lines[after + 1 :] if line.text != ""])  # forgotten
        told.lines = [line_told(table, line, seat, reader) for line in lines]
        told.chat = first or UNSET
    if reader is not None:
        told.names = reader.shown()
    if table.record is None:
        return told
    if table.damaged:  # it is shown as it was last, and nobody decides
        position(told, table.record.state, seat, parts - {"legal", "choices"}, reader)
        told.prompt = UNSET if texts is None else None
        return told
    position(told, table.record.state, seat, parts, reader)
    if texts is not None and "choices" in parts:
        told.guide = guidance(table, seat, texts)
    return told


def earlier(
    table: Table, state: State, seat: int, holder: str | None, parts: frozenset[str], language: str | None
) -> Update:
    """The same of an earlier position."""
    told = update(table, seat, holder, parts & {"lines"}, language)
    texts = None if language is None else words(language, table.row.game)
    reader = reader_of(table, texts, holder) if texts else None
    position(told, state, seat, parts, reader, face_up=table.over)
    return told


def position(
    told: Update, state: State, seat: int, parts: frozenset[str], reader: Reader | None, *, face_up: bool = False
) -> None:
    """Add the parts of an update that come from a position; `face_up` if nothing is hidden any more."""
    texts = None if reader is None else reader.texts
    seen = texts is not None or parts & {"view", "svg"}
    view = (face_up_view(state, seat) if face_up else state.view(seat)) if seen else {}
    decides = seat >= 0 and state.seat == seat
    if "view" in parts:
        told.view = view
    if "legal" in parts:
        told.legal = [state.describe(code) for code in state.legal()] if decides else []
    if "choices" in parts:
        said_in = texts or words("en", state.game.id)
        told.choices = choices(state, said_in, reader.shown() if reader else ()) if decides else []
        told.together = together(state, said_in) if decides else []
        told.reasons = reasons(state, texts) if decides and texts is not None else UNSET
    if texts is not None and reader is not None:
        told.prompt = reader.spoken(prompt(texts, view, reader.names)) if state.seat >= 0 else None
        told.warning = warning(state, texts, view) or UNSET
    if "svg" in parts:
        game = state.game.id
        draw = board(game).shape("narrow" in parts)
        names = reader.names if reader else None
        drawn = draw(view, texts or words("en", game), names=names, standalone=False)
        told.svg = reader.spoken_in(drawn) if reader else str(drawn)  # msgspec encodes no class derived from str


def table_told(table: Table) -> TableTold:
    """The same for everybody until the next entry."""
    if not isinstance(table.told, TableTold) or table.told.number != table.number:
        table.told = told_anew(table)
    return table.told


def told_anew(table: Table) -> TableTold:
    row = table.row
    return TableTold(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        public=row.public,
        created=row.created,
        status=table.status,
        seats=[seat_told(at, seat) for at, seat in enumerate(table.seats)],
        deciding=table.deciding,
        number=table.number,
        version=table.version,
        commitment=table.commitment,
        seed=row.seed if table.over else None,
        result=result(table),
        clock=clock_told(table),
        rematch=table.rematch,
        closed=table.closed,
        damaged=table.damaged,
        hints=table.gives_hints,
        rated=table.rated,
    )


def seat_told(at: int, seat: Seat) -> SeatTold:
    stands_in = seat.kind == BOT and seat.holder is not None
    return SeatTold(at, seat.kind, seat.name, seat.level, seat.resigned, stands_in, seat.late)


def clock_told(table: Table) -> ClockTold | None:
    clock = table.clock
    if clock is None:
        return None
    return ClockTold(clock.seconds, clock.increment, clock.left[:], clock.seat, clock.since)


def result(table: Table) -> Result | None:
    if table.record is None or table.damaged or not table.over:
        return None
    state = table.record.state
    return Result(state.scores(), state.winners(), state.game.box.breakdown(state))


def without_old_chat(lines: list[LogLine]) -> tuple[list[LogLine], int]:
    """Lines with the last of the chat only; and the number of the first of it, 0 if that is all."""
    said = [line.number for line in lines if line.kind == "say"]
    if len(said) <= CHAT_SHOWN:
        return lines, 0
    first = said[-CHAT_SHOWN]
    return [line for line in lines if line.kind != "say" or line.number >= first], first


def chat(table: Table, before: int) -> list[LineTold]:
    """The last lines of chat before an entry."""
    said = [line for line in table.lines[:before] if line.kind == "say" and line.text]
    return [line_told(table, line, -1, None) for line in said[-CHAT_SHOWN:]]


def line_told(table: Table, line: LogLine, seat: int, reader: Reader | None) -> LineTold:
    events = table.events(line) if table.over and not table.damaged else list(seen_by(seat, table.events(line)))
    sentences = [] if reader is None else [reader.spoken(sentence(reader.texts, each, reader.names)) for each in events]
    short = [] if reader is None else [said(partial(reader.texts.short, each), "") for each in events]
    return LineTold(
        number=line.number,
        kind=line.kind,
        at=line.at,
        seat=line.seat,
        events=events,
        sentences=sentences,
        short=short if any(short) else [],
        undone=line.kind == "act" and not line.index,
        undoes=line.undoes,
        text=line.text,
        stands_in=line.stands_in,
    )


def sentence(texts: Words, event: dict[str, object], names: list[str]) -> str:
    return said(lambda: texts.event(event, names), str(event.get("event", "")))


def warning(state: State, texts: Words, view: dict[str, object]) -> str:
    warn = board(state.game.id).warning
    return said(lambda: warn(view, texts), "") if warn is not None else ""


def prompt(texts: Words, view: dict[str, object], names: list[str]) -> str:
    return said(lambda: texts.prompt(view, names), "")


def review(progress: Progress, place: int, texts: Words | None) -> ReviewTold:
    """A review as far as it is; with the actions in words where a language was asked for."""
    told = ReviewTold(progress.done, progress.total, progress.failed, place=place)
    if progress.found is not None:
        told.turning = progress.found["turning"]
        told.decisions = [Judged(**decision) for decision in progress.found["decisions"]]
    if texts is not None:
        for one in told.decisions:
            one.texts = [action_text(texts, one.played), action_text(texts, one.best)]
    return told


def seat_names(table: Table, texts: Words) -> list[str]:
    """The names of the players in a language: people have their own, bots and free seats their number, and those who
    were deleted are somebody.
    """
    names = []
    for at, seat in enumerate(table.seats):
        if seat.name is not None:
            names.append(seat.name)
        else:
            message = "somebody" if seat.gone else "bot-name" if seat.kind == BOT else "player"
            names.append(said(partial(texts, message, number=at + 1), str(at + 1)))
    return names
