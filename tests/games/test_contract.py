"""What every game promises (kernel/state.py), shown with random games of every registered game and option set."""

import importlib
import json
from typing import Any

import pytest

import tabledhote
from tabledhote import Game, IllegalAction, InvalidOption, InvalidPosition, Rng, State
from tabledhote.bots.strategy import strategy_of
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.playout import playout
from tabledhote.kernel.rng import MASK
from tabledhote.kernel.state import Event
from tests.games.attributes import differences, held, names, shared
from tests.support.random_games import decisions, opened, same, written
from tests.support.settings import CAN_ALL_LOSE, SETTINGS, SHARED, Chosen, settings, title

SEEDS = (11, 12, 13)
NOT_INTS: tuple[object, ...] = ("x", None, True, 1.5, [], {"do": "end_turn"}, b"1")
NOT_ACTIONS: tuple[object, ...] = (
    None,
    "end_turn",
    7,
    True,
    [],
    {},
    {"do": None},
    {"do": "dance"},
    {"do": []},
    {"to": "b3"},
    {1: 2},
)
NOT_VALUES: tuple[object, ...] = ("?", -1, 99, None, 1.5, [], {}, (1, 2), b"2", object(), {(1, 2): 3})


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [option_set(*setting) for setting in settings()], indirect=True)


def option_set(name: str, chosen: Chosen) -> Any:
    """A game with one of its option sets; all but the first are `further` ones."""
    marks = [] if chosen is SETTINGS[name][0] else [pytest.mark.further]
    return pytest.param((name, chosen), id=title(name, chosen), marks=marks)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    setting: tuple[str, Chosen] = request.param
    return opened(*setting)


def play_to_end(state: State, seed: int) -> State:
    playout(state, Rng(seed))
    return state


def test_every_registered_game_has_settings() -> None:
    assert set(SETTINGS) == set(tabledhote.games())
    assert all(SETTINGS.values())
    for name, chosen in settings():
        numbers = {choice["players"] for choice in SETTINGS[name] if "players" in choice}
        assert not numbers or numbers == set(opened(name, chosen).box.players)


# ---- decisions ----------------------------------------------------------------------------------


def test_legal_actions_are_there_different_and_known_by_name(game: Game) -> None:
    meaning: dict[int, str] = {}
    for seed in SEEDS:
        for state in decisions(game, seed):
            legal = state.legal()
            assert bool(legal) == (state.seat >= 0)
            assert all(type(action) is int and action >= 0 for action in legal)
            forms = [written(state.describe(action)) for action in legal]
            assert len(set(legal)) == len(set(forms)) == len(legal)
            assert state.legal() == legal, "asking changes nothing"
            choices = Choices()
            state.offer(choices)
            assert list(choices.taken()) == legal
            for action, form in zip(legal, forms, strict=True):
                assert meaning.setdefault(action, form) == form, "an action means the same in every position"


def test_describe_and_parse_are_inverse(game: Game) -> None:
    for number, state in enumerate(decisions(game, SEEDS[0])):
        legal = state.legal()
        for action in legal if number % 8 == 0 else legal[number % 3 :: 5]:
            assert state.parse(json.loads(json.dumps(state.describe(action)))) == action


def test_every_game_ends_within_its_bound(game: Game) -> None:
    for seed in range(30):
        assert 0 < playout(game.start(seed), Rng(seed)) <= game.box.bound(game.options)


def test_illegal_ints_are_refused_and_change_nothing(game: Game) -> None:
    for number, state in enumerate(decisions(game, SEEDS[1])):
        if number % 9 and state.seat >= 0:
            continue
        before, legal = state.dump(), state.legal()
        wrong = [
            -1,
            MASK,
            -MASK - 1,
            10**30,
            -(10**30),
            *(action for action in range(0, 400, 7) if action not in legal),
        ]
        for action in (*wrong, *NOT_INTS):
            with pytest.raises(IllegalAction) as refused:
                state.play(action)
            if state.seat < 0:
                assert "the game is over" in str(refused.value)
            else:
                assert repr(action) in str(refused.value)
                assert str(state.describe(legal[0])) in str(refused.value), "the message says what is allowed"
            assert state.dump() == before


def test_play_carries_out_what_apply_does(game: Game) -> None:
    for state in decisions(game, SEEDS[1]):
        if state.seat >= 0:
            checked, quick, action = state.copy(), state.copy(), state.legal()[-1]
            checked.play(action)
            quick.apply(action)
            assert checked.dump() == quick.dump() != state.dump()


