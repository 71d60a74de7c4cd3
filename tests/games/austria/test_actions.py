"""The six main actions and the limits of krones and track (GA-6)."""

import pytest

from .position import act, events, kinds, offers, own, position


@pytest.mark.rule("GA-6.1", "GA-D.18", "GA-R4")
@pytest.mark.parametrize(
    ("dice", "mixes"),
    [(1, [(1, 0)]), (2, [(2, 0), (1, 1)]), (5, [(5, 0), (4, 1), (3, 2)]), (6, [(6, 0), (5, 1), (4, 2), (3, 3)])],
)
def test_dishes(dice: int, mixes: list[tuple[int, int]]) -> None:
    state = act(position(dice={1: dice}, krones=0, played=[1]), "take_die", value=1)
    if len(mixes) == 1:  # nothing to choose: taken at once
        assert own(state)["kitchen"] == {"strudel": 1, "cake": 0, "wine": 0, "coffee": 0}
        return
    assert offers(state, "take_food") == mixes
    act(state, "take_food", strudel=mixes[-1][0], cake=mixes[-1][1])
    assert own(state)["kitchen"] == {"strudel": mixes[-1][0], "cake": mixes[-1][1], "wine": 0, "coffee": 0}


@pytest.mark.rule("GA-6.2", "GA-D.18")
def test_drinks() -> None:
    state = act(position(dice={2: 4}, krones=0, played=[1]), "take_die", value=2)
    assert offers(state) == [
        {"do": "take_food", "wine": 4, "coffee": 0},
        {"do": "take_food", "wine": 3, "coffee": 1},
        {"do": "take_food", "wine": 2, "coffee": 2},
    ]
    assert own(act(state, "take_food", wine=3, coffee=1))["kitchen"] == {
        "strudel": 0,
        "cake": 0,
        "wine": 3,
        "coffee": 1,
    }


@pytest.mark.rule("GA-6.3")
def test_rooms_up_to_the_strength() -> None:
    state = act(act(position(dice={3: 2}, played=[1]), "take_die", value=3), "skip")
    act(state, "prepare_room", room=14)
    assert kinds(state) == ["prepare_room", "skip"]
    act(state, "prepare_room", room=21)
    assert kinds(state) == ["use_staff", "end_turn"]
    assert own(state)["krones"] == 9
    none = act(act(act(position(dice={3: 2}, played=[1]), "take_die", value=3), "skip"), "skip")
    assert own(none)["tiles"] == [11, 12, 13]


@pytest.mark.rule("GA-6.4", "GA-D.19")
def test_krones_and_steps() -> None:
    state = act(act(position(dice={4: 3}, played=[1]), "take_die", value=4), "skip")
    assert offers(state, "split") == [(0, 3), (1, 2), (2, 1), (3, 0)]
    act(state, "split", emperor=2, krones=1)
    assert (own(state)["krones"], own(state)["emperor"]) == (11, 2)
    both = act(act(position(dice={4: 3}, played=[1, 15]), "take_die", value=4), "skip")
    assert (own(both)["krones"], own(both)["emperor"]) == (13, 3)


@pytest.mark.rule("GA-6.5", "GA-D.23")
def test_one_staff_card_for_less() -> None:
    state = act(position(dice={5: 2}, hand=[1, 45], staff_top=[2, 3]), "take_die", value=5)
    act(state, "play_staff", staff=1)
    assert (own(state)["krones"], own(state)["played"], own(state)["hand"]) == (8, [1], [45])
    assert kinds(state) == ["use_staff", "end_turn"], "one card, and none is drawn for it"
    free = act(act(position(dice={5: 3}, hand=[45], played=[1]), "take_die", value=5), "play_staff", staff=45)
    assert own(free)["krones"] == 10, "nothing is paid back"


@pytest.mark.rule("GA-6.6", "GA-D.16", "GA-R23", "GA-R35", "GA-13.3")
def test_a_6_copies_an_action() -> None:
    state = position(dice={6: 3, 4: 1}, played=[16, 12, 1])
    act(state, "take_die", value=6)
    assert own(state)["krones"] == 9
    act(act(state, "copy_action", value=4), "skip")
    assert offers(state, "split") == [(0, 3), (1, 2), (2, 1), (3, 0)]
    assert own(state)["points"] == 0, "Laundress and Housekeeper wait for a die of 4"
    act(state, "split", emperor=3, krones=0)
    assert list(state.dice[1:]) == [0, 0, 0, 1, 0, 2]


@pytest.mark.rule("GA-6.7")
def test_what_can_be_copied() -> None:
    full = [floor * 10 + column for floor in range(1, 5) for column in range(1, 6)]
    assert offers(act(position(dice={6: 1}), "take_die", value=6), "copy_action") == [1, 2, 3, 4]
    assert offers(act(position(dice={6: 1}, hand=[45]), "take_die", value=6), "copy_action") == [1, 2, 3, 4, 5]
    assert offers(act(position(dice={6: 1}, free=full), "take_die", value=6), "copy_action") == [1, 2, 4]
    poor = act(position(dice={6: 1}, krones=1, hand=[1, 4], free=[11, 12, 13, 14, 15]), "take_die", value=6)
    assert offers(poor, "copy_action") == [1, 2, 4, 5], "no card can be paid, but that is nobody's business"


@pytest.mark.rule("GA-6.8", "GA-12.2")
def test_steps_beyond_13_are_points() -> None:
    state = act(act(position(dice={4: 3}, emperor=12, played=[1]), "take_die", value=4), "skip")
    act(state, "split", emperor=3, krones=0)
    assert (own(state)["emperor"], own(state)["points"]) == (13, 2)


@pytest.mark.rule("GA-6.9", "GA-12.1", "GA-R39", "GA-R27")
def test_never_more_than_20_krones() -> None:
    state = act(act(position(dice={4: 3}, krones=19, played=[1]), "take_die", value=4), "skip")
    act(state, "split", emperor=0, krones=3)
    assert own(state)["krones"] == 20
    assert events(state, "krones")[0] == {"event": "krones", "seat": 0, "source": "action", "number": 1, "lost": 2}
