"""What a report counts in a game, as the game's own `report.toml` says: turns, things in use, what flows."""

import dataclasses
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.sheet import Json
from tabledhote.kernel.state import Event


@dataclass(frozen=True)
class Thing:
    """A kind of card, tile or space; an event shows one of them in use by naming it in a field."""

    kind: str
    event: str
    field: str
    table: str  # where components.toml has it
    named: str = ""  # the field under which our words name it, if another
    where: Mapping[str, object] = dataclasses.field(default_factory=dict)  # what else the event must say

    def shown_in(self, event: Event) -> bool:
        return all(event.get(name) == value for name, value in self.where.items())


@dataclass(frozen=True)
class Flow:
    """What an event brings or takes, and where from; by default from the event itself, and 1 of it."""

    of: str
    event: str
    amount: str = ""
    source: str = ""
    out: bool = False
    seat: str = "seat"

    def number(self, event: Event) -> int:
        number = event[self.amount] if self.amount else 1
        assert isinstance(number, int)
        return -number if self.out else number

    def origin(self, event: Event) -> str:
        return str(event[self.source]) if self.source else self.event


@dataclass(frozen=True)
class Subjects:
    """All that is counted in one game."""

    first: Mapping[str, str]  # the event and field that tell who begins
    things: tuple[Thing, ...]
    flows: tuple[Flow, ...]
    turn: tuple[str, ...] = ()  # events that begin a turn; none: what a seat decides in a row is one
    play_begins: str = ""  # then: the event after which turns count

    @property
    def kinds(self) -> dict[str, Thing]:
        return {thing.kind: thing for thing in self.things}

    @property
    def flowing(self) -> list[str]:
        return list(dict.fromkeys(flow.of for flow in self.flows))


@cache
def subjects(game: str) -> Subjects:
    """What the game's folder says.

    >>> [thing.kind for thing in subjects("hellton").things]
    ['welcomed', 'served', 'groom']
    """
    file = resources.files(box(game).package).joinpath("report.toml")
    if not file.is_file():
        raise InvalidOption(f"{game} has no report.toml, which says what a report counts")
    data: Json = tomllib.loads(file.read_text("utf-8"))
    things = tuple(Thing(**thing) for thing in data.pop("thing"))
    flows = tuple(Flow(**flow) for flow in data.pop("flow"))
    return Subjects(things=things, flows=flows, turn=tuple(data.pop("turn", ())), **data)
