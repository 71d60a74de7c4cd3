"""The record of a game: its options, the seed, and every action with its seat. Every position is its replay.

Written as JSON with a format name and a version; what is read is checked entry by entry and played through, so that a
`Record` in memory has only legal actions. The live position is kept beside it: an action costs the same at any length.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from tabledhote.games import box
from tabledhote.kernel.errors import IllegalAction, InvalidOption, InvalidRecord, shown
from tabledhote.kernel.game import Box, Game
from tabledhote.kernel.sheet import Sheet, from_json, is_text
from tabledhote.kernel.state import Action, Event, State
from tabledhote.shelf import names
from tabledhote.table.files import replacing
from tabledhote.table.seed import ALLOWED, DIGITS, chance, commitment, fresh_seed

FORMAT = "tabledhote-record"
VERSION = 1
LONGEST_NAME = 60
FIXED = {
    "nothing": "nothing has been played yet",
    "over": "the game is over",
    "other": "the last action was by {owner}",
    "revealed": "it brought new information: something was rolled, drawn or turned up",
}


class Record:
    """A game in progress or at its end.

    >>> import tabledhote
    >>> record = Record(tabledhote.game("amsterdam", layout="reference", first=0), seed="7", names=["Ada", "Ben"])
    >>> events = record.play(0, {"do": "place_hotel", "at": "bc23"})
    >>> record.actions
    [{'seat': 0, 'do': 'place_hotel', 'at': 'bc23'}]
    >>> record.undo(0)
    {'do': 'place_hotel', 'at': 'bc23'}
    >>> record.play(1, {"do": "place_hotel", "at": "bc23"})
    Traceback (most recent call last):
    ...
    tabledhote.kernel.errors.IllegalAction: seat 1 (Ben) cannot act now: it is the turn of seat 0 (Ada)
    """

    def __init__(
        self, game: Game, seed: str | None = None, names: Sequence[str] = (), bots: Sequence[str | None] = ()
    ) -> None:
        self.game = game
        self.seed = fresh_seed() if seed is None else seed
        if not DIGITS.fullmatch(self.seed):
            raise ValueError(f"seed is {self.seed!r}; it must be {ALLOWED}")
        self.names = list(names)
        self.bots = list(bots)  # the level of the bot in each seat, None for a person; empty if nobody has said
        problem = wrong_names(self.names, game.players) or wrong_bots(self.bots, game.players)
        if problem:
            raise ValueError(problem)
        self.actions: list[Action] = []
        self.promised: str | None = commitment(self.seed)  # the commitment that the record carries
        self.claimed: dict[str, list[int]] | None = None  # the result that a file claims; `verify` checks it
        self.state = self.begin()  # the live position: read it, copy it, but change it by `play` and `undo` only
        self._codes: list[int] = []
        self._revealed: list[int] = [self.state.revealed]  # after the set-up and after each action
        self._told: list[int] = [len(self.log)]  # how many events, likewise

    @property
    def log(self) -> list[Event]:
        """All events so far, which only the table itself may see: see `seen_by`."""
        assert self.state.events is not None
        return self.state.events

    def name(self, seat: int) -> str:
        """How messages call a seat."""
        return f"seat {seat} ({self.names[seat]})" if self.names else f"seat {seat}"

    # ---- playing ----------------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out a seat's action and return its events; IllegalAction says why not, and nothing changes."""
        code = self._checked(seat, action)
        form = self.state.describe(code)
        number = len(self.actions) + 1
        self.state.rng.reseed(chance(self.seed, number))
        self.state.apply(code)
        self.actions.append({"seat": seat, **form})
        self._codes.append(code)
        self._revealed.append(self.state.revealed)
        self._told.append(len(self.log))
        return self.events(number)

    def events(self, number: int) -> list[Event]:
        """The events of one action, or of the set-up (number 0)."""
        return self.log[self._told[number - 1] if number else 0 : self._told[number]]

    def _checked(self, seat: int, action: Action) -> int:
        state = self.state
        if state.seat < 0:
            raise IllegalAction(f"{shown(action)} is not legal: the game is over")
        if seat != state.seat:
            who = self.name(seat) if 0 <= seat < self.game.players else f"seat {seat}"
            raise IllegalAction(f"{who} cannot act now: it is the turn of {self.name(state.seat)}")
        if not isinstance(action, dict):
            raise IllegalAction(f'{shown(action)} is not an action: it must be an object such as {{"do": …}}')
        return state.parse(action)

    def fixed(self, seat: int) -> str | None:
        """Why a seat cannot take back the last action, as a key of FIXED, or None if it can."""
        if not self.actions:
            return "nothing"
        if self.state.seat < 0:
            return "over"  # the seed may be known by now
        if self.actions[-1]["seat"] != seat:
            return "other"
        return "revealed" if self._revealed[-1] != self._revealed[-2] else None

    def undo(self, seat: int) -> Action:
        """Take back the seat's last action and return it; IllegalAction says why it has to stay."""
        reason = self.fixed(seat)
        if reason:
            owner = self.name(int(str(self.actions[-1]["seat"]))) if self.actions else ""
            raise IllegalAction(f"{self.name(seat)} cannot undo: {FIXED[reason].format(owner=owner)}")
        return self.take_back()

    def take_back(self) -> Action:
        """Take back the last action unchecked and return it: for an undo that was allowed when it was stored."""
        self.state = self.replay(len(self.actions) - 1)
        for kept in (self._codes, self._revealed, self._told):
            kept.pop()
        undone = self.actions.pop()
        del undone["seat"]
        return undone

    # ---- replaying --------------------------------------------------------------------------------

    def begin(self) -> State:
        """The position before the first action, events on."""
        return self.game.start(chance(self.seed, 0), events=True)

    def replay(self, at: int | None = None) -> State:
        """The position after `at` actions, or after all: a new one, events on."""
        last = len(self.actions)
        if at is None:
            at = last
        if not 0 <= at <= last:
            raise ValueError(f"there is no position after {at} actions; the record has 0 to {last}")
        return next(islice(self.positions(), at, None))

    def positions(self) -> Iterator[State]:
        """The position before each action and after the last, in turn; always the same one, which goes on: copy it."""
        state = self.begin()
        yield state
        for number, code in enumerate(self._codes, 1):
            state.rng.reseed(chance(self.seed, number))
            state.apply(code)
            yield state

    @property
    def result(self) -> dict[str, list[int]] | None:
        """Scores and winners of a finished game."""
        if self.state.seat >= 0:
            return None
        return {"scores": self.state.scores(), "winners": self.state.winners()}

    def verify(self) -> None:
        """Compare what the record claims with what the replay shows; InvalidRecord says what does not match."""
        if self.promised is not None and self.promised != commitment(self.seed):
            wrong = f"commitment is {shown(self.promised)[1:-1]}, but the seed gives {commitment(self.seed)}"
            raise InvalidRecord(wrong, "commitment")
        if self.claimed is not None and self.claimed != self.result:
            played = self.result or f"a game that is not over after {len(self.actions)} actions"
            raise InvalidRecord(f"result is {self.claimed}, but the actions lead to {played}", "result")

    # ---- reading and writing ----------------------------------------------------------------------

    def written(self) -> dict[str, object]:
        """The record, ready for JSON."""
        form: dict[str, object] = {"format": FORMAT, "version": VERSION, **self.game.header()}
        form |= {"seed": self.seed, "commitment": self.promised, "names": self.names[:], "actions": self.actions[:]}
        if self.bots:
            form["bots"] = self.bots[:]
        if self.result is not None:
            form["result"] = self.result
        return form

    def text(self) -> str:
        """The record as a file has it: one line for each action."""
        form = self.written()
        actions = ",\n".join("    " + json.dumps(action, ensure_ascii=False) for action in self.actions)
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in form.items()]
        lines[list(form).index("actions")] = f'  "actions": [\n{actions}\n  ]' if actions else '  "actions": []'
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        with replacing(path) as file:
            file.write(self.text())

    @classmethod
    def load(cls, path: str | Path, components: str | Path | None = None) -> "Record":
        """The record in a file; InvalidRecord says what is wrong with it. OSError if it cannot be read at all."""
        return cls.parse(Path(path).read_bytes(), str(path), components)

    @classmethod
    def parse(cls, raw: bytes, source: str = "record", components: str | Path | None = None) -> "Record":
        """The record in the bytes of a file."""
        try:
            data = from_json(raw)
        except ValueError as error:
            raise InvalidRecord(f"{source}: is not JSON, or only a part of it: {error}", "json") from None
        return cls.read(data, source, components)

    @classmethod
    def read(cls, data: object, source: str = "record", components: str | Path | None = None) -> "Record":
        """The record that `written` wrote, played through; InvalidRecord names the entry that is wrong."""
        sheet = Sheet(data, source, Misread)
        game = agreed(sheet, components)
        record = cls(game, seed_in(sheet), names_in(sheet, game.players), bots_in(sheet, game.players))
        record.promised = promise_in(sheet)
        if sheet.has("result"):
            claim = sheet.table("result")
            claim.only("scores", "winners")
            points = claim.wholes("scores", -(10**9), 10**9, record.game.players)
            record.claimed = {"scores": points, "winners": claim.wholes("winners", 0, record.game.players - 1)}
        for number, row in enumerate(sheet.rows("actions"), 1):
            seat = row.whole("seat", 0, record.game.players - 1)
            try:
                record.play(seat, {key: value for key, value in row.data.items() if key != "seat"})
            except IllegalAction as error:
                raise InvalidRecord(f"{source}: action {number}: {error}", "action", number=number) from None
        return record


