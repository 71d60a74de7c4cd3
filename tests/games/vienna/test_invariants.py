"""What holds in every position, and that every game ends: VI-12."""

from typing import Any, cast

import pytest

import tabledhote
from tabledhote import InvalidPosition, Rng
from tabledhote.games.vienna import invariants, state
from tabledhote.games.vienna.contract import Vienna
from tabledhote.games.vienna.state import HOLDERS
from tests.games.vienna.scene import begun, opened, scene
from tests.support.random_games import act_at_random, play_at_random

MANY = 700  # games for each number of players


@pytest.mark.rule("VI-12.1", "VI-12.2", "VI-12.3", "VI-12.4", "VI-12.5", "VI-12.8", "VI-12.9", "VI-12.10", "VI-12.11")
@pytest.mark.rule("VI-12.12")
@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_keep_the_invariants_and_end(players: int) -> None:
    game = tabledhote.game("vienna", players=players)
    dice = {3: 16, 4: 17, 5: 21}[players]
    longest = 0
    for seed in range(MANY if tabledhote.compiled() else MANY // 20):
        p = cast(Vienna, game.start(seed))
        chance = Rng(seed)
        decisions, in_round, round = 0, 0, 0
        taken: set[int] = set()
        while p.seat >= 0:
            actions = p.legal()
            assert 2 <= len(actions) <= 32
            assert invariants.broken(p) is None
            assert sum(1 for there in p.placed[1:] if not there) >= 3
            held = {card for card, holder in enumerate(p.holders) if holder >= 0}
            assert taken <= held, "a special card once taken always has a holder"
            taken = held
            p.apply(actions[chance.below(len(actions))])
            decisions += 1
            in_round = in_round + 1 if p.round == round else 1
            round = p.round
            assert in_round <= 9 * dice + 190
        assert invariants.broken(p) is None
        longest = max(longest, decisions)
        assert p.round <= 30
    assert longest <= game.box.bound(game.options)


@pytest.mark.rule("VI-12.7")
def test_every_turn_places_one_or_two_dice() -> None:
    for seed in range(6):
        p = opened(seed, players=3 + seed % 3)
        chance = Rng(seed)
        play_at_random(p, chance)
        events = p.events or []
        rounds = [at for at, event in enumerate(events) if event["event"] == "round"]
        most = {3: 16, 4: 17, 5: 21}[p.players]
        for begin, end in zip(rounds, [*rounds[1:], len(events)], strict=True):
            used = [event["dice"] for event in events[begin:end] if event["event"] == "use_dice"]
            assert all(len(cast(list[str], dice)) in (1, 2) for dice in used)
            assert len(used) <= most
            assert sum(len(cast(list[str], dice)) for dice in used) in (most - 1, most)


@pytest.mark.rule("VI-12.11")
def test_the_bound_is_that_of_the_rules() -> None:
    games = [tabledhote.game("vienna", players=players) for players in (3, 4, 5)]
    assert [game.box.bound(game.options) for game in games] == [10_023, 10_294, 11_375]


@pytest.mark.rule("VI-12.15")
def test_random_games_are_as_long_as_expected() -> None:
    for players, expected in ((3, 13), (4, 15), (5, 14)):
        rounds = []
        for seed in range(30):
            p = cast(Vienna, tabledhote.game("vienna", players=players).start(seed))
            chance = Rng(seed)
            play_at_random(p, chance)
            rounds.append(p.round)
        assert abs(sum(rounds) / len(rounds) - expected) < 2


@pytest.mark.rule("VI-12.1", "VI-12.2", "VI-12.3", "VI-12.4", "VI-12.5")
@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("supply", 3, "coins: "),
        ("holders", [-1, 0, 0, 0, 0], "First player"),
        ("bag", 1, "character cards"),
        ("start", [0, 0, 1, 2], "start card"),
        ("gendarme", 4, "gendarme"),
        ("carriage", [9, 4, 0, 0], "carriage"),
        ("hands", [0, 0, 0, 0], "dice"),
        ("lodge", [0, 0, 0, 0], "dice"),
        ("at", 3, "at"),
        ("die", 2, "die"),
        ("marked", 8, "marked"),
        ("phase", "prater", "at"),
        ("phase", "tiergarten", "holders|hands|dice|at"),
        ("phase", "over", "placed"),
        ("phase", "character", "hands|at"),
        ("reason", "score", "reason"),
        ("active", -1, "active"),
        ("active", 3, "seat"),
        ("round", 0, "start"),
        ("rolled", 14, "dice"),
        ("placed", [0] * 4 + [2] + [0] * 20, "placed"),
    ],
)
def test_positions_that_cannot_be_are_refused(field: str, value: object, problem: str) -> None:
    p = scene(4, coins=[1, 1, 0, 0], placed={"oper": (1, "2")}, hands={0: "2 5 6", 1: "1"})
    game = p.game
    dump = p.dump()
    assert game.load(dump).dump() == dump
    dump["position"] = {**cast(dict[str, object], dump["position"]), field: value}
    with pytest.raises(InvalidPosition, match=problem):
        game.load(dump)


