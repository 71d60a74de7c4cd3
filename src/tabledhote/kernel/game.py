"""From a box on the shelf to a game on the table: options with their allowed values, components, start and load."""

import hashlib
import json
import secrets
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from tabledhote.kernel.errors import InvalidComponents, InvalidOption, InvalidPosition
from tabledhote.kernel.observation import Observation
from tabledhote.kernel.rng import MASK, Rng
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """One choice made before the game. `values` lists what it takes; `accept` widens that where a list cannot."""

    name: str
    values: tuple[object, ...]
    default: object
    accept: Callable[[object, Options], bool] | None = None
    also: str = ""  # what `accept` takes besides the values, for messages and listings

    def check(self, value: object, chosen: Options) -> object:
        """The value itself if it is allowed beside what is chosen already; otherwise InvalidOption."""
        if any(value == allowed and type(value) is type(allowed) for allowed in self.values):
            return value
        if self.accept is not None and self.accept(value, chosen):
            return value
        allowed = ", ".join([json.dumps(value) for value in self.values] + ([self.also] if self.also else []))
        given = json.dumps(value) if isinstance(value, str) else repr(value)  # anything may come in, not only JSON
        raise InvalidOption(f"option {self.name} cannot be {given}; allowed: {allowed}")


def first_seat() -> Option:
    """The option that every game has: who begins."""

    def seat(value: object, chosen: Options) -> bool:
        return type(value) is int and 0 <= value < chosen.get("players", 2)

    return Option("first", ("random",), "random", seat, "a seat number below the number of players")


@dataclass(frozen=True)
class Box:
    """What a game is before anybody sits down. `rules` grows when an old record would replay differently."""

    id: str
    package: str
    rules: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    components: Callable[[Sheet], Any]
    position: Callable[[], State]  # a blank one, of the game's own class
    begin: Callable[[Any], None]  # the set-up of a position, up to its first decision
    resume: Callable[[Any], str | None]  # make a position that was read ready to go on; what is wrong with it, or None
    bound: Callable[[Options], int]  # how many decisions a game can have at most
    actions: int  # how many action numbers there are: 0 to one less
    observe: Callable[[Any, int, Observation], None]  # note what a seat sees of a position

    def open(self, **chosen: object) -> "Game":
        """A game with these options; InvalidOption names what is not allowed and what is."""
        return Game(self, chosen)


class Game:
    """A box opened with certain options."""

    def __init__(self, box: Box, chosen: Mapping[str, object]) -> None:
        self.box = box
        self.id = box.id
        names = [option.name for option in box.options]
        for name in chosen:
            if name not in names and name != "components":
                raise InvalidOption(f"{box.id} has no option {name}; allowed: {', '.join([*names, 'components'])}")
        self.options: dict[str, Any] = {}
        for option in box.options:
            self.options[option.name] = option.check(chosen.get(option.name, option.default), self.options)
        self.players = int(self.options.get("players", box.players[0]))
        self.components, self.digest = components(box, chosen.get("components"))

    def start(self, seed: int | None = None, *, events: bool = False) -> State:
        """The position before the first decision. The same seed gives the same game; without one, chance decides."""
        if seed is None:
            seed = secrets.randbits(63)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MASK:
            raise ValueError(f"seed is {seed!r}; it must be a whole number from 0 to {MASK}")
        state = self.blank()
        state.rng = Rng(seed)
        state.events = [] if events else None
        self.box.begin(state)
        return state

    def blank(self) -> State:
        """A position of this game before anything is laid out or read."""
        state = self.box.position()
        state.game = self
        state.seat = -1
        state.revealed = 0
        state.events = None
        state.belong_to(self)
        return state

    def header(self) -> dict[str, object]:
        """What a written position says of the game it belongs to."""
        return {"game": self.id, "rules": self.box.rules, "options": dict(self.options), "components": self.digest}

    def load(self, dump: object, source: str = "position") -> State:
        """The position that `dump` wrote; InvalidPosition says what cannot be."""
        sheet = Sheet(dump, source, InvalidPosition)
        header = self.header()
        sheet.only(*header, "rng", "seat", "revealed", "position")
        for name, expected in header.items():
            if sheet.value(name) != expected:
                raise sheet.fail(name, f"is {sheet.value(name)!r}, but this game has {expected!r}")
        state = self.blank()
        state.read(sheet.table("position"))
        sheet.table("position").only(*state.fields())
        problem = self.box.resume(state)
        if problem:
            raise InvalidPosition(f"{source}: {problem}")
        state.rng = Rng(sheet.whole("rng", 0, MASK))
        state.revealed = sheet.whole("revealed", 0, MASK)
        if sheet.whole("seat", -1, self.players - 1) != state.seat:
            raise sheet.fail("seat", f"is {sheet.value('seat')}, but the position says that {state.seat} decides")
        return state


def components(box: Box, given: object) -> tuple[Any, str | None]:
    """The tables of a box, and for a corrected file its digest: positions of other components do not mix."""
    if given is None:
        return printed(box), None
    raw = contents(box, given)
    source = "components" if isinstance(given, bytes) else str(given)
    try:
        data = tomllib.loads(raw.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidComponents(f"{source}: is not TOML: {error}") from None
    return box.components(Sheet(data, source, InvalidComponents)), hashlib.sha256(raw).hexdigest()


def contents(box: Box, given: object) -> bytes:
    """What stands in a components file: the box's own, that of a path, or bytes that were read already."""
    if given is None:
        return resources.files(box.package).joinpath("components.toml").read_bytes()
    if isinstance(given, bytes):
        return given
    if not isinstance(given, str | Path):
        raise InvalidOption(f"option components cannot be {given!r}; allowed: the path of a TOML file")
    try:
        return Path(given).read_bytes()
    except OSError as error:
        raise InvalidComponents(f"{given}: cannot be read: {error.strerror}") from None


@cache
def printed(box: Box) -> Any:
    """The tables of the components file that comes with the package, read once."""
    data = tomllib.loads(contents(box, None).decode())
    return box.components(Sheet(data, "components.toml", InvalidComponents))
