"""How mayor and watchman walk (HA-5.4 to 5.10, 6.10)."""

from itertools import product
from typing import Any

import pytest

from tabledhote import State
from tests.games.amsterdam.city import BESIDE_THE_DAM, CORNERS, CROSSINGS, chains, distance, in_order
from tests.games.amsterdam.positions import do, happened, offered, p7, seen, start, targets

PAWNS = ("mayor", "watchman")
TEN = ["bc12", "cd12", "ab23", "bc23", "cd23", "de23", "cd34", "de34", "ab45", "cd45"]


def walking(pawn: str, at: str, other: str, **more: Any) -> State:
    """A position in which that pawn walks next, the other one standing elsewhere."""
    where = {"mayor": at, "watchman": other} if pawn == "mayor" else {"mayor": other, "watchman": at}
    return p7(phase=f"walk_{pawn}", tourists={"a3": 11}, **where, **more)


def ends(start: str, steps: int) -> set[str]:
    """Ends of chains of exactly that many steps, but for the start itself."""
    return {chain[-1] for chain in chains(start, steps)} - {start}


@pytest.mark.rule("HA-5.8", "HA-5.4")
def test_family_exactly_the_die() -> None:
    for pawn, here, steps in product(PAWNS, CROSSINGS, (1, 2, 3)):
        dice = (steps, 1) if pawn == "mayor" else (1, steps)
        other = next(crossing for crossing in CROSSINGS if crossing != here and crossing not in ends(here, steps))
        state = walking(pawn, here, other, dice=dice)
        assert targets(state, f"walk {pawn}") == in_order(ends(here, steps))
        once = {chain[-1] for chain in chains(here, steps) if len(set(chain)) == len(chain)}
        assert once == ends(here, steps), "the same set as without coming by twice"
        assert len(state.legal()) == len(once), "walking is compulsory: nothing else is offered"


@pytest.mark.rule("HA-5.8")
def test_family_number_of_choices() -> None:
    for here in CROSSINGS:
        numbers = (5, 10, 14) if here in BESIDE_THE_DAM else (2, 3, 7) if here in CORNERS else (3, 5, 11)
        for steps, number in zip((1, 2, 3), numbers, strict=True):
            other = next(crossing for crossing in CROSSINGS if crossing != here)
            assert len(walking("mayor", here, other, dice=(steps, 1)).legal()) == number


@pytest.mark.rule("HA-5.8")
def test_each_pawn_has_its_own_die() -> None:
    state = walking("mayor", "ab12", "de45", dice=(1, 2))
    assert targets(state, "walk mayor") == ["bc12", "ab23"]
    do(state, "walk mayor bc12")
    assert targets(state, "walk watchman") == ["de23", "cd34", "bc45"]


@pytest.mark.rule("HA-5.4")
def test_the_dam_diagonal_costs_one_step() -> None:
    for one, other in (("bc23", "cd34"), ("bc34", "cd23")):
        for here, there in ((one, other), (other, one)):
            assert there in targets(walking("mayor", here, "ab12", dice=(1, 1)), "walk mayor")
            state = walking("mayor", here, "ab12", variant="tactical")
            do(state, f"walk mayor {there}")
            assert happened(state)[0] == {"event": "walk", "pawn": "mayor", "from": here, "to": there, "steps": 1}


@pytest.mark.rule("HA-5.5", "HA-R8")
def test_over_hotels_and_over_the_other_pawn() -> None:
    """From ab12 two steps lead to cd12 only by bc12, where a hotel and the other pawn stand; on cd12 stands a hotel."""
    hotels = [["bc12", "cd12"], ["ab45", "de45"]]
    for pawn in PAWNS:
        state = walking(pawn, "ab12", "bc12", dice=(2, 2), hotels=hotels)
        assert "cd12" in targets(state, f"walk {pawn}")
        do(state, f"walk {pawn} cd12")
        assert seen(state, "pawns")[pawn] == "cd12"


