"""Cards and tiles as they are printed, ready for JSON: what a view shows of each card in sight."""

from tabledhote.games.austria.components import (
    FIRST_GUEST,
    FIRST_OBJECTIVE,
    FIRST_TILE,
    LETTERS,
    MOMENTS,
    PER_LETTER,
    TESTS,
    TYPES,
    Printed,
)
from tabledhote.games.austria.notation import foods
from tabledhote.games.austria.rules.vocabulary import (
    ANY,
    COLORS,
    DRAW_PLAY_STAFF,
    FOOD,
    FREE,
    IGNORE_PENALTY,
    KINDS,
    LOSE_FOOD,
    PICKS,
    PLACES,
    REMOVE_ROOM,
    ROOM_COLORS,
    STATES,
    UNLIMITED,
    Effect,
    count,
)

LARGEST_ORDER = 99  # what `max_order` is where a card does not limit it


def effect_face(effect: Effect) -> dict[str, object]:
    """An effect in the words of GA-12; defaults are left out, except `n`."""
    face: dict[str, object] = {"kind": KINDS[effect.kind]}
    if effect.kind == FOOD:
        return {**face, **{food: number for food, number in foods(effect.food).items() if number}}
    if effect.kind == DRAW_PLAY_STAFF:
        face["draw"] = effect.draw
    else:
        face["n"] = effect.n
    if effect.discount == FREE:
        face["free"] = True
    elif effect.discount:
        face["discount"] = effect.discount
    if effect.max_floor < 4:
        face["max_floor"] = effect.max_floor
    if effect.occupied:
        face["occupied"] = True
    if effect.color != ANY:
        face["color"] = COLORS[effect.color]
    if effect.per_staff:
        face["per"] = "staff_played"
    if effect.most != UNLIMITED:
        face["max"] = effect.most
    if effect.kind == IGNORE_PENALTY:
        face["cost"] = effect.cost
    if effect.kind == REMOVE_ROOM:
        face["state"] = STATES[effect.state]
        face["pick"] = PICKS[effect.pick]
    if effect.kind == LOSE_FOOD:
        face["from"] = PLACES[1 if effect.everywhere else 0]
    return face


def guest_face(table: Printed, guest: int) -> dict[str, object]:
    return {
        "guest": guest + FIRST_GUEST,
        "color": COLORS[table.guest_color[guest]],
        "order": foods(table.order[guest]),
        "points": table.guest_points[guest],
        "effects": [effect_face(effect) for effect in table.effects[FIRST_GUEST + guest]],
    }


def staff_face(table: Printed, card: int) -> dict[str, object]:
    return {
        "staff": card + 1,
        "cost": table.cost[card],
        "type": TYPES[table.staff_type[card]],
        "on": MOMENTS[table.moment[card]],
        **conditions(table, card),
        "effects": [effect_face(effect) for effect in table.effects[card + 1]],
    }


def conditions(table: Printed, card: int) -> dict[str, object]:
    """Which dice, guests or orders a staff card reacts to; limits that it does not have are left out."""
    color, smallest, largest = table.triggers[card]
    dice = [value for value in range(1, 7) if table.reacts[value] >> card & 1]
    limits: dict[str, object] = {"dice": dice} if dice else {}
    if color != ANY:
        limits["guest_color"] = COLORS[color]
    if smallest > 0:
        limits["min_order"] = smallest
    if largest < LARGEST_ORDER:
        limits["max_order"] = largest
    return limits


def objective_face(table: Printed, objective: int) -> dict[str, object]:
    test = TESTS[table.test[objective]]
    least = table.least[objective]
    needs: dict[str, object] = {"n": least}
    if test == "occupied":
        needs = {COLORS[color]: count(least, color) for color in range(ROOM_COLORS) if count(least, color)}
    return {"objective": objective + FIRST_OBJECTIVE, "letter": LETTERS[objective // PER_LETTER], "test": test, **needs}


def tile_face(table: Printed, tile: int) -> dict[str, object]:
    return {
        "tile": table.tile_ids[tile],
        "bonus": [effect_face(effect) for effect in table.effects[FIRST_TILE + tile]],
        "penalty": [effect_face(effect) for effect in table.penalties[tile]],
    }
