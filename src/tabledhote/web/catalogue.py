"""The games as the pages show them: titles, boards and colours of seats."""

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

import tabledhote
from tabledhote.bots import Greedy
from tabledhote.drawing.icons import mark
from tabledhote.games import box
from tabledhote.games.boards import board
from tabledhote.kernel.game import Option
from tabledhote.kernel.state import State
from tabledhote.server.live import messages
from tabledhote.server.tables.table import Table
from tabledhote.table.guide import lessons
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
    lessons: list[int]


@cache
def card(game: str, language: str) -> Card:
    texts, players = words(language, game), box(game).players
    fewest, most = players[0], players[-1]
    exact = fewest == most
    count = texts("home-exactly", number=most) if exact else texts("home-players", fewest=fewest, most=most)
    return Card(
        game,
        texts("title"),
        texts("tagline"),
        count,
        texts("duration") if "duration" in texts else None,
        lessons(game),
    )


def cards(language: str) -> list[Card]:
    return [card(game, language) for game in tabledhote.games()]


def seat_marks(table: Table) -> list[Markup]:
    """The shape and colour by which a board tells each seat from the others, as small drawings."""
    return [drawn_mark(colour) for colour in seat_colours(table)]


def seat_colours(table: Table) -> list[str]:
    """The colour of each seat.

    A board that has its own order of colours lists them in `seats`; where colours are dealt, the view has them.
    """
    colours = list(board(table.row.game).seats)
    if not colours and table.record is not None:
        players = table.record.state.view(-1).get("players")
        colours = [own.get("colour", PLAIN) for own in players] if isinstance(players, list) else []
    return [colours[at] if at < len(colours) else PLAIN for at in range(len(table.seats))]


def present_names(table: Table, texts: Words) -> list[str]:
    """The names of the players at a table, free seats left out."""
    names = messages.seat_names(table, texts)
    return [name for name, seat in zip(names, table.seats, strict=True) if not seat.vacant]


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