def test_malformed_actions_are_refused_with_a_reason(game: Game) -> None:
    for number, state in enumerate(decisions(game, SEEDS[2])):
        if number % 9 and state.seat >= 0:
            continue
        before = state.dump()
        form = state.describe(state.legal()[0]) if state.seat >= 0 else {"do": "anything"}
        wrong: list[object] = [*NOT_ACTIONS, {**form, "surplus": 1}, {**form, "do": [form["do"]]}]
        strange: tuple[object, ...] = ("nowhere", None, -1, 1e9, [], {})
        wrong += [{**form, name: value} for name in form for value in strange]
        wrong += [{key: value for key, value in form.items() if key != name} for name in form]
        wrong += [{**form, name: float(value)} for name, value in form.items() if isinstance(value, int)]
        for malformed in wrong:
            with pytest.raises(IllegalAction) as refused:
                state.parse(malformed)
            allowed = "the game is over" if state.seat < 0 else f"seat {state.seat} may"
            assert allowed in str(refused.value) or "allowed: " in str(refused.value)
        assert state.dump() == before


# ---- the same game again ------------------------------------------------------------------------


def test_same_seed_and_actions_give_the_same_game(game: Game) -> None:
    for seed in SEEDS:
        for one, other in zip(decisions(game, seed), decisions(game, seed), strict=True):
            assert written(one.dump()) == written(other.dump())


@pytest.mark.parametrize("name", tabledhote.games())
def test_another_seed_gives_another_game(name: str) -> None:
    game = opened(name, {})
    assert len({written(play_to_end(game.start(seed), 5).fields()) for seed in range(10)}) == 10


def test_playout_equals_driving_by_hand(game: Game) -> None:
    for seed in SEEDS:
        by_hand = list(decisions(game, seed))
        state = game.start(seed)
        assert playout(state, Rng(seed + 1)) == len(by_hand) - 1
        assert state.dump() == by_hand[-1].dump()


def test_events_change_nothing_and_are_ready_for_json(game: Game) -> None:
    for seed in SEEDS:
        seen = 0
        for told, silent in zip(decisions(game, seed, events=True), decisions(game, seed), strict=True):
            assert silent.events is None
            assert told.events is not None
            assert told.copy().events is None
            assert told.dump() == silent.dump()
            assert len(told.events) >= seen
            for event in told.events[seen:]:
                assert isinstance(event["event"], str)
                written(event)
            seen = len(told.events)
        assert seen


def test_revealed_never_falls_and_chance_is_revealed(game: Game) -> None:
    for seed in SEEDS:
        last, chance = 0, None
        for state in decisions(game, seed):
            assert state.revealed >= last
            if chance is not None and state.rng.state != chance:
                assert state.revealed > last, "what chance decided can be seen, so it counts as revealed"
            last, chance = state.revealed, state.rng.state


@pytest.mark.parametrize("seed", ["7", -1, MASK + 1, True, 1.0, [], b"7"])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    for name, chosen in settings():
        with pytest.raises(ValueError, match=f"seed is .* from 0 to {MASK}"):
            opened(name, chosen).start(seed)


def test_without_a_seed_chance_decides(game: Game) -> None:
    assert len({game.start().rng.state for _ in range(5)}) == 5
    assert game.start(0).seat >= 0
    assert game.start(MASK).seat >= 0


# ---- positions: copied, written, read ------------------------------------------------------------


def test_every_attribute_survives_dump_and_load(game: Game) -> None:
    for seed in SEEDS:
        for state in decisions(game, seed):
            loaded = game.load(json.loads(written(state.dump())))
            assert differences(state, loaded) == []
            assert loaded.events is None
            assert loaded.dump() == state.dump()
            assert loaded.legal() == state.legal()


def test_a_loaded_game_goes_on_as_the_original(game: Game) -> None:
    for number, state in enumerate(decisions(game, SEEDS[0])):
        if number % 20 == 0:
            loaded = game.load(state.dump())
            assert play_to_end(loaded, 3).dump() == play_to_end(state.copy(), 3).dump()


def test_copy_carries_every_attribute_and_shares_nothing_that_changes(game: Game) -> None:
    declared = SHARED.get(game.id, set())
    for seed in SEEDS:
        before_it: list[tuple[str, object, str]] = []
        for number, state in enumerate(decisions(game, seed)):
            before = written(state.dump())
            other = state.copy()
            assert differences(state, other) == []
            parts = [(name, getattr(state, name), getattr(other, name)) for name in names(state)]
            common = {name for name, a, b in parts if shared(a, b, game, declared)}
            assert common <= declared, "a copy shares what is not declared in tests/support/settings.py"
            for name, value, content in before_it:
                assert repr(value) == content, f"{name} is shared by copies, but it was changed in place"
            before_it = [(name, value, repr(value)) for name, value in held(state, declared)]
            assert declared <= {name for name, *_ in before_it}
            if number % 10 == 0:
                play_to_end(other, seed)
            assert written(state.dump()) == before


def test_invariants_hold_in_every_position(game: Game) -> None:
    invariants = importlib.import_module(f"tabledhote.games.{game.id}.invariants")
    for seed in range(6):
        for state in decisions(game, seed):
            assert invariants.broken(state) is None


