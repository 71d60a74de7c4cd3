"""A view from the middle of a game, a board of Grand Austria Hotel as full as it can look, and all its faces."""

from collections.abc import Iterator
from typing import Any

import tabledhote
from tabledhote import State
from tabledhote.games.austria import view_cards as printed
from tabledhote.games.austria.board.explain import FOODS
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen


def middle(**options: object) -> dict[str, Any]:
    """A view from the middle of a game."""
    chosen: Chosen = {"players": 4, "first": 0, **options}
    states: Iterator[State] = decisions(opened("austria", chosen), seed=4)
    return next(state.view(state.seat) for number, state in enumerate(states) if number == 120)


def crowded() -> dict[str, Any]:
    """As full as a board can look, and fuller: large numbers, full cafés, many cards in hand and in play."""
    view = middle()
    free = iter(sorted(set(range(49, 105)) - {card["guest"] for card in view["queue"]}))
    staff = iter(faces("revised")[:48])
    for player in view["players"]:
        player |= {"krones": 20, "points": 128, "emperor": 13, "hand_size": 10, "covered": 1, "passed": True}
        player["kitchen"] = dict.fromkeys(FOODS, 11)
        player["played"] = [{**card, "used": card["type"] == "round"} for card, _ in zip(staff, range(8), strict=False)]
        for space in player["rooms"]:
            space["state"] = "occupied"
        player["cafe"] = [full(card, number) for card, number in zip(view["queue"][:3], free, strict=False)]
    view["players"][view["you"]]["hand"] = [card for card, _ in zip(staff, range(10), strict=False)]
    view |= {"scores": [128, -12, 75, 150], "dice": [14, 0, 3, 8, 9, 1], "bin": 3}
    for objective in view["objectives"]:
        objective["discs"] = [0, 2, 3]
    return view


def full(card: dict[str, Any], number: int) -> dict[str, Any]:
    """A guest of the queue as another one in a café, served in full."""
    shown = {key: value for key, value in card.items() if key != "cost"}
    return {**shown, "guest": number, "lacks": dict.fromkeys(FOODS, 0), "complete": True}


def faces(edition: str) -> list[dict[str, Any]]:
    """Every guest, staff card and tile as a view shows them."""
    components: Any = tabledhote.game("austria", edition=edition).components
    table = components.printed(edition, "unoccupied")
    cards: list[dict[str, Any]] = [printed.staff_face(table, card) for card in range(48)]
    cards += [printed.guest_face(table, guest) for guest in range(56)]
    for tile in range(12):
        face: dict[str, Any] = printed.tile_face(table, tile)
        cards += [{"effects": face["bonus"]}, {"effects": face["penalty"]}]
    return cards
