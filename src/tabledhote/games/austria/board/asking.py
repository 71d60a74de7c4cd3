"""What a decision says beyond its actions: words for choices whose meaning depends on the position, and
servings that leave nothing to decide and can be done in one go. Pure functions of the view and the words.
"""

from collections.abc import Mapping

from tabledhote.drawing.board import Series, View
from tabledhote.games.austria.board import choices, explain
from tabledhote.games.austria.board.explain import FOODS, capital
from tabledhote.words import Words

Action = dict[str, object]
AT_ONCE = 3  # pieces that may be served for a krone (GA-7.2)
SWITCHED = dict.fromkeys(("take_die", "use_space", "copy_action"), ("boost", "skip"))  # GA-5.12
SPARED = "ignore_penalty"  # the kind of effect (GA-15.8)
LOSES = dict.fromkeys(("take_die", "use_space"), "take_guest")  # GA-5.2


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


def together(view: View, words: Words) -> list[Series]:
    """Actions of the deciding seat that go together: serving everything that can be served, if that is two pieces or
    more and it is clear who gets them; and what a click on a guest does.
    """
    you, phase = view["players"][view["seat"]], view["phase"]
    if phase == "place":
        tray = view["pending"]
        return [*everything(words, "serve-all", servings("place_food", you, tray)), *orders(view, words, you, tray)]
    if phase not in ("turn", "serve"):
        return []
    free = phase == "serve" or serves_free(you)
    if not free and not you["krones"]:
        return []
    left = view["pending"]["left"] if phase == "serve" else len(FOODS) * AT_ONCE if free else AT_ONCE
    given = servings("serve", you, you["kitchen"])
    early = not free and not view["turn"]["die_taken"]  # more food may come, to be served for nothing
    whole = (
        everything(words, "serve-all" if free else "serve-kitchen", given, quiet=early) if len(given) <= left else []
    )
    return [*whole, *orders(view, words, you, you["kitchen"], left, free=free)]


def everything(words: Words, message: str, given: list[Action], *, quiet: bool = False) -> list[Series]:
    counts = {food: sum(action["food"] == food for action in given) for food in FOODS}
    said = capital(words(message, foods=explain.foods(words, counts)))
    return [Series(said, given, quiet=quiet)] if len(given) > 1 else []


def orders(view: View, words: Words, player: View, stock: View, left: int = 99, *, free: bool = True) -> list[Series]:
    """What a click on a guest does: food that has just come goes to the guest, as far as nobody else is asked about it;
    from the kitchen the whole order is served, if all of it is there.
    """
    several: list[Series] = []
    do = "place_food" if view["phase"] == "place" else "serve"
    for card in player["cafe"]:
        if card is None:
            continue
        counts = {food: min(card["lacks"][food], stock[food]) for food in FOODS}
        whole = counts == {food: card["lacks"][food] for food in FOODS}
        if do == "place_food":
            counts, whole = undisputed(player, card, stock), True
        given = [{"do": do, "food": food, "guest": card["guest"]} for food in FOODS for _ in range(counts[food])]
        if whole and 1 < len(given) <= left:
            guest, foods = words.name("guest", card["guest"]), explain.foods(words, counts)
            said = words("serve-order" if free else "serve-order-paid", guest=guest, foods=foods)
            several.append(Series(capital(said), given, at=f"guest:{card['guest']}"))
    return several


def undisputed(player: View, card: View, tray: View) -> dict[str, int]:
    """What a guest can get of the food that has come, food by food (GA-8.3), until another guest wants of it too."""
    counts = dict.fromkeys(FOODS, 0)
    others = [other["lacks"] for other in player["cafe"] if other and other["guest"] != card["guest"]]
    for food in FOODS:
        counts[food] = min(card["lacks"][food], tray.get(food, 0))
        if tray.get(food, 0) > counts[food] and any(lacks[food] for lacks in others):
            break
    return counts


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


def warning(view: View, words: Words) -> str:
    """What the emperor would do to the viewer now, from the round before he comes (GA-15.2 to 15.4)."""
    emperor, you = view["emperor"], view["you"]
    tile = next((card for card in emperor["tiles"] if card["round"] - view["round"] in (0, 1)), None)
    if tile is None or you < 0 or view["phase"] == "over":
        return ""
    player = view["players"][you]
    space = max(0, player["emperor"] - tile["retreat"])
    outcome = "bonus" if space >= emperor["bonus_from"] else "nothing" if space else "penalty"
    effects = explain.effects(words, tile["bonus"]) if outcome == "bonus" else explain.penalty(words, tile)
    spared = next((each for card in player["played"] for each in card["effects"] if each["kind"] == SPARED), None)
    if outcome == "penalty" and spared:
        effects = f"{effects} ({explain.effect(words, spared)})"
    steps = tile["retreat"] + 1 - player["emperor"]
    return words("emperor-warning", round=tile["round"], outcome=outcome, effects=effects, steps=steps)


def why(_view: View, words: Words) -> dict[str, str]:
    """What choosing a thing needs, by its kind."""
    return {kind: words(f"why-{kind}") for kind in ("staff", "room", "guest", "value", "objective", "food")}
