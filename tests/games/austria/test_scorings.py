"""Objectives, emperor scoring, final scoring and ranks (GA-14 to GA-17, GA-E)."""

from typing import Any

import pytest

from tabledhote.games.austria import scoring
from tabledhote.games.austria.contract import Austria

from .position import act, events, kinds, lacks, last_turn, offers, own, position, scored

RED, BLUE, YELLOW = [13, 14, 23, 24], [11, 15, 31, 41], [12, 21, 22, 25]


def claimable(objective: int, **given: Any) -> bool:
    objectives = [objective if (objective - 105) // 4 == at else 105 + 4 * at for at in range(3)]
    given = {"krones": 5, "dice": {1: 1}, "round": 4, **given}
    return objective in offers(position(objectives=objectives, **given), "claim")


# ---- objectives ---------------------------------------------------------------------------------


@pytest.mark.rule("GA-14.1")
@pytest.mark.parametrize(
    ("objective", "enough", "short"),
    [
        (105, {"krones": 20}, {"krones": 19}),
        (
            106,
            {"free": [11, 12, 13, 14, 15, 21, 22, 23, 24, 25, 31], "occupied": [32]},
            {"free": [11, 12, 13, 14, 15, 21, 22, 23, 24, 25], "occupied": [32]},
        ),
        (107, {"played": [1, 2, 3, 4, 45, 27]}, {"played": [1, 2, 3, 4, 45]}),
        (108, {"emperor": 10}, {"emperor": 9}),
        (
            109,
            {"occupied": [11, 12, 13, 14, 15, 31, 32, 33, 34, 35]},
            {"occupied": [11, 12, 13, 14, 15, 31, 32, 33, 34, 25]},
        ),
        (110, {"occupied": [11, 15, 44, 45, 31, 41, 32, 42]}, {"occupied": [11, 15, 44, 45, 31, 41, 32, 43]}),
        (111, {"occupied": [11, 15, 31, 33, 41, 43, 45]}, {"occupied": [11, 15, 31, 33, 41, 43, 44]}),
        (112, {"occupied": [11, 21, 31, 41, 15, 25, 35, 45]}, {"occupied": [11, 21, 31, 41, 15, 25, 35, 44]}),
        (113, {"occupied": RED[:3] + BLUE[:3] + YELLOW[:3]}, {"occupied": RED[:2] + BLUE + YELLOW}),
        (114, {"occupied": RED + YELLOW[:3]}, {"occupied": RED[:3] + YELLOW}),
        (115, {"occupied": YELLOW + BLUE[:3]}, {"occupied": YELLOW[:3] + BLUE}),
        (116, {"occupied": BLUE + RED[:3]}, {"occupied": BLUE[:3] + RED}),
    ],
)
def test_requirements(objective: int, enough: dict[str, Any], short: dict[str, Any]) -> None:
    assert claimable(objective, **enough)
    assert not claimable(objective, **short)


@pytest.mark.rule("GA-14.2", "GA-D.31")
def test_one_disc_per_player_and_objective() -> None:
    assert offers(position(krones=20, claims=[[0], [], []]), "claim") == []
    assert offers(position(krones=20, claims=[[1], [], []]), "claim") == [105]


@pytest.mark.rule("GA-14.3")
@pytest.mark.parametrize(("before", "points"), [([], 15), ([1], 10), ([1, 2], 5)])
def test_15_10_5(before: list[int], points: int) -> None:
    state = act(position(players=4, krones=20, claims=[before, [], []]), "claim", objective=105)
    assert own(state)["points"] == points
    assert events(state, "claim") == [{"event": "claim", "seat": 0, "objective": 105, "place": len(before) + 1}]


@pytest.mark.rule("GA-14.4")
def test_a_claim_is_never_automatic() -> None:
    state = position(krones=20, dice={4: 1, 1: 1})
    act(act(act(state, "take_die", value=4), "skip"), "split", emperor=1, krones=0)
    assert kinds(state) == ["claim", "end_turn"]
    assert own(act(state, "end_turn"))["points"] == 0


@pytest.mark.rule("GA-14.5")
def test_requirements_met_in_emperor_scoring_wait() -> None:
    state = scored(5, tiles=["A1", "B2", "C1"], emperor=8, krones=15)
    assert own(state)["krones"] == 20
    assert state.fields()["claims"] == [[], [], []]
    assert (state.round, state.seat) == (6, 1)
    over = scored(7, tiles=["A1", "B1", "C4"], emperor=10, hand=[45], objectives=[108, 110, 113])
    assert over.seat == 0
    act(over, "play_staff", staff=45)
    assert (over.seat, over.fields()["claims"]) == (-1, [[], [], []])


# ---- the emperor --------------------------------------------------------------------------------


@pytest.mark.rule("GA-15.1")
def test_in_tile_order_one_after_another() -> None:
    state = scored(3, players=3, tiles=["A2", "B1", "C1"], emperor=6, others={1: {"emperor": 7}, 2: {"emperor": 5}})
    assert state.seat == 0
    assert [event["seat"] for event in events(state, "emperor")] == [0]
    act(act(state, "choose_food", food="wine"), "choose_food", food="wine")
    assert state.seat == 1
    act(act(state, "choose_food", food="wine"), "choose_food", food="wine")
    assert [event["seat"] for event in events(state, "emperor")] == [0, 1, 2]


@pytest.mark.rule("GA-15.2", "GA-15.3", "GA-15.4", "GA-15.5")
@pytest.mark.parametrize("round", [3, 5, 7])
def test_points_and_retreat(round: int) -> None:
    points = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
    for space in range(14):
        state = last_turn(round, tiles=["A1", "B2", "C1"], emperor=space, krones=10, points=50)
        after = max(0, space - round)
        act(state, "end_turn")
        event = events(state, "emperor")[0]
        assert (event["space"], event["to"]) == (space, after)
        assert event["outcome"] == ("bonus" if after >= 3 else "penalty" if after == 0 else "nothing")
        assert own(state)["emperor"] == after
        change = {3: (3, -3), 5: (5, -5), 7: (0, 0)}[round]
        assert own(state)["krones"] == 10 + (change[0] if after >= 3 else change[1] if after == 0 else 0)
        bonus = (8 if after >= 3 else -8 if after == 0 else 0) if round == 7 else 0
        assert own(state)["points"] == 50 + points[space] + bonus


@pytest.mark.rule("GA-15.7")
def test_bonus_food_may_be_placed_but_nobody_moves_in() -> None:
    state = scored(5, emperor=8, cafe={77: None})
    assert offers(state, "place_food") == [("cake", 77)]
    act(state, "place_food", food="cake", guest=77)
    assert (state.round, own(state)["occupied"]) == (6, [])
    assert own(state)["kitchen"] == {"strudel": 1, "cake": 0, "wine": 1, "coffee": 1}


@pytest.mark.rule("GA-15.9", "GA-E.2")
def test_a_single_penalty_is_suffered_as_far_as_it_applies() -> None:
    state = scored(3, tiles=["A2", "B1", "C1"])
    assert own(state)["points"] == 0
    assert events(state, "penalty") == [{"event": "penalty", "seat": 0, "source": "A2", "side": "only"}]


@pytest.mark.rule("GA-15.10", "GA-15.12")
@pytest.mark.parametrize(
    ("round", "tile", "enough", "short", "points"),
    [
        (3, "A1", {"krones": 3}, {"krones": 2}, 5),
        (3, "A3", {"hand": [1, 2]}, {"hand": [1]}, 5),
        (3, "A4", {"free": [11]}, {"free": [], "occupied": [11]}, 5),
        (5, "B2", {"krones": 5}, {"krones": 4}, 7),
        (5, "B3", {"hand": [1, 2, 3]}, {"hand": [1, 2]}, 7),
        (5, "B4", {"free": [11, 12]}, {"free": [12], "occupied": [11]}, 7),
        (7, "C4", {"played": [31]}, {"played": [1]}, 10),
    ],
)
def test_left_if_it_can_be_borne_else_right(
    round: int, tile: str, enough: dict[str, Any], short: dict[str, Any], points: int
) -> None:
    tiles = [tile if tile[0] == letter else f"{letter}1" for letter in "ABC"]
    borne = scored(round, tiles=tiles, **enough)
    assert own(borne)["points"] == 0
    assert events(borne, "penalty")[0]["side"] == "left"
    lost = scored(round, tiles=tiles, **short)
    assert own(lost)["points"] == -points
    assert events(lost, "penalty")[0]["side"] == "right"


@pytest.mark.rule("GA-15.11", "GA-D.36", "GA-R17")
def test_the_choice_of_2015() -> None:
    state = scored(5, edition="2015", tiles=["A1", "B2", "C1"], krones=5)
    assert offers(state) == [
        {"do": "choose_penalty", "option": "left"},
        {"do": "choose_penalty", "option": "right"},
    ]
    assert own(act(state.copy(), "choose_penalty", option="left"))["krones"] == 0
    assert own(act(state, "choose_penalty", option="right"))["points"] == -7
    assert own(scored(5, edition="2015", tiles=["A1", "B2", "C1"], krones=4))["points"] == -7


@pytest.mark.rule("GA-E.1", "GA-E.2", "GA-E.3", "GA-E.4", "GA-E.5", "GA-E.6")
def test_bonuses_of_the_first_six_tiles() -> None:
    assert own(scored(3, emperor=6, krones=10))["krones"] == 13
    food = scored(3, tiles=["A2", "B1", "C1"], emperor=6)
    act(act(food, "choose_food", food="wine"), "choose_food", food="coffee")
    assert own(food)["kitchen"] == {"strudel": 0, "cake": 0, "wine": 1, "coffee": 1}
    staff = scored(3, tiles=["A3", "B1", "C1"], emperor=6, krones=2, staff_top=[1, 2, 45])
    assert offers(staff, "play_staff") == [1, 45], "3 less"
    room = scored(3, tiles=["A4", "B1", "C1"], emperor=6, krones=0, free=[11, 21, 31])
    assert own(act(room, "prepare_room", room=41))["krones"] == 0
    assert own(scored(5, emperor=8))["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert own(scored(5, tiles=["A1", "B2", "C1"], emperor=8))["krones"] == 15


@pytest.mark.rule("GA-E.7", "GA-E.8", "GA-E.9", "GA-E.10", "GA-E.11", "GA-E.12")
def test_bonuses_of_the_last_six_tiles() -> None:
    staff = scored(5, tiles=["A1", "B3", "C1"], emperor=8, krones=0, staff_top=[1, 2, 25])
    assert offers(staff, "play_staff") == [1, 2, 25], "free"
    room = scored(5, tiles=["A1", "B4", "C1"], emperor=8, krones=0, free=[11, 21, 31])
    assert offers(room, "prepare_room") == [12, 22], "floors 1 and 2"
    assert own(act(room, "prepare_room", room=22))["occupied"] == [22]
    assert own(scored(7, emperor=10))["points"] == 6 + 8
    any_room = scored(7, tiles=["A1", "B1", "C2"], emperor=10, krones=0, free=[11, 21, 31, 41])
    act(any_room, "prepare_room", room=42)
    assert own(any_room)["occupied"] == [42]
    assert own(scored(7, tiles=["A1", "B1", "C3"], emperor=10, played=[1, 2]))["points"] == 6 + 4
    card = scored(7, tiles=["A1", "B1", "C4"], emperor=10, krones=0, hand=[25])
    assert own(act(card, "play_staff", staff=25))["played"] == [25]


@pytest.mark.rule("GA-E.3", "GA-E.6", "GA-E.7", "GA-E.9", "GA-E.11")
def test_penalties_of_hand_krones_and_points() -> None:
    hand = scored(3, tiles=["A3", "B1", "C1"], hand=[1, 2, 3])
    act(act(hand, "discard_staff", staff=3), "discard_staff", staff=1)
    assert own(hand)["hand"] == [2]
    assert own(scored(5, tiles=["A1", "B2", "C1"], krones=7))["krones"] == 2
    more = scored(5, tiles=["A1", "B3", "C1"], hand=[1, 2, 3, 4])
    for card in (4, 3, 1):
        act(more, "discard_staff", staff=card)
    assert (own(more)["hand"], more.fields()["under"]) == ([2], [4, 3, 1])
    assert own(scored(7))["points"] == -8
    assert own(scored(7, tiles=["A1", "B1", "C3"], played=[1, 2, 3]))["points"] == -6


@pytest.mark.rule("GA-E.4", "GA-E.8")
def test_penalties_of_rooms() -> None:
    one = scored(3, tiles=["A4", "B1", "C1"], free=[11, 12, 21])
    assert own(one)["tiles"] == [11, 12], "the only one on the highest floor goes by itself"
    authors = scored(
        5, edition="2015", b4_penalty="occupied", tiles=["A1", "B4", "C1"], free=[11, 12], occupied=[13, 21]
    )
    act(authors, "choose_penalty", option="left")
    assert own(authors)["tiles"] == [11, 12]


# ---- final scoring ------------------------------------------------------------------------------


def over(**given: Any) -> Austria:
    """The end of a game; the emperor has neither bonus nor penalty and gives 5 points for space 8."""
    state = scored(7, emperor=8, **given)
    assert state.seat == -1
    return state


def lines(state: Austria, seat: int = 0) -> dict[str, int]:
    points_of: dict[str, int] = {}
    for row in scoring.breakdown(state)[seat]:
        points = row["points"]
        assert isinstance(points, int)
        points_of[str(row["line"])] = points_of.get(str(row["line"]), 0) + points
    return points_of


@pytest.mark.rule("GA-16.1", "GA-16.4", "GA-16.5", "GA-16.6")
def test_the_parts_of_the_final_scoring() -> None:
    state = over(
        occupied=[11, 21, 31, 41],
        free=[12, 42],
        krones=3,
        kitchen={"wine": 2},
        cafe={77: {}, 49: None},
        played=[31, 34],
    )
    assert lines(state) == {"points": 5, "staff": 4 + 6, "rooms": 1 + 2 + 3 + 4, "goods": 5, "guests": -10}
    assert state.scores()[0] == 5 + 10 + 10 + 5 - 10
    finals = [event for event in events(state, "final") if event["seat"] == 0]
    assert [(event["source"], event["points"]) for event in finals] == [
        ("31", 4),
        ("34", 6),
        ("rooms", 10),
        ("goods", 5),
        ("guests", -10),
    ]


@pytest.mark.rule("GA-16.5")
def test_food_on_guests_gives_nothing() -> None:
    state = over(krones=0, cafe={75: {"coffee": 1}})
    assert lacks(state, 75) == {"coffee": 1}
    assert lines(state)["goods"] == 0


@pytest.mark.rule("GA-17.1", "GA-17.2", "GA-17.3", "GA-R33")
def test_winners_and_ranks() -> None:
    ahead = over(others={1: {"krones": 9}})
    assert (ahead.winners(), scoring.ranks(ahead)) == ([0], [1, 2])
    goods = over(points=1, krones=9, others={1: {"krones": 10}})
    assert goods.scores()[0] == goods.scores()[1]
    assert (goods.winners(), scoring.ranks(goods)) == ([1], [2, 1])
    tied = over(players=3, others={1: {"krones": 3, "kitchen": {"wine": 7}}, 2: {"krones": 0}})
    assert (tied.winners(), scoring.ranks(tied)) == ([0, 1], [1, 1, 3])
    assert events(tied, "end")[0]["winners"] == [0, 1]
    assert position().winners() == []
