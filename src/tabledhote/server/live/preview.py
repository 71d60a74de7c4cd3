"""What a choice will do for certain, told before it is taken.

A board may say which things an action changes (`foresee`), and which action comes right after another, so that both can
be picked together (`FOLLOWED`). Both are tried on a copy in which all that the seat cannot know, chance to come
included, was dealt anew: nothing hidden can shine through.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from tabledhote.games import box
from tabledhote.kernel.state import Event, State
from tabledhote.words import Words


class Mark(Struct):
    """What happens to a thing of the drawing (its `id`, or "" for none): an icon of the drawing, and a text.

    `kind` is loss, harm, relief or perhaps (somebody has to choose first).
    """

    thing: str
    kind: str
    icon: str
    text: str


def looks_ahead(game: str) -> bool:
    """Whether a game has anything to say before an action is taken."""
    return hasattr(board(game), "foresee") or hasattr(board(game), "FOLLOWED")


def marks(
    view: dict[str, Any], before: State, ahead: State, events: list[Event], words: Words, names: Sequence[str]
) -> list[Mark]:
    """What an action changes. If it reveals something, the board hears no more than the events, and takes care."""
    foresee = getattr(board(before.game.id), "foresee", None)
    if foresee is None:
        return []

    def later() -> dict[str, Any] | None:
        return ahead.view(before.seat) if ahead.revealed == before.revealed else None

    return [Mark(**mark) for mark in foresee(view, events, later, words, names)]


def following(before: State, ahead: State, events: list[Event], action: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions from which the same seat chooses next, or the one that the engine took for it."""
    follows = getattr(board(before.game.id), "FOLLOWED", {}).get(action["do"])
    if follows is None:
        return []
    taken = [event for event in events if event["event"] == follows and event["seat"] == before.seat]
    if taken:
        return [{"do": follows, **{key: value for key, value in taken[0].items() if key not in ("event", "seat")}}]
    offered = [ahead.describe(code) for code in ahead.legal()] if ahead.seat == before.seat else []
    return [each for each in offered if each["do"] == follows]


@cache
def board(game: str) -> Any:
    """The module that draws a game; besides `svg` and `text` it has `COLOURS`, and what is looked up here by name."""
    return import_module(f"{box(game).package}.board")
