"""Four board games at one table: exact rules, fast positions, fair bots.

>>> import tabledhote
>>> state = tabledhote.game("amsterdam", players=2).start(seed=7)
>>> while state.seat >= 0:
...     state.play(state.legal()[0])
>>> len(state.scores())
2
"""

from tabledhote.games import box
from tabledhote.kernel.errors import IllegalAction, InvalidComponents, InvalidOption, InvalidPosition, InvalidRecord
from tabledhote.kernel.game import Box, Game, Option
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import State
from tabledhote.shelf import SHELF, guests

__version__ = "0.1.0"
__all__ = [
    "Box",
    "Game",
    "IllegalAction",
    "InvalidComponents",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Option",
    "Rng",
    "State",
    "compiled",
    "game",
    "games",
]


def games() -> tuple[str, ...]:
    """The names of all games: our own, and those of other packages that can be played."""
    if not guests():
        return SHELF
    from tabledhote.games.guests import playable  # brings all of the drawing along, which `import tabledhote` must not

    return (*SHELF, *playable())


def game(name: str, **options: object) -> Game:
    """A game with these options; InvalidOption (a ValueError) names what is not allowed and what is."""
    return box(name).open(**options)


def compiled() -> bool:
    """Whether the rules run compiled (True) or interpreted."""
    from tabledhote.kernel import playout

    return not playout.__file__.endswith(".py")
