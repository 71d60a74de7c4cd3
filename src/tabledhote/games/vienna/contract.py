"""Vienna behind the State contract: each method hands over to the room that knows."""

from typing import final

from mypy_extensions import mypyc_attr

from tabledhote.games.vienna import actions, scoring, view
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import Position
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.state import Action


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Vienna(Position):
    """A position of Vienna that can be played. Only chance to come is hidden in it, the draw pile included (VI-9.1)."""

    def legal(self) -> list[int]:
        return self.listed()

    def offer(self, choices: Choices) -> None:
        decisions.offer(self, choices)

    def apply(self, action: int) -> None:
        decisions.perform(self, action, False)
        decisions.advance(self)

    def copy(self) -> "Vienna":
        other = Vienna()
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
