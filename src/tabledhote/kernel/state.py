"""The State contract: what every position of every game can do.

A game adds its fields in `state.py` and its decisions in `rules/`, and fills in the abstract methods; what can be
said of all games alike (checking, parsing, concealing, writing out) is said here, once. For its type alone a position
imports the game that it belongs to, which imports this file: each must know the other.
"""

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tabledhote.kernel.choices import SHELF, Choices
from tabledhote.kernel.errors import IllegalAction, shown
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.sheet import Sheet

if TYPE_CHECKING:
    from tabledhote.kernel.game import Game

Action = dict[str, object]
Event = dict[str, object]
SPELLED_OUT: Final = 12  # how many allowed actions or values an error lists


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)  # games of other packages
class State(metaclass=ABCMeta):
    """A position between two decisions.

    `seat` decides now (-1: the game is over), `revealed` counts the moments at which new information appeared,
    `events` tells what happened if switched on, `rng` is the game's own chance, `game` what is being played, and
    `rules` the version of its rules, for the rules to ask.
    """

    game: "Game"
    rules: i64
    seat: i64
    revealed: i64
    events: list[Event] | None
    rng: Rng

    @abstractmethod
    def legal(self) -> list[int]:
        """All actions open to `seat`: never empty before the end, free of duplicates, in the rules' order."""

    def offer(self, choices: Choices) -> None:
        """The same for compiled code, in a row that it uses again. A game may gather there at once, without a list."""
        choices.put(self.legal())

    def listed(self) -> list[int]:
        """What `offer` gathers, in a list: `legal` of games whose rules gather."""
        choices = SHELF.take()
        self.offer(choices)
        actions = choices.listed()
        SHELF.put_back(choices)
        return actions

    @abstractmethod
    def apply(self, action: int) -> None:
        """Carry out a legal action. Fast and unchecked: for anything from outside use `play`."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent position; events are switched off in it."""

    def carry_to(self, other: "State") -> None:
        """The part of a copy that all games share."""
        other.game = self.game
        other.rules = self.rules
        other.seat = self.seat
        other.revealed = self.revealed
        other.events = None
        other.rng = self.rng.copy()

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The winning seats in rising order; empty before the end."""

    @abstractmethod
    def describe(self, action: int) -> Action:
        """The structured form of an action, as in the rules document."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, object]:
        """What a seat may see, ready for JSON; seat -1 is a spectator."""

    @abstractmethod
    def belong_to(self, game: "Game") -> None:
        """Take over what the options and the components decide, once the kernel has seen to its own fields."""

    @abstractmethod
    def read(self, sheet: Sheet) -> None:
        """Set the fields that `fields` wrote, each within its range."""

    @abstractmethod
    def fields(self) -> dict[str, object]:
        """The game's own fields, ready for JSON: the position part of `dump`."""

    def tell(self, event: Event, auto: bool = False) -> None:
        """Write down what happened, if anybody listens; `auto` marks what the engine did for want of another choice.

        Rules ask `if p.events is not None` before they build an event: a search has no listener, and pays for no dict.
        """
        if self.events is not None:
            if auto:
                event["auto"] = True
            self.events.append(event)

    def redeal(self, seat: int, rng: Rng) -> None:  # noqa: B027 (games that hide nothing leave it as it is)
        """Deal anew, in place, what that seat cannot know."""

    def conceal(self, seat: int, rng: Rng) -> "State":
        """A copy in which all that the seat cannot know, chance to come included, is dealt anew."""
        other = self.copy()
        other.redeal(seat, rng)
        other.rng.reseed(rng.next())
        return other

    def play(self, action: object) -> None:
        """Carry out an action if it is legal; otherwise IllegalAction, and the state is as before."""
        legal = self.legal() if self.seat >= 0 else []
        if not isinstance(action, int) or isinstance(action, bool) or action not in legal:
            raise IllegalAction(f"action {shown(action)} is not legal: {self.allowed()}")
        self.apply(action)

    def parse(self, wanted: object) -> int:
        """The legal action with this structured form; IllegalAction says what was wrong."""
        if self.seat < 0:
            raise IllegalAction(f"{shown(wanted)} is not legal: {self.allowed()}")
        if not isinstance(wanted, dict):
            raise IllegalAction(f'{shown(wanted)} is not an action but must be an object {{"do": …}}: {self.allowed()}')
        offered = [(action, self.describe(action)) for action in self.legal()]
        for action, form in offered:
            if same_form(form, wanted):
                return action
        same = [form for _, form in offered if form["do"] == wanted.get("do")]
        if not same:
            raise IllegalAction(f"{shown(wanted)} is not legal: {self.allowed()}")
        raise IllegalAction(f"{shown(wanted)} is not legal: {mismatch(wanted, same)}")

    def allowed(self) -> str:
        """What the seat may do now, as the end of an error message."""
        if self.seat < 0:
            return "the game is over"
        return f"seat {self.seat} may {spelled([self.describe(action) for action in self.legal()])}"

    def dump(self) -> dict[str, object]:
        """The whole position, ready for JSON; `game.load` reads it back."""
        written: dict[str, object] = self.game.header()
        written["rng"] = int(self.rng.state)
        written["seat"] = self.seat
        written["revealed"] = self.revealed
        written["position"] = self.fields()
        return written


def same(value: object, wanted: object) -> bool:
    """Equal, and of one type: neither true nor 1.0 stands for 1."""
    return type(value) is type(wanted) and value == wanted


def same_form(form: Action, wanted: Action) -> bool:
    return len(form) == len(wanted) and all(name in wanted and same(form[name], wanted[name]) for name in form)


def mismatch(wanted: Action, forms: list[Action]) -> str:
    """Which field keeps an action from being one of the allowed forms, and what it may be."""
    near = forms
    for name in forms[0]:
        allowed = spelled([form[name] for form in near if name in form])
        if name not in wanted:
            return f"'{name}' is missing; allowed: {allowed}"
        near = [form for form in near if name in form and same(form[name], wanted[name])]
        if not near:
            return f"'{name}' cannot be {shown(wanted[name])}; allowed: {allowed}"
    surplus = [name for name in wanted if name not in forms[0]]
    return f"unknown field {', '.join(shown(name) for name in surplus[:SPELLED_OUT])}; allowed: {', '.join(forms[0])}"


def spelled(items: list[object] | list[Action]) -> str:
    """A list for an error message, without repetitions and not too long."""
    different: list[str] = []
    for item in items:
        text = str(item)
        if text not in different:
            different.append(text)
    if len(different) <= SPELLED_OUT:
        return ", ".join(different)
    return f"{', '.join(different[:SPELLED_OUT])} and {len(different) - SPELLED_OUT} more"
