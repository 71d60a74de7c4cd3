"""The 48 staff cards, each by its own effect, and what holds for all of them (GA-13, GA-S)."""

from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria import scoring
from tabledhote.games.austria.contract import Austria

from .position import act, events, kinds, offers, own, position, scored

COSTS = [4, 6, 4, 6, 4, 1, 1, 2, 5, 5, 5, 2, 2, 2, 4, 2, 5, 2, 3, 2, 3, 3, 5, 1]
COSTS += [6, 5, 4, 4, 5, 4, 4, 4, 5, 5, 2, 2, 3, 5, 3, 2, 3, 3, 3, 2, 1, 2, 4, 4]


@pytest.mark.rule("GA-R18", "GA-S.17", "GA-S.36")
def test_costs() -> None:
    revised, first = (tabledhote.game("austria", edition=edition).start(1) for edition in ("revised", "2015"))
    assert list(revised.table.cost) == COSTS  # type: ignore[attr-defined]
    costs = [3 if at == 16 else cost for at, cost in enumerate(COSTS)]
    assert list(first.table.cost) == costs  # type: ignore[attr-defined]


# ---- once a round, and when played --------------------------------------------------------------


@pytest.mark.rule("GA-S.1", "GA-S.2", "GA-S.3", "GA-S.4")
@pytest.mark.parametrize(("staff", "food"), [(1, "strudel"), (2, "cake"), (3, "wine"), (4, "coffee")])
def test_one_piece_each_round(staff: int, food: str) -> None:
    state = act(position(played=[staff]), "use_staff", staff=staff)
    assert own(state)["kitchen"] == {**dict.fromkeys(("strudel", "cake", "wine", "coffee"), 0), food: 1}
    assert offers(state, "use_staff") == []


@pytest.mark.rule("GA-S.21", "GA-S.36", "GA-S.39", "GA-S.43", "GA-S.44")
@pytest.mark.parametrize(
    ("staff", "kitchen"),
    [(21, [1, 1, 1, 1]), (36, [0, 0, 4, 0]), (39, [0, 4, 0, 0]), (43, [0, 0, 0, 4]), (44, [4, 0, 0, 0])],
)
def test_food_when_played(staff: int, kitchen: list[int]) -> None:
    state = act(act(position(dice={5: 3, 1: 1}, hand=[staff]), "take_die", value=5), "play_staff", staff=staff)
    assert list(own(state)["kitchen"].values()) == kitchen
    assert own(state)["krones"] == 10


@pytest.mark.rule("GA-S.35")
def test_page_boy_occupies_two_rooms() -> None:
    state = act(act(position(dice={5: 2, 1: 1}, hand=[35]), "take_die", value=5), "play_staff", staff=35)
    act(act(state, "occupy_room", room=12), "occupy_room", room=13)
    assert (own(state)["occupied"], state.seat) == ([12, 13], 1)


@pytest.mark.rule("GA-S.38")
def test_porter_completes_an_order() -> None:
    state = position(dice={5: 5}, hand=[38], cafe={75: None})
    act(act(state, "take_die", value=5), "play_staff", staff=38)
    assert offers(state, "move_in") == [75]


@pytest.mark.rule("GA-S.45")
def test_pool_attendant() -> None:
    state = act(act(position(dice={5: 1, 1: 1}, hand=[45]), "take_die", value=5), "play_staff", staff=45)
    assert own(state)["emperor"] == 3


# ---- guests that move in, rooms that become occupied --------------------------------------------


