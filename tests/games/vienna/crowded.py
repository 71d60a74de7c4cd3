"""The start of a game, and a board of Vienna as full as it can look."""

from typing import Any

import tabledhote
from tests.games.vienna.scene import scene


def start(**options: object) -> dict[str, Any]:
    return tabledhote.game("vienna", **{"players": 4, "first": 0, **options}).start(seed=1).view(0)


def crowded(side: str = "day") -> dict[str, Any]:
    """As full as a board can look: five players, all dice placed or on Geheimbund, all special cards held."""
    every = dict.fromkeys(("first_player", "double_turn", "joker", "extra_influence", "extra_die"), 2)
    p = scene(
        5,
        coins=[12, 0, 3, 0, 0],
        points=[29, 29, 29, 29, 35],
        specials=every,
        placed={"stephansdom": (2, "4 w5"), "heuriger": (1, "3 3"), "oper": (0, "2"), "gloriette": (4, "6 6")},
        gendarme="prater",
        cards={2: ["composer"] * 5 + ["bishop"] * 4 + ["countess"] * 3},
        display=["shopkeeper", "priest", "court_supplier", "court_chaplain"],
        hands={0: "1 2 6"},
    )
    view = p.view(0)
    view["options"] = {"players": 5, "board": side, "first": 0}
    return view
