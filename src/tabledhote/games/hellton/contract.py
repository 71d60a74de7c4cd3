"""Hellton Palace behind the State contract: each method hands over to the room that knows."""

from typing import final

from mypy_extensions import mypyc_attr

from tabledhote.games.hellton import actions, scoring, view
from tabledhote.games.hellton.rules import decisions
from tabledhote.games.hellton.state import Position
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.state import Action


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hellton(Position):
    """A position of Hellton Palace that can be played. Nothing is hidden in it (HP-10.1)."""

    def legal(self) -> list[int]:
        return self.listed()

    def offer(self, choices: Choices) -> None:
        decisions.offer(self, choices)

    def apply(self, action: int) -> None:
        decisions.perform(self, action)
        decisions.advance(self)

    def copy(self) -> "Hellton":
        other = Hellton()
        self.copy_to(other)
        return other

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def describe(self, action: int) -> Action:
        return actions.describe(self.table, action)

    def view(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)
