"""Effects, cards and tiles in words, made from what a view says of them: a corrected components file explains itself.

Every kind of effect (GA-12) has one message `kind-<kind>` in `words/`, every moment `on-<moment>`, every test of an
objective `test-<test>`.
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.words import Words

FOODS = ("strudel", "cake", "wine", "coffee")
ROOM_COLORS = ("blue", "red", "yellow")
SEATS = ("orange", "sky", "purple", "grey")  # GA-2.8
GAINS = {"blue": "points", "red": "krones", "yellow": "emperor"}  # what a group of rooms brings (GA-9.9)
ABSENT = {"n": 1, "discount": 0, "max_floor": 4, "max": 0, "cost": 0, "draw": 0}
UNSAID = {"color": "any", "per": "none", "state": "unoccupied", "pick": "highest", "from": "kitchen"}
TITLED = ("play", "use", "always", "final")  # moments that the type of a staff card says already
ROOMS = {"blue": "blue-rooms", "red": "red-rooms", "yellow": "yellow-rooms"}
LETTERS = "ABC"


def origin(words: Words, frame: View) -> str:
    """The card or tile that a frame comes from, or a word for what it is."""
    field, value = next(iter(frame["source"].items()))
    return words(f"source-{value}") if field == "cause" else words.name(field, value)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def foods(words: Words, counts: View) -> str:
    """So much of each food; "nothing" if there is none."""
    said = [words(food, number=counts[food]) for food in FOODS if counts.get(food)]
    return words.enumerated(said) if said else words("nothing")


def effect(words: Words, face: View) -> str:
    """One effect in words."""
    values: dict[str, object] = {name: face.get(name, least) for name, least in (ABSENT | UNSAID).items()}
    values |= {name: "yes" if face.get(name) else "no" for name in ("free", "occupied")}
    return words(f"kind-{face['kind']}", foods=foods(words, face), **values)


def effects(words: Words, faces: Sequence[View]) -> str:
    """Several effects in words, or "nothing"."""
    return words.several([effect(words, face) for face in faces]) or words("nothing")


def penalty(words: Words, tile: View) -> str:
    """The left and the right loss of an emperor tile (GA-15.10)."""
    return " / ".join(effect(words, face) for face in tile["penalty"]) or words("nothing")


def moment(words: Words, card: View) -> str:
    """When a staff card works, if its type does not say it; empty otherwise."""
    if card["on"] in TITLED:
        return ""
    dice = "/".join(str(value) for value in card.get("dice", ()))
    orders, color = card.get("min_order", 0), card.get("guest_color", "any")
    return words(f"on-{card['on']}", dice=dice, guest_color=color, min_order=orders)


def work(words: Words, card: View) -> str:
    """What a staff card does, and when if its type does not say it."""
    when, does = moment(words, card), effects(words, card["effects"])
    return words.pair(when, does) if when else does


def staff(words: Words, card: View) -> str:
    """A staff card: name, cost, type, what it does."""
    said = words(
        "about-staff",
        staff=words.name("staff", card["staff"]),
        number=card["staff"],
        cost=words("krones", number=card["cost"]),
        type=words.label("type", card["type"]),
        text=work(words, card),
    )
    return " ".join([said, *remarks(words, card)])


def played(words: Words, card: View) -> str:
    """A card that another player has played: its cost no longer matters."""
    name, kind = words.name("staff", card["staff"]), words.name("type", card["type"])
    said = words("about-played", staff=name, number=card["staff"], type=kind, text=work(words, card))
    return " ".join([said, *remarks(words, card)])


def remarks(words: Words, card: View) -> list[str]:
    """That a card is used this round, and what the Secretary copies."""
    said = [words("about-used")] if card.get("used") else []
    if card.get("copied"):
        said.append(words("about-copied", staff=words.name("staff", card["copied"])))
    return said


def guest(words: Words, card: View) -> str:
    """A guest card: name, order, points, reward, and where it stands: in the queue, or in a café with what it lacks."""
    said = words(
        "about-guest",
        guest=words.name("guest", card["guest"]),
        number=card["guest"],
        color=card["color"],
        guests=words(f"color-{card['color']}.guests"),
        order=foods(words, card["order"]),
        points=words("points", number=card["points"]),
        reward=effects(words, card["effects"]),
    )
    if "cost" in card:
        return " ".join([said, words("about-queue", cost=words("krones", number=card["cost"]))])
    return f"{said} {service(words, card)}"


def service(words: Words, card: View) -> str:
    """What a guest in a café still lacks."""
    if card["complete"]:
        return words("about-complete")
    return words("about-lacks", lacks=foods(words, card["lacks"]))


def other_guest(words: Words, card: View) -> str:
    """A guest at another player's table in fewer words."""
    said = words(
        "about-other-guest",
        guest=words.name("guest", card["guest"]),
        points=words("points", number=card["points"]),
        reward=effects(words, card["effects"]),
    )
    return f"{said} {service(words, card)}"


def objective(words: Words, card: View) -> str:
    """The requirement of an objective."""
    asked = [words(ROOMS[color], number=card[color]) for color in ROOM_COLORS if card.get(color)]
    return words(f"test-{card['test']}", n=card.get("n", 0), rooms=words.enumerated(asked))


def about_objective(words: Words, card: View) -> str:
    first, second, third = card["points"]
    text = objective(words, card)
    return words("about-objective", number=card["objective"], text=text, first=first, second=second, third=third)


def tile(words: Words, card: View, bonus_from: int) -> str:
    """An emperor tile: when it counts, its bonus, its penalty."""
    name = card["tile"]
    return words(
        "about-tile",
        tile=words.name("tile", name),
        round=card["round"],
        retreat=card["retreat"],
        bonus=effects(words, card["bonus"]),
        penalty=penalty(words, card),
        rule=4 * LETTERS.index(name[0]) + int(name[1:]),
        **{"from": bonus_from},
    )


def group_bonus(words: Words, group: View) -> str:
    return effect(words, {"kind": GAINS[group["color"]], "n": group["bonus"]})


def room(words: Words, player: View, space: View) -> str:
    """A room of a hotel: colour, state, price, points, and the bonus of its group."""
    group = player["groups"][space["group"]]
    return words(
        "about-room",
        room=space["room"],
        floor=space["room"] // 10,
        color=space["color"],
        state=space["state"],
        price=words("krones", number=space["price"]),
        points=space["points"],
        size=len(group["rooms"]),
        bonus=group_bonus(words, group),
        paid="yes" if group["paid"] else "no",
    )


def small_room(words: Words, space: View) -> str:
    """A room of another player's hotel in a few words."""
    return words("about-other-room", room=space["room"], color=space["color"], state=space["state"])
