"""What a turn could bring at best, as the estimate sees it."""

from typing import Any

import pytest

import tabledhote
from tabledhote import State
from tabledhote.bots import Random
from tabledhote.games.amsterdam.components import MAYOR, PAWNS, WATCHMAN, reach_row
from tabledhote.games.amsterdam.state import FLIPPED, SENT
from tabledhote.games.amsterdam.strategy.features import City, measure
from tabledhote.games.amsterdam.strategy.threat import Threat
from tests.games.amsterdam.city import CROSSINGS, around, chains, distance
from tests.games.amsterdam.positions import components, happened, offered, p7

BARS = {"e4": 3, "a1": 8}  # a flip of e4 can drive three tourists to one of the first seat's bars, b1 and a4


def threat(state: Any) -> Threat:
    return City(state).threat


def test_the_places_within_reach_are_those_round_the_ends_of_walks() -> None:
    table = components()
    for start, here in enumerate(CROSSINGS):
        for steps in range(4):
            exactly = {chain[-1] for chain in chains(here, steps)} - {here}
            within = {there for there in CROSSINGS if distance(here, there) <= steps}
            for ends, row in ((exactly, table.reach_exactly), (within, table.reach_within)):
                bits = row[reach_row(steps, start)]
                reached = {place for at, place in enumerate(table.places) if bits >> at & 1}
                assert reached == {place for end in ends for place in around(end)}


def test_a_pawn_in_its_place_does_the_best_it_can() -> None:
    assert list(threat(p7(mayor="de34", watchman="ab45", tourists=BARS)).change) == [300, 0]
    assert list(threat(p7(mayor="cd34", watchman="ab45", tourists=BARS)).change) == [0, 0]


def test_before_the_walk_every_roll_counts_alike() -> None:
    """The pawn gets beside e4 by every roll, by two of three, or by none."""
    for mayor, rolls in (("cd34", 3), ("bc23", 2), ("ab12", 0)):
        ends = [{chain[-1] for chain in chains(mayor, steps)} for steps in (1, 2, 3)]
        assert sum(bool(each & {"de34", "de45"}) for each in ends) == rolls
        state = p7(phase="walk_mayor", mayor=mayor, watchman="ab45", tourists=BARS)
        assert threat(state).change[0] == pytest.approx(100 * rolls, abs=6)  # rounded down for each face of the die


def test_the_roll_that_lies_there_is_not_looked_at() -> None:
    one: Any = p7(phase="walk_mayor", tourists=BARS, dice=(1, 1))
    other: Any = p7(phase="walk_mayor", tourists=BARS, dice=(3, 2))
    assert one.legal() != other.legal()
    assert [measure(one, seat) for seat in (0, 1)] == [measure(other, seat) for seat in (0, 1)]


def test_a_tourist_from_the_dam_goes_where_it_helps() -> None:
    """The mayor sends to day sides, the watchman to night sides; both stand beside the dam."""
    assert list(threat(p7(mayor="bc34", watchman="cd23", tourists={"c3": 2, "a1": 9})).change) == [200, 0]
    assert list(threat(p7(mayor="bc34", watchman="ab45", tourists={"c3": 2, "a1": 9})).change) == [100, 0]


def test_a_win_in_reach_is_seen() -> None:
    nearly = {"e4": 3, "a1": 12}
    assert threat(p7(turn=11, supply=15, mayor="de34", watchman="ab45", tourists=nearly)).wins == 100
    before = p7(turn=11, supply=15, phase="walk_mayor", mayor="bc23", watchman="ab45", tourists=nearly)
    assert threat(before).wins == 66
    assert threat(p7(mayor="de34", watchman="ab45", tourists=BARS)).wins == 0


@pytest.mark.parametrize("variant", ["family", "tactical"])
def test_the_best_flip_is_found(variant: str) -> None:
    """Against all flips and homes that the rules offer, in random games."""
    gains = 0
    for seed in range(6):
        state, chance = tabledhote.game("amsterdam", variant=variant).start(seed=seed), Random(seed)
        while state.seat >= 0:
            if any(action.startswith("flip") for action in offered(state)):
                for pawn in ("mayor", "watchman"):
                    seen = alone(state, pawn)
                    best = max([0, *leads(seen, pawn)])
                    change = threat(seen).change
                    assert change[seen.seat] - change[1 - seen.seat] == 100 * best
                    gains += best > 0
            state.apply(chance.choose(state))
    assert gains > 20


def alone(state: State, pawn: str) -> Any:
    """The same with nothing left but this pawn's flip."""
    copy: Any = state.copy()
    other = PAWNS.index("watchman" if pawn == "mayor" else "mayor")
    copy.used |= FLIPPED << other | SENT << MAYOR | SENT << WATCHMAN
    return copy


def leads(state: Any, pawn: str) -> list[int]:
    """By how many tourists each flip, with each home, would improve the lead of the seat that moves."""
    places, beside = state.table.places, state.beside

    def worth(place: str) -> int:
        at = places.index(place)
        return int(beside[state.seat] >> at & 1) - int(beside[1 - state.seat] >> at & 1)

    improvements: list[int] = []
    for action in state.legal():
        form = state.describe(action)
        if form["do"] != "flip" or form["pawn"] != pawn:
            continue
        after = state.copy()
        after.events = []
        after.apply(action)
        if after.seat == state.seat and after.legal() and after.describe(after.legal()[0])["do"] == "rehouse":
            homes = [str(after.describe(home)["tile"]) for home in after.legal()]
        else:
            homes = [str(event["to"]) for event in happened(after) if event["event"] == "evict"]
        place = str(form["tile"])
        group = state.tourists[places.index(place)]
        improvements += [group * (worth(home) - worth(place)) for home in homes]
    return improvements
