"""Effects in signs: every effect of the vocabulary (GA-12) as a short row of numbers and icons, for cards and tiles."""

from collections.abc import Sequence

from tabledhote.drawing import lettering
from tabledhote.drawing.icons import icon, mark
from tabledhote.drawing.svg import Markup, element, group
from tabledhote.games.austria.board.explain import FOODS, ROOM_COLORS, View
from tabledhote.games.austria.board.pieces import COLOURS

# A sign is a kind and what it shows: ("text", "+2"), ("icon", "coin"), ("die", "3"), ("mark", "red"), ("food", "wine").
Sign = tuple[str, str]
INK = "var(--ink)"  # the colour of a board where nothing else is said
BREAK: Sign = ("break", "")

COIN: Sign = ("icon", "coin")
STAR: Sign = ("icon", "point")
CROWN: Sign = ("icon", "crown")
STAFF: Sign = ("icon", "staff")
GUEST: Sign = ("icon", "guest")
ROOM: Sign = ("icon", "door")
BED: Sign = ("icon", "bed")
SCORED = {
    "score_room_tiles": "door",
    "score_staff": "staff",
    "score_groups": "block",
    "score_floors": "floor",
    "score_columns": "column",
    "score_objectives": "flag",
    "score_emperor": "crown",
}
MOMENTS = {"room_occupied": BED, "emperor_bonus": CROWN, "emperor_penalty": CROWN, "order_done": ("icon", "tray")}


def say(string: object) -> Sign:
    return "text", str(string)


def times(face: View) -> list[Sign]:
    """A number before the thing, where it is more than one."""
    return [say(f"{face['n']}×")] if face.get("n", 1) > 1 else []


def price(face: View) -> list[Sign]:
    """At no cost, for less, or nothing to say."""
    if face.get("free"):
        return [say("0"), COIN]
    return [say(f"−{face['discount']}"), COIN] if face.get("discount") else []


def effect(face: View) -> list[Sign]:
    """The signs of one effect."""
    kind, n = face["kind"], face.get("n", 1)
    if kind.startswith("score_"):
        return score(face)
    if kind.startswith("lose_") or kind in ("discard_hand", "remove_room", "discard_end_staff"):
        return loss(face)
    simple: dict[str, list[Sign]] = {
        "krones": [say(n), COIN],
        "emperor": [say(n), CROWN],
        "points": [say(n), STAR] + ([say("/"), STAFF] if face.get("per") else []),
        "draw_staff": [say(f"+{n}"), ("icon", "card")],
        "extra_turn": [("icon", "turn")],
        "food": [("food", food) for food in FOODS for _ in range(face.get(food, 0))],
        "food_choice": [say(f"{n}×"), ("icon", "tray")],
        "prepare_room": [*times(face), BED if face.get("occupied") else ROOM, *price(face), *floors(face)],
        "occupy_room": [*times(face), BED],
        "play_staff": [*times(face), STAFF, *price(face)],
        "draw_play_staff": [say(f"+{face.get('draw', 0)}"), ("icon", "card"), STAFF, *price(face)],
        "take_guest": [*times(face), GUEST, say("0"), COIN],
        "complete_order": [("icon", "tray"), ("icon", "check")],
        "extra_action": [("icon", "die"), ("icon", "turn")],
        "free_rooms": [("mark", face.get("color", "blue")), ROOM, say("0"), COIN],
        "free_guests": [GUEST, say("0"), COIN],
        "free_serving": [("icon", "tray"), say("0"), COIN],
        "strength": [say(f"+{n}"), ("icon", "die")],
        "no_six_fee": [say("0"), COIN],
        "both_tracks": [COIN, say("+"), CROWN],
        "ignore_penalty": [("icon", "shield"), *([say(face["cost"]), COIN] if face.get("cost") else [])],
        "copy_end_staff": [("icon", "turn"), STAFF],
    }
    return simple[kind]


def floors(face: View) -> list[Sign]:
    return [say(f"≤{face['max_floor']}"), ("icon", "floor")] if "max_floor" in face else []