@pytest.mark.rule("GA-S.5", "GA-S.6", "GA-S.7", "GA-S.8", "GA-S.33")
@pytest.mark.parametrize(
    ("staff", "guest", "others", "gains"),
    [
        (5, 77, (65, 51), (0, 2, 0)),
        (6, 65, (77, 51), (0, 0, 1)),
        (7, 51, (77, 65), (0, 1, 0)),
        (8, 92, (77, 65), (2, 0, 0)),
        (33, 90, (85, 77), (4, 0, 0)),
    ],
    ids=["Groom", "Stableman", "Masseuse", "Tour Guide", "Male Floor Housekeeper"],
)
def test_when_a_guest_moves_in(staff: int, guest: int, others: tuple[int, int], gains: tuple[int, int, int]) -> None:
    def gained(moving: int) -> tuple[int, int, int]:
        results = []
        for played in ([], [staff]):
            state = act(position(free=[12, 13, 11, 14], cafe={moving: {}}, played=played), "move_in", guest=moving)
            rooms = offers(state, "choose_room")
            fields = own(act(state, "choose_room", room=rooms[-1]) if rooms else state)
            results.append((fields["points"], fields["krones"], fields["emperor"]))
        return tuple(after - before for before, after in zip(*results, strict=True))

    assert gained(guest) == gains
    assert [gained(other) for other in others] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("GA-S.5", "GA-S.6")
@pytest.mark.parametrize(
    ("staff", "guest", "food", "krones", "steps"), [(5, 77, "cake", 2, 0), (6, 65, "coffee", 0, 1)]
)
def test_groom_and_stableman_when_the_order_is_complete_in_2015(
    staff: int, guest: int, food: str, krones: int, steps: int
) -> None:
    state = position(edition="2015", kitchen={food: 1}, cafe={guest: None}, played=[staff, 24])
    act(state, "serve", food=food, guest=guest)
    assert (own(state)["krones"], own(state)["emperor"]) == (10 + krones, steps)
    moved = act(state, "move_in", guest=guest)
    plain = act(position(edition="2015", cafe={guest: {}}), "move_in", guest=guest)
    assert own(moved)["krones"] - 10 - krones == own(plain)["krones"] - 10


@pytest.mark.rule("GA-S.33")
def test_floor_housekeeper_in_2015() -> None:
    state = act(position(edition="2015", cafe={90: {}}, played=[33]), "move_in", guest=90)
    assert own(state)["points"] == 7 + 4


@pytest.mark.rule("GA-S.23")
def test_custodian() -> None:
    """By any means in the revised edition, in 2015 only for a guest."""
    for edition, by_effect in (("revised", 1), ("2015", 0)):
        state = position(edition=edition, played=[23], cafe={65: {}}, krones=5)
        assert own(act(state, "move_in", guest=65))["krones"] == 6
        page = position(edition=edition, dice={5: 2, 1: 1}, hand=[35], played=[23], krones=5)
        act(act(page, "take_die", value=5), "play_staff", staff=35)
        assert own(act(page, "occupy_room", room=12))["krones"] == 5 + by_effect


# ---- dice ---------------------------------------------------------------------------------------


@pytest.mark.rule("GA-S.12", "GA-S.16", "GA-S.19", "GA-S.20")
@pytest.mark.parametrize(
    ("staff", "points", "steps"),
    [
        (12, [0, 0, 2, 2, 0, 0], [0] * 6),
        (16, [0, 0, 0, 4, 0, 0], [0] * 6),
        (19, [0, 0, 5, 0, 0, 0], [0] * 6),
        (20, [0] * 6, [0, 0, 0, 0, 2, 0]),
    ],
    ids=["Executive Housekeeper", "Laundress", "Interior Architect", "Detective"],
)
def test_gains_for_dice(staff: int, points: list[int], steps: list[int]) -> None:
    for value in range(1, 7):
        state = act(position(played=[staff], hand=[1]), "take_die", value=value)
        assert (own(state)["points"], own(state)["emperor"]) == (points[value - 1], steps[value - 1])


