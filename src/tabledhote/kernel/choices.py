"""The legal actions of a decision, gathered in a row that is used again: compiled code makes no list of them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.kernel.bits import lowest
from tabledhote.kernel.rows import blank, packed

USUAL: Final = 64  # actions for which a row has room; it grows where there are more
NO_LIST: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Choices:
    """Actions in the rules' order.

    >>> choices = Choices()
    >>> choices.add(7)
    >>> choices.add_each(100, 0b101)
    >>> choices.count, choices.number(2), choices.listed()
    (3, 102, [7, 100, 102])
    """

    def __init__(self) -> None:
        self.row = blank(USUAL)
        self.count: i64 = 0
        self.actions: list[int] = NO_LIST  # in place of the row, where a list is there already
        self.has_list = False

    def clear(self) -> None:
        """Start again, in the same row."""
        self.count = 0
        self.has_list = False

    def put(self, actions: list[int]) -> None:
        """All actions at once, in a list that is there already and stays as it is."""
        self.count = len(actions)
        self.actions = actions
        self.has_list = True

    def add(self, action: i64) -> None:
        if self.count < len(self.row):
            self.row[self.count] = action
        else:
            self.row = append(self.row, action)
        self.count += 1

    def add_each(self, first: i64, members: i64) -> None:
        """An action for each member of a set: `first` is the number of the action for member 0."""
        left = members
        row, at = self.row, self.count
        while left and at < len(row):
            row[at] = first + lowest(left)
            at += 1
            left &= left - 1
        self.count = at
        while left:
            self.add(first + lowest(left))
            left &= left - 1

    def number(self, at: i64) -> i64:
        """The action with so many before it."""
        return self.actions[at] if self.has_list else self.row[at]

    def are(self, actions: vec[i64]) -> bool:
        """Whether they are exactly these."""
        if len(actions) != self.count:
            return False
        at: i64
        for at in range(self.count):
            if self.number(at) != actions[at]:
                return False
        return True

    def taken(self) -> vec[i64]:
        """The actions in a row of their own."""
        return packed(self.actions) if self.has_list else self.row[: self.count]

    def listed(self) -> list[int]:
        return self.actions[:] if self.has_list else list(self.row[: self.count])


class Shelf:
    """Keeps `Choices` that are not in use, for reuse."""

    def __init__(self) -> None:
        self.spare: Choices | None = None

    def take(self) -> Choices:
        """Choices without an action yet. Nothing comes between the two steps: they make no call."""
        spare = self.spare
        self.spare = None
        return Choices() if spare is None else spare

    def put_back(self, choices: Choices) -> None:
        choices.clear()
        self.spare = choices


SHELF: Final = Shelf()
