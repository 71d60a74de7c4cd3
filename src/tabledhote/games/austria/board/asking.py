"""What a decision says beyond its actions: words for choices whose meaning depends on the position, and
servings that leave nothing to decide and can be done in one go. Pure functions of the view and the words.
"""

from collections.abc import Mapping

from tabledhote.drawing.board import View
from tabledhote.games.austria.board import choices, explain
from tabledhote.games.austria.board.explain import FOODS, capital
from tabledhote.words import Words

Action = dict[str, object]
AT_ONCE = 3  # pieces that may be served for a krone (GA-7.2)


def choice(view: View, words: Words, action: Mapping[str, object]) -> str | None:
    """A choice in the words of its position; None where the action says it all."""
    do, frame = action["do"], view["pending"]
    if do == "skip" and f"skip-{view['phase']}" in words:
        return words(f"skip-{view['phase']}", n=frame.get("n", 0))
    if do == "serve" and view["phase"] == "turn" and not serves_free(view["players"][view["seat"]]):
        return words("serve-paid", action=words.action(action), n=AT_ONCE)
    if do == "prepare_room":
        return words("priced", action=words.action(action), cost=frame["prices"][str(action["room"])])
    if do == "boost":
        return words("boosted", n=frame["n"] + 1)
    ref = " ".join(f"{field}:{value}" for field, value in action.items() if field != "do")
    said = next((about for chip, _, about in choices.chips(view, words) if chip == ref), None)
    return said and said.partition(" (GA")[0]


def together(view: View, words: Words) -> list[tuple[str, list[Action]]]:
    """Actions of the deciding seat that go together: serving everything that can be served, if that is two pieces or
    more and it is clear who gets them."""
    you = view["players"][view["seat"]]
    if view["phase"] == "place":
        given = servings("place_food", you, view["pending"])
        return offer(words, "serve-all", given)
    if view["phase"] == "serve":
        given = servings("serve", you, you["kitchen"])
        return offer(words, "serve-all", given) if len(given) <= view["pending"]["left"] else []
    if view["phase"] == "turn":
        given = servings("serve", you, you["kitchen"])
        if serves_free(you):
            return offer(words, "serve-all", given)
        return offer(words, "serve-kitchen", given) if you["krones"] and len(given) <= AT_ONCE else []
    return []


def serves_free(player: View) -> bool:
    """Whether a staff card lets a player serve from the kitchen without paying."""
    return any(effect["kind"] == "free_serving" for card in player["played"] for effect in card["effects"])


def servings(do: str, player: View, stock: View) -> list[Action]:
    """Who gets which food; nothing if two guests lack the same food and there is not enough for both."""
    given: list[Action] = []
    for food in FOODS:
        wanted = [(card["guest"], card["lacks"][food]) for card in player["cafe"] if card and card["lacks"][food]]
        if len(wanted) > 1 and 0 < stock[food] < sum(number for _, number in wanted):
            return []
        for guest, number in wanted:
            given += [{"do": do, "food": food, "guest": guest}] * min(number, stock[food])
    return given


def offer(words: Words, message: str, given: list[Action]) -> list[tuple[str, list[Action]]]:
    counts = {food: sum(action["food"] == food for action in given) for food in FOODS}
    return [(capital(words(message, foods=explain.foods(words, counts))), given)] if len(given) > 1 else []
