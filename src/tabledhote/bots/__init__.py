"""Players that are programs. They decide from what their seat may know, and reproducibly from their own seed."""

from tabledhote.bots.bot import Bot, play_out
from tabledhote.bots.chance import Random
from tabledhote.bots.greedy import Greedy
from tabledhote.kernel.errors import InvalidOption

LEVELS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}

__all__ = ["LEVELS", "Bot", "Greedy", "Random", "bot", "play_out"]


def bot(name: str, seed: int) -> Bot:
    """The bot of that level; InvalidOption names the levels there are.

    >>> import tabledhote
    >>> state = tabledhote.game("amsterdam").start(seed=7)
    >>> bot("greedy", seed=1).choose(state) in state.legal()
    True
    """
    if name not in LEVELS:
        raise InvalidOption(f"there is no bot {name!r}; allowed: {', '.join(LEVELS)}")
    return LEVELS[name](seed)
