"""How figures are written in one language: numbers and shares as its readers write them, things by their names."""

from dataclasses import dataclass, field
from math import isfinite

from babel.numbers import format_decimal, format_percent

from tabledhote.arena.reports.figures import Interval
from tabledhote.arena.reports.pictures import Painter
from tabledhote.arena.reports.subjects import Subjects, subjects
from tabledhote.words import Words


@dataclass(frozen=True)
class Picture:
    """An SVG element and what it shows."""

    svg: str
    caption: str


@dataclass(frozen=True)
class Table:
    """Cells as they are read; a folded table opens on a click."""

    head: list[str]
    rows: list[list[str]]
    folded: bool = False


@dataclass(frozen=True)
class Chapter:
    """A part of the page."""

    name: str
    title: str
    lines: list[str]
    parts: list[Picture | Table] = field(default_factory=list)


class Teller:
    """Tells figures of one game in one language."""

    def __init__(self, texts: Words, game: str) -> None:
        self.texts = texts
        self.counted: Subjects = subjects(game)
        self.painter = Painter(self.plain, lambda value: self.percent(value, 0))

    def number(self, value: float, digits: int = 1) -> str:
        """
        >>> from tabledhote.words import words
        >>> Teller(words("fr", "vienna"), "vienna").number(12)
        '12,0'
        """
        pattern = f"#,##0.{'0' * digits}"
        return str(format_decimal(value, pattern, locale=self.texts.language)) if isfinite(value) else "∞"

    def plain(self, value: float) -> str:
        """A number with the decimals it has."""
        return str(format_decimal(round(value, 6), locale=self.texts.language))

    def percent(self, value: float, digits: int = 1) -> str:
        pattern = {"en": "0.0%", "fr": "0.0\u00a0%", "ru": "0.0\u00a0%"}[self.texts.language]
        pattern = pattern if digits else pattern.replace(".0", "")
        return str(format_percent(value, pattern, locale=self.texts.language))

    def between(self, interval: Interval) -> str:
        low, high = (self.percent(end) for end in interval)
        return f"{low} – {high}"

    def signed(self, value: float, percent: bool) -> str:
        figure = self.percent(abs(value)) if percent else self.number(abs(value), 2)
        return f"{'−' if value < 0 else '+'}{figure}"

    def thing(self, kind: str, name: str) -> str:
        thing = self.counted.kinds[kind]
        return self.texts.label(thing.named or thing.field, name)

    def source(self, of: str, name: str) -> str:
        """Where something comes from or goes to."""
        message = f"flow-{name}"
        if message in self.texts:
            return self.texts(message)
        for flow in self.counted.flows:
            if flow.of == of and flow.source and self.texts.naming(flow.source, name):
                return self.texts.label(flow.source, name)
        return name