@pytest.mark.parametrize("value", ["?", -99, {"?": 1}, 0.5], ids=repr)
def test_a_wrong_position_is_refused(game: Game, value: object) -> None:
    for number, state in enumerate(decisions(game, SEEDS[0])):
        if number % 40:
            continue
        good = state.dump()
        fields: Any = good["position"]
        wrong: list[object] = [{**good, name: value} for name in good]
        wrong += [{**good, "position": {**fields, name: value}} for name in fields]
        wrong += [{**good, "surplus": 1}, {**good, "position": {**fields, "surplus": 1}}, value]
        wrong += [{key: kept for key, kept in good.items() if key != name} for name in good]
        wrong += [{**good, "position": {key: kept for key, kept in fields.items() if key != name}} for name in fields]
        for dump in wrong:
            with pytest.raises(InvalidPosition, match=r"^position: "):
                game.load(dump)


# ---- what is hidden ------------------------------------------------------------------------------


def test_concealing_keeps_what_a_seat_sees(game: Game) -> None:
    """Checks the seat to move every time, the others and a spectator now and then."""
    broken = importlib.import_module(f"tabledhote.games.{game.id}.invariants").broken
    changed = False
    for seed in SEEDS:
        for number, state in enumerate(decisions(game, seed)):
            before, spectator = written(state.dump()), state.view(-1)
            written(spectator)
            for seat in range(-1, game.players) if number % 5 == 0 else (state.seat,):
                other, view = state.conceal(seat, Rng(number)), state.view(seat)
                written(view)
                assert same(other.view(seat), view)
                assert same(other.view(-1), spectator), "a spectator sees nothing that some seat does not know"
                assert other.rng.state != state.rng.state
                assert other.seat == state.seat
                if seat == state.seat:
                    assert other.legal() == state.legal()
                assert broken(other) is None
                changed |= other.fields() != state.fields()
            assert written(state.dump()) == before
    hides = type(state).redeal is not State.redeal
    assert changed == hides, "a game that re-deals must change what is hidden, and one that does not must leave all"


def test_a_view_tells_nothing_of_chance_to_come(game: Game) -> None:
    for number, state in enumerate(decisions(game, SEEDS[0])):
        other = state.copy()
        other.rng.reseed(state.rng.state + 1)
        seat = number % (game.players + 1) - 1
        assert same(state.view(seat), other.view(seat))


def test_events_tell_a_seat_no_more_than_its_view(game: Game) -> None:
    """Two positions that look alike to a seat, one action: if they look alike afterwards, so do the events."""
    compared = 0
    for number, state in enumerate(decisions(game, SEEDS[1])):
        seat = number % (game.players + 1) - 1
        one, other = state.copy(), state.conceal(seat, Rng(number))
        other.rng.reseed(state.rng.state)
        common = [action for action in state.legal() if action in other.legal()]
        if common:
            told: list[object] = []
            for position in (one, other):
                position.events = []
                position.apply(common[number % len(common)])
                told.append([visible(event, seat) for event in position.events])
            if one.view(seat) == other.view(seat):
                assert told[0] == told[1]
                compared += 1
    assert compared > 5


def visible(event: Event, seat: int) -> Event:
    """An event as a seat sees it (docs/design/adding-a-game.md): what is private goes to its own seat alone."""
    return {name: value for name, value in event.items() if name != "private" or event["seat"] == seat}


# ---- points and winners --------------------------------------------------------------------------


def test_scores_and_winners_are_well_formed(game: Game) -> None:
    for seed in SEEDS:
        for state in decisions(game, seed):
            scores, winners = state.scores(), state.winners()
            assert len(scores) == game.players
            assert all(type(score) is int for score in scores)
            assert not winners or state.seat < 0
            assert winners or state.seat >= 0 or game.id in CAN_ALL_LOSE
            assert winners == sorted(set(winners) & set(range(game.players)))
            assert -1 <= state.seat < game.players
            assert type(strategy_of(game.box).outlook(state, 0)) is int


# ---- options -------------------------------------------------------------------------------------


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(InvalidOption, match="chess.*allowed: " + ", ".join(tabledhote.games())):
        tabledhote.game("chess")
    for name in tabledhote.games():
        with pytest.raises(InvalidOption, match=f"{name} has no option colour; allowed: .*components"):
            tabledhote.game(name, colour="red")
        for path in (7, True, ["x.toml"]):
            with pytest.raises(InvalidOption, match=r"option components .* the path of a TOML file"):
                tabledhote.game(name, components=path)


def test_wrong_values_are_refused_with_the_name_and_what_is_allowed() -> None:
    for name in tabledhote.games():
        for option in opened(name, {}).box.options:
            boolish = [value for value in (True, False) if not any(value is allowed for allowed in option.values)]
            for value in (*NOT_VALUES, *boolish):
                with pytest.raises(InvalidOption) as refused:
                    tabledhote.game(name, **{option.name: value})
                assert f"option {option.name} cannot be" in str(refused.value)
                assert all(json.dumps(allowed) in str(refused.value) for allowed in option.values)


def test_defaults_fill_in_what_was_not_chosen() -> None:
    for name in tabledhote.games():
        game = opened(name, {})
        assert game.options == {option.name: option.default for option in game.box.options}
        assert opened(name, dict(game.options)).options == game.options
