"""What a choice will do for certain, shown before the player takes it.

A board may say which things an action changes (`foresee`), and which action comes right after another, so that both can
be picked together (`followed`). Both are tried on a copy in which all that the seat cannot know, chance to come
included, was dealt anew: nothing hidden can show through.
"""

from collections.abc import Sequence

from msgspec import Struct

from tabledhote.drawing.board import Board
from tabledhote.games.boards import board
from tabledhote.kernel.state import Action, Event, State
from tabledhote.words import Words


class Mark(Struct, omit_defaults=True):
    """What happens to a thing of the drawing (its `id`, or "" for none): an icon of the drawing, and a text.

    `kind` is loss, harm, relief or perhaps (somebody has to choose first). `short` says it on a chip.
    """

    thing: str
    kind: str
    icon: str
    text: str
    short: str = ""


def looks_ahead(board: Board) -> bool:
    """Whether a board has anything to say before an action is taken."""
    return board.foresee is not None or bool(board.followed)


def marks(
    view: dict[str, object], before: State, ahead: State, events: list[Event], words: Words, names: Sequence[str]
) -> list[Mark]:
    """What an action changes. If it reveals something, the board gets only the events and must stop in time."""
    foresee = board(before.game.id).foresee
    if foresee is None:
        return []

    def later() -> dict[str, object] | None:
        return ahead.view(before.seat) if ahead.revealed == before.revealed else None

    return [Mark(**mark) for mark in foresee(view, events, later, words, names)]


def following(before: State, ahead: State, events: list[Event], action: Action) -> list[Action]:
    """The actions from which the same seat chooses next, or the one that the engine took for it."""
    follows = board(before.game.id).followed.get(str(action["do"]))
    if follows is None:
        return []
    taken = [event for event in events if event["event"] == follows and event["seat"] == before.seat]
    if taken:
        return [{"do": follows, **{key: value for key, value in taken[0].items() if key not in ("event", "seat")}}]
    offered = [ahead.describe(code) for code in ahead.legal()] if ahead.seat == before.seat else []
    return [each for each in offered if each["do"] == follows]
