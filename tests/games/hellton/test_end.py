"""How the game ends, who wins and what the final lines say (HP-8, HP-9)."""

import pytest

from tabledhote.games.hellton import scoring
from tests.games.hellton.positions import (
    FIRST,
    SECOND,
    arrange,
    coins,
    do,
    hiring,
    income,
    offers,
    pawn,
    pillars,
    reason,
    rooms,
    told,
    tour,
    welcoming,
)


@pytest.mark.rule("HP-8.1", "HP-8.2")
def test_coins_are_worth_nothing_at_the_end() -> None:
    position = arrange("1 banshee", "1 molo", turn=2, bells=0, second_coins=0, coins=50)
    position.hotels[0].pawn = 0
    do(tour(position, 1), "serve")
    assert (position.scores(), position.winners()) == ([0, 1], [SECOND])


@pytest.mark.rule("HP-8.2")
def test_nobody_has_a_score_before_the_end() -> None:
    position = tour(arrange("1 banshee", "1 molo"), 1)
    assert (position.scores(), position.winners()) == ([0, 0], [])


@pytest.mark.rule("HP-9.1")
@pytest.mark.parametrize(
    ("bells", "pillars", "down"),
    [(1, [1, 1, 1], False), (0, [4, 4, 4], True), (3, [0, 4, 4], True), (3, [4, 0, 4], True), (3, [4, 4, 0], True)],
)
def test_when_a_hotel_has_collapsed(bells: int, pillars: list[int], down: bool) -> None:
    assert arrange("1 molo", bells=bells, pillars=pillars).hotels[0].collapsed() == down


@pytest.mark.rule("HP-9.2", "HP-R23")
@pytest.mark.parametrize(
    ("hotel", "action"), [("2 molo, 6 banshee, 9 snorer", "serve"), ("2 molo, 6 golem*, 9 snorer", "refuse")]
)
def test_the_pawn_stays_before_the_room_being_handled(hotel: str, action: str) -> None:
    position = do(tour(arrange(hotel, bells=1), 6), action)
    assert (pawn(position), told(position, "collapsed")[0]["room"]) == (6, 6)
    assert position.view(-1)["hotels"][0]["pawn"] == 6  # type: ignore[index]


@pytest.mark.rule("HP-9.3", "HP-R24")
def test_first_wins_at_once_when_second_falls() -> None:
    position = do(tour(arrange("1 molo", "1 gargoyle, 2 snorer", turn=2, second_pillars=[2, 4, 4]), 1), "serve")
    assert (position.seat, position.winners(), reason(position)) == (-1, [FIRST], "second_collapsed")
    assert told(position, "end") == [
        {"event": "end", "reason": "second_collapsed", "winner": FIRST, "winners": [FIRST]}
    ]


@pytest.mark.rule("HP-9.4", "HP-I14")
def test_second_has_a_whole_last_turn() -> None:
    rows = {1: "molo golem", 2: "anubis", 3: "siren"}
    position = arrange("1 banshee", "1 snorer*", bells=1, second_coins=3, rows=rows)
    do(tour(position, 1), "serve")
    assert told(position, "last_turn") == [{"event": "last_turn", "seat": SECOND}]
    assert position.view(1)["last_turn"] is True
    do(position, "welcome golem", "place 2", "hire usher")
    assert rooms(position, SECOND) == "1 golem, 2 snorer*"
    do(position, "refuse", "serve")
    assert (position.winners(), reason(position), position.turn) == ([SECOND], "second_survived", 2)


@pytest.mark.rule("HP-9.5")
def test_no_income_after_the_last_tour() -> None:
    position = arrange("1 banshee", "1 molo", turn=2, bells=0, second_bells=2, second_coins=1)
    position.hotels[0].pawn = 0
    do(tour(position, 1), "serve")
    assert (position.seat, coins(position, SECOND), position.hotels[1].bells) == (-1, 1, 2)


@pytest.mark.rule("HP-9.6", "HP-9.8")
@pytest.mark.parametrize(("room", "winner"), [(5, FIRST), (7, SECOND)])
def test_the_higher_collapse_room_wins(room: int, winner: int) -> None:
    position = arrange("6 banshee", f"{room} banshee, 9 snorer", turn=2, bells=0, second_bells=1)
    position.hotels[0].pawn = 5
    do(tour(position, room), "serve")
    assert (position.winners(), reason(position)) == ([winner], "higher_room")