def score(face: View) -> list[Sign]:
    """So many points for each thing."""
    kind = face["kind"]
    worth = [say(face["n"]), STAR, say("/")]
    if kind == "score_occupied":
        return worth + ([("mark", face["color"])] if "color" in face else []) + [BED]
    if kind == "score_color_sets":
        return worth + [("mark", color) for color in ROOM_COLORS]
    return [*worth, ("icon", SCORED[kind])] + ([say(f"≤{face['max']}")] if "max" in face else [])


def loss(face: View) -> list[Sign]:
    """What an emperor penalty takes."""
    kind, n = face["kind"], face.get("n", 1)
    if kind == "lose_food":
        return [say("−"), ("icon", "tray")] + ([GUEST] if face["from"] == "everywhere" else [])
    lost: dict[str, list[Sign]] = {
        "lose_krones": [COIN],
        "lose_points": [STAR] + ([say("/"), STAFF] if face.get("per") else []),
        "discard_hand": [("icon", "card")],
        "remove_room": [BED if face.get("state") == "occupied" else ROOM],
        "discard_end_staff": [STAFF, ("icon", "flag")],
    }
    return [say(f"−{n}"), *lost[kind]]


def moment(card: View) -> list[Sign]:
    """When a staff card works: dice, the colour of a guest, a room; nothing where the type of the card says it."""
    if card["on"] == "take_die":
        return [("die", str(value)) for value in card.get("dice", ())]
    if card["on"] in ("guest_in", "order_done"):
        orders: list[Sign] = [say(f"≥{card['min_order']}"), ("icon", "tray")] if card.get("min_order") else []
        color: list[Sign] = [("mark", card["guest_color"])] if "guest_color" in card else []
        return [*color, *orders, GUEST]
    return [MOMENTS[card["on"]]] if card["on"] in MOMENTS else []


def effects(faces: Sequence[View]) -> list[Sign]:
    """The signs of several effects with room between them."""
    row: list[Sign] = []
    for face in faces:
        row += [BREAK, *effect(face)] if row else effect(face)
    return row


def penalty(faces: Sequence[View]) -> list[Sign]:
    """The losses of a tile, left and right of a slash."""
    row: list[Sign] = []
    for face in faces:
        row += [say("/"), *loss(face)] if row else loss(face)
    return row


def staff(card: View) -> list[Sign]:
    when = moment(card)
    return [*when, say("→"), *effects(card["effects"])] if when else effects(card["effects"])


# ---- drawing ------------------------------------------------------------------------------------


def width(sign: Sign, size: float) -> float:
    kind, shown = sign
    if kind == "text":
        return lettering.width(shown, bold=True) * size * 0.8 + size * 0.08
    return {"break": 0.55, "mark": 0.86, "die": 0.96}.get(kind, 1.02) * size


def row(
    signs: Sequence[Sign],
    x: float,
    y: float,
    size: float,
    room: float,
    *,
    ink: str = INK,
    anchor: str = "middle",
) -> Markup | None:
    """Signs in a row about (x, y), made smaller if they need more than the room there is."""
    if not signs:
        return None
    total = sum(width(sign, size) for sign in signs)
    if total > room:
        size, total = size * room / total, room
    at = x - total / 2 if anchor == "middle" else x
    drawn: list[Markup | None] = []
    for sign in signs:
        wide = width(sign, size)
        drawn.append(drawing(sign, round(at + wide / 2, 1), y, round(size, 1)))
        at += wide
    color = None if ink == INK else ink
    if all(kind != "text" for kind, _ in signs):
        return group(drawn, color=color)
    letters = round(size * 0.8, 1)
    return group(drawn, color=color, fill=ink, font_size=letters, font_weight="bold", text_anchor="middle")


def drawing(sign: Sign, x: float, y: float, size: float) -> Markup | None:
    """One sign; the row round it says how letters look."""
    kind, shown = sign
    if kind == "text":
        return element("text", shown, x=x, y=round(y + size * 0.28, 1))
    if kind == "icon":
        return icon(shown, x, y, round(size * 0.94))
    if kind == "food":
        return icon(f"piece-{shown}", x, y, round(size))
    if kind == "mark":
        return mark(shown, x, y, round(size * 0.74), stroke=COLOURS(f"ink-{shown}"), stroke_width=1)
    if kind == "die":
        return icon(f"die-{shown}", x, y, round(size * 0.94))
    return None
