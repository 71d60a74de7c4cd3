"""Positions for the tests: say what matters, the rest is filled in so that every card and die has its place.

`position(dice={1: 3}, hand=[9])` is seat 0's turn on the night board as in the worked examples; `act` plays a
structured action, `offers` lists those of a kind, `own` shows what lies in front of a seat.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import tabledhote
from tabledhote.games.austria.components import Components
from tabledhote.games.austria.contract import Austria

FOODS = ("strudel", "cake", "wine", "coffee")
GUESTS = range(49, 105)
STAFF = range(1, 49)
DICE = {2: 10, 3: 12, 4: 14}
RETREAT = {3: 3, 5: 5, 7: 7}
NIGHT_GROUPS = [
    [11],
    [12, 21, 22],
    [13, 14, 23, 24],
    [15],
    [25, 34, 35],
    [31, 41],
    [32, 42],
    [33, 43],
    [44],
    [45],
]


def foods(**numbers: int) -> dict[str, int]:
    return {food: numbers.get(food, 0) for food in FOODS}


def order(game: tabledhote.Game, guest: int) -> dict[str, int]:
    assert isinstance(game.components, Components)
    table = game.components.revised
    return {food: table.order[guest - 49] >> 12 * at & 4095 for at, food in enumerate(FOODS)}


def seat_fields(game: tabledhote.Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """One player's fields. `free` and `occupied` are rooms, `cafe` maps guests to what they lack (None: all)."""
    known = {
        "board", "krones", "points", "emperor", "free", "occupied", "paid", "kitchen", "hand", "pack", "played",
        "used", "covered", "passed", "copied", "cafe",
    }  # fmt: skip
    assert set(given) <= known, set(given) - known
    free, occupied = list(given.get("free", [11, 12, 13])), list(given.get("occupied", []))
    free = [room for room in free if room not in occupied]
    cafe: Mapping[int, Mapping[str, int] | None] = given.get("cafe", {})
    full = [group for group, rooms in enumerate(NIGHT_GROUPS) if set(rooms) <= set(occupied)]
    return {
        "board": given.get("board", "night"),
        "krones": given.get("krones", 10),
        "points": given.get("points", 0),
        "emperor": given.get("emperor", 0),
        "tiles": sorted(free + occupied),
        "occupied": sorted(occupied),
        "paid": given.get("paid", full),
        "kitchen": foods(**given.get("kitchen", {})),
        "hand": sorted(given.get("hand", [])),
        "pack": [],
        "played": sorted(given.get("played", [])),
        "used": sorted(given.get("used", [])),
        "covered": given.get("covered", 0),
        "passed": given.get("passed", False),
        "copied": 0,
        "cafe": [
            {"table": at, "guest": guest, "lacks": order(game, guest) if lacks is None else foods(**lacks)}
            for at, (guest, lacks) in enumerate(cafe.items())
        ],
    }


