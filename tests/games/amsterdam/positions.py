"""Positions of Hotel Amsterdam in the words of its rules document: built by `game.load`, so only ones that can arise.

Actions are written as their values, `flip mayor b3` for {"do": "flip", "pawn": "mayor", "tile": "b3"}.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any

import tabledhote
from tabledhote import Game, Rng, State
from tabledhote.games.amsterdam.components import Components
from tabledhote.kernel.state import Event

CITY = {"b2": 1, "b4": 1, "d2": 1, "d4": 1}  # where the first tourists stand
ALL_NIGHT = {f"{file}{rank}": "night" for file in "abcde" for rank in range(1, 6) if f"{file}{rank}" != "c3"}
ALL_DAY = dict.fromkeys(ALL_NIGHT, "day")
P7_HOTELS = [["ab12", "ab34"], ["cd45", "de12"]]


def game(**options: Any) -> Game:
    """A game with the layout and the first seat of the worked examples, unless the options say otherwise."""
    return tabledhote.game("amsterdam", **{"layout": "reference", "first": 0, **options})


def components(opened: Game | None = None) -> Components:
    """What is printed on the components of a game."""
    printed = (opened or game()).components
    assert isinstance(printed, Components)
    return printed


def start(dice: tuple[int, int] | None = None, **options: Any) -> State:
    """Start R; in the family game with the seed whose first roll is mayor's / watchman's dice."""
    opened = game(**options)
    for seed in count():
        state = opened.start(seed, events=True)
        if dice is None or state.view(-1)["dice"] == {"mayor": dice[0], "watchman": dice[1]}:
            return state
    raise AssertionError


def rolling(dice: tuple[int, int]) -> int:
    """A state of the generator from which the next roll is this one."""
    faces = components().faces_of_die
    for state in count():
        rng = Rng(state)
        if (faces[0][rng.below(6)], faces[1][rng.below(6)]) == dice:
            return state
    raise AssertionError


def position(
    *,
    tourists: Mapping[str, int],
    hotels: Sequence[Sequence[str]] = (),
    turn: int = 7,
    phase: str = "act",
    supply: int | None = None,
    mayor: str = "bc34",
    watchman: str = "cd23",
    boat: int = 15,
    waiting: Mapping[int, int] | None = None,
    dice: tuple[int, int] = (1, 1),
    sides: Mapping[str, str] | None = None,
    **options: Any,
) -> State:
    """A position; `tourists` lists all in the city, `sides` those tiles that do not lie as in Start R."""
    opened = game(**options)
    table = components(opened)
    dump: dict[str, Any] = opened.start(0).dump()
    fields = dump["position"]
    fields["turn"], fields["phase"] = turn, phase
    fields["supply"] = table.supply - turn if supply is None else supply
    fields["tourists"] = [tourists.get(place, 0) for place in table.places]
    fields["quays"] = [(waiting or {}).get(curve, 0) for curve in table.curves]
    fields["pawns"] = [table.crossings.index(mayor), table.crossings.index(watchman)]
    built = [[table.crossings.index(at) for at in own] for own in hotels] or [[]] * opened.players
    fields["hotels"] = [at for own in built for at in ([*own, -1, -1])[:2]]
    fields["boat"] = boat
    if opened.options["variant"] == "family":
        fields["dice"] = list(dice)
    changed = {table.places.index(place): side for place, side in (sides or {}).items()}
    dark = {at for at in fields["night"] if at not in changed} | {at for at in changed if changed[at] == "night"}
    fields["night"] = sorted(dark)
    dump["seat"] = (fields["first"] + turn - 1) % opened.players if phase != "over" else -1
    state = opened.load(dump)
    state.events = []
    return state


def p7(**changes: Any) -> State:
    """The position P7 of the worked examples."""
    return position(**{"turn": 7, "supply": 19, "hotels": P7_HOTELS, **changes})


def start_of_turn(turn: int, dice: tuple[int, int], **changes: Any) -> State:
    """The turn before is ended in the given position, and the next one begins with this roll."""
    state = position(turn=turn - 1, **changes)
    roll_next(state, dice)
    do(state, "end_turn")
    return state


def roll_next(state: State, dice: tuple[int, int]) -> None:
    """Turn chance to a place from which the next roll is this one."""
    state.rng.reseed(rolling(dice))


def offered(state: State, kind: str = "") -> list[str]:
    """The legal actions, or those of one kind (`flip`, `flip mayor`), in their order."""
    every = [" ".join(str(value) for value in state.describe(action).values()) for action in state.legal()]
    return [action for action in every if action == kind or action.startswith(f"{kind} ")] if kind else every


def targets(state: State, kind: str) -> list[str]:
    """The last words of the legal actions of one kind."""
    return [action.split()[-1] for action in offered(state, kind)]


def do(state: State, *actions: str) -> None:
    """Play actions given in words, each of which must be legal."""
    for action in actions:
        choices = offered(state)
        assert action in choices, f"{action} is not among {choices}"
        state.play(state.legal()[choices.index(action)])


def happened(state: State) -> list[Event]:
    """The events since the last call."""
    assert state.events is not None
    events, state.events[:] = list(state.events), []
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [str(event["event"]) for event in events]


def seen(state: State, name: str) -> Any:
    """What everybody sees under this name."""
    return state.view(-1)[name]


def tourists(state: State) -> dict[str, int]:
    """All tourists in the city, by place; the dam is c3."""
    everywhere = {tile["place"]: tile["tourists"] for tile in seen(state, "tiles")} | {"c3": seen(state, "dam")}
    return {place: number for place, number in sorted(everywhere.items()) if number}


def waiting(state: State) -> dict[int, int]:
    """The tourists on the quays, by curve."""
    return {int(curve): number for curve, number in seen(state, "quays").items() if number}


def shows(state: State, place: str) -> str:
    """The function that is up on a tile."""
    (tile,) = [tile for tile in seen(state, "tiles") if tile["place"] == place]
    return str(tile[tile["side"]])


def side(state: State, place: str) -> str:
    (tile,) = [tile for tile in seen(state, "tiles") if tile["place"] == place]
    return str(tile["side"])
