"""What holds in every position, after every action and at the end of every game (HP-I1 to I18)."""

import json
import random
import re
from importlib import resources
from pathlib import Path
from typing import Any, cast

import pytest

import tabledhote
from tabledhote import InvalidPosition, Rng
from tabledhote.games.hellton import invariants
from tabledhote.games.hellton.contract import Hellton
from tabledhote.games.hellton.state import INCOME, OVER, PHASES, WELCOME
from tabledhote.kernel.bits import size
from tabledhote.kernel.playout import playout
from tabledhote.kernel.rows import place_of
from tests.games.hellton.positions import arrange, do, tour
from tests.support.random_games import act_at_random

DECKS = ("starter", "full")
OPPONENTS_CHOICES = {"swap_with", "choose_guest", "choose_column"}


def game(deck: str, seed: int) -> Hellton:
    return cast(Hellton, tabledhote.game("hellton", deck=deck).start(seed))


def changed(before: Hellton, after: Hellton, action: dict[str, object]) -> None:
    """HP-I8, I9, I13: which things one action may change."""
    active = before.active()
    if before.seat != active:
        assert action["do"] in OPPONENTS_CHOICES
    for seat in range(2):
        old, new = before.hotels[seat], after.hotels[seat]
        touring = seat == active and PHASES[before.phase] in ("tour", "guest", "column")
        if new.bells > old.bells:
            assert (action["do"], seat, new.bells - old.bells) == ("take_bell", active, 1)
        if sum(new.pillars) > sum(old.pillars):
            assert action in (
                {"do": "hire", "groom": "mason"},
                *({"do": "choose_column", "column": n} for n in (1, 2, 3)),
            )
            assert sum(new.pillars) - sum(old.pillars) == 1
        if new.bells < old.bells or sum(new.pillars) < sum(old.pillars):
            assert touring, "bells and pillars are lost in the own tour only"
        if new.coins < old.coins:
            assert action["do"] == "hire"
        if seat != active and after.turn == before.turn:
            swapped = action["do"] == "hire" or PHASES[before.phase] in ("fake_usher", "partner")
            assert swapped or new.fields() == old.fields(), "nothing of the other hotel changes but by a Fake Usher"
            assert sorted(new.rooms) == sorted(old.rooms)
            assert new.occupied == old.occupied
            assert size(new.irritated) == size(old.irritated)


def watched(deck: str, seed: int) -> Hellton:
    """A random game in which every position and every step is looked at."""
    position, chance = game(deck, seed), Rng(seed)
    decisions = [0] * 41
    while position.seat >= 0:
        legal = position.legal()
        assert len(legal) >= 2
        action = legal[chance.below(len(legal))]
        decisions[position.turn] += 1
        before, form = position.copy(), position.describe(action)
        position.apply(action)
        assert invariants.broken(position) is None
        changed(before, position, form)
        if (
            before.active() == position.active()
            and min(before.hotels[before.active()].pawn, position.hotels[before.active()].pawn) >= 0
        ):
            assert position.hotels[before.active()].pawn >= before.hotels[before.active()].pawn
    assert max(decisions) <= 69
    assert sum(decisions) <= 2760
    return position


@pytest.mark.slow
@pytest.mark.rule("HP-I1", "HP-I2", "HP-I3", "HP-I4", "HP-I6", "HP-I7", "HP-I8", "HP-I9", "HP-I10", "HP-I11", "HP-I12")
@pytest.mark.rule("HP-I13", "HP-I14", "HP-I15", "HP-I16")
@pytest.mark.parametrize("deck", DECKS)
def test_two_thousand_random_games(deck: str) -> None:
    reasons: dict[object, int] = {}
    for seed in range(1000):
        position = watched(deck, seed)
        assert position.turn % 2 == 0, "both have begun the same number of turns"
        why = position.view(-1)["reason"]
        reasons[why] = reasons.get(why, 0) + 1
    assert set(reasons) >= {"second_collapsed", "second_survived", "higher_room", "fewer_irritated", "shared_defeat"}


@pytest.mark.rule("HP-I3", "HP-I4", "HP-I14", "HP-I15", "HP-4.16", "HP-9.12")
def test_a_quiet_house_takes_all_guests_in_nine_rounds_and_closes_after_twenty(tmp_path: Path) -> None:
    """With door hangers that harm nothing, and players who always serve, nobody ever collapses."""
    text = resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")
    quiet = re.sub(r'(?m)^  \{ what = "(?!flip).*\},$', '  { what = "irritate_satisfied", who = "column" },', text)
    (tmp_path / "quiet.toml").write_text(quiet, "utf-8")
    house = tabledhote.game("hellton", components=tmp_path / "quiet.toml")
    for seed in range(20):
        position, chance = cast(Hellton, house.start(seed)), Rng(seed)
        while position.seat >= 0:
            legal = position.legal()
            serving = PHASES[position.phase] == "tour"
            position.apply(legal[0] if serving else legal[chance.below(len(legal))])
            assert invariants.broken(position) is None
            if position.turn > 18:
                assert (position.waiting, position.newcomer, position.arriving) == (0, -1, -1)
                assert [size(hotel.occupied) for hotel in position.hotels] == [9, 9]
        assert (position.turn, position.view(-1)["reason"]) == (40, "closing_time")


