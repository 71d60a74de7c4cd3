"""The bot that looks one decision ahead and takes what looks best by the game's `outlook`.

Some actions hand the turn over, and with it come a rival's dice or cards; others leave the seat to decide on. To be
compared fairly all are followed to the same moment, the next change of seat, and all meet the same chance on the way.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tabledhote.bots.base import Bot
from tabledhote.bots.strategy import Strategy, strategy_of
from tabledhote.kernel.state import State

Outlook = Callable[[State, int], int]

SAMPLES: Final = 2  # how many deals of the unknown are tried where the unknown matters
FARTHEST: Final = 8  # decisions followed at most: some games give a seat two turns in a row


class Greedy(Bot):
    """By the game's own strategy, or by another one for experiments."""

    def __init__(self, seed: int, strategy: Strategy[State] | None = None) -> None:
        super().__init__(seed)
        self.strategy = strategy

    def choose(self, state: State) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        known = self.strategy or strategy_of(state.game.box)
        values: list[int] = [0] * len(actions)
        for sample in range(SAMPLES):
            deal = state.conceal(state.seat, self.rng)
            if not judge(deal, actions, values, known.outlook) and sample == 0:
                break  # nothing unknown mattered: other deals would say the same
        return actions[self.pick(state, actions, values)]

    def pick(self, state: State, actions: list[int], values: list[int]) -> int:
        """Which action: the best value, then the best lead in points right after it, then any."""
        best = max(values)
        ties = [at for at in range(len(actions)) if values[at] == best]
        if len(ties) > 1:
            deal = state.conceal(state.seat, self.rng)
            leads = [lead(after(deal, actions[at]), state.seat) for at in ties]
            most = max(leads)
            ties = [at for at, points in zip(ties, leads, strict=True) if points == most]
        return ties[self.rng.below(len(ties))]


def judge(deal: State, actions: list[int], values: list[int], outlook: Outlook) -> bool:
    """Add the outlook after each action to its value; whether chance or another seat came into it."""
    seat = deal.seat
    results = [after(deal, action) for action in actions]
    handed_over: i64 = 0
    revealed = False
    for result in results:
        if result.seat != seat:
            handed_over += 1
        if result.revealed != deal.revealed:
            revealed = True
    mixed = handed_over > 0 and handed_over < len(actions)
    for at in range(len(actions)):
        result = results[at]
        if mixed and result.seat == seat:
            result = followed(result, seat, outlook)
            revealed = revealed or result.revealed != deal.revealed
        values[at] += outlook(result, seat)
    return revealed


def followed(state: State, seat: int, outlook: Outlook) -> State:
    """The position at the next change of seat: the seat goes on while that improves its outlook, then hands over."""
    for _ in range(FARTHEST):
        if state.seat != seat:
            break
        onward: State | None = None
        over: State | None = None
        most_onward = most_over = 0
        for action in state.legal():
            result = after(state, action)
            worth = outlook(result, seat)
            if result.seat == seat:
                if onward is None or worth > most_onward:
                    onward, most_onward = result, worth
            elif over is None or worth > most_over:
                over, most_over = result, worth
        if onward is not None and (over is None or most_onward > outlook(state, seat)):
            state = onward
        elif over is not None:
            state = over
    return state


def after(state: State, action: int) -> State:
    result = state.copy()
    result.apply(action)
    return result


def lead(state: State, seat: int) -> int:
    """A seat's points less those of the best rival."""
    points = state.scores()
    rival = max([points[other] for other in range(len(points)) if other != seat])
    return points[seat] - rival
