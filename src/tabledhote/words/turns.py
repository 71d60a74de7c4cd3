"""A log told by turns: each in one line, which opens into its steps.

On the pages scripts do the same: `static/board/log.js` makes the groups, `static/board/turn_line.js` the line.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tabledhote.kernel.state import Event
from tabledhote.words.reader import Reader

HEADS = ("round", "turn")  # events that begin a group
ICON = re.compile(r"\[[\w-]+\|([^\]]*)\]")
SUM = re.compile(r"[+−]\d+")
ON = "→"


@dataclass
class Turn:
    """What happened in a turn, or at another moment of the game; `before` is the number of events before it."""

    before: int
    seat: int | None = None  # whose turn it is
    head: Event | None = None  # what announces it
    whole: bool = False  # a round, or a turn in a round that announces none
    events: list[Event] = field(default_factory=list)

    @property
    def after(self) -> int:
        """The number of events up to its end."""
        return self.before + (self.head is not None) + len(self.events)

    def line(self, reader: Reader) -> str:
        """Who did what, in one line; empty if there is nothing to tell in short."""
        if self.seat is None:
            return ""
        own = [each for each in self.events if each.get("seat", self.seat) == self.seat]
        said = in_short([(str(each["event"]), reader.texts.short(each)) for each in own])
        return reader.texts.pair(reader.shown()[self.seat], said) if said else ""

    def steps(self, reader: Reader, since: int = 0) -> list[str]:
        """The sentences about it, from one event of the log on."""
        events = self.events if self.head is None else [self.head, *self.events]
        return [
            reader.spoken(reader.texts.event(event, reader.names))
            for number, event in enumerate(events, self.before)
            if number >= since
        ]


def turns(acts: Iterable[tuple[int | None, Iterable[Event]]]) -> list[Turn]:
    """The turns of a game: of every action the seat and the events, which a set-up has without a seat.

    In a round without turns that are announced, a turn is what one player does until another does something.
    """
    told, number = [Turn(0)], 0
    for seat, events in acts:
        if seat is not None and told[-1].whole and told[-1].seat != seat:
            told.append(Turn(number, seat, whole=True))
        for event in events:
            if event["event"] in HEADS:
                announced = event.get("seat") if event["event"] == "turn" else None
                told.append(
                    Turn(number, announced if isinstance(announced, int) else None, event, event["event"] == "round")
                )
            else:
                told[-1].events.append(event)
            number += 1
    return told


def in_short(pieces: Sequence[tuple[str, str]]) -> str:
    """Pieces, each with its kind, in a row: those of one kind as a list, others apart, signed numbers as their sum.

    >>> in_short([("die", "[die-2|die 2] ×4 →"), ("food", "2 wine"), ("food", "1 cake"), ("points", "+2")])
    'die 2 ×4 → 2 wine, 1 cake · +2'
    """
    said = last = ""
    total = 0
    for kind, text in pieces:
        for piece in filter(None, text.split("¦")):
            if SUM.fullmatch(piece):
                total += int(piece.replace("−", "-"))
                continue
            if said:
                said += " " if said.endswith((ON, ":")) else ", " if kind == last else " · "
            said += piece
            last = kind
    said = ICON.sub(r"\1", said.removesuffix(ON).rstrip())
    points = f"{'+' if total > 0 else '−'}{abs(total)}" if total else ""
    return " · ".join(filter(None, [said, points]))
