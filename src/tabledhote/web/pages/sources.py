"""Where the points of a finished game came from: by source and round, as figures and as pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from markupsafe import Markup

from tabledhote.drawing import columns
from tabledhote.drawing.board import Earned
from tabledhote.games.boards import board
from tabledhote.server.tables.table import Table
from tabledhote.words import Words


@dataclass
class Account:
    """What one seat got: for each source what every round brought, and last the end, if there is one."""

    columns: int
    sources: dict[str, list[int]] = field(default_factory=dict)

    def add(self, source: str, column: int, points: int) -> None:
        self.sources.setdefault(source, [0] * self.columns)[column] += points

    def total(self, source: str) -> int:
        return sum(self.sources.get(source, ()))

    @property
    def score(self) -> int:
        return sum(map(self.total, self.sources))

    def sums(self, order: Sequence[str]) -> list[list[int]]:
        """What each source had brought by the end of each round."""
        return [[*accumulate(self.sources.get(source, [0] * self.columns))] for source in order]


@dataclass
class Chapter:
    """An account for each seat: of the score, or of one line of the scoring (`count`) in a game without points.

    After the columns for the `rounds` comes one for the end, if it brings anything.
    """

    count: str
    rounds: int
    ends: bool
    accounts: list[Account]

    @property
    def order(self) -> list[str]:
        """All sources, those that brought most to everybody first."""
        names = dict.fromkeys(source for account in self.accounts for source in account.sources)
        return sorted(names, key=lambda source: -sum(account.total(source) for account in self.accounts))

    @property
    def span(self) -> tuple[int, int]:
        """The lowest and the highest that the picture of any seat has to show."""
        moments = [moment for account in self.accounts for moment in zip(*account.sums(self.order), strict=True)]
        losses = [sum(points for points in moment if points < 0) for moment in moments]
        gains = [sum(points for points in moment if points > 0) for moment in moments]
        return min(losses, default=0), max(gains, default=0)


def chapters(table: Table) -> list[Chapter]:
    """What a finished game brought everybody; none for a game that does not tell."""
    record, earned = table.record, board(table.row.game).earned
    if record is None or earned is None:
        return []
    setting_up = len(record.events(0))
    rounds, brought = earned(record.begin().view(-1), record.log[setting_up:])
    counts = dict.fromkeys(each.count for each in brought)
    return [
        chapter(count, rounds, [each for each in brought if each.count == count], record.game.players)
        for count in counts
    ]


def chapter(count: str, rounds: int, brought: Sequence[Earned], players: int) -> Chapter:
    ends = any(not each.round for each in brought)
    accounts = [Account(rounds + ends) for _ in range(players)]
    for each in brought:
        accounts[each.seat].add(each.source, each.round - 1, each.points)  # the end has 0, and the last column
    return Chapter(count, rounds, ends, accounts)


def label(texts: Words, source: str) -> str:
    return texts.label("earned" if texts.naming("earned", source) else "reason", source)


def heading(texts: Words, count: str) -> str:
    """What is accounted for: the points, or what a line of the scoring is called."""
    return texts("result-sources") if not count else texts(f"line-{count}.row")


def moments(told: Chapter, texts: Words) -> list[str]:
    """What stands above the columns of a table and below those of a picture."""
    return [str(number + 1) for number in range(told.rounds)] + ([texts("result-end")] if told.ends else [])


@dataclass
class Shown:
    """A chapter as the page shows it: the sources with their samples and names, and a picture for each seat."""

    chapter: Chapter
    heading: str
    moments: list[str]
    order: list[tuple[str, str, Markup]]
    pictures: list[Markup]


def shown(told: Chapter, texts: Words, names: Sequence[str]) -> Shown:
    labels = [label(texts, source) for source in told.order]
    over, below = heading(texts, told.count), moments(told, texts)
    order = [
        (source, name, Markup(columns.sample(at)))
        for at, (source, name) in enumerate(zip(told.order, labels, strict=True))
    ]
    pictures = [
        columns.columns(account.sums(told.order), labels, below, told.span, texts.pair(over, name), texts.pair)
        for account, name in zip(told.accounts, names, strict=True)
    ]
    return Shown(told, over, below, order, [Markup(drawn) for drawn in pictures])


def textures(told: Sequence[Chapter]) -> Markup:
    """What the pictures and samples of all chapters are filled with."""
    return Markup(columns.textures(max((len(each.order) for each in told), default=0)))
