"""The 56 guests: order, colour, points, and what each reward does, with the numbers of the cards written out."""

from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria.contract import Austria

from .position import act, kinds, offers, own, position

# id: colour, order (strudel, cake, wine, coffee), points
PRINTED = {
    49: ("yellow", (0, 0, 1, 0), 0), 50: ("yellow", (0, 0, 1, 0), 0), 51: ("yellow", (0, 0, 1, 0), 1),
    52: ("yellow", (0, 0, 1, 1), 0), 53: ("yellow", (1, 0, 1, 0), 0), 54: ("yellow", (0, 0, 2, 0), 0),
    55: ("yellow", (0, 0, 3, 0), 7), 56: ("yellow", (1, 0, 2, 0), 0), 57: ("yellow", (0, 0, 2, 1), 1),
    58: ("yellow", (0, 0, 3, 1), 7), 59: ("yellow", (3, 0, 1, 0), 5), 60: ("yellow", (0, 2, 2, 0), 5),
    61: ("yellow", (1, 0, 3, 0), 2), 62: ("yellow", (1, 1, 2, 0), 4), 63: ("blue", (0, 0, 0, 1), 0),
    64: ("blue", (0, 0, 0, 1), 0), 65: ("blue", (0, 0, 0, 1), 3), 66: ("blue", (0, 1, 0, 1), 3),
    67: ("blue", (0, 0, 0, 2), 2), 68: ("blue", (2, 0, 0, 1), 4), 69: ("blue", (0, 2, 0, 1), 7),
    70: ("blue", (1, 0, 1, 1), 1), 71: ("blue", (1, 0, 0, 2), 4), 72: ("blue", (1, 1, 0, 1), 7),
    73: ("blue", (0, 0, 1, 2), 4), 74: ("blue", (0, 1, 0, 2), 10), 75: ("blue", (0, 0, 2, 2), 5),
    76: ("blue", (2, 0, 0, 2), 4), 77: ("red", (0, 1, 0, 0), 1), 78: ("red", (0, 1, 0, 0), 0),
    79: ("red", (0, 1, 0, 0), 0), 80: ("red", (0, 1, 1, 0), 4), 81: ("red", (0, 2, 0, 0), 0),
    82: ("red", (0, 1, 1, 1), 7), 83: ("red", (1, 1, 1, 0), 0), 84: ("red", (0, 2, 1, 0), 2),
    85: ("red", (2, 1, 0, 0), 3), 86: ("red", (0, 1, 2, 0), 3), 87: ("red", (0, 2, 0, 2), 3),
    88: ("red", (0, 1, 3, 0), 0), 89: ("red", (2, 1, 1, 0), 5), 90: ("red", (1, 3, 0, 0), 7),
    91: ("green", (1, 0, 0, 0), 0), 92: ("green", (1, 0, 0, 0), 0), 93: ("green", (1, 0, 0, 0), 0),
    94: ("green", (2, 0, 0, 0), 0), 95: ("green", (1, 1, 0, 0), 2), 96: ("green", (1, 0, 0, 1), 0),
    97: ("green", (2, 0, 1, 0), 4), 98: ("green", (3, 0, 0, 0), 0), 99: ("green", (1, 2, 0, 0), 5),
    100: ("green", (1, 0, 0, 3), 4), 101: ("green", (3, 0, 0, 1), 3), 102: ("green", (1, 0, 0, 1), 0),
    103: ("green", (1, 0, 1, 0), 4), 104: ("green", (2, 2, 0, 0), 2),
}  # fmt: skip

# What the plain part of the reward gives at once: krones, steps, cards drawn, food (strudel, cake, wine, coffee)
NOTHING = (0, 0, 0, (0, 0, 0, 0))
PLAIN = {
    50: (0, 0, 1, (0, 0, 0, 0)), 51: (0, 0, 0, (1, 0, 0, 0)), 52: (2, 0, 0, (1, 0, 0, 0)),
    53: (0, 2, 0, (0, 0, 0, 1)), 54: (2, 0, 0, (0, 0, 0, 0)), 55: (0, 0, 2, (0, 0, 0, 0)),
    56: (0, 0, 0, (0, 1, 0, 0)), 59: (0, 0, 0, (0, 1, 0, 0)), 60: (3, 0, 0, (0, 0, 0, 1)),
    62: (0, 3, 0, (0, 0, 0, 0)), 67: (0, 2, 2, (0, 0, 0, 0)), 68: (0, 3, 0, (0, 0, 0, 0)),
    69: (3, 0, 0, (0, 0, 0, 0)), 70: (0, 3, 0, (0, 0, 0, 0)), 74: (1, 0, 0, (0, 0, 0, 0)),
    77: (1, 0, 0, (0, 0, 0, 0)), 79: (1, 1, 0, (0, 0, 0, 0)), 81: (3, 0, 0, (0, 0, 1, 0)),
    83: (5, 0, 0, (0, 0, 0, 0)), 84: (3, 0, 0, (0, 0, 0, 0)), 85: (3, 0, 0, (0, 0, 0, 0)),
    87: (3, 0, 0, (0, 0, 0, 0)), 89: (4, 0, 0, (0, 0, 0, 0)), 90: (3, 0, 0, (0, 0, 1, 0)),
    91: (0, 0, 3, (0, 0, 0, 0)), 92: (1, 0, 0, (0, 0, 0, 0)), 93: (0, 1, 0, (0, 0, 0, 0)),
    95: (0, 2, 0, (0, 0, 0, 0)), 98: (4, 0, 0, (0, 0, 0, 0)), 99: (0, 2, 1, (0, 0, 0, 0)),
    100: (0, 3, 0, (0, 0, 0, 0)), 101: (0, 3, 0, (0, 0, 0, 0)), 102: (0, 1, 0, (0, 0, 0, 0)),
    103: (0, 0, 2, (0, 0, 0, 0)),
}  # fmt: skip

