"""The games as the pages show them: titles, boards, colours of seats, and whether a game hides anything."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from markupsafe import Markup

import tabledhote
from tabledhote.bots import Greedy
from tabledhote.drawing.icons import mark
from tabledhote.drawing.palette import Palette
from tabledhote.games import box
from tabledhote.kernel.game import Option
from tabledhote.kernel.state import State
from tabledhote.server.tables.table import Sitting
from tabledhote.words import Words, words

DECISIONS = 60
MINIATURE = 7  # the seed of the game from which pictures are
PLAIN = "grey"  # the mark of a seat to which a board gives no colour


@dataclass(frozen=True)
class Card:
    """A game on the home page."""

    id: str
    title: str
    tagline: str
    players: str
    duration: str | None


@cache
def card(game: str, language: str) -> Card:
    texts, players = words(language, game), box(game).players
    fewest, most = players[0], players[-1]
    exact = fewest == most
    count = texts("home-exactly", number=most) if exact else texts("home-players", fewest=fewest, most=most)
    return Card(game, texts("title"), texts("tagline"), count, texts("duration") if "duration" in texts else None)


def cards(language: str) -> list[Card]:
    return [card(game, language) for game in tabledhote.games()]


def board(game: str) -> Any:
    """The module that draws a game; besides `svg` and `text` it has `COLOURS`."""
    return import_module(f"{box(game).package}.board")


def rulebook(game: str) -> Any:
    """The module that ties the rules of a game to its table: `FIGURES`, `SYMBOLS` and `PROMPTS`."""
    return import_module(f"{box(game).package}.board.rulebook")


def palette(game: str) -> Palette:
    found = board(game).COLOURS
    assert isinstance(found, Palette)
    return found


def seat_marks(sitting: Sitting) -> list[Markup]:
    """The shape and colour by which a board tells each seat from the others, as small drawings."""
    return [drawn_mark(colour) for colour in seat_colours(sitting)]


def seat_colours(sitting: Sitting) -> list[str]:
    """The colour of each seat.

    A board that has its own order of colours lists them in `SEATS`; where colours are dealt, the view has them.
    """
    colours = list(getattr(board(sitting.row.game), "SEATS", ()))
    if not colours and sitting.record is not None:
        players = sitting.record.state.view(-1).get("players")
        colours = [own.get("colour", PLAIN) for own in players] if isinstance(players, list) else []
    return [colours[at] if at < len(colours) else PLAIN for at in range(len(sitting.seats))]


@cache
def drawn_mark(colour: str) -> Markup:
    shape = mark(colour, 12, 12, 20, stroke="var(--rim)", stroke_width=1)
    return Markup(f'<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">{shape}</svg>')


def miniature(game: str, language: str) -> str:
    """The board of the game on the card."""
    return drawn_position(game, DECISIONS, language)


@cache
def drawn_position(game: str, decisions: int, language: str, **options: object) -> str:
    """A board some way into a game between bots, as the first seat sees it, drawn to stand alone."""
    drawn = board(game).svg(position(game, decisions, **options).view(0), words(language, game))
    assert isinstance(drawn, str)
    return drawn


@cache
def position(game: str, decisions: int, **options: object) -> State:
    """A position of a game between bots, before it ends."""
    state = tabledhote.game(game, **options).start(MINIATURE)
    player = Greedy(MINIATURE)
    for _ in range(decisions):
        ahead = state.copy()
        ahead.apply(player.choose(ahead))
        if ahead.seat < 0:
            break
        state = ahead
    return state


def hides(state: State) -> bool:
    """Whether one seat sees what another does not: then a shared device is covered while it changes hands."""
    views = [state.view(seat) for seat in range(state.game.players)]
    for view in views:
        view.pop("you", None)
    return any(view != views[0] for view in views)


@dataclass(frozen=True)
class Value:
    """One value of an option, as a form has it."""

    code: str
    label: str
    about: str
    usual: bool


def option_values(option: Option, texts: Words, codes: list[tuple[str, object]]) -> list[Value]:
    return [
        Value(
            code,
            value_label(option, value, texts),
            about(texts, f"option-{option.name}-{value}"),
            value == option.default,
        )
        for code, value in codes
    ]


def value_label(option: Option, value: object, texts: Words) -> str:
    message = f"option-{option.name}-{value}"
    if message in texts:
        return texts(message)
    if isinstance(value, bool):
        return texts("yes" if value else "no")
    if option.name == "first" and isinstance(value, int):
        return texts("new-seat", number=value + 1)
    return str(value)


def about(texts: Words, message: str) -> str:
    """The explanation of an option or of one of its values, if the game gives one."""
    if message not in texts or "about" not in texts.bundle.get_message(message).attributes:
        return ""
    return texts(f"{message}.about")
