"""The option sets with which the contract suite plays every game, and what its positions may share."""

from collections.abc import Iterator

import tabledhote

Chosen = dict[str, object]

SETTINGS: dict[str, list[Chosen]] = {
    "austria": [
        {"players": 2, "edition": "revised"},
        {"players": 3, "edition": "revised", "hotel": "day", "staff_deal": "draft"},
        {"players": 4, "edition": "revised", "hotel": "night", "staff_deal": "starter", "first": 2},
        {"players": 2, "edition": "2015", "hotel": "day", "day_boards": ["C", "A"], "staff_deal": "starter"},
        {"players": 3, "edition": "2015", "staff_deal": "random", "b4_penalty": "occupied"},
        {"players": 4, "edition": "2015", "hotel": "day", "staff_deal": "draft"},
        {"players": 2, "objectives": [105, 110, 113], "emperor_tiles": ["A1", "B4", "C2"], "first": 0},
    ],
    "amsterdam": [
        {"players": 2, "variant": "family"},
        {"players": 3, "variant": "family"},
        {"players": 4, "variant": "family"},
        {"players": 2, "variant": "tactical"},
        {"players": 3, "variant": "tactical"},
        {"players": 4, "variant": "tactical"},
        {"players": 2, "variant": "family", "layout": "reference", "first": 1},
        {"players": 4, "variant": "tactical", "layout": "reference", "first": 3},
    ],
    "vienna": [
        {"players": 3, "board": "day"},
        {"players": 4, "board": "day"},
        {"players": 5, "board": "day"},
        {"players": 3, "board": "night", "first": 2},
        {"players": 4, "board": "night", "first": 0},
        {"players": 5, "board": "night", "first": 4},
    ],
    "hellton": [
        {"deck": "starter"},
        {"deck": "full"},
        {"deck": "starter", "first": 0},
        {"deck": "full", "first": 1},
    ],
}

# Attributes that a copy shares with its original, because they are never changed in place, at most replaced: of the
# position, or of the objects that it lists.
SHARED: dict[str, set[str]] = {
    "austria": {
        "cafe",
        "choices",
        "claims",
        "dice",
        "emperor_tiles",
        "lacks",
        "objectives",
        "queue",
        "table",
        "under",
        "under_by",
    },
    "amsterdam": {"tiles", "shows", "bearing", "hotels", "beside"},
    "vienna": {"under"},
    "hellton": {"dealt"},
}

# The option that makes the most of a difference: five games of each of its values are on file.
VARIANT = {"austria": "edition", "vienna": "board", "amsterdam": "variant", "hellton": "deck"}

# Games that can end without a winner.
CAN_ALL_LOSE = {"hellton"}


def settings() -> Iterator[tuple[str, Chosen]]:
    """Every registered game with each of its option sets."""
    for name in tabledhote.games():
        for chosen in SETTINGS.get(name, []):
            yield name, chosen


def title(name: str, chosen: Chosen) -> str:
    """A setting in one word, for test ids and records.

    >>> title("amsterdam", {"players": 2, "variant": "family"})
    'amsterdam-players=2-variant=family'
    """
    return "-".join([name, *(f"{option}={value}" for option, value in chosen.items())])
