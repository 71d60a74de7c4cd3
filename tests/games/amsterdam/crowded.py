"""The start of a game, and a board of Hotel Amsterdam as full as it can look."""

from typing import Any

import tabledhote
from tests.support.settings import Chosen


def start(**options: object) -> dict[str, Any]:
    chosen: Chosen = {"players": 2, "layout": "reference", "first": 0, **options}
    return tabledhote.game("amsterdam", **chosen).start(seed=1).view(0)


def crowded() -> dict[str, Any]:
    """As full as a board can look, and fuller: many tourists everywhere, all hotels, both pawns on hotels."""
    view = start(players=4)
    for index, tile in enumerate(view["tiles"]):
        tile["tourists"] = index % 13
    view |= {"dam": 10, "quays": {"0": 12, "6": 1, "12": 3, "18": 30}, "scores": [12, 30, 0, 7]}
    view["hotels"] = [["ab12", "cd34"], ["bc34", "de45"], ["ab45", "cd23"], ["de12", "bc23"]]
    return view
