"""What a choice certainly costs or brings, shown in advance, without anything left to chance."""

from collections.abc import Callable, Sequence

from tabledhote.drawing.board import Foreseen, View
from tabledhote.words import Words

FOLLOWED = {"go": "use_dice"}  # dice can be picked before the place to which they go
KINDS = {  # what an event marks: which thing of a player, how, with which icon
    "pay": ("purse", "loss", "coin"),
    "gain": ("purse", "relief", "coin"),
    "score": ("seat", "relief", "point"),
    "robbed": ("purse", "loss", "coin"),
}
CERTAIN = {*KINDS, "go", "start_reroll", "turn_die", "use_dice", "wild_dice", "take", "choose_symbol", "compare", "rob"}


def foresee(
    view: View, events: Sequence[View], later: Callable[[], View | None], words: Words, seats: Sequence[str]
) -> list[Foreseen]:
    """Coins and points that change at once: everything up to the first event that is uncertain or in another turn."""
    foreseen: list[Foreseen] = []
    for event in events:
        if event["event"] not in CERTAIN:
            break
        if event["event"] in KINDS:
            part, kind, icon = KINDS[event["event"]]
            thing = f"{part}-{event['seat']}"
            short = brief(view, event, kind, words, seats)
            foreseen.append(
                {"thing": thing, "kind": kind, "icon": icon, "text": words.event(event, seats), "short": short}
            )
    return foreseen


def brief(view: View, event: View, kind: str, words: Words, seats: Sequence[str]) -> str:
    """Coins or points with their sign; with the name, if they are another player's."""
    if event["event"] == "gain" and not event["coins"]:
        return ""  # the supply is empty
    what = "points" if event["event"] == "score" else "coins"
    amount = f"{'−' if kind == 'loss' else '+'}{words(what, number=event[what])}"
    if event["seat"] == view["seat"]:
        return amount
    return f"{words.named({'seat': event['seat']}, seats)['seat']} {amount}"