@pytest.mark.rule("HA-5.6", "HA-R7")
def test_the_mayor_may_stop_on_the_watchman() -> None:
    """Every pair of ends that one of the two orders of walking allows is within reach, and no other."""
    mayor, watchman, dice = "bc23", "cd23", (1, 1)
    state = walking("mayor", mayor, watchman, dice=dice)
    reached = set()
    for at in targets(state, "walk mayor"):
        other = state.copy()
        do(other, f"walk mayor {at}")
        reached |= {(at, there) for there in targets(other, "walk watchman")}
    orders = {(at, there) for at in ends(mayor, 1) for there in ends(watchman, 1) if at != there}
    assert reached == orders - {(watchman, mayor)}, "an exchange fits neither order"


@pytest.mark.rule("HA-5.7", "HA-R8")
def test_the_watchman_may_not_stop_on_the_mayor() -> None:
    for variant in ("family", "tactical"):
        for mayor in ("cd12", "bc23", "de23"):
            state = walking("watchman", "cd23", mayor, dice=(1, 1), variant=variant)
            assert mayor not in targets(state, "walk watchman")
            assert len(state.legal()) == (4 if variant == "family" else 15)


@pytest.mark.rule("HA-5.7", "HA-R7")
@pytest.mark.parametrize("variant", ["family", "tactical"])
def test_the_pawns_do_not_change_places(variant: str) -> None:
    """Where the mayor joins the watchman, version 1 lets him go to where the mayor came from; version 2 does not."""
    for mayor, watchman in product(("ab12", "bc34", "de23"), CROSSINGS):
        if distance(mayor, watchman) in (1, 2):
            steps = distance(mayor, watchman)
            older, newer = (
                walking("mayor", mayor, watchman, dice=(steps, steps), variant=variant, rules=rules) for rules in (1, 2)
            )
            for state in (older, newer):
                do(state, f"walk mayor {watchman}")
            assert mayor in targets(older, "walk watchman")
            left = [to for to in targets(older, "walk watchman") if to != mayor]
            if len(left) > 1:
                assert targets(newer, "walk watchman") == left
            else:
                assert seen(newer, "pawns") == {"mayor": watchman, "watchman": left[0]}, "a single walk is made"


@pytest.mark.rule("HA-5.6", "HA-I11")
@pytest.mark.parametrize("variant", ["family", "tactical"])
def test_wherever_the_mayor_goes_the_watchman_has_a_walk_left(variant: str) -> None:
    for mayor, watchman in product(CROSSINGS, ("ab12", "bc12", "bc34")):
        for steps, later in ((1, 1), (2, 1), (2, 2), (3, 3)) if variant == "family" else ((1, 1),):
            if mayor != watchman:
                state = walking("mayor", mayor, watchman, dice=(steps, later), variant=variant)
                for to in targets(state, "walk mayor"):
                    other = state.copy()
                    do(other, f"walk mayor {to}")
                    assert seen(other, "phase") != "walk_watchman" or len(other.legal()) > 1


@pytest.mark.rule("HA-5.9", "HA-R10")
def test_tactical_the_mayor_goes_up_to_three_steps_or_stays() -> None:
    for here in CROSSINGS:
        other = next(crossing for crossing in CROSSINGS if crossing != here)
        state = walking("mayor", here, other, variant="tactical")
        assert targets(state, "walk mayor") == [there for there in CROSSINGS if distance(here, there) <= 3]
        assert here in targets(state, "walk mayor")
        do(state, f"walk mayor {here}")
        assert happened(state)[0]["steps"] == 0


@pytest.mark.rule("HA-5.10", "HA-R27")
def test_tactical_the_watchman_has_what_is_left_of_four() -> None:
    for mayor, to in product(("ab12", "bc34", "de23"), CROSSINGS):
        state = walking("mayor", mayor, "cd45", variant="tactical")
        used = distance(mayor, to)
        if used > 3:
            continue
        do(state, f"walk mayor {to}")
        assert seen(state, "steps") == used
        most = min(3, 4 - used)
        barred = (to, mayor) if to == "cd45" else (to,)  # HA-5.7
        expected = [there for there in CROSSINGS if distance("cd45", there) <= most and there not in barred]
        assert targets(state, "walk watchman") == expected
        assert ("cd45" in expected) == (to != "cd45"), "he may stay, unless the mayor has stopped there"


