"""The legal actions of a decision, gathered for people in a list, or for compiled code in a row that is used again."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.kernel.bits import lowest, offer
from tabledhote.kernel.rows import blank, packed

USUAL: Final = 64  # actions for which a row has room; it grows where there are more
NO_ROW: Final = blank(0)
NO_LIST: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """Actions in the rules' order; with `listing` they are in the list `actions`.

    >>> choices = Choices()
    >>> choices.add(7)
    >>> choices.add_each(100, 0b101)
    >>> choices.count, choices.number(2)
    (3, 102)
    >>> again = Choices(listing=True)
    >>> again.add(7)
    >>> again.actions
    [7]
    """

    def __init__(self, listing: bool = False) -> None:
        self.listing = listing
        self.actions: list[int] = [] if listing else NO_LIST
        self.row: vec[i64] = NO_ROW if listing else blank(USUAL)
        self.count: i64 = 0  # how much of the row is in use

    def clear(self) -> None:
        """Begin anew, in the same row."""
        self.listing = False
        self.count = 0

    def put(self, actions: list[int]) -> None:
        """All actions at once, in a list that is there already and stays as it is."""
        self.listing = True
        self.actions = actions
        self.count = len(actions)

    def add(self, action: i64) -> None:
        if self.listing:
            self.actions.append(action)
        elif self.count < len(self.row):
            self.row[self.count] = action
        else:
            self.row = append(self.row, action)
        self.count += 1

    def add_each(self, first: i64, members: i64) -> None:
        """An action for each member of a set: `first` is the number of the action for member 0."""
        if self.listing:
            offer(self.actions, first, members)
            self.count = len(self.actions)
            return
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
        return self.actions[at] if self.listing else self.row[at]

    def are(self, actions: vec[i64]) -> bool:
        """Whether they are these."""
        if len(actions) != self.count:
            return False
        at: i64
        for at in range(self.count):
            if self.number(at) != actions[at]:
                return False
        return True

    def taken(self) -> vec[i64]:
        """The actions in a row of their own."""
        return packed(self.actions) if self.listing else self.row[: self.count]
