"""Each of the 36 guests, on each of its sides: what serving it does, number by number.

The guest lives in room 1. Its row holds rooms 2 and 3, its column rooms 6 and 7; adjacent are 2 and 6. Room 9 is far
off. The guests in 3 and 6 are irritated, the hotel is whole: 3 bells, pillars [4, 4, 4].
"""

from typing import Any

import pytest

from tests.games.hellton.positions import (
    FIRST,
    SECOND,
    arrange,
    bells,
    coins,
    do,
    income,
    irritated,
    offers,
    pillars,
    rooms,
    tour,
)

NEIGHBOURS = ("snorer", "duchess", "molo", "putrid", "anubis")
OPPOSITE = "1 gargoyle, 2 baby_beelzebub"
WHOLE = [4, 4, 4]

# guest and side; who answers what; irritated rooms, bells and pillars after it; the rent
FACES = [
    ("miss_von_scream", [], [3], 2, [3, 4, 4], 1),
    ("snorer", [], [3, 6, 7], 3, WHOLE, 1),
    ("anubis", [], [2, 3, 6], 3, [3, 4, 4], 2),
    ("duchess", [], [], 1, WHOLE, 1),
    ("molo", [], [2, 3], 2, WHOLE, 2),
    ("putrid", [], [2, 3, 6, 7], 3, WHOLE, 1),
    ("baby_beelzebub", [], [3, 6, 7], 3, [3, 4, 4], 2),
    ("cerberus", [], [2, 6], 2, [3, 4, 4], 2),
    ("wutmilla", [(SECOND, "choose_column 2")], [3, 6], 3, [3, 3, 4], 3),
    ("tormented_soul", [(FIRST, "choose_guest 7"), (FIRST, "choose_column 3")], [3, 6, 7], 3, [4, 4, 3], 2),
    ("skeletunes", [(FIRST, "choose_column 2")], [2, 3, 6], 3, [4, 3, 4], 1),
    ("bannihal", [(SECOND, "choose_column 3")], [2, 3, 6], 3, [4, 4, 3], 2),
    ("gargoyle", [], [3, 6], 3, [2, 4, 4], 3),
    ("minotaur", [(FIRST, "choose_column 3")], [3, 6], 3, [3, 4, 3], 2),
    ("poltergeist", [(SECOND, "choose_column 1")], [3, 6], 3, [3, 4, 4], 1),
    ("banshee", [], [3, 6], 2, WHOLE, 4),
    ("werewolf", [], [2, 3, 6], 3, WHOLE, 1),
    ("werewolf/b", [], [2, 3], 2, [3, 4, 4], 3),
    ("jekroll_hide", [(FIRST, "choose_guest 6")], [3], 2, WHOLE, 1),
    ("jekroll_hide/b", [(FIRST, "choose_column 2"), (FIRST, "choose_column 3")], [3, 6], 3, [4, 3, 3], 2),
    ("chatelaine", [(FIRST, "choose_column 2")], [3, 6], 2, [4, 3, 4], 1),
    ("jealous_one", [(FIRST, "choose_column 2"), (FIRST, "choose_column 3")], [3, 6], 3, [3, 3, 3], 2),
    ("envious_one", [], [3, 6], 2, [3, 4, 4], 2),
    ("bell_ringer", [(FIRST, f"choose_column {n}") for n in (1, 2, 2)], [3, 6], 3, [3, 2, 4], 3),
    ("themis", [], [2, 3, 6], 2, WHOLE, 2),
    ("doppelganger", [], [3, 6], 3, [2, 4, 4], 1),
    ("touchy_one", [], [1, 3, 6], 3, [3, 4, 4], 2),
    ("jellyfish", [(FIRST, f"choose_guest {n}") for n in (2, 2, 7, 9)], [3, 6, 7, 9], 2, WHOLE, 3),
    ("cyclops", [], [3, 6], 3, [3, 4, 4], 1),
    ("harpy", [], [2, 3, 6], 3, [2, 4, 4], 1),
    ("siren", [(FIRST, f"choose_guest {n}") for n in (2, 7, 9)], [2, 3, 6, 7, 9], 3, WHOLE, 3),
    ("midas", [], [3, 6], 2, [3, 4, 4], 2),
    ("golem", [], [3, 6], 3, [4, 3, 4], 2),
    ("paranoiac", [], [3, 6], 2, [3, 4, 4], 2),
    ("vampire", [], [3, 6, 7], 3, [3, 4, 4], 2),
    ("vampire/b", [], [3], 2, WHOLE, 1),
    ("janus", [], [2, 3, 6], 3, WHOLE, 2),
    ("janus/b", [], [3, 6], 3, [2, 4, 4], 3),
    ("phoenix", [], [2, 3, 6], 3, [3, 4, 4], 2),
    ("phoenix/b", [(SECOND, "choose_guest 3")], [6], 2, WHOLE, 1),
    ("gorgons", [(SECOND, "choose_column 2")], [3, 6], 3, [4, 3, 4], 2),
    ("gorgons/b", [(SECOND, "choose_guest 6")], [3], 2, WHOLE, 2),
]
TURNED = {"werewolf", "jekroll_hide", "vampire", "janus", "phoenix", "gorgons"}


@pytest.mark.rule("HP-2.7", "HP-2.8", "HP-7.1")
@pytest.mark.parametrize(
    ("face", "answers", "tokens", "ringing", "standing", "rent"), FACES, ids=lambda value: str(value)
)
def test_serving_a_guest_does_what_its_door_hanger_says(
    face: str, answers: list[tuple[int, str]], tokens: list[int], ringing: int, standing: list[int], rent: int
) -> None:
    name = face.removesuffix("/b")
    two, three, six, seven, nine = (guest if guest != name else "wutmilla" for guest in NEIGHBOURS)
    hotel = f"1 {face}, 2 {two}, 3 {three}*, 6 {six}*, 7 {seven}, 9 {nine}"
    opposite = OPPOSITE.replace(name, "cerberus")
    engaged: dict[str, Any] = {"engaged": "diplomat", "second_engaged": "mason usher", "second_coins": 1}
    position = do(tour(arrange(hotel, opposite, **engaged), 1), "serve")
    for seat, answer in answers:
        assert position.seat == seat
        do(position, answer)
    assert (position.seat, offers(position)) == (FIRST, ["serve", "refuse"]), "the pawn is at the next door"
    assert irritated(position) == tokens
    assert bells(position) == ringing
    assert pillars(position) == standing
    shown = name + ("" if face.endswith("/b") else "/b") if name in TURNED else face
    assert rooms(position).startswith(f"1 {shown}")
    assert rooms(position, SECOND) == opposite
    assert (bells(position, SECOND), pillars(position, SECOND)) == (3, WHOLE)


@pytest.mark.rule("HP-2.7", "HP-4.51")
@pytest.mark.parametrize(("face", "rent"), [(row[0], row[-1]) for row in FACES])
def test_a_satisfied_guest_pays_the_rent_of_its_visible_side(face: str, rent: int) -> None:
    position = arrange(f"1 {face}")
    income(position)
    assert coins(position) == rent


@pytest.mark.rule("HP-2.7")
def test_every_side_of_every_guest_is_tested_here() -> None:
    table = arrange().table
    faces = [
        name + suffix for name, sides in zip(table.guests, table.sides, strict=True) for suffix in ("", "/b")[:sides]
    ]
    assert [row[0] for row in FACES] == faces
    assert len(table.guests) == 36
    assert len(table.starters) == 18
    assert {name for name, sides in zip(table.guests, table.sides, strict=True) if sides == 2} == TURNED