class Misread(InvalidRecord):
    """A missing or wrong entry of a file, as a Sheet reports it: source, place and problem."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "entry", place=message.partition(": ")[2].partition(" ")[0])


def agreed(sheet: Sheet, path: str | Path | None) -> Game:
    """The game that a record was played by, if this package still plays it so."""
    if sheet.data.get("format") != FORMAT:
        found = f"is not a record: format is {shown(sheet.data.get('format'))}, not {FORMAT!r}"
        raise InvalidRecord(f"{sheet.source}: {found}", "format")
    if sheet.whole("version", 1, 10**9) > VERSION:
        newer = f"is {sheet.value('version')}; this tabledhote reads versions up to {VERSION}: install a newer one"
        raise InvalidRecord(f"{sheet.source}: version {newer}", "version")
    sheet.only(
        *("format", "version", "game", "rules", "options", "components"),
        *("seed", "commitment", "names", "bots", "actions", "result"),
    )
    chosen = box(sheet.word("game", names()))
    options: dict[str, object] = dict(sheet.table("options").data)
    if "components" in options:
        raise sheet.fail("options.components", "is not known; the entry components holds a digest")
    if "rules" in options:
        raise sheet.fail("options.rules", "is not known; the entry rules has the version")
    options["rules"] = known_rules(sheet, chosen)
    if path is not None:
        options["components"] = path
    try:
        game = Game(chosen, options)
    except InvalidOption as error:
        raise InvalidRecord(f"{sheet.source}: options: {error}", "options") from None
    same_components(sheet, game, path)
    return game


def known_rules(sheet: Sheet, chosen: Box[State]) -> int:
    """The version of the rules by which a record was played."""
    rules = sheet.whole("rules", 1, 10**9)
    if rules not in chosen.versions:
        remedy = "a newer" if rules > chosen.rules else "an older"
        here = f"this tabledhote plays version {chosen.rules}: replay it with {remedy} one"
        other = f"{sheet.source}: rules is version {rules} of {chosen.id}, but {here}"
        raise InvalidRecord(other, "rules", rules=rules, here=chosen.rules)
    return rules


def same_components(sheet: Sheet, game: Game, path: str | Path | None) -> None:
    """Corrected components make another game: the record has the digest of the file that it was played with."""
    if sheet.value("components") is not None:
        sheet.word("components")
    digest = sheet.value("components")
    if digest == game.digest:
        return
    if digest is None:
        other = f"is null: it was played with the printed components, not with {path}"
    elif path is None:
        other = f"is {shown(digest)}: it was played with a corrected file, which is needed here too"
    else:
        other = f"is {shown(digest)}, but {path} has {game.digest}"
    raise InvalidRecord(f"{sheet.source}: components {other}", "components")


def seed_in(sheet: Sheet) -> str:
    seed = sheet.word("seed")
    if not DIGITS.fullmatch(seed):
        raise sheet.fail("seed", f"is {shown(seed)}; it must be {ALLOWED}")
    return seed


def promise_in(sheet: Sheet) -> str | None:
    if sheet.data.get("commitment") is None:
        return None
    return sheet.word("commitment")


def names_in(sheet: Sheet, players: int) -> list[str]:
    names = sheet.words("names") if sheet.has("names") else []
    problem = wrong_names(names, players)
    if problem:
        raise InvalidRecord(f"{sheet.source}: {problem}", place="names")
    return names


def bots_in(sheet: Sheet, players: int) -> list[str | None]:
    bots = sheet.value("bots") if sheet.has("bots") else []
    problem = wrong_bots(bots, players)
    if problem:
        raise InvalidRecord(f"{sheet.source}: {problem}", place="bots")
    assert isinstance(bots, list)
    return bots[:]


def wrong_bots(bots: object, players: int) -> str | None:
    if bots == [] or (
        isinstance(bots, list)
        and len(bots) == players
        and all(level is None or (isinstance(level, str) and is_text(level)) for level in bots)
    ):
        return None
    return f"bots must be a list with a level or null for each of {players} seats"


def wrong_names(names: list[str], players: int) -> str | None:
    """What is wrong with a list of names, or None. Unprintable characters could garble a terminal."""
    if names and len(names) != players:
        return f"names has {len(names)} entries; it must have {players}, one for each seat, or none"
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            return f"names: {shown(name)} is not a name; it must have 1 to {LONGEST_NAME} printable characters"
    return None
