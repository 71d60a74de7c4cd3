"""The option sets with which the contract suite plays every game, and what its positions may share."""

from collections.abc import Iterator

import tabledhote

Chosen = dict[str, object]

SETTINGS: dict[str, list[Chosen]] = {
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

# Attributes that a copy shares with its original, because they are never changed in place, at most replaced.
SHARED: dict[str, set[str]] = {
    "amsterdam": {"tiles", "where"},
    "vienna": {"offered"},
    "hellton": {"dealt"},
}

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
