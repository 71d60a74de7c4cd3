"""What one seat, or a spectator, is told of a table. Everything about a position that leaves the server is built here.

From the position: `view(seat)`, the legal actions of the seat that decides (to that seat alone), and events without the
private parts of others. The actions of others are never told, only their events: a choice may be secret.
"""

import json
import logging
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tabledhote.games import box
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State
from tabledhote.server.bots.review import Progress
from tabledhote.server.live import preview
from tabledhote.server.tables.guide import Guidance, guidance
from tabledhote.server.tables.table import BOT, Line, Seat, Sitting
from tabledhote.table import seen_by
from tabledhote.words import Words, words

logger = logging.getLogger(__name__)

PARTS = ("view", "legal", "choices", "lines", "svg", "narrow")


class SeatTold(Struct):
    """`kind` is person, bot, open (anybody may sit down) or invited (whoever has the link).

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
    breakdown: list[list[dict[str, Any]]]


class TableTold(Struct):
    """A table without its position. `seed` and `result` are told at the end; `closed` says why it is read-only."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
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
    hints: bool


class LineTold(Struct, omit_defaults=True):
    """One entry of the log: events as the seat may know them, and as sentences where a language was asked for."""

    number: int
    kind: str
    at: float
    seat: int | None = None
    events: list[dict[str, Any]] = []
    sentences: list[str] = []
    undone: bool = False
    undoes: int | None = None
    text: str | None = None
    stands_in: bool = False


class Choice(Struct, omit_defaults=True):
    """A legal action, in words, and whether it can be taken back once it is done.

    `marks` are what it will surely do, `then` what can be picked along with it: the actions that may follow at once.
    """

    action: dict[str, Any]
    text: str
    undoable: bool
    marks: list[preview.Mark] = []
    then: list[dict[str, Any]] = []


class Together(Struct):
    """Several actions that go together and leave nothing to decide, to be sent one after the other."""

    actions: list[dict[str, Any]]
    text: str
    undoable: bool


class Hint(Struct):
    """A good action for the seat that decides: its chance to win after it, and the scores expected of all seats."""

    action: dict[str, Any]
    text: str
    chance: float
    scores: list[float]


class Judged(Struct):
    """A decision of a finished game, from 1: what was played and what was best, in structured form and in words.

    `loss` is the chance to win that was given away; `chances` and `scores` are those of all seats before it.
    """

    number: int
    seat: int
    played: dict[str, Any]
    best: dict[str, Any]
    loss: float
    chances: list[float]
    scores: list[float]
    texts: list[str] = []


class ReviewTold(Struct):
    """`done` of `total` decisions are judged; all of them are told when they are, with the turning points' numbers."""

    done: int
    total: int
    failed: bool
    decisions: list[Judged] = []
    turning: list[int] = []


class Update(Struct):
    """A table as one seat sees it; parts that were not asked for are left out. `you` is -1 for a spectator."""

    table: TableTold
    you: int
    yours: list[int]
    left: list[int]  # seats on which a bot stands in for you
    undo: bool
    view: dict[str, Any] | UnsetType = UNSET
    legal: list[dict[str, Any]] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    together: list[Together] | UnsetType = UNSET
    lines: list[LineTold] | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    prompt: str | UnsetType | None = UNSET
    svg: str | UnsetType = UNSET
    guide: Guidance | UnsetType = UNSET


def update(
    sitting: Sitting, seat: int, holder: str | None, parts: frozenset[str], language: str | None, after: int = -1
) -> Update:
    """What a seat is told; `after` is the last entry known already. The caller has checked the seat's rights."""
    yours = sitting.held_by(holder)
    undo = seat >= 0 and sitting.undoable() == seat
    told = Update(table_told(sitting), seat, yours, sitting.left_by(holder), undo)
    texts = None if language is None else words(language, sitting.row.game)
    names = None if texts is None else seat_names(sitting, texts)
    if "lines" in parts:
        told.lines = [line_told(sitting, line, seat, texts, names) for line in sitting.lines[after + 1 :]]
    if names is not None:
        told.names = names
    if sitting.record is None:
        return told
    position(told, sitting.record.state, seat, parts, texts, names or [])
    if texts is not None and "choices" in parts:
        told.guide = guidance(sitting, seat, texts)
    return told


def earlier(
    sitting: Sitting, state: State, seat: int, holder: str | None, parts: frozenset[str], language: str | None
) -> Update:
    """The same of an earlier position."""
    told = update(sitting, seat, holder, parts & {"lines"}, language)
    texts = None if language is None else words(language, sitting.row.game)
    position(told, state, seat, parts, texts, seat_names(sitting, texts) if texts else [])
    return told


def position(
    told: Update, state: State, seat: int, parts: frozenset[str], texts: Words | None, names: list[str]
) -> None:
    """Add the parts of an update that come from a position."""
    view = state.view(seat) if texts is not None or parts & {"view", "svg"} else {}
    decides = seat >= 0 and state.seat == seat
    if "view" in parts:
        told.view = view
    if "legal" in parts:
        told.legal = [state.describe(code) for code in state.legal()] if decides else []
    if "choices" in parts:
        said_in = texts or words("en", state.game.id)
        told.choices = choices(state, said_in, names) if decides else []
        told.together = together(state, said_in) if decides else []
    if texts is not None:
        told.prompt = prompt(texts, view, names) if state.seat >= 0 else None
    if "svg" in parts:
        game = state.game.id
        shape = {"narrow": True} if "narrow" in parts and narrows(game) else {}
        captions = texts or words("en", game)
        told.svg = str(drawing(game)(view, captions, names=names or None, standalone=False, **shape))


