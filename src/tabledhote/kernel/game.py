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
from typing import Any, Generic, TypeVar

from tabledhote.kernel.errors import LONGEST, InvalidComponents, InvalidOption, InvalidPosition, plain, shown
from tabledhote.kernel.observation import Observation
from tabledhote.kernel.rng import MASK, Rng
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import State

Options = Mapping[str, object]  # any JSON: each option says what it takes
Position = TypeVar("Position", bound=State)
Line = dict[str, object]  # of a scoring: its name as "line", and what is said of it
FOR_ALL = ("components", "rules")  # what every game takes besides its own options


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
        brief = isinstance(value, str) and len(value) <= LONGEST
        given = json.dumps(value) if brief else shown(value)  # anything may come in, not only JSON
        raise InvalidOption(f"option {self.name} cannot be {given}; allowed: {allowed}")


def first_seat() -> Option:
    """The option that every game has: who begins."""

    def seat(value: object, chosen: Options) -> bool:
        return type(value) is int and 0 <= value < player_count(chosen, 2)

    return Option("first", ("random",), "random", seat, "a seat number below the number of players")


def player_count(options: Options, otherwise: int) -> int:
    """How many players the options name; a game that is always for as many has no such option."""
    players = options.get("players", otherwise)
    assert isinstance(players, int)
    return players


@dataclass(frozen=True)
class Box(Generic[Position]):
    """What a game is before anybody sits down. `rules` grows when an old record would replay differently.

    A change of the rules checks `rules` of the position, so that games of an earlier version go on by its rules.
    """

    id: str
    package: str
    rules: int  # the newest version of its rules
    players: tuple[int, ...]
    options: tuple[Option, ...]
    components: Callable[[Sheet], object]
    position: Callable[[], Position]  # a blank one, of the game's own class
    begin: Callable[[Position], None]  # the set-up of a position, up to its first decision
    resume: Callable[[Position], str | None]  # make a position that was read ready; what is wrong with it, or None
    bound: Callable[[Options], int]  # how many decisions a game can have at most
    actions: int  # how many action numbers there are: 0 to one less
    observe: Callable[[Position, int, Observation], None]  # note what a seat sees of a position
    breakdown: Callable[[Position], list[list[Line]]]  # the score of each seat, line by line
    oldest: int = 1  # the oldest version of its rules that still plays

    @property
    def versions(self) -> range:
        """The versions of the rules that can be played."""
        return range(self.oldest, self.rules + 1)

    def open(self, **chosen: object) -> "Game":
        """A game with these options; InvalidOption names what is not allowed and what is."""
        return Game(self, chosen)


AnyBox = Box[Any]  # whatever class its positions have: Python has no type for that


class Game:
    """A box opened with certain options, by the newest version of its rules or an earlier one."""

    box: AnyBox
    rules: int
    components: object  # of the game's own class: `belong_to` of its positions checks it
    options: dict[str, object]  # any JSON

    def __init__(self, box: AnyBox, chosen: Mapping[str, object]) -> None:
        self.box = box
        self.id = box.id
        names = [option.name for option in box.options]
        for name in chosen:
            if name not in names and name not in FOR_ALL:
                raise InvalidOption(f"{box.id} has no option {plain(name)}; allowed: {', '.join([*names, *FOR_ALL])}")
        self.options = {}
        for option in box.options:
            self.options[option.name] = option.check(chosen.get(option.name, option.default), self.options)
        self.players = player_count(self.options, box.players[0])
        self.rules = rules_version(box, chosen.get("rules", box.rules))
        self.components, self.digest = components(box, self.rules, chosen.get("components"))

    @property
    def chosen(self) -> dict[str, object]:
        """What opens this game again, as `tabledhote.game` takes it; a corrected file has to be named besides."""
        return {**self.options, "rules": self.rules}

    def start(self, seed: int | None = None, *, events: bool = False) -> State:
        """The position before the first decision. The same seed gives the same game; without one, chance decides."""
        if seed is None:
            seed = secrets.randbits(63)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MASK:
            raise ValueError(f"seed is {shown(seed)}; it must be a whole number from 0 to {MASK}")
        state = self.blank()
        state.rng = Rng(seed)
        state.events = [] if events else None
        self.box.begin(state)
        return state

    def blank(self) -> State:
        """A position of this game before anything is laid out or read."""
        state: State = self.box.position()
        state.game = self
        state.rules = self.rules
        state.seat = -1
        state.revealed = 0
        state.events = None
        state.belong_to(self)
        return state

    def draw_first(self, rng: Rng) -> int:
        """The seat that begins: the one that the option `first` names, or any."""
        first = self.options["first"]
        return first if isinstance(first, int) else rng.below(self.players)

    def header(self) -> dict[str, object]:
        """What a written position says of the game it belongs to."""
        return {"game": self.id, "rules": self.rules, "options": dict(self.options), "components": self.digest}

    def load(self, dump: object, source: str = "position") -> State:
        """The position that `dump` wrote; InvalidPosition says what is impossible."""
        sheet = Sheet(dump, source, InvalidPosition)
        header = self.header()
        sheet.only(*header, "rng", "seat", "revealed", "position")
        for name, expected in header.items():
            if sheet.value(name) != expected:
                raise sheet.fail(name, f"is {shown(sheet.value(name))}, but this game has {shown(expected)}")
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


