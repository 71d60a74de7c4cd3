"""The vocabulary of the door hangers (HP-6.1 to 6.4, HP-7), word by word.

Words that no printed guest combines in this way are shown with corrected components: a guest called `golem` whose
door hanger is the one under test.
"""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tabledhote.games.hellton.contract import Hellton
from tests.games.hellton.positions import (
    FIRST,
    SECOND,
    arrange,
    bells,
    do,
    irritated,
    offers,
    pillars,
    rooms,
    told,
    tour,
)

HOTEL = "1 snorer, 2 golem, 3 duchess*, 5 molo, 8 putrid*, 9 anubis"


def golem_with(folder: Path, *effects: str) -> str:
    """A components file in which the Golem's door hanger reads otherwise."""
    text = resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")
    printed = '  { what = "pillar", who = "side_columns" },\n'
    assert text.count(printed) == 1
    path = folder / "corrected.toml"
    path.write_text(text.replace(printed, "".join(f"  {{ {effect} }},\n" for effect in effects)), "utf-8")
    tomllib.loads(path.read_text("utf-8"))
    return str(path)


def served(folder: Path, *effects: str, hotel: str = HOTEL, room: int = 2, second: str = "", **extras: Any) -> Hellton:
    return do(tour(arrange(hotel, second, components=golem_with(folder, *effects), **extras), room), "serve")


@pytest.mark.rule("HP-6.1", "HP-6.2")
def test_a_second_token_costs_a_bell_instead() -> None:
    position = do(tour(arrange("1 molo, 2 snorer*, 6 golem"), 1), "serve")
    assert (irritated(position), bells(position)) == ([6], 2)
    assert told(position, "enraged") == [{"event": "enraged", "seat": 0, "room": 2, "guest": "snorer", "left": 2}]


@pytest.mark.rule("HP-6.2", "HP-9.1", "HP-7.14")
def test_the_last_bell_brings_the_hotel_down() -> None:
    position = do(tour(arrange("1 banshee, 2 snorer", bells=2), 1), "serve")
    assert (bells(position), position.active()) == (1, FIRST)
    position = do(tour(arrange("1 banshee, 2 snorer", bells=1), 1), "serve")
    assert (bells(position), position.active(), told(position, "collapsed")[0]["cause"]) == (0, SECOND, "bells")


@pytest.mark.rule("HP-6.3", "HP-9.1", "HP-7.13")
def test_the_last_pillar_of_a_column_brings_the_hotel_down() -> None:
    position = do(tour(arrange("1 anubis, 9 snorer", pillars=[2, 1, 1]), 1), "serve")
    assert (pillars(position), position.active()) == ([1, 1, 1], FIRST)
    position = do(tour(arrange("1 anubis, 9 snorer", pillars=[1, 4, 4]), 1), "serve")
    assert (pillars(position), position.active(), told(position, "collapsed")[0]["cause"]) == (
        [0, 4, 4],
        SECOND,
        "pillars",
    )


@pytest.mark.rule("HP-6.4", "HP-R24")
def test_effects_hit_the_active_hotel_only() -> None:
    position = do(tour(arrange("1 molo*, 2 golem*", "1 molo, 2 golem", turn=2), 1), "serve", "serve")
    assert (irritated(position, SECOND), pillars(position, SECOND)) == ([], [3, 4, 3])
    assert (rooms(position), pillars(position), bells(position)) == ("1 molo*, 2 golem*", [4, 4, 4], 3)


@pytest.mark.rule("HP-7.1", "HP-R26")
def test_effects_are_carried_out_from_first_to_last(tmp_path: Path) -> None:
    irritate, enrage = 'what = "irritate", who = "adjacent"', 'what = "enrage_irritated", who = "adjacent"'
    position = served(tmp_path, irritate, enrage)
    assert (irritated(position), bells(position)) == ([8], 0)
    tokens = [(event["event"], event["room"]) for event in told(position, "irritated", "enraged")]
    assert tokens[:3] == [("irritated", 1), ("enraged", 3), ("irritated", 5)]
    assert tokens[3:] == [("enraged", 1), ("enraged", 5)]


@pytest.mark.rule("HP-7.2", "HP-R14")
def test_an_effect_without_a_target_is_passed_over(tmp_path: Path) -> None:
    position = served(
        tmp_path, 'what = "irritate", who = "row"', 'what = "pillar", who = "own_column"', hotel="2 golem, 5 molo"
    )
    assert (irritated(position), pillars(position)) == ([], [4, 3, 4])
    assert told(position, "no_effect") == [{"event": "no_effect", "seat": 0, "why": "nobody"}]


