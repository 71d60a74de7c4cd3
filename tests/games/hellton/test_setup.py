"""Options, components and set-up of Hellton Palace (HP-1 to HP-3)."""

from typing import Any, cast

import pytest

import tabledhote
from tabledhote import InvalidOption
from tabledhote.games.hellton.components import ADJACENT, GROOMS, ROOMS
from tabledhote.kernel.bits import listed
from tests.games.hellton.positions import arrange, do, hiring, irritated, rooms, tour, welcoming


@pytest.mark.rule("HP-1.1")
@pytest.mark.parametrize("players", [1, 3, "2", None, 2.0, True])
def test_two_play(players: object) -> None:
    assert tabledhote.game("hellton", players=2).players == 2
    with pytest.raises(InvalidOption, match=r"option players cannot be .*; allowed: 2"):
        tabledhote.game("hellton", players=players)


@pytest.mark.rule("HP-1.2", "HP-3.4")
def test_the_starter_deck_deals_the_starters() -> None:
    position = tabledhote.game("hellton", deck="starter").start(3)
    view = position.view(0)
    dealt = [card for row in view["rows"] for card in row]  # type: ignore[attr-defined]
    assert len(set(dealt)) == 18
    assert all(card["starter"] for card in view["cards"].values())  # type: ignore[attr-defined]
    assert set(dealt) == set(view["cards"])  # type: ignore[call-overload]
    assert view["out"] == []


@pytest.mark.rule("HP-1.2", "HP-3.4")
def test_the_full_deck_deals_half_of_all_guests_at_random() -> None:
    seen: dict[str, int] = {}
    for seed in range(300):
        view = tabledhote.game("hellton", deck="full").start(seed).view(-1)
        dealt = [card for row in view["rows"] for card in row]  # type: ignore[attr-defined]
        assert [len(row) for row in view["rows"]] == [6, 6, 6]  # type: ignore[attr-defined]
        assert sorted([*dealt, *view["out"]]) == sorted(view["cards"])  # type: ignore[misc, call-overload]
        for card in dealt:
            seen[card] = seen.get(card, 0) + 1
    assert len(seen) == 36
    assert 110 < min(seen.values()) <= max(seen.values()) < 190, "each guest is dealt in about every second game"


@pytest.mark.rule("HP-1.2")
@pytest.mark.parametrize("deck", ["all", "", None, 1, ["full"]])
def test_no_other_deck(deck: object) -> None:
    with pytest.raises(InvalidOption, match=r'option deck cannot be .*; allowed: "starter", "full"'):
        tabledhote.game("hellton", deck=deck)


@pytest.mark.rule("HP-1.3", "HP-3.1", "HP-R2")
def test_who_is_first() -> None:
    for seat in (0, 1):
        position = tabledhote.game("hellton", first=seat).start(9)
        assert position.seat == seat == position.view(-1)["first"]
    drawn = [tabledhote.game("hellton").start(seed).seat for seed in range(200)]
    assert 70 < sum(drawn) < 130
    for wrong in (2, -1, "0", None, 1.0, True):
        with pytest.raises(InvalidOption, match=r'option first cannot be .*; allowed: "random", a seat'):
            tabledhote.game("hellton", first=wrong)


@pytest.mark.rule("HP-1.4")
def test_unknown_options_are_refused() -> None:
    with pytest.raises(InvalidOption, match="hellton has no option variant; allowed: players, deck, first, components"):
        tabledhote.game("hellton", variant="night")


