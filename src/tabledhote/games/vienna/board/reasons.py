"""Why things of the board cannot be chosen now: pure functions of the view and the words."""

from collections.abc import Sequence
from itertools import combinations, product

from tabledhote.drawing.board import View
from tabledhote.words import Words

FACES = range(1, 7)


def why(view: View, words: Words) -> dict[str, str]:
    """A reason for each thing (`field:value`), or for all of a kind (`field`)."""
    own = view["players"][view["seat"]]
    reasons = {"card": words("why-card")}
    if view["phase"] == "turn":
        if own["coins"] < view["prices"]["turn_die"]:
            reasons["die"] = words("why-die", cost=words("coins", number=view["prices"]["turn_die"]))
        return reasons | {
            f"space:{each['space']}": told for each in view["spaces"] if (told := closed(view, words, each))
        }
    if view["phase"] == "gendarme":
        dice = [each for each in view["spaces"] if each.get("owner") is not None]
        reasons |= {f"space:{each['space']}": words("why-gendarme") for each in dice}
        reasons["space:geheimbund"] = words("why-gendarme-lodge")
    return reasons


def closed(view: View, words: Words, space: View) -> str:
    """Why the seat that decides cannot go to a space; "" if it can."""
    own = view["players"][view["seat"]]
    if not space["order"]:
        return ""  # Geheimbund takes any die
    if space["owner"] is not None:
        return words("why-taken")
    if view["gendarme"] == space["space"]:
        return words("why-guarded")
    if not fits(space, own["dice"], "joker" in own["specials"]):
        if space["double"]:
            return words("why-double")
        return words("why-dice", numbers=words.enumerated(space["numbers"]))
    price = view["prices"]["bribe"]
    if space["order"] <= own["carriage"] and own["coins"] < price:
        return words("why-behind", cost=words("coins", number=price))
    return ""


def fits(space: View, dice: Sequence[str], joker: bool) -> bool:
    """Whether one or two dice make what a space asks for (VI-4.10 to 4.22); the white die never stands alone."""
    if not space["double"] and any(
        value in space["numbers"] for die in dice if die[0] != "w" for value in values(die, joker)
    ):
        return True
    for one, two in combinations(dice, 2):
        for first, second in product(values(one, joker), values(two, joker)):
            if first == second if space["double"] else first + second in space["numbers"]:
                return True
    return False


def values(die: str, joker: bool) -> Sequence[int]:
    """What a die can stand for: its face, or anything if it is wild."""
    face = int(die[-1])
    return FACES if joker and face == 1 else (face,)