# What is asked then, if anything
ASKED = {
    **dict.fromkeys((49, 50, 57, 71, 88), "prepare_room"),
    **dict.fromkeys((56, 59, 64, 70, 73, 75, 76, 86, 94, 96, 104), "play_staff"),
    **dict.fromkeys((62, 63, 78, 80, 84, 87, 101), "take_guest"),
    **dict.fromkeys((58, 72, 82, 100, 102), "occupy_room"),
    **dict.fromkeys((61, 66), "resolve"),
    54: "choose_food",
    97: "use_space",
}


def moved_in(guest: int, **given: Any) -> Austria:
    """The guest has moved into a room that completes no group."""
    fields: dict[str, Any] = {"free": [11, 12, 13, 21, 31], "hand": [2, 45], "staff_top": [5, 7, 8], **given}
    state = act(position(cafe={guest: {}}, **fields), "move_in", guest=guest)
    rooms = offers(state, "choose_room")
    return act(state, "choose_room", room=31 if 31 in rooms else rooms[-1]) if rooms else state


@pytest.mark.parametrize("guest", range(49, 105))
def test_what_is_printed_on_the_card(guest: int) -> None:
    color, order, points = PRINTED[guest]
    state = moved_in(guest)
    table = state.table
    assert table.guest_color[guest - 49] == ("blue", "red", "yellow", "green").index(color)
    assert [table.order[guest - 49] >> 12 * food & 4095 for food in range(4)] == list(order)
    assert own(state)["points"] == points


@pytest.mark.parametrize("guest", range(49, 105))
def test_the_reward_of_each_guest(guest: int) -> None:
    krones, steps, cards, food = PLAIN.get(guest, NOTHING)
    state = moved_in(guest)
    fields = own(state)
    assert fields["krones"] == 10 + krones
    assert fields["emperor"] == steps
    assert fields["hand"] == sorted([2, 45, 5, 7, 8][: 2 + cards])
    assert tuple(fields["kitchen"].values()) == food
    assert kinds(state)[0] == ASKED.get(guest, "take_guest")
    if guest not in ASKED:
        assert "take_die" in kinds(state), "the turn goes on"


@pytest.mark.parametrize(
    ("guest", "krones", "payable"),
    [
        (56, 3, [2, 45]), (56, 2, [45]), (59, 4, [2, 45]), (59, 3, [45]), (64, 5, [2, 45]), (64, 4, [45]),
        (70, 5, [2, 45]), (70, 4, [45]), (73, 5, [2, 45]), (86, 3, [2, 45]), (86, 2, [45]), (94, 5, [2, 45]),
        (94, 4, [45]), (96, 3, [2, 45]), (96, 2, [45]), (104, 0, [2, 45]),
    ],
)  # fmt: skip
def test_staff_for_less(guest: int, krones: int, payable: list[int]) -> None:
    """Card 2 costs 6, card 45 costs 1."""
    assert offers(moved_in(guest, krones=krones), "play_staff") == payable


@pytest.mark.parametrize(("guest", "krones", "payable"), [(75, 1, [5, 7, 8]), (75, 0, [7, 8]), (76, 0, [5, 7, 8])])
def test_draw_three_and_play_one(guest: int, krones: int, payable: list[int]) -> None:
    """Cards 5, 7, 8 cost 4, 1, 2."""
    assert offers(moved_in(guest, krones=krones), "play_staff") == payable


@pytest.mark.rule("GA-13.8", "GA-13.9", "GA-13.10")
@pytest.mark.parametrize(
    ("guest", "krones", "rooms", "times"),
    [
        (49, 0, [14, 22, 23], 1),
        (50, 0, [14], 1),
        (57, 0, [14, 22, 23], 2),
        (71, 0, [14, 22, 23, 32, 41], 1),
        (88, 0, [14, 22, 23, 32, 41], 2),
    ],
)
def test_rooms_on_their_terms(guest: int, krones: int, rooms: list[int], times: int) -> None:
    state = moved_in(guest, krones=krones)
    assert offers(state, "prepare_room") == rooms
    act(state, "prepare_room", room=14)
    assert ("prepare_room" in kinds(state)) == (times == 2)


@pytest.mark.rule("GA-13.9")
def test_painter() -> None:
    state = moved_in(61, krones=1)
    act(state, "resolve", item=1)
    assert offers(state, "prepare_room") == [14, 22, 23], "normal price"
    act(state, "prepare_room", room=14)
    assert offers(state, "prepare_room") == [15, 22, 23, 24, 32], "1 less"


@pytest.mark.rule("GA-13.10")
def test_count_plays_two_cards() -> None:
    state = moved_in(73, hand=[45, 6], krones=0)
    act(act(state, "play_staff", staff=45), "play_staff", staff=6)
    assert own(state)["played"] == [6, 45]
    assert own(state)["emperor"] == 3


@pytest.mark.rule("GA-13.11")
def test_knight_of_the_empire() -> None:
    state = moved_in(65)
    assert own(state)["points"] == 3
    assert "take_die" in kinds(state)


def test_gizia_differs_between_the_editions() -> None:
    assert kinds(moved_in(97)) == ["use_space", "skip"]
    first = moved_in(97, edition="2015")
    assert first.extra_turns == 1
    assert "take_die" in kinds(first)
    assert tabledhote.game("austria", edition="2015").start(1).seat >= 0
