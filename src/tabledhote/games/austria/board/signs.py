"""Effects in signs: every effect of the vocabulary (GA-12) as a short row of numbers and icons, for cards and tiles."""

from collections.abc import Sequence

from tabledhote.drawing import lettering
from tabledhote.drawing.board import View
from tabledhote.drawing.icons import BOX, lined
from tabledhote.drawing.svg import Markup, element, group
from tabledhote.games.austria.board.explain import FOODS, ROOM_COLORS
from tabledhote.games.austria.board.pieces import LEAST

SMALLEST = LEAST / 0.8  # of a row: letters are that much smaller than icons

# A sign is a kind and what it shows: ("text", "+2"), ("icon", "coin"), ("die", "3"), ("mark", "red"), ("food", "wine").
Sign = tuple[str, str]
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


def width(sign: Sign) -> float:
    """How much of a row a sign takes, in boxes of icons."""
    kind, shown = sign
    if kind == "text":
        return lettering.width(shown, bold=True) * 0.8 + 0.08
    return {"break": 0.55, "mark": 0.86, "die": 1}.get(kind, 1.06)


def row(
    signs: Sequence[Sign], x: float, y: float, size: float, room: float, *, ink: str | None = None
) -> Markup | None:
    """Signs in a row about (x, y), made smaller if they need more than the room there is; in two rows rather than too
    small to be read."""
    if not signs:
        return None
    rows = [signs]
    if room < SMALLEST * wide(signs) and any(kind == "text" for kind, _ in signs):
        rows = parted(signs)
        size = min(size, SMALLEST * 1.15)
    scale = min(size, *(room / wide(each) for each in rows)) / BOX
    pitch = scale * BOX * 1.08
    drawn = [line(each, x, y + pitch * (n - (len(rows) - 1) / 2), scale, ink) for n, each in enumerate(rows)]
    return drawn[0] if len(drawn) == 1 else group(drawn)


def wide(signs: Sequence[Sign]) -> float:
    """How wide a row is, in boxes of icons."""
    return sum(width(sign) for sign in signs)


def parted(signs: Sequence[Sign]) -> list[Sequence[Sign]]:
    """Signs in two rows, as even as can be; a number stays with what follows it."""
    places = [at for at in range(1, len(signs)) if signs[at][0] in ("break", "text") and signs[at - 1][0] != "text"]
    halves = [[trimmed(signs[:at]), trimmed(signs[at:])] for at in places or range(1, len(signs))]
    return min(halves, key=lambda pair: max(wide(each) for each in pair))


def trimmed(signs: Sequence[Sign]) -> Sequence[Sign]:
    """A row that neither begins nor ends with a gap."""
    inner = [at for at, sign in enumerate(signs) if sign != BREAK]
    return signs[inner[0] : inner[-1] + 1]


def line(signs: Sequence[Sign], x: float, y: float, scale: float, ink: str | None) -> Markup:
    """One row of signs about (x, y)."""
    at = 0.0
    drawn: list[Markup | None] = []
    for sign in signs:
        room = width(sign) * BOX
        drawn.append(drawing(sign, round(at + room / 2, 1)))
        at += room
    letters = any(kind == "text" for kind, _ in signs)
    start = (round(x - at * scale / 2, 1), round(y - scale * BOX / 2, 1))
    return group(drawn, class_="signs" if letters else None, color=ink, at=start, scale=round(scale, 4))


def drawing(sign: Sign, x: float) -> Markup | None:
    """One sign about x; the row round it says where it stands, and how letters look."""
    kind, shown = sign
    if kind == "text":
        return element("text", shown, x=x, y=18.7)
    if kind == "break":
        return None
    return lined({"icon": "", "food": "piece-", "mark": "mark-", "die": "die-"}[kind] + shown, x - BOX / 2)