@pytest.mark.rule("VI-3.6")
def test_start_cards_are_no_longer_chosen_once_every_seat_has_one() -> None:
    p = tabledhote.game("vienna", players=4, first=0).start(1)
    dump = p.dump()
    dump["position"] = {**cast(dict[str, object], dump["position"]), "start": [0, 1, 2, 3]}
    with pytest.raises(InvalidPosition, match="the first round has begun"):
        p.game.load(dump)


@pytest.mark.rule("VI-12.2")
def test_dice_in_two_places_are_counted_one_place_at_a_time() -> None:
    """One more of no face here and one less there make up a sum that looks right."""
    p = scene(4, hands={0: "2 5 6", 1: "1"})
    dump = p.dump()
    fields = cast(dict[str, Any], dump["position"])
    hands, lodge = [fields["hands"][0] - 1, *fields["hands"][1:]], [fields["lodge"][0] + 1, *fields["lodge"][1:]]
    dump["position"] = {**fields, "hands": hands, "lodge": lodge}
    with pytest.raises(InvalidPosition, match="dice"):
        p.game.load(dump)


def altered(value: object, chance: Rng) -> object:
    """A value a little different, of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (value + 1, value - 1, chance.below(25), value ^ (1 << chance.below(36)))[chance.below(4)]
    if isinstance(value, str):
        names = (*state.PHASES, *state.REASONS)
        return names[chance.below(len(names))]
    assert isinstance(value, list)
    at = chance.below(max(len(value), 1))
    return [altered(item, chance) if index == at else item for index, item in enumerate(value)]


@pytest.mark.rule("VI-12.9")
@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_position_that_is_accepted_can_be_played_to_its_end(players: int) -> None:
    """Positions of random games with one or two fields altered are refused, or keep all invariants from there on."""
    game = tabledhote.game("vienna", players=players)
    accepted = refused = 0
    for seed in range(40 if tabledhote.compiled() else 6):
        chance = Rng(seed)
        p = game.start(seed)
        for _ in range(chance.below(200) + 1):
            if p.seat >= 0:
                act_at_random(p, chance)
        for _ in range(60):
            dump = p.dump()
            fields = dict(cast(dict[str, object], dump["position"]))
            for _ in range(chance.below(2) + 1):
                name = list(fields)[chance.below(len(fields))]
                fields[name] = altered(fields[name], chance)
            dump |= {"position": fields, "seat": fields["active"]}
            try:
                other = cast(Vienna, game.load(dump))
            except InvalidPosition:
                refused += 1
                continue
            accepted += 1
            while other.seat >= 0:
                actions = other.legal()
                assert len(actions) > 1
                other.apply(actions[chance.below(len(actions))])
                assert invariants.broken(other) is None
    assert accepted > 10
    assert refused > 100


@pytest.mark.rule("VI-12.3")
def test_special_cards_before_the_first_evaluation() -> None:
    p = begun(1)
    assert invariants.broken(p) is None
    p.pieces[HOLDERS + 2] = 1
    assert "before the first evaluation" in (invariants.broken(p) or "")
    p.pieces[HOLDERS + 2] = -1
    p.phase = state.KRIEAU
    assert "just placed dice" in (invariants.broken(p) or "")