@pytest.mark.rule("HP-1.5", "HP-I17")
def test_equal_seeds_and_actions_give_equal_games() -> None:
    games = [tabledhote.game("hellton", deck="starter").start(42, events=True) for _ in range(2)]
    while games[0].seat >= 0:
        for game in games:
            legal = game.legal()
            game.play(legal[len(legal) // 2])
        assert games[0].dump() == games[1].dump()
    assert games[0].events == games[1].events


@pytest.mark.rule("HP-2.1", "HP-R1")
def test_the_rooms_run_in_a_serpentine() -> None:
    table = arrange().table
    plan = [[0] * 3 for _ in range(3)]
    for room in range(ROOMS):
        plan[table.floor[room]][table.column[room]] = room + 1
    assert plan == [[1, 2, 3], [6, 5, 4], [7, 8, 9]]


@pytest.mark.rule("HP-2.2")
def test_a_room_holds_one_guest() -> None:
    position = do(
        welcoming(arrange("1 molo, 6 snorer", rows={1: "golem midas", 2: "anubis", 3: "siren"})), "welcome golem"
    )
    assert [position.describe(action)["room"] for action in position.legal()] == [2, 3]


@pytest.mark.rule("HP-2.3", "HP-R30")
@pytest.mark.parametrize(
    ("room", "beside"),
    [
        (1, [2, 6]),
        (2, [1, 3, 5]),
        (3, [2, 4]),
        (4, [3, 5, 9]),
        (5, [2, 4, 6, 8]),
        (6, [1, 5, 7]),
        (7, [6, 8]),
        (8, [5, 7, 9]),
        (9, [4, 8]),
    ],
)
def test_adjacent_rooms(room: int, beside: list[int]) -> None:
    adjacent = arrange().table.rooms_of(ADJACENT, room - 1)
    assert [other + 1 for other in listed(adjacent)] == beside


@pytest.mark.rule("HP-2.4")
def test_row_and_column_of_a_guest_are_those_of_its_hotel() -> None:
    position = do(tour(arrange("4 putrid, 3 snorer, 5 molo, 9 duchess, 1 anubis", "5 golem"), 4), "serve")
    assert (irritated(position), irritated(position, 1)) == ([3, 5, 9], [])


@pytest.mark.rule("HP-2.5", "HP-2.6", "HP-3.2", "HP-3.3", "HP-R3")
def test_hotels_at_the_start() -> None:
    position = tabledhote.game("hellton").start(1)
    for hotel in position.view(-1)["hotels"]:  # type: ignore[attr-defined]
        assert [room["guest"] for room in hotel["rooms"]] == [None] * 9
        assert hotel["pillars"] == [4, 4, 4]
        assert (hotel["bells"], hotel["coins"], hotel["pawn"], hotel["booking"]) == (3, 0, None, None)
        assert [groom["engaged"] for groom in hotel["grooms"]] == [False] * 5


@pytest.mark.rule("HP-2.9")
def test_a_guest_has_one_token_at_most() -> None:
    position = do(tour(arrange("1 snorer*, 2 molo"), 2), "serve")
    assert rooms(position) == "1 snorer, 2 molo"
    position = do(tour(arrange("1 snorer, 2 molo"), 2), "serve")
    assert rooms(position) == "1 snorer*, 2 molo"


@pytest.mark.rule("HP-2.10")
def test_both_have_the_same_five_grooms() -> None:
    first, second = cast(list[dict[str, Any]], tabledhote.game("hellton").start(1).view(-1)["hotels"])
    assert first["grooms"] == second["grooms"]
    assert [(groom["groom"], groom["cost"]) for groom in first["grooms"]] == [
        ("usher", 2),
        ("fake_usher", 2),
        ("mason", 2),
        ("fake_booking", 2),
        ("diplomat", 3),
    ]
    assert len(GROOMS) == 5


@pytest.mark.rule("HP-2.11", "HP-R19")
def test_purses_have_no_limit() -> None:
    position = arrange("1 banshee", coins=1000)
    do(tour(position, 1), "serve", "take_rents")
    assert position.hotels[0].coins == 1004


@pytest.mark.rule("HP-3.5", "HP-3.6", "HP-I2")
def test_a_guest_keeps_its_slot_and_its_row_is_its_floor() -> None:
    position = arrange(rows={1: "molo golem midas", 2: "anubis", 3: "siren"})
    do(welcoming(position), "welcome golem", "place 3", "refuse")
    row = position.view(0)["rows"][0]  # type: ignore[index]
    assert row == ["molo", None, "midas", None, None, None]


@pytest.mark.rule("HP-3.7", "HP-10.1")
def test_both_sides_of_every_card_can_be_looked_at() -> None:
    position = tabledhote.game("hellton").start(2)
    cards = position.view(0)["cards"]
    assert isinstance(cards, dict)
    assert len(cards) == 36
    assert cards["werewolf"]["sides"] == [
        {"rent": 1, "effects": [{"what": "irritate_satisfied", "who": "adjacent_row"}, {"what": "flip"}]},
        {
            "rent": 3,
            "effects": [
                {"what": "irritate", "who": "adjacent"},
                {"what": "pillar", "who": "own_column"},
                {"what": "flip"},
            ],
        },
    ]
    assert cards["jealous_one"]["sides"][0]["effects"][0] == {
        "what": "pillar",
        "who": "choice_owner",
        "per": "opponent_grooms_engaged",
    }


@pytest.mark.rule("HP-10.1", "HP-10.2")
def test_nothing_is_hidden_and_nothing_is_drawn_after_the_deal() -> None:
    position = tabledhote.game("hellton").start(5)
    chance = position.rng.state
    while position.seat >= 0:
        views = [position.view(seat) for seat in (-1, 0, 1)]
        assert len({str({**view, "you": None}) for view in views}) == 1
        for seat in (-1, 0, 1):
            assert position.conceal(seat, tabledhote.Rng(8)).fields() == position.fields()
        position.play(position.legal()[0])
        assert (position.rng.state, position.revealed) == (chance, 0)


@pytest.mark.rule("HP-4.15", "HP-R4")
def test_a_guest_arrives_satisfied() -> None:
    position = do(welcoming(arrange(rows={1: "molo golem", 2: "anubis", 3: "siren"})), "welcome molo", "place 1")
    assert rooms(position) == "1 molo"
    assert irritated(hiring(position, 1)) == []
