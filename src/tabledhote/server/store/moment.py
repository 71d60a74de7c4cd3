"""The time of entries. While a process lives, it follows the monotonic clock: nobody's time depends on a wall clock
that jumps or is set. Between processes, `not_before` bounds a jump.
"""

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Moments:
    """The wall clock as it was at the start, and the time since then.

    >>> moments = Moments(wall=lambda: 1000.0, steady=lambda: 5.0)
    >>> moments.now()
    1000.0
    >>> moments.not_before(1600.0)  # the store has an entry of that time: the wall clock was set back meanwhile
    >>> moments.now()
    1600.0
    """

    def __init__(self, wall: Clock = time.time, steady: Clock = time.monotonic) -> None:
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> float:
        """To the microsecond: any database reads so few digits back as exactly this number."""
        return round(self._steady() + self._ahead, 6)

    def not_before(self, at: float) -> None:
        self._ahead += max(0.0, at - self.now())

    def at(self, wall: float) -> None:
        """Follow another wall clock from now on: that of a database that several machines share."""
        self._ahead = wall - self._steady()


MOMENTS = Moments()
moment = MOMENTS.now
