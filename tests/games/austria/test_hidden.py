"""What a seat sees and what is dealt anew when it looks ahead (GA-18)."""

import json
import random
from typing import Any

import pytest

import tabledhote
from tabledhote.games.austria import invariants
from tabledhote.games.austria.contract import Austria
from tabledhote.kernel.bits import listed
from tabledhote.table import seen_by

from .position import act, events, kinds, offers, own, position, scored


def view(state: Austria, seat: int) -> Any:
    return state.view(seat)


def numbers(cards: Any) -> list[int]:
    return [card["staff"] for card in cards]


@pytest.mark.rule("GA-18.1")
def test_what_everybody_sees() -> None:
    state = position(hand=[1, 2], played=[3], used=[3], krones=7, cafe={75: {"coffee": 1}}, claims=[[1], [], []])
    public = view(state, 1)
    me = public["players"][0]
    assert (me["krones"], me["points"], me["emperor"], me["covered"], me["passed"]) == (7, 0, 0, 0, False)
    assert [(card["staff"], card["used"]) for card in me["played"]] == [(3, True)]
    assert me["cafe"][0]["lacks"] == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 1}
    assert me["cafe"][1:] == [None, None]
    assert [room["room"] for room in me["rooms"] if room["state"] == "free"] == [11, 12, 13]
    assert (me["hand_size"], public["staff_deck"], public["guest_deck"]) == (2, 45, 50)
    assert [guest["guest"] for guest in public["queue"]] == [91, 92, 93, 94, 95]
    assert public["objectives"][0]["discs"] == [1]
    assert [tile["tile"] for tile in public["emperor"]["tiles"]] == ["A1", "B1", "C1"]
    assert (public["dice"], public["bin"], public["removed"]) == ([1, 1, 1, 1, 1, 1], 4, [])


@pytest.mark.rule("GA-18.2")
@pytest.mark.parametrize("deal", ["random", "starter"])
def test_a_hand_is_seen_by_its_owner_only(deal: str) -> None:
    state: Any = tabledhote.game("austria", players=3, staff_deal=deal).start(3)
    for seat in (-1, 0, 1, 2):
        for owner in range(3):
            hand = view(state, seat)["players"][owner]["hand"]
            assert (hand is not None) == (seat == owner)
            assert view(state, seat)["players"][owner]["hand_size"] == 6
    assert numbers(view(state, 1)["players"][1]["hand"]) == own(state, 1)["hand"]


@pytest.mark.rule("GA-18.3")
def test_draft_packs_are_hidden() -> None:
    state: Any = tabledhote.game("austria", players=3, staff_deal="draft", first=0).start(3, events=True)
    pick = offers(state, "draft")[0]
    act(state, "draft", staff=pick)
    assert view(state, 1)["players"][0]["pack"] is None
    assert view(state, 1)["players"][0]["pack_size"] == 5
    assert numbers(view(state, 0)["players"][0]["hand"]) == [pick]
    assert events(state, "draft") == [{"event": "draft", "seat": 0, "private": {"staff": pick}}]


@pytest.mark.rule("GA-18.4")
def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    state = act(position(cafe={75: {}}, staff_top=[45, 44, 2]), "move_in", guest=75)
    assert numbers(view(state, 0)["stack"][-1]["cards"]) == [2, 44, 45]
    for seat in (1, -1):
        frame = view(state, seat)["stack"][-1]
        assert (frame["f"], frame["number"], frame["cards"]) == ("draw_play_staff", 3, None)
    act(state, "play_staff", staff=44)
    assert [card["staff"] for card in view(state, 1)["players"][0]["played"]] == [44]
    assert view(state, 1)["stack"][-1]["cards"] is None
    public = [{key: value for key, value in event.items() if key != "private"} for event in state.events or []]
    assert "45" not in json.dumps(public)


@pytest.mark.rule("GA-18.5", "GA-18.9")
def test_who_put_a_card_under_the_deck_knows_it() -> None:
    state = scored(3, tiles=["A3", "B1", "C1"], hand=[1, 2, 3])
    act(act(state, "discard_staff", staff=2), "discard_staff", staff=1)
    assert view(state, 0)["under"] == [{"by": 0, "staff": 2}, {"by": 0, "staff": 1}]
    assert view(state, 1)["under"] == [{"by": 0, "staff": None}, {"by": 0, "staff": None}]
    assert [event["private"] for event in events(state, "discard_staff")] == [{"staff": 2}, {"staff": 1}]
    for seat, fixed in ((0, True), (1, False), (-1, False)):
        deals = {str(concealed(state, seat, deal).fields()["under"]) for deal in range(20)}
        assert (deals == {"[2, 1]"}) == fixed


@pytest.mark.rule("GA-18.9")
def test_a_card_drawn_from_below_is_no_longer_listed() -> None:
    state = scored(3, tiles=["A3", "B1", "C1"], hand=[1, 2])
    fields: Any = state.dump()
    rest = fields["position"]["staff_deck"]
    fields["position"]["hoteliers"][1]["hand"] = rest
    fields["position"]["staff_deck"] = []
    fields["position"]["hoteliers"][1]["cafe"] = [{"table": 0, "guest": 67, "lacks": dict.fromkeys(FOODS, 0)}]
    fields["position"]["guest_deck"].remove(67)
    loaded: Any = state.game.load(fields)
    assert view(loaded, 0)["under"] == [{"by": 0, "staff": 1}, {"by": 0, "staff": 2}]
    act(loaded, "move_in", guest=67)
    assert own(loaded, 1)["hand"] == sorted([*rest, 1, 2])
    assert view(loaded, 0)["under"] == []


FOODS = ("strudel", "cake", "wine", "coffee")


