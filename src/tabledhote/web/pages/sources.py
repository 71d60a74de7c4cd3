"""Where the points of a finished game came from: by source and round, as figures and as a picture."""

from dataclasses import dataclass, field
from itertools import accumulate

from markupsafe import Markup

from tabledhote.drawing import svg
from tabledhote.drawing.svg import element, group, line, rect, text
from tabledhote.games.boards import board
from tabledhote.server.tables.table import Table
from tabledhote.words import Words

WIDE, HIGH = 420.0, 170.0
LEFT, BELOW, ABOVE = 34.0, 22.0, 14.0
INKS = ("blue", "red", "green", "purple", "orange", "yellow", "sky", "grey", "black", "white")


@dataclass
class Account:
    """The points of one seat: for each source what every round brought, and last the end."""

    rounds: int
    sources: dict[str, list[int]] = field(default_factory=dict)

    def add(self, source: str, number: int, points: int) -> None:
        self.sources.setdefault(source, [0] * (self.rounds + 1))[number] += points

    def total(self, source: str) -> int:
        return sum(self.sources.get(source, ()))

    @property
    def by_round(self) -> list[int]:
        return [sum(points) for points in zip(*self.sources.values(), strict=True)] or [0] * (self.rounds + 1)


def accounts(table: Table) -> list[Account]:
    """An account for each seat; none where a game has no rounds, or no points."""
    record, earned = table.record, board(table.row.game).earned
    if record is None or earned is None:
        return []
    events = [event for number in range(len(record.actions) + 1) for event in record.events(number)]
    rounds = sum(event["event"] == "round" for event in events)
    found, now = [Account(rounds) for _ in range(record.game.players)], 0
    for event in events:
        now += event["event"] == "round"
        brought = earned(event)
        seat = event.get("seat")
        if brought is not None and brought.points and isinstance(seat, int):
            found[seat].add(brought.source, rounds if brought.final else max(0, now - 1), brought.points)
    return found


def ordered(found: list[Account]) -> list[str]:
    """All sources, those that brought most to everybody first."""
    names = dict.fromkeys(source for account in found for source in account.sources)
    return sorted(names, key=lambda source: -sum(account.total(source) for account in found))


def label(texts: Words, source: str) -> str:
    return texts.label("earned" if texts.naming("earned", source) else "reason", source)


def picture(account: Account, order: list[str], highest: int, texts: Words, name: str) -> Markup:
    """The score after each round as a column of its sources; losses are taken off the top."""
    step = (WIDE - LEFT) / (account.rounds + 1)
    scale = (HIGH - ABOVE - BELOW) / max(1, highest)
    drawn: list[svg.Markup] = [line(LEFT, HIGH - BELOW, WIDE, HIGH - BELOW, stroke="var(--line)")]
    sums = {source: [*accumulate(account.sources.get(source, [0] * (account.rounds + 1)))] for source in order}
    for number in range(account.rounds + 1):
        x, y = LEFT + step * number + 3, HIGH - BELOW
        for at, source in enumerate(order):
            points = sums[source][number]
            if points > 0:
                y -= points * scale
                colour = f"var(--{INKS[at % len(INKS)]})"
                title = f"{label(texts, source)}: {points}"
                drawn.append(
                    rect(
                        x, y, step - 6, points * scale, fill=colour, stroke="var(--paper)", stroke_width=1, title=title
                    )
                )
        score = sum(points[number] for points in sums.values())
        drawn.append(text(str(score), x + step / 2 - 3, y - 7, size=12, bold=True))
        below = texts("result-end") if number == account.rounds else str(number + 1)
        drawn.append(text(below, x + step / 2 - 3, HIGH - 9, size=12, width=step, least=9))
    about = texts("result-picture", seat=name)
    return Markup(element("svg", group(drawn), viewBox=f"0 0 {WIDE:g} {HIGH:g}", role="img", aria_label=about))


def swatch(at: int) -> Markup:
    ink = rect(1, 1, 10, 10, fill=f"var(--{INKS[at % len(INKS)]})")
    return Markup(element("svg", ink, viewBox="0 0 12 12", class_="sample"))
