"""The worked examples of docs/rules/austria.md that are about points: at once, from the emperor, at the end."""

from typing import Any

import pytest

from tabledhote.games.austria import scoring
from tabledhote.games.austria.contract import Austria

from .position import act, kinds, last_turn, offers, own, position, scored


@pytest.mark.rule("GA-X.12")
def test_emperor_scoring_with_tile_b2() -> None:
    state = scored(5, tiles=["A1", "B2", "C1"], emperor=8, others={1: {"emperor": 6}})
    assert (own(state)["points"], own(state)["emperor"], own(state)["krones"]) == (5, 3, 15)
    assert (own(state, 1)["points"], own(state, 1)["emperor"], own(state, 1)["krones"]) == (4, 1, 10)


@pytest.mark.rule("GA-X.13")
def test_hotel_manager_counts_sets() -> None:
    red, blue, yellow = [13, 14, 23], [11, 15, 31, 41], [12, 21, 22, 25, 34, 35]
    state = last_turn(7, played=[48], free=[], occupied=red + blue + yellow, emperor=8)
    assert final(act(state, "end_turn"), "staff") == 12


def final(state: Austria, line: str, seat: int = 0) -> int:
    """The points of one line of the final scoring."""
    assert state.seat == -1
    rows = [row["points"] for row in scoring.breakdown(state)[seat] if row["line"] == line]
    return sum(points for points in rows if isinstance(points, int))


@pytest.mark.rule("GA-X.26", "GA-E.1")
def test_penalty_a1() -> None:
    poor = scored(3, krones=2)
    assert (own(poor)["krones"], own(poor)["points"]) == (2, -5)
    rich = scored(3, krones=3)
    assert (own(rich)["krones"], own(rich)["points"]) == (0, 0)
    asked = scored(3, krones=3, edition="2015")
    assert offers(asked, "choose_penalty") == ["left", "right"]
    act(asked, "choose_penalty", option="right")
    assert (own(asked)["krones"], own(asked)["points"]) == (3, -5)
    unasked = scored(3, krones=2, edition="2015")
    assert (own(unasked)["krones"], own(unasked)["points"]) == (2, -5)


@pytest.mark.rule("GA-X.27", "GA-E.8", "GA-D.38")
def test_penalty_b4() -> None:
    tiles = ["A1", "B4", "C1"]
    state = scored(5, tiles=tiles, occupied=[11], free=[12, 13, 21, 22])
    assert offers(state) == [{"do": "remove_room", "room": 21}, {"do": "remove_room", "room": 22}]
    assert own(act(state, "remove_room", room=22))["tiles"] == [11, 12, 13]
    state = scored(5, tiles=tiles, occupied=[11], free=[12, 13, 21])
    assert own(state)["tiles"] == [11, 12, 13]
    assert offers(state, "remove_room") == [12, 13]
    state = scored(5, tiles=tiles, occupied=[11, 13], free=[12])
    assert own(state)["tiles"] == [11, 12, 13]
    assert own(state)["points"] == -7


@pytest.mark.rule("GA-X.28", "GA-E.10", "GA-R14", "GA-R15")
def test_penalty_c2() -> None:
    tiles = ["A1", "B1", "C2"]
    rooms: dict[str, Any] = {"occupied": [11, 12, 21, 22, 31, 41, 42], "free": [32]}
    state = scored(7, tiles=tiles, **rooms)
    assert offers(state) == [{"do": "remove_room", "room": 41}, {"do": "remove_room", "room": 42}]
    act(state, "remove_room", room=42)
    assert own(state)["occupied"] == [11, 12, 21, 22, 41]
    state = scored(7, tiles=tiles, edition="2015", **rooms)
    together = act(state.copy(), "remove_room", room=41)
    assert own(together)["occupied"] == [11, 12, 21, 22, 42]
    alone = act(state, "remove_room", room=42)
    assert own(alone)["occupied"] == [11, 12, 21, 22, 31, 41]
    assert own(alone)["tiles"] == [11, 12, 21, 22, 31, 32, 41]
    one_floor = act(scored(7, tiles=tiles, occupied=[11, 12], free=[]), "remove_room", room=12)
    assert own(one_floor)["occupied"] == [11]