def table_told(sitting: Sitting) -> TableTold:
    """The same for everybody until the next entry."""
    if sitting.told is None or sitting.told[0] != sitting.number:
        sitting.told = (sitting.number, told_anew(sitting))
    told: TableTold = sitting.told[1]
    return told


def told_anew(sitting: Sitting) -> TableTold:
    row = sitting.row
    return TableTold(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        public=row.public,
        created=row.created,
        status=sitting.status,
        seats=[seat_told(at, seat) for at, seat in enumerate(sitting.seats)],
        deciding=sitting.deciding,
        number=sitting.number,
        version=sitting.version,
        commitment=sitting.commitment,
        seed=row.seed if sitting.over else None,
        result=result(sitting),
        clock=clock_told(sitting),
        rematch=sitting.rematch,
        closed=sitting.closed,
        hints=sitting.gives_hints,
    )


def seat_told(at: int, seat: Seat) -> SeatTold:
    stands_in = seat.kind == BOT and seat.holder is not None
    return SeatTold(at, seat.kind, seat.name, seat.level, seat.resigned, stands_in, seat.late)


def clock_told(sitting: Sitting) -> ClockTold | None:
    clock = sitting.clock
    if clock is None:
        return None
    return ClockTold(clock.seconds, clock.increment, clock.left[:], clock.seat, clock.since)


def result(sitting: Sitting) -> Result | None:
    if sitting.record is None or not sitting.over:
        return None
    state = sitting.record.state
    return Result(state.scores(), state.winners(), scoring(sitting.row.game).breakdown(state))


def line_told(sitting: Sitting, line: Line, seat: int, texts: Words | None, names: list[str] | None) -> LineTold:
    events = list(seen_by(seat, sitting.events(line)))
    sentences = [sentence(texts, event, names or []) for event in events] if texts is not None else []
    return LineTold(
        number=line.number,
        kind=line.kind,
        at=line.at,
        seat=line.seat,
        events=events,
        sentences=sentences,
        undone=line.kind == "act" and not line.index,
        undoes=line.undoes,
        text=line.text,
        stands_in=line.stands_in,
    )


def sentence(texts: Words, event: dict[str, Any], names: list[str]) -> str:
    return said(lambda: texts.event(event, names), str(event.get("event", "")))


def prompt(texts: Words, view: dict[str, Any], names: list[str]) -> str:
    return said(lambda: texts.prompt(view, names), "")


def choices(state: State, texts: Words, names: Sequence[str] = ()) -> list[Choice]:
    """The legal actions in words. Whether one can be undone is tried on a dealing that the seat cannot tell apart."""
    deal, view = state.conceal(state.seat, Rng(1)), state.view(state.seat)
    own = getattr(preview.board(state.game.id), "choice", None)
    looks_ahead = preview.looks_ahead(state.game.id)
    offered = []
    for code in state.legal():
        action = state.describe(code)
        ahead = deal.copy()
        events: list[dict[str, Any]] | None = [] if looks_ahead else None
        ahead.events = events
        ahead.apply(code)
        text = own(view, texts, action) if own is not None else None
        choice = Choice(action, text or action_text(texts, action), undoable(deal, ahead))
        if events is not None:
            choice.marks = preview.marks(view, deal, ahead, events, texts, names)
            choice.then = preview.following(deal, ahead, events, action)
        offered.append(choice)
    return offered


def undoable(deal: State, ahead: State) -> bool:
    return ahead.seat >= 0 and ahead.revealed == deal.revealed


def together(state: State, texts: Words) -> list[Together]:
    """What the game offers to do in one go, tried like a choice."""
    offers = getattr(preview.board(state.game.id), "together", None)
    if offers is None:
        return []
    deal, found = state.conceal(state.seat, Rng(1)), []
    for text, actions in offers(state.view(state.seat), texts):
        ahead = deal.copy()
        for action in actions:
            ahead.play(ahead.parse(action))
        found.append(Together(actions, text, undoable(deal, ahead)))
    return found


def review(progress: Progress, texts: Words | None) -> ReviewTold:
    """A review as far as it is; with the actions in words where a language was asked for."""
    told = ReviewTold(progress.done, progress.total, progress.failed)
    if progress.found is not None:
        told.turning = progress.found["turning"]
        told.decisions = [Judged(**decision) for decision in progress.found["decisions"]]
    if texts is not None:
        for one in told.decisions:
            one.texts = [action_text(texts, one.played), action_text(texts, one.best)]
    return told


def action_text(texts: Words, action: dict[str, Any]) -> str:
    return said(lambda: texts.action(action), json.dumps(action, ensure_ascii=False))


def seat_names(sitting: Sitting, texts: Words) -> list[str]:
    """How the players are called in a language: people as they like, bots and free seats by their number."""
    names = []
    for at, seat in enumerate(sitting.seats):
        if seat.name is not None:
            names.append(seat.name)
        else:
            message = "bot-name" if seat.kind == BOT else "player"
            names.append(said(lambda at=at, message=message: texts(message, number=at + 1), str(at + 1)))  # type: ignore[misc]
    return names


def said(text: Callable[[], str], otherwise: str) -> str:
    """A text; a word that is missing in one language must not stop a table, but it is put on record."""
    try:
        return text()
    except (KeyError, FileNotFoundError) as error:
        logger.warning("missing words", extra={"words": str(error)})
        return otherwise


@cache
def drawing(game: str) -> Callable[..., str]:
    found: Callable[..., str] = preview.board(game).svg
    return found


@cache
def narrows(game: str) -> bool:
    """Whether a board has another drawing for pages that are higher than wide."""
    return "narrow" in signature(drawing(game)).parameters


@cache
def scoring(game: str) -> Any:
    return import_module(f"{box(game).package}.scoring")
