"""Choices that have no place on the board: drawn cards, a pack, ways to split, the order of effects."""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.svg import Markup, Point, group, halo, rect, text
from tabledhote.games.austria.board import cards, explain, signs
from tabledhote.games.austria.board.explain import capital
from tabledhote.games.austria.board.pieces import LEAST, STAFF
from tabledhote.games.austria.board.signs import Sign, say
from tabledhote.games.austria.board.tracks import ACTIONS
from tabledhote.words import Words

SLIT = 8  # between cards
SPLITS = {1: ("strudel", "cake"), 2: ("wine", "coffee")}  # GA-6.1, 6.2: the second never exceeds the first
Chip = tuple[str, list[Sign], str]  # what names it, what it shows, what it says
BACK: View = {}  # a card that the viewer does not see
Item = View | Chip | None  # None is a gap between groups


def drawn_cards(view: View) -> list[View]:
    """The cards in a frame or a pack that the viewer may see."""
    frame = view["pending"]
    if frame.get("f") in ("draw_play_staff", "return"):
        return list(frame["cards"] or ())
    you = view["you"]
    if view["phase"] == "draft" and you >= 0:
        return list(view["players"][you]["pack"] or ())
    return []


def chips(view: View, words: Words) -> list[Chip]:
    """The choices of the frame on top that nothing on the board stands for."""
    frame = view["pending"]
    kind = frame.get("f")
    if kind == "effects":
        return [item(words, each) for each in frame["items"]]
    if kind == "food_split":
        return [food_split(words, frame, limited) for limited in range(frame["n"] // 2 + 1)]
    if kind == "track_split":
        return [track_split(words, frame["n"], steps) for steps in range(frame["n"] + 1)]
    if kind == "bonus_order":
        return [bonus_order(words, when) for when in ("before", "after")]
    if kind == "penalty_choice":
        name = frame["source"]["tile"]
        tile = next(each for each in view["emperor"]["tiles"] if each["tile"] == name)
        return [loss(words, option, face) for option, face in zip(("left", "right"), tile["penalty"], strict=True)]
    return []


def item(words: Words, each: View) -> Chip:
    """An effect of a list, or the action of the die."""
    if each["kind"] == "action":
        value = each["action"]
        about = words("about-item", effect=words.name("action", value))
        return f"item:{each['i']}", [("die", str(value)), *ACTIONS[value]], about
    about = words("about-item", effect=capital(explain.effect(words, each)))
    return f"item:{each['i']}", signs.effect(each), about


def food_split(words: Words, frame: View, limited: int) -> Chip:
    base, other = SPLITS[frame["action"]]
    rest = frame["n"] - limited
    row: list[Sign] = [say(rest), ("food", base)]
    row += [signs.BREAK, say(limited), ("food", other)] if limited else []
    return f"{base}:{rest} {other}:{limited}", row, capital(explain.foods(words, {base: rest, other: limited}))


def track_split(words: Words, strength: int, steps: int) -> Chip:
    krones = strength - steps
    row: list[Sign] = [say(krones), signs.COIN] if krones else []
    row += [signs.BREAK] if krones and steps else []
    row += [say(steps), signs.CROWN] if steps else []
    gains = [explain.effect(words, {"kind": kind, "n": n}) for kind, n in (("krones", krones), ("emperor", steps)) if n]
    return f"emperor:{steps} krones:{krones}", row, capital(words.enumerated(gains))


def bonus_order(words: Words, when: str) -> Chip:
    return f"when:{when}", [say(words.name("when", when))], words.action({"do": "group_bonus", "when": when})


def loss(words: Words, option: str, face: View) -> Chip:
    return f"option:{option}", signs.loss(face), capital(explain.effect(words, face))


def chip(each: Chip, at: Point, scale: float) -> Markup:
    """A choice as large as a staff card."""
    ref, row, about = each
    wide, high = STAFF
    said = about.partition(" (GA")[0]
    return group(
        rect(0, 0, wide, high, rx=8, fill="var(--card)", stroke="var(--glow)", stroke_width=2.5),
        signs.row(row, wide / 2, 36, 34, wide - 14),
        text(said, wide / 2, 77, size=LEAST, width=wide - 10, lines=3, least=LEAST, leading=1.05, fill="var(--faint)"),
        halo("rect", 0, 0, wide, high, rx=8),
        at=at,
        scale=scale,
        ref=ref,
        title=about,
    )


def shelf(items: Sequence[Item], words: Words, at: Point, wide: float, scale: float = 1) -> list[Markup]:
    """Cards and choices in as many rows as they need."""
    across, down = (STAFF[0] + SLIT) * scale, (STAFF[1] + SLIT) * scale
    columns = per_row(wide, scale)
    drawn: list[Markup] = []
    for index, each in enumerate(items):
        x, y = at[0] + across * (index % columns), at[1] + down * (index // columns)
        if isinstance(each, tuple):
            drawn.append(chip(each, (x, y), scale))
        elif each is not None:
            drawn.append(cards.staff(each, words, (x, y), scale=scale) if each else cards.back((x, y), scale))
    return drawn


def per_row(wide: float, scale: float = 1) -> int:
    """How many cards stand beside each other."""
    return max(1, int((wide + SLIT) // ((STAFF[0] + SLIT) * scale)))


def shelf_height(number: int, wide: float, scale: float = 1) -> float:
    """How high the rows of so many cards are."""
    return -(-number // per_row(wide, scale)) * (STAFF[1] + SLIT) * scale