@pytest.mark.rule("HA-6.10")
def test_nothing_else_changes() -> None:
    for variant in ("family", "tactical"):
        state = walking("mayor", "ab12", "de45", dice=(1, 2), variant=variant)
        before = state.fields()
        do(state, "walk mayor bc12")
        changed = {name for name, value in state.fields().items() if before[name] != value}
        assert changed == ({"pawns", "phase"} if variant == "family" else {"pawns", "phase", "steps"})
        do(state, "walk watchman de34" if variant == "tactical" else "walk watchman de23")
        assert {name for name, value in state.fields().items() if before[name] != value} == {"pawns", "phase"}


@pytest.mark.rule("HA-R9", "HA-I11")
def test_a_pawn_can_always_walk() -> None:
    for mayor, watchman, steps in product(CROSSINGS, CROSSINGS, (1, 2, 3)):
        if mayor == watchman:
            continue
        assert len(walking("mayor", mayor, watchman, dice=(steps, 1)).legal()) >= 2
        assert len(ends(watchman, steps) - {mayor}) >= 1


@pytest.mark.rule("HA-R10")
def test_family_neither_fewer_steps_nor_back_to_the_start() -> None:
    for steps in (1, 2, 3):
        choices = targets(walking("mayor", "bc34", "de12", dice=(steps, 1)), "walk mayor")
        assert "bc34" not in choices
    assert "bc12" not in targets(walking("mayor", "ab12", "de45", dice=(2, 1)), "walk mayor"), "one step is too few"


@pytest.mark.rule("HA-X11")
def test_walks() -> None:
    def choices(here: str, steps: int) -> list[str]:
        return targets(walking("mayor", here, "de45", dice=(steps, 1)), "walk mayor")

    assert choices("bc34", 1) == ["bc23", "cd23", "ab34", "cd34", "bc45"]
    assert choices("bc34", 2) == TEN
    assert choices("bc34", 3) == [crossing for crossing in CROSSINGS if crossing not in ("bc34", "ab45")]
    assert choices("ab12", 1) == ["bc12", "ab23"]
    assert choices("ab12", 2) == ["cd12", "bc23", "ab34"]
    assert choices("ab12", 3) == ["bc12", "de12", "ab23", "cd23", "bc34", "cd34", "ab45"]


@pytest.mark.rule("HA-X12", "HA-5.6")
def test_mayor_on_the_watchmans_spot() -> None:
    state = start((1, 1))
    do(state, "place_hotel ab12", "walk mayor cd23")
    assert targets(state, "walk watchman") == ["cd12", "bc23", "de23", "cd34"]
    older = start((1, 1), rules=1)
    do(older, "place_hotel ab12", "walk mayor cd23")
    assert targets(older, "walk watchman") == ["cd12", "bc23", "de23", "bc34", "cd34"]
    do(older, "walk watchman bc34")
    assert seen(older, "pawns") == {"mayor": "cd23", "watchman": "bc34"}
    state = start((1, 1))
    do(state, "place_hotel ab12", "walk mayor cd34")
    assert targets(state, "walk watchman") == ["cd12", "bc23", "de23", "bc34"]


@pytest.mark.rule("HA-X14")
def test_tactical_walk() -> None:
    state = start(variant="tactical")
    do(state, "sail 1", "place_hotel ab12")
    assert targets(state, "walk mayor") == CROSSINGS

    def then(to: str) -> list[str]:
        other = state.copy()
        do(other, f"walk mayor {to}")
        return targets(other, "walk watchman")

    assert then("ab12") == ["cd12", "bc23", "cd23", "de23", "bc34", "cd34"]
    assert len(then("ab45")) == 13
    assert then("bc34") == [crossing for crossing in CROSSINGS if crossing != "bc34"]
    assert len(then("bc34")) == 15
    assert len(then("cd23")) == 14
    assert "bc34" not in then("cd23")
    assert "cd23" not in then("cd23")
    assert offered(state, "end_turn") == []