@pytest.mark.rule("HP-7.3", "HP-4.3")
def test_nothing_follows_a_collapse(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "pillar", who = "side_columns"', 'what = "bell"', pillars=[1, 4, 4])
    assert (pillars(position), bells(position), position.active()) == ([0, 4, 4], 3, SECOND)


@pytest.mark.rule("HP-7.10", "HP-7.32")
def test_irritate(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "irritate", who = "row_column"')
    assert (irritated(position), bells(position)) == ([1, 5], 1)


@pytest.mark.rule("HP-7.11")
def test_irritate_satisfied(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "irritate_satisfied", who = "row_column"')
    assert (irritated(position), bells(position)) == ([1, 3, 5, 8], 3)


@pytest.mark.rule("HP-7.12")
def test_enrage_irritated(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "enrage_irritated", who = "row_column"')
    assert (irritated(position), bells(position)) == ([], 1)


@pytest.mark.rule("HP-7.13", "HP-7.29")
def test_pillar(tmp_path: Path) -> None:
    assert pillars(served(tmp_path, 'what = "pillar", who = "own_column"')) == [4, 3, 4]


@pytest.mark.rule("HP-7.14")
def test_bell(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "bell"')
    assert (bells(position), told(position, "bell_lost")) == (2, [{"event": "bell_lost", "seat": 0, "left": 2}])


@pytest.mark.rule("HP-7.15")
def test_flip_turns_the_card_and_the_rest_of_the_old_side_follows(tmp_path: Path) -> None:
    text = resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")
    old = '  { what = "irritate", who = "adjacent_row" },\n  { what = "flip" },\n'
    assert text.count(old) == 1  # Janus, side a
    path = tmp_path / "flip_first.toml"
    path.write_text(
        text.replace(old, '  { what = "flip" },\n  { what = "irritate", who = "adjacent_row" },\n'), "utf-8"
    )
    position = do(tour(arrange("1 snorer, 2 janus*, 3 duchess*", components=str(path)), 2), "serve")
    assert rooms(position) == "1 snorer*, 2 janus/b, 3 duchess"
    assert [event["event"] for event in told(position, "flipped", "irritated", "enraged")] == [
        "flipped",
        "irritated",
        "enraged",
    ]
    assert told(position, "flipped") == [{"event": "flipped", "seat": 0, "room": 2, "guest": "janus", "side": "b"}]


@pytest.mark.rule("HP-7.15")
def test_refusing_does_not_flip() -> None:
    assert rooms(do(tour(arrange("1 janus/b, 9 snorer"), 1), "refuse")) == "1 janus/b*, 9 snorer"


@pytest.mark.rule("HP-7.16", "HP-7.60")
def test_copy_reads_the_visible_side() -> None:
    position = do(tour(arrange("1 doppelganger, 9 snorer", "1 janus/b"), 1), "serve")
    assert pillars(position) == [2, 4, 4]
    position = do(tour(arrange("1 doppelganger, 9 snorer, 2 molo", "1 janus"), 1), "serve")
    assert (pillars(position), irritated(position)) == ([4, 4, 4], [2])


@pytest.mark.rule("HP-7.20", "HP-7.28")
@pytest.mark.parametrize(
    ("what", "before", "tokens", "left"),
    [("irritate", "golem*", [2], 3), ("irritate_satisfied", "golem", [2], 3), ("enrage_irritated", "golem*", [], 3)],
)
def test_self_is_the_guest_being_served(tmp_path: Path, what: str, before: str, tokens: list[int], left: int) -> None:
    position = served(tmp_path, f'what = "{what}", who = "self"', hotel=f"1 snorer, 2 {before}, 9 molo")
    assert (irritated(position), bells(position)) == (tokens, left), "serving has removed its token before"


@pytest.mark.parametrize(
    ("who", "tokens"),
    [
        pytest.param("adjacent_row", [4, 6]),
        pytest.param("adjacent_column", [2, 8]),
        pytest.param("adjacent", [2, 4, 6, 8]),
    ],
)
@pytest.mark.rule("HP-7.21", "HP-7.22", "HP-7.23", "HP-7.28")
def test_adjacent_guests_from_the_middle(tmp_path: Path, who: str, tokens: list[int]) -> None:
    full = "1 snorer, 2 molo, 3 duchess, 4 putrid, 5 golem, 6 anubis, 7 siren, 8 midas, 9 harpy"
    position = served(tmp_path, f'what = "irritate", who = "{who}"', hotel=full, room=5)
    assert irritated(position) == tokens


@pytest.mark.rule("HP-7.21", "HP-7.22", "HP-7.23", "HP-7.24", "HP-7.25", "HP-7.26", "HP-7.28")
@pytest.mark.parametrize(
    ("who", "tokens"),
    [
        ("adjacent_row", [8]),
        ("adjacent_column", [4]),
        ("adjacent", [4, 8]),
        ("row", [7, 8]),
        ("column", [3, 4]),
        ("row_column", [3, 4, 7, 8]),
    ],
)
def test_whom_the_words_mean_from_a_corner(tmp_path: Path, who: str, tokens: list[int]) -> None:
    full = "1 snorer, 2 molo, 3 duchess, 4 putrid, 5 anubis, 6 siren, 7 midas, 8 harpy, 9 golem"
    position = served(tmp_path, f'what = "irritate", who = "{who}"', hotel=full, room=9)
    assert irritated(position) == tokens


@pytest.mark.rule("HP-7.24")
def test_empty_rooms_between_do_not_count(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "irritate", who = "row"', hotel="1 golem, 3 snorer, 7 molo", room=1)
    assert irritated(position) == [3]


@pytest.mark.rule("HP-7.27", "HP-7.28")
@pytest.mark.parametrize(("who", "seat"), [("choice_owner", FIRST), ("choice_opponent", SECOND)])
def test_one_other_guest_is_chosen(tmp_path: Path, who: str, seat: int) -> None:
    position = served(tmp_path, f'what = "irritate", who = "{who}"')
    assert position.seat == seat
    assert offers(position) == [f"choose_guest {room}" for room in (1, 3, 5, 8, 9)]
    assert irritated(do(position, "choose_guest 9")) == [3, 8, 9]


@pytest.mark.rule("HP-7.30", "HP-R15")
def test_targets_are_worked_off_in_rising_order(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "irritate", who = "row_column"')
    assert [event["room"] for event in told(position, "irritated", "enraged")] == [1, 3, 5, 8]
    position = served(tmp_path, 'what = "pillar", who = "side_columns"', pillars=[1, 4, 1])
    assert pillars(position) == [0, 4, 1], "from left to right, and no further"


@pytest.mark.rule("HP-7.31", "HP-7.32", "HP-R14")
@pytest.mark.parametrize(
    ("what", "choices"),
    [("irritate", [1, 3, 5, 8, 9]), ("irritate_satisfied", [1, 5, 9]), ("enrage_irritated", [3, 8])],
)
def test_a_chosen_guest_is_one_on_whom_the_effect_acts(tmp_path: Path, what: str, choices: list[int]) -> None:
    position = served(tmp_path, f'what = "{what}", who = "choice_owner"')
    assert offers(position) == [f"choose_guest {room}" for room in choices]


@pytest.mark.rule("HP-7.31", "HP-7.2")
def test_a_repeated_choice_ends_when_nobody_is_left(tmp_path: Path) -> None:
    effect = 'what = "irritate_satisfied", who = "choice_owner", per = "own_bells"'
    position = served(tmp_path, effect, hotel="1 snorer, 2 golem, 3 molo")
    do(position, "choose_guest 3")
    assert irritated(position) == [1, 3], "the last satisfied guest is the only choice"
    assert told(position, "no_effect") == [{"event": "no_effect", "seat": 0, "why": "nobody_satisfied"}]
    assert (offers(position), position.hotels[0].pawn) == (["serve", "refuse"], 2)


@pytest.mark.rule("HP-7.40", "HP-7.41", "HP-7.42", "HP-7.43", "HP-7.44", "HP-7.45", "HP-R16")
@pytest.mark.parametrize(
    ("per", "number"),
    [
        ("opponent_grooms_engaged", 3),
        ("own_bells", 2),
        ("column_pillars", 3),
        ("adjacent_irritated", 1),
        ("adjacent_satisfied", 2),
        ("line_irritated", 2),
    ],
)
def test_what_is_counted(tmp_path: Path, per: str, number: int) -> None:
    effect = f'what = "pillar", who = "choice_owner", per = "{per}"'
    extras: dict[str, Any] = {
        "bells": 2,
        "pillars": [4, 3, 4],
        "engaged": "mason",
        "second_engaged": "usher mason diplomat",
    }
    position = served(tmp_path, effect, **extras)
    for left in range(number, 0, -1):
        assert position.times == left
        do(position, f"choose_column {1 + left % 3}")
    assert (position.times, offers(position)) == (0, ["serve", "refuse"])


@pytest.mark.rule("HP-7.40")
def test_nothing_counted_nothing_done() -> None:
    position = do(tour(arrange("1 jealous_one, 2 snorer", engaged="mason"), 1), "serve")
    assert (pillars(position), told(position, "no_effect")[0]["per"]) == ([3, 4, 4], "opponent_grooms_engaged")


@pytest.mark.rule("HP-7.42", "HP-R16")
def test_the_number_does_not_change_while_the_effect_runs(tmp_path: Path) -> None:
    effect = 'what = "pillar", who = "own_column", per = "column_pillars"'
    position = served(tmp_path, effect, pillars=[4, 3, 4])
    assert pillars(position) == [4, 0, 4]


@pytest.mark.rule("HP-R17")
def test_each_time_another_guest_may_be_chosen() -> None:
    position = do(tour(arrange("1 snorer, 2 siren, 3 molo", bells=2), 2), "serve", "choose_guest 1", "choose_guest 3")
    assert irritated(position) == [1, 3]
    position = do(tour(arrange("1 snorer, 2 siren, 3 molo", bells=2), 2), "serve", "choose_guest 1", "choose_guest 1")
    assert (irritated(position), bells(position)) == ([], 1)


@pytest.mark.rule("HP-7.50", "HP-7.51", "HP-7.52", "HP-7.53")
@pytest.mark.parametrize(
    ("when", "met", "unmet"),
    [
        ("own_groom_engaged", {"engaged": "usher"}, {"second_engaged": "usher"}),
        ("opposite_satisfied", {"second": "2 midas"}, {"second": "2 midas*, 3 siren"}),
        ("bells_equal", {"second_bells": 3}, {"second_bells": 2}),
        ("opponent_richer", {"coins": 2, "second_coins": 3}, {"coins": 3, "second_coins": 3}),
    ],
)
def test_conditions(tmp_path: Path, when: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    effect = f'what = "pillar", who = "own_column", when = "{when}"'
    assert pillars(served(tmp_path, effect, **met)) == [4, 3, 4]
    position = served(tmp_path, effect, **unmet)
    assert (pillars(position), told(position, "no_effect")[0]["when"]) == ([4, 4, 4], when)


@pytest.mark.rule("HP-7.50", "HP-7.1")
def test_a_condition_is_looked_at_when_its_turn_comes(tmp_path: Path) -> None:
    equal = 'what = "pillar", who = "own_column", when = "bells_equal"'
    assert pillars(served(tmp_path, 'what = "bell"', equal)) == [4, 4, 4]
    assert pillars(served(tmp_path, 'what = "bell"', equal, second_bells=2)) == [4, 3, 4]


@pytest.mark.rule("HP-7.61", "HP-R20")
def test_copied_effects_come_in_place_of_the_copy(tmp_path: Path) -> None:
    copy, bell = 'what = "copy", who = "opposite"', 'what = "bell"'
    position = served(tmp_path, copy, bell, second="2 minotaur")
    assert (position.seat, bells(position)) == (FIRST, 3), "the copied choice comes before the bell"
    do(position, "choose_column 1")
    assert (pillars(position), bells(position)) == ([3, 3, 4], 2)


@pytest.mark.rule("HP-7.63")
def test_a_copied_choice_of_the_opponent_is_the_owners_of_the_copied_guest() -> None:
    position = do(tour(arrange("1 doppelganger, 2 snorer", "1 poltergeist"), 1), "serve")
    assert (position.seat, offers(position)[0]) == (SECOND, "choose_column 1")
    assert pillars(do(position, "choose_column 3")) == [4, 4, 3]


@pytest.mark.rule("HP-7.64", "HP-R21")
def test_a_copied_flip_turns_a_double_sided_copier(tmp_path: Path) -> None:
    text = resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")
    old = '  { what = "irritate", who = "adjacent_row" },\n  { what = "flip" },\n'
    path = tmp_path / "copying_janus.toml"
    path.write_text(text.replace(old, '  { what = "copy", who = "opposite" },\n'), "utf-8")
    position = do(tour(arrange("2 janus, 9 snorer", "2 vampire/b", components=str(path)), 2), "serve")
    assert (rooms(position), rooms(position, SECOND)) == ("2 janus/b, 9 snorer", "2 vampire/b")


@pytest.mark.rule("HP-7.65")
def test_a_copied_copy_does_nothing(tmp_path: Path) -> None:
    position = served(tmp_path, 'what = "copy", who = "opposite"', 'what = "bell"', second="2 doppelganger")
    assert (pillars(position), bells(position)) == ([4, 4, 4], 2)
    assert told(position, "no_effect") == [{"event": "no_effect", "seat": 0, "why": "copied_copy"}]


@pytest.mark.rule("HP-7.85")
@pytest.mark.parametrize("number", range(5))
def test_tokens_on_oneself_cost_a_bell_for_every_second(tmp_path: Path, number: int) -> None:
    hotel = "5 golem, " + ", ".join(
        f"{room} {name}{'*' * (at < number)}"
        for at, (room, name) in enumerate([(2, "snorer"), (4, "molo"), (6, "putrid"), (8, "anubis")])
    )
    position = served(tmp_path, 'what = "irritate", who = "self", per = "adjacent_irritated"', hotel=hotel, room=5)
    assert (5 in irritated(position), bells(position)) == (number % 2 == 1, 3 - number // 2)
