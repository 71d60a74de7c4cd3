"""Grand Austria Hotel behind the State contract: each method hands over to the room that knows."""

from typing import final

from mypy_extensions import mypyc_attr

from tabledhote.games.austria import actions, hidden, scoring
from tabledhote.games.austria import view as views
from tabledhote.games.austria.rules import decisions
from tabledhote.games.austria.state import Position
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Austria(Position):
    """A position of Grand Austria Hotel that can be played."""

    def legal(self) -> list[int]:
        return list(self.choices)

    def offer(self, choices: Choices) -> None:
        for action in self.choices:
            choices.add(action)

    def apply(self, action: int) -> None:
        decisions.perform(self, action)
        decisions.advance(self)

    def copy(self) -> "Austria":
        other = Austria()
        self.copy_to(other)
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def describe(self, action: int) -> Action:
        return actions.describe(self.table, action)

    def view(self, seat: int) -> dict[str, object]:
        return views.view(self, seat)
