"""The search on several cores: processes search one position, each with chance of its own, and add up their visits."""

from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache

import tabledhote
from tabledhote.bots.base import Bot
from tabledhote.bots.search import UNLIMITED, Search
from tabledhote.bots.tree import Node, add
from tabledhote.bots.value import Judgement
from tabledhote.kernel.game import Game
from tabledhote.kernel.rows import reals, zeros
from tabledhote.kernel.state import State

Visited = list[tuple[int, int, list[float]]]  # of every action of the root: the action, its visits, its worth in all


class ParallelSearch(Bot):
    """Decides like `Search`, with the iterations divided among worker processes; use it in a `with` statement.

    The same seed, iterations and number of workers decide the same.
    """

    def __init__(self, seed: int, workers: int, iterations: int = UNLIMITED, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.workers, self.iterations, self.seconds = workers, iterations, seconds
        self.done = 0  # iterations of the last decision, all workers together
        self.pool = ProcessPoolExecutor(workers)

    def __enter__(self) -> "ParallelSearch":
        return self

    def __exit__(self, *_problem: object) -> None:
        self.pool.shutdown()

    def choose(self, state: State) -> int:
        if state.game.digest is not None:
            raise ValueError(
                "ParallelSearch plays with the printed components only: its workers do not have the corrected file"
            )
        position = state.conceal(state.seat, self.rng).dump()
        share = max(1, self.iterations // self.workers)
        asked = [
            self.pool.submit(
                search_share, state.game.id, state.game.chosen, position, self.rng.next(), share, self.seconds
            )
            for _ in range(self.workers)
        ]
        merged: dict[int, Node] = {}
        self.done = 0
        for answer in asked:
            done, visited = answer.result()
            self.done += done
            for action, visits, worth in visited:
                node = merged.setdefault(action, Node(action, Judgement(zeros(len(worth)))))
                node.visits += visits
                add(node.worth_sums, reals(worth))
        root = Node(-1, Judgement(zeros(0)))
        root.children = [merged[action] for action in state.legal()]
        return root.favourite(state.seat).action


def search_share(
    game: str, options: dict[str, object], position: dict[str, object], seed: int, iterations: int, seconds: float
) -> tuple[int, Visited]:
    """A worker's part: how many iterations it made, and what it found about each action."""
    state = opened(game, tuple(options.items())).load(position)
    search = Search(seed, iterations, seconds)
    root = search.search(state).root
    return int(search.done), [(node.action, int(node.visits), list(node.worth_sums)) for node in root.children]


@lru_cache(8)
def opened(game: str, options: tuple[tuple[str, object], ...]) -> Game:
    return tabledhote.game(game, **dict(options))