@pytest.mark.rule("GA-S.13", "GA-S.17", "GA-S.18", "GA-12.21")
@pytest.mark.parametrize(
    ("staff", "added"), [(13, [1, 1, 0, 0, 0, 0]), (17, [0, 0, 0, 0, 0, 1]), (18, [0, 0, 0, 0, 2, 0])]
)
def test_strength(staff: int, added: list[int]) -> None:
    for value in range(1, 7):
        state = act(position(played=[staff], hand=[2]), "take_die", value=value)
        assert sum(event["number"] for event in events(state, "strength")) == added[value - 1]
    checker = act(position(dice={5: 1}, played=[18], hand=[2], krones=3), "take_die", value=5)
    assert own(act(checker, "play_staff", staff=2))["krones"] == 0, "6 less 1 less 2"
    six = act(position(dice={6: 1}, played=[17], krones=0), "take_die", value=6)
    assert offers(act(six, "copy_action", value=4), "split") == [(0, 2), (1, 1), (2, 0)]


@pytest.mark.rule("GA-S.15")
def test_bootblack_only_on_a_die_of_4() -> None:
    state = act(act(position(dice={4: 1}, played=[1, 15]), "take_die", value=4), "skip")
    assert (own(state)["krones"], own(state)["emperor"]) == (11, 1)
    copied = act(position(dice={6: 1}, played=[15]), "take_die", value=6)
    act(act(copied, "copy_action", value=4), "skip")
    assert kinds(copied) == ["split"]


@pytest.mark.rule("GA-S.14", "GA-S.22", "GA-13.4", "GA-R26")
@pytest.mark.parametrize("edition", ["revised", "2015"])
def test_attached_effects_before_or_after_the_action(edition: str) -> None:
    for value in (1, 2):
        state = position(edition=edition, dice={value: 2}, played=[14], krones=1)
        act(act(state, "take_die", value=value), "skip")
        assert offers(state, "resolve") == [0, 1]
        state.play(state.parse({"do": "resolve", "item": 0}))
        state.play(state.legal()[0])
        assert offers(state, "prepare_room") == [14, 21, 22, 23]
        assert own(act(state, "prepare_room", room=21))["krones"] == 0, "normal price"
    state = position(edition=edition, dice={3: 1}, played=[22], hand=[45])
    act(act(state, "take_die", value=3), "skip")
    act(act(state, "resolve", item=1), "play_staff", staff=45)
    assert (own(state)["krones"], own(state)["emperor"], kinds(state)) == (9, 3, ["prepare_room", "skip"])


@pytest.mark.rule("GA-13.2")
def test_a_card_does_not_react_to_the_die_that_played_it() -> None:
    state = act(position(dice={5: 2, 1: 1}, hand=[20]), "take_die", value=5)
    assert own(act(state, "play_staff", staff=20))["emperor"] == 0
    state = position(dice={3: 1, 1: 1}, played=[22], hand=[19])
    act(act(act(state, "take_die", value=3), "skip"), "resolve", item=1)
    assert own(act(state, "play_staff", staff=19))["points"] == 0


# ---- standing effects ---------------------------------------------------------------------------


@pytest.mark.rule("GA-S.24", "GA-S.25")
def test_free_serving_and_free_guests() -> None:
    state = position(krones=0, kitchen={"cake": 1}, cafe={77: None}, played=[24, 25])
    assert offers(state, "take_guest") == [91, 92, 93, 94, 95]
    assert own(act(act(state, "serve", food="cake", guest=77), "take_guest", guest=91))["krones"] == 0


@pytest.mark.rule("GA-S.26", "GA-15.8", "GA-D.35")
def test_conference_manager() -> None:
    asked = scored(3, krones=4, played=[26])
    assert own(act(asked.copy(), "ignore_penalty"))["krones"] == 3
    suffered = act(asked, "skip")
    assert own(suffered)["krones"] == 1
    poor = scored(3, krones=0, played=[26])
    assert own(poor)["points"] == -5
    first = scored(3, krones=0, played=[26], edition="2015")
    assert own(first)["points"] == 0
    assert events(first, "ignore_penalty")[0]["auto"] is True


