"""The position of Vienna behind the State contract: every method calls the room that does the work."""

from tabledhote.games.vienna import actions, scoring, view
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import Position
from tabledhote.kernel.state import Action


class Vienna(Position):
    """Vienna behind the State contract. It hides nothing but the draw pile, so there is nothing to deal anew."""

    def legal(self) -> list[int]:
        return self.choices[:]

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

    def view(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def describe(self, action: int) -> Action:
        return actions.describe(self.table, action)
