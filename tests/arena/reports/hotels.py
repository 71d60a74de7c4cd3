"""Games made by hand for tests of reports: three players, the second begins, things with known rates."""

from tabledhote.arena.reports import Watched
from tabledhote.arena.reports.watching import PARTS


def game(
    number: int = 0,
    winners: tuple[int, ...] = (0,),
    scores: tuple[int, ...] = (30, 20, 10),
    first: int = 1,
    pace: tuple[int, ...] = (3, 1),
    uses: tuple[tuple[str, str, int, int], ...] = (),
    flows: tuple[tuple[str, str, int, int], ...] = (),
) -> Watched:
    acts = [(0, "take_die", [2] + [0] * (PARTS - 1)), (1, "pass", [0] * (PARTS - 1) + [2])]
    return Watched(number, 7, first, sum(pace), list(scores), list(winners), list(pace), list(uses), acts, list(flows))
