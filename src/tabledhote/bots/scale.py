"""Features of a position and their weights: what an estimate adds up, and what tuning writes down.

A game's `features.py` shows its features one after the other to a scale; there is no list of them while bots think.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scale:
    """Adds up features, each by its weight at this stage of the game; on request it writes them down instead.

    `weights` holds two numbers for each feature: its weight at the end of the game, and what is added to that when the
    whole game is still to come; `ahead` is the part of the game to come, in thousandths.

    >>> from tabledhote.kernel.rows import reals
    >>> scale = Scale(reals([2.0, 0.5, 10.0, 0.0]), 500)
    >>> scale.add(4)
    >>> scale.add(1)
    >>> scale.sum
    19.0
    """

    def __init__(self, weights: vec[float], ahead: i64, written: list[int] | None = None) -> None:
        self.weights = weights
        part: int = ahead
        self.ahead: float = float(part) / 1000.0
        self.written = written
        self.at: i64 = 0
        self.sum: float = 0.0

    def add(self, feature: i64) -> None:
        """The next feature, in the order of the game's `FEATURES`."""
        if self.written is not None:
            self.written.append(feature)
            return
        if feature:
            value: int = feature
            self.sum += (self.weights[self.at] + self.ahead * self.weights[self.at + 1]) * float(value)
        self.at += 2