@pytest.mark.rule("GA-X.29", "GA-E.12", "GA-D.35", "GA-D.37", "GA-D.39")
def test_penalties_c4_and_a3() -> None:
    state = scored(7, tiles=["A1", "B1", "C4"], played=[27, 48, 1])
    assert offers(state, "discard_played") == [27, 48]
    act(state, "discard_played", staff=48)
    assert own(state)["played"] == [1, 27]
    assert state.fields()["removed"] == [48]
    tiles = ["A3", "B1", "C1"]
    state = scored(3, tiles=tiles, hand=[1, 2, 3], played=[26])
    assert kinds(state) == ["ignore_penalty", "skip"]
    act(state, "ignore_penalty")
    assert (own(state)["krones"], own(state)["hand"]) == (9, [1, 2, 3])
    state = scored(3, tiles=tiles, hand=[1, 2, 3], played=[26], edition="2015")
    assert state.phase == 3
    assert (own(state)["krones"], own(state)["hand"]) == (10, [1, 2, 3])
    state = scored(3, tiles=tiles, hand=[1, 2, 3])
    act(act(state, "discard_staff", staff=2), "discard_staff", staff=1)
    assert own(state)["hand"] == [3]
    assert state.fields()["under"] == [2, 1]


@pytest.mark.rule("GA-X.30", "GA-D.40", "GA-R24")
def test_secretary() -> None:
    played = [29, 1, 2, 3, 4, 5, 6]
    rooms: dict[str, Any] = {"occupied": [11, 15, 31, 41], "free": [21, 12, 13, 14]}
    state = scored(7, played=played, emperor=8, others={1: {"played": [32, 28]}}, **rooms)
    assert offers(state) == [{"do": "copy_staff", "staff": 28}, {"do": "copy_staff", "staff": 32}]
    assert state.game.load(state.dump()).legal() == state.legal()
    assert final(act(state.copy(), "copy_staff", staff=28), "staff") == 12
    act(state, "copy_staff", staff=32)
    assert (final(state, "staff"), final(state, "rooms")) == (14, 9)


@pytest.mark.rule("GA-X.32")
def test_final_scoring() -> None:
    rooms: dict[str, Any] = {"occupied": [11, 12, 13, 21, 31, 41], "free": []}
    kitchen = {"wine": 2, "cake": 1}
    state = scored(7, krones=4, kitchen=kitchen, cafe={77: None}, played=[31], emperor=8, **rooms)
    assert [final(state, line) for line in ("staff", "rooms", "goods", "guests")] == [6, 12, 7, -5]
    assert state.scores()[0] == own(state)["points"] + 20


@pytest.mark.rule("GA-X.34", "GA-R22")
@pytest.mark.parametrize(("edition", "points"), [("revised", 18), ("2015", 12)])
def test_operator(edition: str, points: int) -> None:
    state = scored(7, edition=edition, tiles=["A1", "B1", "C4"], played=[41], hand=[45], krones=0, emperor=13)
    assert (own(state)["points"], own(state)["emperor"]) == (9, 6)
    act(state, "play_staff", staff=45)
    assert own(state)["emperor"] == 9
    assert final(state, "staff") == points


@pytest.mark.rule("GA-X.35")
def test_gardener() -> None:
    state = scored(7, played=[42], emperor=10)
    assert (own(state)["points"], own(state)["emperor"]) == (19, 3)


@pytest.mark.rule("GA-X.18")
def test_steps_beyond_the_end_of_the_track() -> None:
    state = position(free=[11, 22], occupied=[12, 21], emperor=12, cafe={51: {}})
    act(state, "move_in", guest=51)
    assert (own(state)["emperor"], own(state)["points"]) == (13, 6)
    assert own(state)["kitchen"]["strudel"] == 1


@pytest.mark.rule("GA-X.39")
def test_the_third_disc_and_no_fourth() -> None:
    state = position(players=4, krones=20, claims=[[1, 2], [], []])
    assert own(act(state, "claim", objective=105))["points"] == 5
    assert offers(position(players=4, krones=20, claims=[[1, 2, 3], [], []]), "claim") == []


@pytest.mark.rule("GA-X.40")
def test_room_points() -> None:
    state = position(dice={3: 1}, free=[11, 12, 13, 14, 24])
    act(act(state, "take_die", value=3), "boost")
    assert own(state)["krones"] == 9
    act(act(state, "prepare_room", room=34), "prepare_room", room=44)
    assert (own(state)["krones"], own(state)["points"]) == (4, 3)