def rules_version(box: AnyBox, given: object) -> int:
    """The version of the rules to play by."""
    if type(given) is not int or given not in box.versions:
        raise InvalidOption(f"option rules cannot be {shown(given)}; allowed: {', '.join(map(str, box.versions))}")
    return given


def components(box: AnyBox, rules: int, given: object) -> tuple[object, str | None]:
    """The tables of a box, and for a corrected file its digest: positions of other components do not mix."""
    if given is None:
        return printed(box, rules), None
    raw = contents(box, given)
    source = "components" if isinstance(given, bytes) else str(given)
    try:
        data = tomllib.loads(raw.decode())
    except RecursionError:
        raise InvalidComponents(f"{source}: is not TOML that can be read: its lists are nested too deeply") from None
    except ValueError as error:  # among them UnicodeDecodeError, and numbers of thousands of digits
        raise InvalidComponents(f"{source}: is not TOML: {error}") from None
    return tables(box, rules, Sheet(data, source, InvalidComponents)), hashlib.sha256(raw).hexdigest()


def contents(box: AnyBox, given: object) -> bytes:
    """What stands in a components file: the box's own, that of a path, or bytes that were read already."""
    if given is None:
        return resources.files(box.package).joinpath("components.toml").read_bytes()
    if isinstance(given, bytes):
        return given
    if not isinstance(given, str | Path):
        raise InvalidOption(f"option components cannot be {shown(given)}; allowed: the path of a TOML file")
    try:
        return Path(given).read_bytes()
    except OSError as error:
        raise InvalidComponents(f"{given}: cannot be read: {error.strerror}") from None


@cache
def printed(box: AnyBox, rules: int) -> object:
    """The tables of the components file that comes with the package, read once for each version of the rules."""
    data = tomllib.loads(contents(box, None).decode())
    return tables(box, rules, Sheet(data, "components.toml", InvalidComponents))


def tables(box: AnyBox, rules: int, sheet: Sheet) -> object:
    """The tables of a components file, with the values that it had for this version of the rules.

    A block `[[before]]` names the version that changed values (`rules`), and has what they were before it.
    """
    if sheet.has("before"):
        for block in reversed(sheet.rows("before")):
            if rules < block.whole("rules", 2, 10**9):
                block.data = {name: value for name, value in block.data.items() if name != "rules"}
                put_back(block, sheet)
    return box.components(sheet)


def put_back(values: Sheet, file: Sheet) -> None:
    """Replace values of a file by earlier ones; the rows of a list go by their ids."""
    for name, value in values.data.items():
        if not isinstance(value, dict):
            file.value(name)  # there must be one to replace
            file.data[name] = value
        elif isinstance(file.value(name), list):
            rows = file.by_id(name)
            for row in values.table(name).data:
                if row not in rows:
                    raise values.table(name).fail(row, f"replaces nothing; there are: {', '.join(rows)}")
                put_back(values.table(name).table(row), rows[row])
        else:
            put_back(values.table(name), file.table(name))