def position(
    *,
    dice: Mapping[int, int] | None = None,
    players: int = 2,
    edition: str = "revised",
    hotel: str = "night",
    round: int = 1,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    queue: Iterable[int] | None = None,
    next_guests: Iterable[int] | None = None,
    staff_top: Iterable[int] | None = None,
    deck_ends: bool = False,
    objectives: Iterable[int] = (105, 110, 113),
    tiles: Iterable[str] = ("A1", "B1", "C1"),
    claims: Iterable[Iterable[int]] = ((), (), ()),
    removed: Iterable[int] = (),
    b4_penalty: str = "unoccupied",
    rules: int = 2,
    die_taken: bool = False,
    **own: Any,
) -> Austria:
    """A position in which seat 0 has its turn. `staff_top` are the next cards of the deck (all of it: `deck_ends`)."""
    options: dict[str, object] = {"objectives": list(objectives), "emperor_tiles": list(tiles), "rules": rules}
    game = tabledhote.game(
        "austria", players=players, edition=edition, hotel=hotel, first=0, b4_penalty=b4_penalty, **options
    )
    dump = game.start(seed=1).dump()
    seats = [seat_fields(game, {**({"covered": 1} if die_taken else {}), **own})]
    for seat in range(1, players):
        seats.append(seat_fields(game, (others or {}).get(seat, {})))
    dice = dice if dice is not None else {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}
    seated = {row["guest"] for fields in seats for row in fields["cafe"]}
    if queue is None:  # 91 to 95, and others for those who sit in a café
        queue = [guest for guest in (91, 92, 93, 94, 95, 53, 54, 59) if guest not in seated][:5]
    queue = list(queue)
    gone = set(queue) | seated
    rest = [guest for guest in GUESTS if guest not in gone]
    deck = rest if next_guests is None else list(next_guests)
    cards = {card for fields in seats for card in fields["hand"] + fields["played"]} | set(removed)
    unseen = [card for card in STAFF if card not in cards]
    top = list(staff_top) if staff_top is not None else []
    if deck_ends:  # the cards that are neither on top nor placed wait in the other hand
        seats[1]["hand"] = sorted(set(unseen) - set(top))
        unseen = [card for card in unseen if card in top]
    ordered = top + [card for card in unseen if card not in top] if staff_top is not None else []
    dump["seat"] = 0
    dump["position"] = {
        "phase": "turn",
        "round": round,
        "first": 0,
        "active": 0,
        "step": 0,
        "began": die_taken,
        "guest_taken": False,
        "die_taken": die_taken,
        "boosted": False,
        "bonus_turn": False,
        "extra_turns": 0,
        "dice": [dice.get(value, 0) for value in range(1, 7)],
        "bin": DICE[players] - sum(dice.values()) - sum(fields["covered"] for fields in seats),
        "guest_deck": sorted(deck),
        "discard": sorted(set(rest) - set(deck)),
        "queue": queue,
        "staff_deck": [] if ordered else unseen,
        "under": ordered,
        "under_by": [-1] * len(ordered),
        "removed": sorted(removed),
        "objectives": list(objectives),
        "emperor_tiles": list(tiles),
        "claims": [list(seats) for seats in claims],
        "stack": [],
        "hoteliers": seats,
    }
    state = game.load(dump)
    assert isinstance(state, Austria)
    state.events = []
    return state


def last_turn(round: int, **given: Any) -> Austria:
    """Seat 0 ends the last turn of a round; the others will get neither bonus nor penalty from the emperor."""
    players = given.get("players", 2)
    quiet = {"covered": 2, "emperor": RETREAT.get(round, 0) + 1 if round in RETREAT else 0}
    others = {seat: {**quiet, **given.get("others", {}).get(seat, {})} for seat in range(1, players)}
    return position(**{**given, "round": round, "others": others, "covered": 2, "die_taken": True})


def scored(round: int, **given: Any) -> Austria:
    """After `last_turn`: the emperor scoring of this round has begun, or the game is over."""
    state = last_turn(round, **given)
    act(state, "end_turn")
    return state


def act(state: Austria, do: str, **fields: object) -> Austria:
    """Play one structured action."""
    state.play(state.parse({"do": do, **fields}))
    return state


def offers(state: Austria, do: str | None = None) -> list[Any]:
    """The actions offered now; with a name those of this kind, each as its only field or as a tuple of its fields."""
    forms = [state.describe(action) for action in state.legal()]
    if do is None:
        return forms
    values = [tuple(value for key, value in form.items() if key != "do") for form in forms if form["do"] == do]
    return [value[0] if len(value) == 1 else value for value in values]


def kinds(state: Austria) -> list[str]:
    """What kinds of action are offered now, each once."""
    return list(dict.fromkeys(str(form["do"]) for form in offers(state)))


def own(state: Austria, seat: int = 0) -> dict[str, Any]:
    """What lies in front of a seat."""
    return state.hoteliers[seat].fields(state.table)


def events(state: Austria, event: str) -> list[dict[str, Any]]:
    """The events of a kind since the position was set up."""
    assert state.events is not None
    return [entry for entry in state.events if entry["event"] == event]


def lacks(state: Austria, guest: int, seat: int = 0) -> dict[str, int]:
    """What a guest in the café still lacks, without zeros."""
    row = next(row for row in own(state, seat)["cafe"] if row["guest"] == guest)
    return {food: number for food, number in row["lacks"].items() if number}