@pytest.mark.rule("GA-18.6")
def test_nothing_of_the_decks_is_in_a_view() -> None:
    state = position()
    for seat in (-1, 0, 1):
        seen = view(state, seat)
        assert isinstance(seen["guest_deck"], int)
        assert isinstance(seen["staff_deck"], int)
    rng = tabledhote.Rng(1)
    assert {state.conceal(0, rng).rng.state for _ in range(5)} != {state.rng.state}


def concealed(state: Austria, seat: int, deal: int) -> Austria:
    concealed = state.conceal(seat, tabledhote.Rng(deal))
    assert isinstance(concealed, Austria)
    return concealed


@pytest.mark.slow
@pytest.mark.rule("GA-18.7", "GA-I.12")
@pytest.mark.parametrize("deal", ["random", "starter", "draft"])
def test_a_fresh_deal_changes_what_is_hidden_and_nothing_that_is_seen(deal: str) -> None:
    rng, dealer = random.Random(deal), tabledhote.Rng(7)
    changed = decisions = 0
    for seed in range(3):
        players = 2 + seed % 3
        state: Any = tabledhote.game("austria", players=players, staff_deal=deal, edition=EDITIONS[seed % 2]).start(
            seed
        )
        while state.seat >= 0:
            for seat in range(-1, players):
                other = state.conceal(seat, dealer)
                assert other.view(seat) == state.view(seat)
                assert other.legal()
                if seat == state.seat:
                    assert other.legal() == state.legal()
            assert invariants.broken(other) is None
            assert state.game.load(other.dump()).legal() == other.legal()
            changed += other.fields() != state.fields()
            decisions += 1
            state.apply(rng.choice(state.legal()))
    assert changed > decisions * 0.95


EDITIONS = ("revised", "2015")


@pytest.mark.rule("GA-18.7")
def test_every_hidden_card_can_be_anywhere() -> None:
    state = act(
        position(cafe={75: {}}, hand=[1], staff_top=[45, 44, 2], others={1: {"hand": [5, 6]}}), "move_in", guest=75
    )
    hands = [concealed(state, 0, deal).fields() for deal in range(300)]
    seen = {card for fields in hands for card in fields["hoteliers"][1]["hand"]}  # type: ignore[index]
    assert seen == set(range(1, 49)) - {1, 45, 44, 2}
    drawn = {card for deal in range(300) for card in listed(concealed(state, 1, deal).stack[1])}
    assert drawn == set(range(48)) - {4, 5}
    assert all(fields["hoteliers"][0]["hand"] == [1] for fields in hands)  # type: ignore[index]


@pytest.mark.rule("GA-18.8")
def test_after_the_game_everything_is_shown() -> None:
    state = scored(7, emperor=8, hand=[1, 2], others={1: {"hand": [3]}})
    assert state.seat == -1
    assert numbers(view(state, -1)["players"][1]["hand"]) == [3]
    assert concealed(state, 0, 1).fields() == state.fields()


@pytest.mark.rule("GA-18.10", "GA-D.2")
def test_a_seat_that_cannot_pay_a_card_is_asked_like_one_that_can() -> None:
    can, cannot = (position(dice={5: 1, 1: 1}, hand=[card], krones=1) for card in (45, 4))
    seen = []
    for state, choices in ((can, ["play_staff", "skip"]), (cannot, ["skip"])):
        act(state, "take_die", value=5)
        assert kinds(state) == choices
        asked = (view(state, 1), state.seat, public(state))
        act(state, "skip")
        seen.append((asked, view(state, 1), state.seat, public(state)))
    assert seen[0] == seen[1]
    assert events(can, "no_staff")[0]["private"] == {"possible": True}
    assert events(cannot, "no_staff")[0]["private"] == {"possible": False}


@pytest.mark.rule("GA-18.10")
def test_in_version_1_nobody_was_asked_who_could_not_pay() -> None:
    forced = act(position(dice={5: 1, 1: 1}, hand=[4], krones=1, rules=1), "take_die", value=5)
    assert events(forced, "no_staff")[0]["private"] == {"possible": False}
    assert kinds(forced) != ["skip"]


@pytest.mark.rule("GA-18.10")
def test_an_empty_hand_is_no_secret_so_nothing_is_asked() -> None:
    state = act(position(dice={5: 1, 1: 1}, hand=[]), "take_die", value=5)
    assert len(events(state, "no_staff")) == 1
    assert kinds(state) != ["skip"]


@pytest.mark.slow
@pytest.mark.rule("GA-18.10", "GA-18.7")
@pytest.mark.parametrize("deal", ["random", "starter", "draft"])
def test_what_others_see_never_depends_on_the_cards_of_whoever_acts(deal: str) -> None:
    """All cards that an onlooker cannot know are dealt anew: after the same action it sees the same."""
    picks, dealer, compared = random.Random(deal), tabledhote.Rng(5), 0
    for seed in range(6):
        options = {"players": 2 + seed % 3, "staff_deal": deal, "edition": EDITIONS[seed % 2]}
        state: Any = tabledhote.game("austria", **options).start(seed)
        while state.seat >= 0:
            onlooker = (state.seat + 1) % state.players
            real, twin = state.copy(), concealed(state, onlooker, dealer.next())
            twin.rng.reseed(state.rng.state)
            action = picks.choice(state.legal())
            if action in twin.legal():
                real.events, twin.events = [], []
                real.apply(action)
                twin.apply(action)
                assert (real.seat, public(real)) == (twin.seat, public(twin))
                assert real.seat < 0 or view(real, -1) == view(twin, -1)
                compared += 1
            state.apply(action)
    assert compared > 500


def public(state: Austria) -> list[dict[str, Any]]:
    """The events without their private parts."""
    return list(seen_by(-1, state.events or []))
