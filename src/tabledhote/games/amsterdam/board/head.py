"""The row above the city: a canal house for each player, and a panel with turn, dice and supply."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.icons import die, icon, mark
from tabledhote.drawing.seats import status
from tabledhote.drawing.svg import Markup, circle, group, path, rect, text
from tabledhote.games.amsterdam.board.pieces import COLOURS, gable, hotel, neighbours
from tabledhote.words import Words

WIDTH = 1000
LEAST = 25  # the smallest letters: 9 pixels on a screen of 360
HEAD = 200
ROW = 730  # the houses' share of the width
GAP = 14
WIDEST = 234
SEATS = ("red", "blue", "green", "yellow")  # HA-2.3
HOTELS = 2  # HA-3.1


def houses(view: View, words: Words, seats: Sequence[str]) -> list[Markup]:
    """All players' houses; the neighbours fill the rest of the row."""
    wide = min(WIDEST, (ROW - GAP * (len(seats) - 1)) / len(seats))
    drawn = [house(view, words, seat, name, 16 + seat * (wide + GAP), wide) for seat, name in enumerate(seats)]
    used = len(seats) * (wide + GAP)
    if ROW - used > 100:
        drawn.append(neighbours(16 + used, ROW - used))
    return drawn


def house(view: View, words: Words, seat: int, name: str, x: float, wide: float) -> Markup:
    """Name, points and the way to the goal. The house of the player to move, or of the winner, is lit."""
    colour, points, goal = SEATS[seat], view["scores"][seat], view["goal"]
    over = view["phase"] == "over"
    lit = seat in view["winners"] if over else seat == view["active"]
    ink = f"var(--on-{colour})" if lit else "var(--ink)"
    middle, gauge = x + wide / 2, wide - 32
    about = {"seat": name, "colour": words.name("colour", colour), "goal": goal}
    return group(
        path(
            gable(middle, 12, wide, 180),
            fill=f"var(--{colour})" if lit else "var(--card)",
            stroke="var(--ink)" if lit else f"var(--{colour})",
            stroke_width=5,
            stroke_linejoin="round",
        ),
        mark(colour, middle, 52, 36, fill=ink if lit else f"var(--{colour})", stroke=None if lit else "var(--rim)"),
        text(
            str(points),
            middle + (16 if points > 9 else -2),
            104,
            size=56,
            bold=True,
            serif=True,
            anchor="end",
            fill=ink,
        ),
        text(f"/{goal}", middle + (20 if points > 9 else 2), 112, size=30, anchor="start", fill=ink),
        [hotel(colour, x + 27, 92 + 30 * index, 28) for index in range(HOTELS - len(view["hotels"][seat]))],
        icon("crown" if over else "arrow", x + 25, 151, 24, color=ink) if lit else None,
        text(
            name,
            middle + (14 if lit else 0),
            151,
            size=LEAST,
            least=LEAST,
            width=wide - (48 if lit else 16),
            bold=lit,
            fill=ink,
        ),
        rect(x + 16, 172, gauge, 10, rx=5, fill="none", stroke=ink, stroke_width=2),
        rect(x + 16, 172, gauge * min(points, goal) / goal, 10, rx=5, fill=ink) if points else None,
        id=f"seat-{seat}",
        ref=f"seat:{seat}",
        title=words("about-seat", points=words("points", number=points), **about),
    )


def panel(view: View, words: Words, seats: Sequence[str]) -> Markup:
    """Turn and player to move, dice or steps, and the tourists still to come."""
    over = view["phase"] == "over"
    heading = words("game-over") if over else words("turn", number=view["turn"])
    people = words("tourists", number=view["supply"])
    standing = status(view, words, seats, "active")
    return group(
        rect(762, 12, 224, 180, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        text(heading, 874, 34, size=28, least=LEAST, width=216, serif=True, bold=True, fill=COLOURS("accent")),
        text(standing, 874, 94, size=LEAST, least=LEAST, width=212, lines=3, bold=True)
        if over
        else text(standing, 874, 63, size=LEAST, least=LEAST, width=212),
        None if over else dice(view, words) if view["dice"] else shared_steps(view, words),
        group(
            rect(768, 138, 212, 50, fill="none", pointer_events="all"),
            icon("pawn", 790, 163, 42, color=COLOURS("tourist")),
            text(str(view["supply"]), 866, 163, size=38, bold=True, anchor="end"),
            text(
                words("supply"),
                878,
                163,
                size=LEAST,
                least=LEAST,
                width=104,
                lines=2,
                leading=1.05,
                anchor="start",
                fill="var(--faint)",
            ),
            id="supply",
            class_="counter",
            title=words("about-supply", number=view["supply"], tourists=people),
        ),
    )


def dice(view: View, words: Words) -> list[Markup]:
    drawn = []
    for index, (name, colour, sign) in enumerate((("mayor", "white", "sun"), ("watchman", "black", "moon"))):
        x, value = 806 + 104 * index, view["dice"][name]
        drawn.append(
            group(
                icon(sign, x - 14, 106, 28),
                die(value, x + 32, 106, 50, colour=colour),
                id=f"die-{name}",
                title=words("about-die", **words.named({"pawn": name, "number": value}, ())),
            )
        )
    return drawn


def shared_steps(view: View, words: Words) -> Markup:
    """Tactical: the steps that both pawns share, with the used ones filled."""
    dots = [
        circle(862 + 32 * index, 106, 11, fill="var(--ink)" if index < view["steps"] else "none", stroke="var(--ink)")
        for index in range(view["limits"]["steps"])
    ]
    walkers = [icon("sun", 790, 106, 28), icon("moon", 822, 106, 26)]
    ground = rect(780, 82, 190, 48, fill="none", pointer_events="all")
    return group(ground, walkers, group(dots, stroke_width=3), title=words("about-steps", steps=view["steps"]))