@pytest.mark.rule("HP-9.7", "HP-R13", "HP-R31")
def test_the_fallen_hotel_still_counts_in_the_last_turn() -> None:
    first = "1 midas*, 2 molo"
    position = arrange(first, "1 envious_one, 2 poltergeist", turn=2, bells=0, engaged="mason", second_coins=2)
    position.hotels[0].pawn = 0
    hiring(position)
    assert offers(position) == ["hire usher", "hire fake_usher", "hire mason", "start_tour"], "no Fake Booking any more"
    do(position, "hire fake_usher")
    assert rooms(position) == "1 molo, 2 midas*", "a Fake Usher still swaps"
    do(position, "serve")
    assert position.hotels[1].bells == 2, "Molo opposite is satisfied"
    do(position, "serve")
    assert position.seat == FIRST, "First still answers"
    do(position, "choose_column 1")
    assert (pillars(position, SECOND), position.winners()) == ([2, 4, 4], [SECOND])


@pytest.mark.rule("HP-9.9", "HP-9.10")
@pytest.mark.parametrize(("first", "second", "winners", "why"), [
    ("3 banshee, 9 snorer*", "3 banshee, 9 golem", [SECOND], "fewer_irritated"),
    ("3 banshee, 9 snorer", "3 banshee, 9 golem*", [FIRST], "fewer_irritated"),
    ("3 banshee, 9 snorer*", "3 banshee, 9 golem*", [], "shared_defeat"),
])  # fmt: skip
def test_equal_rooms(first: str, second: str, winners: list[int], why: str) -> None:
    position = arrange(first, second, turn=2, bells=0, second_bells=1)
    position.hotels[0].pawn = 2
    do(tour(position, 3), "serve")
    assert (position.winners(), reason(position)) == (winners, why)
    winner = winners[0] if winners else None
    assert told(position, "end") == [{"event": "end", "reason": why, "winner": winner, "winners": winners}]


@pytest.mark.rule("HP-9.9", "HP-9.7")
def test_irritated_guests_are_counted_as_they_stand_at_the_end() -> None:
    """A swap by the last Fake Usher moves First's tokens, but never their number."""
    position = arrange("3 banshee, 2 snorer*", "3 banshee", turn=2, bells=0, second_bells=1, second_coins=2)
    position.hotels[0].pawn = 2
    do(hiring(position), "hire fake_usher", "serve")
    assert rooms(position) == "2 banshee, 3 snorer*"
    assert (position.winners(), reason(position)) == ([SECOND], "fewer_irritated")


@pytest.mark.rule("HP-9.12", "HP-R25")
def test_the_hotel_closes_after_round_twenty() -> None:
    full = "1 molo, 2 snorer, 3 duchess, 4 anubis, 5 putrid, 6 banshee, 7 golem, 8 midas, 9 themis"
    other = "1 siren, 2 harpy, 3 cyclops, 4 janus, 5 vampire, 6 gorgons, 7 phoenix, 8 paranoiac, 9 minotaur"
    position = welcoming(arrange(full, other, turn=38, rows={}))
    do(position, *["refuse"] * 9)
    assert (position.view(0)["round"], position.active(), position.seat) == (20, FIRST, FIRST)
    position = arrange(full, other, turn=40, rows={})
    income(position)
    assert (position.seat, reason(position), position.winners()) == (-1, "closing_time", [])


@pytest.mark.rule("HP-R33")
def test_choosing_to_collapse_is_allowed() -> None:
    position = tour(arrange("9 banshee", bells=1), 9)
    assert offers(position) == ["serve", "refuse"]
    assert do(position, "serve").last_turn()


@pytest.mark.rule("HP-9.11")
def test_the_breakdown_says_why_the_loser_lost() -> None:
    position = arrange("1 snorer*, 6 duchess", "2 gargoyle, 7 banshee, 8 snorer", turn=2, bells=0, second_bells=1)
    position.hotels[0].pawn = 5
    do(tour(position, 2), "serve", "serve")
    assert scoring.breakdown(position) == [
        [
            {"line": "fallen", "cause": "bells", "room": 6, "points": 0},
            {"line": "bells", "number": 0, "points": 0},
            {"line": "pillars", "number": 12, "points": 0},
            {"line": "irritated", "number": 1, "points": 0},
            {"line": "result", "result": "lost", "reason": "higher_room", "points": 0},
        ],
        [
            {"line": "fallen", "cause": "bells", "room": 7, "points": 0},
            {"line": "bells", "number": 0, "points": 0},
            {"line": "pillars", "number": 10, "points": 0},
            {"line": "irritated", "number": 0, "points": 0},
            {"line": "result", "result": "won", "reason": "higher_room", "points": 1},
        ],
    ]
    standing = scoring.breakdown(tour(arrange("1 molo", "1 golem*", pillars=[4, 3, 4]), 1))
    assert standing[0][0] == {"line": "standing", "points": 0}
    assert [line["number"] for line in standing[0][1:]] == [3, 11, 0]
    assert len(standing[1]) == 4