@pytest.mark.rule("GA-S.42", "GA-15.6", "GA-R16")
def test_gardener() -> None:
    assert own(scored(3, emperor=6, played=[42], krones=5))["points"] == 4 + 5
    assert own(scored(3, emperor=5, played=[42], krones=5))["points"] == 4
    nothing = scored(7, tiles=["A1", "B1", "C4"], emperor=10, played=[42])
    assert own(nothing)["points"] == 6 + 5, "even if the bonus can do nothing"
    late = scored(3, tiles=["A3", "B1", "C1"], emperor=6, staff_top=[42, 1, 2], krones=9)
    assert own(act(late, "play_staff", staff=42))["points"] == 4, "not for the bonus that played it"


# ---- final scoring ------------------------------------------------------------------------------


def end_points(staff: int, **given: Any) -> int:
    """What an `end` card scores in the final scoring of seat 0."""
    state: Austria = scored(7, emperor=given.pop("emperor", 8), played=[staff, *given.pop("played", [])], **given)
    line = next(row for row in scoring.breakdown(state)[0] if row.get("staff") == staff)
    points = line["points"]
    assert isinstance(points, int)
    return points


ROOMS: dict[str, Any] = {  # 3 red, 4 blue, 6 yellow occupied; 3 free
    "occupied": [13, 14, 23, 11, 15, 31, 41, 12, 21, 22, 25, 34, 35],
    "free": [24, 32, 33],
}


@pytest.mark.rule("GA-S.27", "GA-S.28", "GA-S.30", "GA-S.31", "GA-S.34", "GA-S.37", "GA-S.48", "GA-16.2", "GA-12.22")
@pytest.mark.parametrize(
    ("staff", "points"),
    [(27, 9), (28, 12), (30, 18), (31, 13), (34, 16), (37, 2 * 5), (48, 12)],
    ids=["red", "blue", "yellow", "any", "tiles", "groups", "sets"],
)
def test_end_cards_of_the_hotel(staff: int, points: int) -> None:
    assert end_points(staff, **ROOMS) == points


@pytest.mark.rule("GA-S.46", "GA-S.47", "GA-12.22")
def test_floors_and_columns() -> None:
    occupied = [11, 12, 13, 14, 15, 21, 22, 23, 24, 25, 31, 41]
    assert end_points(46, occupied=occupied, free=[42]) == 10
    assert end_points(47, occupied=occupied, free=[42]) == 5
    assert end_points(46, occupied=occupied[:9], free=[25]) == 5


@pytest.mark.rule("GA-S.32", "GA-R19")
@pytest.mark.parametrize(("edition", "points"), [("revised", 6), ("2015", 12)])
def test_assistant_manager(edition: str, points: int) -> None:
    assert end_points(32, played=[1, 45], edition=edition) == points


@pytest.mark.rule("GA-S.40")
def test_marketing_director() -> None:
    assert end_points(40, claims=[[1, 0], [], [0]]) == 10


@pytest.mark.rule("GA-S.41")
@pytest.mark.parametrize(
    ("edition", "space", "points"), [("revised", 13, 12), ("2015", 13, 12), ("2015", 9, 4), ("revised", 9, 4)]
)
def test_operator_counts_the_space_after_the_last_retreat(edition: str, space: int, points: int) -> None:
    assert end_points(41, emperor=space, edition=edition, tiles=["A1", "B1", "C3"]) == points


@pytest.mark.rule("GA-S.29", "GA-16.3", "GA-D.40", "GA-R24")
def test_secretary_copies_as_if_it_were_her_own() -> None:
    others = {1: {"played": [31, 1], "occupied": [11, 12, 13], "free": []}}
    assert end_points(29, others=others, occupied=[11, 12], free=[13]) == 2, "one card: automatic, own rooms count"
    assert end_points(29, others={1: {"played": [1]}}) == 0
    assert end_points(29, played=[31], occupied=[11], free=[], others={1: {"played": [2]}}) == 0, "not her own cards"
    asked = scored(7, players=3, emperor=8, played=[29], others={1: {"played": [31]}, 2: {"played": [34, 3]}})
    assert offers(asked, "copy_staff") == [31, 34]
    act(asked, "copy_staff", staff=34)
    line = scoring.breakdown(asked)[0][1]
    assert line == {"line": "staff", "staff": 29, "points": 3, "copied": 34}