@pytest.mark.rule("HP-I5")
def test_a_booking_can_always_be_obeyed() -> None:
    obeyed = 0
    for seed in range(200):
        position, chance = game("full", seed), Rng(seed)
        while position.seat >= 0:
            bookings = [hotel.booking for hotel in position.hotels]
            if position.phase == WELCOME and bookings[1 - position.seat] >= 0:
                row = bookings[1 - position.seat]
                slots = [place_of(action, position.dealt) for action in position.legal()]
                assert {slot // 6 for slot in slots} == {row}
                obeyed += 1
            act_at_random(position, chance)
    assert obeyed > 20


@pytest.mark.rule("HP-I12")
def test_games_end_within_the_bound() -> None:
    bound = tabledhote.game("hellton").box.bound({})
    assert bound == 40 * (3 + 11 + 9 * (1 + 5) + 1) == 2760
    table = arrange().table
    asked = []
    for face in range(len(table.rent)):
        choices = 0
        for effect in range(table.hanger[face], table.hanger[face + 1]):
            most = {0: 1, 1: 5, 2: 3, 3: 4}.get(table.per[effect], 4)
            choices += most if table.who[effect] in (7, 8) else 0
        asked.append(choices)
    assert max(asked) == 5, "K of the bound"
    assert table.guests[table.guest_of[asked.index(5)]] == "jealous_one"


@pytest.mark.rule("HP-I16", "HP-4.21")
def test_engaged_are_exactly_those_hired_in_ones_last_turn() -> None:
    for seed in range(80):
        position, chance = game("full", seed), Rng(seed)
        hired: list[set[object]] = [set(), set()]
        turn = 0
        while position.seat >= 0:
            if position.turn != turn and PHASES[position.phase] not in ("welcome", "place", "side"):
                turn = position.turn
                hired[position.active()] = set()
            for seat in range(2):
                if seat != position.active() or turn == position.turn:
                    grooms: Any = position.view(-1)["hotels"][seat]["grooms"]  # type: ignore[index]
                    assert {groom["groom"] for groom in grooms if groom["engaged"]} == hired[seat]
            legal = position.legal()
            action = legal[chance.below(len(legal))]
            form = position.describe(action)
            if form["do"] == "hire":
                hired[position.active()].add(form["groom"])
            position.apply(action)


@pytest.mark.rule("HP-I18")
def test_a_position_can_be_written_in_the_middle_of_an_effect() -> None:
    position = do(
        tour(arrange("1 doppelganger, 2 snorer", "1 jealous_one", second_engaged="mason usher diplomat"), 1), "serve"
    )
    do(position, "choose_column 2")
    fields = position.fields()
    assert (fields["times"], len(cast(list[int], fields["effects"])), fields["phase"]) == (2, 2, "column")
    met = 0
    for seed in range(120):
        state, chance = game("full", seed), Rng(seed)
        while state.seat >= 0:
            if state.effects:
                met += 1
                loaded = state.game.load(json.loads(json.dumps(state.dump())))
                assert loaded.legal() == state.legal()
                assert loaded.seat == state.seat
                other = state.copy()
                playout(loaded, Rng(1))
                playout(other, Rng(1))
                assert loaded.dump() == other.dump()
            act_at_random(state, chance)
    assert met > 100


@pytest.mark.slow
def test_a_position_with_a_changed_number_is_refused_or_can_be_played() -> None:
    chance = random.Random(3)
    refused = 0
    for seed in range(150):
        position = game("full", seed)
        steps = chance.randrange(60)
        while position.seat >= 0 and steps:
            position.apply(chance.choice(position.legal()))
            steps -= 1
        for _ in range(20):
            dump = json.loads(json.dumps(position.dump()))
            spoil(dump["position"], chance)
            try:
                loaded = position.game.load(dump)
            except InvalidPosition:
                refused += 1
                continue
            assert 0 <= playout(loaded, Rng(seed)) <= 2760
            assert invariants.broken(cast(Hellton, loaded)) is None
    assert refused > 1000


def spoil(fields: dict[str, Any], chance: random.Random) -> None:
    """Change one number or word somewhere in a written position."""
    name = chance.choice(list(fields))
    if name == "hotels":
        spoil(chance.choice(fields[name]), chance)
    elif name == "phase":
        fields[name] = chance.choice(PHASES)
    elif isinstance(fields[name], list):
        if fields[name]:
            fields[name][chance.randrange(len(fields[name]))] = chance.randrange(-1, 20)
        else:
            fields[name].append(chance.randrange(60))
    elif isinstance(fields[name], int):
        fields[name] += chance.choice((-1, 1, 2, -2))
    else:
        fields[name] = "closing_time"


# ---- what `broken` finds -------------------------------------------------------------------------


def written() -> dict[str, Any]:
    """A position in First's third tour, after some quiet turns."""
    position = cast(Hellton, tabledhote.game("hellton", deck="starter", first=0).start(5))
    while position.turn < 5 or PHASES[position.phase] != "tour":
        forms = [position.describe(action) for action in position.legal()]
        names = [form["do"] for form in forms]
        position.apply(position.legal()[names.index("refuse") if "refuse" in names else -1])
    return cast(dict[str, Any], json.loads(json.dumps(position.dump())))


@pytest.mark.rule("HP-I1", "HP-I2", "HP-I3", "HP-I6", "HP-I7", "HP-I10", "HP-I15", "HP-I16", "HP-I18")
@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["dealt", 0], 18, "dealt: it must name 18 different guests of the deck"),
        (["waiting"], 0, "rooms: they must hold exactly the guests that have left the rows"),
        (["hotels", 0, "irritated"], 511, "irritated: an empty room of seat [01] has a token"),
        (["hotels", 1, "bells"], 0, "hotels: that of seat 1 has collapsed, so its owner's turn and the game are over"),
        (["hotels", 0, "pillars"], [0, 0, 4], "hotels: that of seat 0 has collapsed for 2 reasons"),
        (["hotels", 0, "pillars"], [5, 4, 4], r"hotels\[0\].pillars\[0\] is 5; it must be a whole number from 0 to 4"),
        (["hotels", 0, "pawn"], -1, "pawn: that of seat 0 is in the Hall outside the tour, and only then"),
        (["hotels", 1, "pawn"], 2, "pawn: that of seat 1 is in the Hall outside the tour, and only then"),
        (["hotels", 0, "pawn"], 0, "pawn: that of seat 0 stands before an empty room"),
        (["hotels", 0, "coins"], -1, r"hotels\[0\].coins is -1"),
        (["hotels", 0, "booking"], 1, "booking: that of seat 0 must lie at a row if and only if it is engaged"),
        (["turn"], 7, "rooms: seat [01] must have 4 guests in turn 7"),
        (["phase"], "income", "pawn: that of seat [01] is in the Hall outside the tour"),
        (["phase"], "over", "pawn: that of seat [01] is in the Hall outside the tour"),
        (["phase"], "guest", "effects and times must say what is being chosen for"),
        (["effects"], [0], "effects and times must be empty outside a door hanger"),
        (["arriving"], 3, "arriving: slot 3 has not been left|rooms: they must hold exactly|arriving must name"),
        (["newcomer"], -1, "newcomer must name the room of the guest welcomed this turn"),
        (["designated"], 2, "designated must name a room in the phase partner, and only then"),
        (["reason"], "closing_time", "reason is set, but the game is not over"),
    ],
)
def test_a_broken_position_is_refused_with_the_reason(path: list[Any], value: object, problem: str) -> None:
    dump = written()
    target: Any = dump["position"]
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    with pytest.raises(InvalidPosition, match=f"^position: .*({problem})"):
        tabledhote.game("hellton", deck="starter", first=0).load(dump)


@pytest.mark.rule("HP-I15")
def test_a_false_ending_is_refused() -> None:
    position = game("full", 1)
    playout(position, Rng(1))
    assert position.phase == OVER
    dump = position.dump()
    fields = cast(dict[str, Any], dump["position"])
    for wrong in ("", "closing_time", "shared_defeat"):
        with pytest.raises(InvalidPosition, match="reason does not fit the hotels"):
            position.game.load({**dump, "position": {**fields, "reason": wrong}})


@pytest.mark.rule("HP-I12")
def test_income_needs_a_lost_bell() -> None:
    position = game("full", 3)
    while position.phase != INCOME:
        position.apply(position.legal()[-1])
    fields = cast(dict[str, Any], position.fields())
    fields["hotels"][position.seat]["bells"] = 3
    with pytest.raises(InvalidPosition, match="income is only asked with fewer than 3 bells"):
        position.game.load({**position.dump(), "position": fields})
