"""When staff cards work: which dice, guests and orders they react to, which a view does not say of a card.

They are read from the components of the edition that the view names.
"""

from collections.abc import Iterable
from functools import cache
from typing import cast

import tabledhote
from tabledhote.games.austria.board.explain import View
from tabledhote.games.austria.components import Components, Printed
from tabledhote.games.austria.vocabulary import ANY, COLORS

DICE = range(1, 7)


@cache
def printed(edition: str) -> Printed:
    """The components of an edition, as the box has them."""
    game = tabledhote.game("austria", edition=edition)
    return cast(Components, game.components).printed(edition, "unoccupied")


@cache
def conditions(edition: str, card: int) -> View:
    """What a staff card reacts to; what it does not limit is left out."""
    table = printed(edition)
    color, smallest, _ = table.triggers[card - 1]
    dice = [value for value in DICE if table.reacts[value] >> (card - 1) & 1]
    found: dict[str, object] = {"dice": dice} if dice else {}
    if color != ANY:
        found["guest_color"] = COLORS[color]
    if smallest:
        found["min_order"] = smallest
    return found


def completed(view: View) -> View:
    """The same view with the conditions of every staff card that it shows."""
    edition = view["options"]["edition"]

    def told(cards: Iterable[View] | None) -> list[View] | None:
        return None if cards is None else [{**card, **conditions(edition, card["staff"])} for card in cards]

    places = ("hand", "pack", "played")
    players = [{**player, **{place: told(player[place]) for place in places}} for player in view["players"]]
    stack = [{**frame, "cards": told(frame["cards"])} if "cards" in frame else frame for frame in view["stack"]]
    return {**view, "players": players, "stack": stack}
