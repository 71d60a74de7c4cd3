"""Clocks: how much time each seat of a table has left, worked out from the times of its entries alone."""

from dataclasses import dataclass, field

GRACE = 60.0  # seconds that a person has at least on coming back after the time was used up


@dataclass(slots=True)
class Clock:
    """`left` are the seconds of each seat at the time `since`; from then on those of `seat` run, unless that is -1."""

    seconds: int
    increment: int
    left: list[float]
    seat: int = -1
    since: float = 0.0
    before: list[tuple[list[float], int, float]] = field(default_factory=list)  # each action that stands

    def run(self, at: float, seat: int) -> None:
        """From now on the time of this seat runs."""
        if self.seat >= 0:
            self.left[self.seat] = self.remaining(at)
        self.seat, self.since = seat, at

    def remaining(self, at: float) -> float:
        """The seconds of the seat whose time runs. The clocks of several processes may differ a little."""
        return max(0.0, self.left[self.seat] - max(0.0, at - self.since))

    def acted(self, at: float, turn_ends: bool) -> None:
        self.before.append((self.left[:], self.seat, self.since))
        overdue = self.seat >= 0 and self.remaining(at) <= 0
        self.run(at, self.seat)
        if overdue:  # nobody kept the time: the server was down, or another machine's clock is wrong
            self.left[self.seat] = min(GRACE, self.before[-1][0][self.seat])
        if self.seat >= 0 and turn_ends:
            self.left[self.seat] += self.increment

    def undone(self) -> None:
        """As if it had never been done: the time since then is that of the seat which took it back."""
        self.left, self.seat, self.since = self.before.pop()

    def comes_back(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], GRACE)
