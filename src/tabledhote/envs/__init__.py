"""The games as environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many tables in one step.

Needs the extra `rl` (`pip install 'tabledhote[rl]'`). docs/reference/environments.md says what agents see, do and get.
"""

from tabledhote.kernel.state import State

LACKING = "environments need more packages: pip install 'tabledhote[rl]'"


def rewards(state: State) -> list[float]:
    """What each seat gets: nothing before the end; then each loser -1, and the winners share what the losers gave.

    >>> import tabledhote
    >>> rewards(tabledhote.game("amsterdam", players=3).start(seed=1))
    [0.0, 0.0, 0.0]
    """
    players, winners = state.game.players, state.winners()
    if not winners:  # not over, or a defeat of all
        return [0.0] * players
    return [players / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(players)]
