"""What one seat, or a spectator, is told of a table. Everything about a position that leaves the server is built here.

From the position: `view(seat)`, the legal actions of the seat that decides (to that seat alone), and events without the
private parts of others. The actions of others are never told, only their events: a choice may be secret.
"""

import json
import logging
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tabledhote.games import box
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State
from tabledhote.server import guiding
from tabledhote.server.reviewing import Progress
from tabledhote.server.sitting import BOT, Line, Sitting
from tabledhote.table import seen_by
from tabledhote.words import Words, words

logger = logging.getLogger(__name__)

PARTS = ("view", "legal", "choices", "lines", "svg", "narrow")


class SeatTold(Struct):
    """`kind` is person, bot, open (anybody may sit down) or invited (whoever has the link)."""

    seat: int
    kind: str
    name: str | None
    level: str | None
    resigned: bool


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


class Choice(Struct):
    """A legal action, in words, and whether it can be taken back once it is done."""

    action: dict[str, Any]
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
    undo: bool
    view: dict[str, Any] | UnsetType = UNSET
    legal: list[dict[str, Any]] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    lines: list[LineTold] | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    prompt: str | UnsetType | None = UNSET
    svg: str | UnsetType = UNSET
    guide: guiding.Guidance | UnsetType = UNSET


def update(
    sitting: Sitting, seat: int, holder: str | None, parts: frozenset[str], language: str | None, after: int = -1
) -> Update:
    """What a seat is told; `after` is the last entry known already. The caller has checked the seat's rights."""
    yours = sitting.held_by(holder)
    told = Update(table_told(sitting), seat, yours, seat >= 0 and sitting.undoable() == seat)
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
        told.guide = guiding.guidance(sitting, seat, texts)
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
    view = state.view(seat)
    decides = seat >= 0 and state.seat == seat
    if "view" in parts:
        told.view = view
    if "legal" in parts:
        told.legal = [state.describe(code) for code in state.legal()] if decides else []
    if "choices" in parts:
        told.choices = choices(state, texts or words("en", state.game.id)) if decides else []
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
        seats=[SeatTold(at, seat.kind, seat.name, seat.level, seat.resigned) for at, seat in enumerate(sitting.seats)],
        deciding=sitting.deciding,
        number=sitting.number,
        version=sitting.version,
        commitment=sitting.commitment,
        seed=row.seed if sitting.over else None,
        result=result(sitting),
        rematch=sitting.rematch,
        closed=sitting.closed,
        hints=sitting.gives_hints,
    )


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
    )


def sentence(texts: Words, event: dict[str, Any], names: list[str]) -> str:
    return said(lambda: texts.event(event, names), str(event.get("event", "")))


def prompt(texts: Words, view: dict[str, Any], names: list[str]) -> str:
    return said(lambda: texts.prompt(view, names), "")


def choices(state: State, texts: Words) -> list[Choice]:
    """The legal actions in words. Whether one can be undone is tried on a dealing that the seat cannot tell apart."""
    deal = state.conceal(state.seat, Rng(1))
    offered = []
    for code in state.legal():
        action = state.describe(code)
        ahead = deal.copy()
        ahead.apply(code)
        undoable = ahead.seat >= 0 and ahead.revealed == deal.revealed
        offered.append(Choice(action, action_text(texts, action), undoable))
    return offered


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
    found: Callable[..., str] = import_module(f"{box(game).package}.board").svg
    return found


@cache
def narrows(game: str) -> bool:
    """Whether a board has another drawing for pages that are higher than wide."""
    return "narrow" in signature(drawing(game)).parameters


@cache
def scoring(game: str) -> Any:
    return import_module(f"{box(game).package}.scoring")
