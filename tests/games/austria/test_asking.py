"""What a decision says beyond its actions: servings in one go, and choices in the words of their position."""

import re
from typing import Any

import pytest

from tabledhote import State
from tabledhote.games.austria.board.asking import choice, servings, together, warning
from tabledhote.words import LANGUAGES, words
from tests.games.austria.position import act, position
from tests.support.random_games import decisions, opened
from tests.support.settings import SETTINGS, Chosen, title

FOODS = ("strudel", "cake", "wine", "coffee")


def food(counts: str) -> dict[str, int]:
    """Food such as "wine 2 cake 1"."""
    numbers = dict.fromkeys(FOODS, 0)
    for name, number in re.findall(r"(\w+) (\d+)", counts):
        numbers[name] = int(number)
    return numbers


def cafe(*orders: str) -> dict[str, Any]:
    """A player with guests 1, 2, 3 who lack these."""
    tables: list[dict[str, Any] | None] = [
        {"guest": at, "lacks": food(lacks), "complete": not sum(food(lacks).values())}
        for at, lacks in enumerate(orders, 1)
    ]
    return {"cafe": [*tables, None][:3]}


def given(player: dict[str, Any], stock: str) -> list[str]:
    return [f"{one['food']} {one['guest']}" for one in servings("serve", player, food(stock))]


@pytest.mark.rule("GA-8.2", "GA-8.3")
def test_who_gets_what_is_clear_if_there_is_enough_or_one_guest_alone() -> None:
    assert given(cafe("wine 2", "cake 1"), "wine 1 cake 3") == ["cake 2", "wine 1"]
    assert given(cafe("wine 2", "wine 1"), "wine 3") == ["wine 1", "wine 1", "wine 2"]
    assert given(cafe("wine 2", "wine 1", "coffee 1"), "wine 2 coffee 1") == [], "two guests want the wine"
    assert given(cafe("wine 2", "wine 1", "coffee 1"), "coffee 1") == ["coffee 3"], "what there is none of is no choice"


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETTINGS["austria"], ids=lambda chosen: title("austria", chosen))
@pytest.mark.rule("GA-7.2", "GA-7.3")
def test_what_is_offered_in_one_go_is_legal_step_by_step_and_does_all_of_it(chosen: Chosen) -> None:
    met: set[tuple[str, bool]] = set()
    for seed in range(4):
        for number, state in enumerate(decisions(opened("austria", chosen), seed)):
            if state.seat < 0:
                continue
            for series in together(state.view(state.seat), words(LANGUAGES[number % 3], "austria")):
                do, at = str(series.actions[0]["do"]), series.at
                met.add((do, bool(at)))
                assert len(series.actions) > 1
                assert series.text
                after = served(state, series.actions)
                more = together(after.view(state.seat), words("en", "austria")) if after.seat == state.seat else []
                assert all(one.actions[0]["do"] != do or one.at != at for one in more)
                assert {f"guest:{action['guest']}" for action in series.actions} == {at} or not at
    assert met == {("serve", False), ("place_food", False), ("serve", True), ("place_food", True)}


def served(state: State, actions: list[dict[str, object]]) -> State:
    """The position after a series; each action has to be legal, nothing may be revealed before the last."""
    ahead, seat = state.copy(), state.seat
    for action in actions:
        assert (ahead.seat, ahead.revealed) == (seat, state.revealed)
        ahead.play(ahead.parse(action))
    return ahead


@pytest.mark.rule("GA-10.9")
@pytest.mark.parametrize(
    ("language", "prompt", "skip"),
    [
        ("en", "Draw staff cards for the reward", "Leave the cards in the deck"),
        ("fr", "Piocher les cartes Personnel de la récompense", "Laisser les cartes dans la pioche"),
        ("ru", "Взять карты персонала из награды", "Оставить карты в колоде"),
    ],
)
def test_cards_of_a_reward_are_asked_for_in_so_many_words(language: str, prompt: str, skip: str) -> None:
    state = act(position(cafe={55: {}}, round=2, tiles=("A3", "B1", "C1")), "move_in", guest=55)
    texts, view = words(language, "austria"), state.view(0)
    assert texts.prompt(view, []).startswith(prompt)
    assert choice(view, texts, {"do": "skip"}) == skip
    assert "(GA" not in str(choice(view, texts, {"do": "resolve", "item": 0}))
    drawn = words(language, "austria").event(
        {"event": "skip", "seat": 0, "source": "55", "effect": "draw_staff"}, ["Ann"]
    )
    assert "draw_staff" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_speaks_of_its_position(language: str) -> None:
    """Not "no" and "the first effect", but what is declined and which effect it is."""
    texts, said = words(language, "austria"), set[str]()
    for seed in range(6):
        for state in decisions(opened("austria", {"players": 2, "edition": "2015"}), seed):
            view: dict[str, Any] = state.view(state.seat)
            for code in state.legal() if state.seat >= 0 else []:
                action = state.describe(code)
                text = choice(view, texts, action)
                if action["do"] in ("skip", "boost", "resolve", "choose_penalty", "take_food", "split", "group_bonus"):
                    assert text, (view["phase"], action)
                    assert not re.search(r"[_{}]|GA-", text)
                    said.add(str(action["do"]))
                elif action["do"] == "prepare_room":
                    asked = [int(number) for number in re.findall(r"(\d+)\s(?:krone|couronne|крон)", text or "")]
                    assert (asked or [0]) == [cost(state, code)]
                    said.add("prepare_room")
                elif text is not None:  # serving begins, and costs a krone (GA-7.2)
                    assert (action["do"], view["phase"]) == ("serve", "turn")
                    assert "1" in text
                    said.add("serve")
    assert said >= {"skip", "boost", "resolve", "take_food", "split", "serve", "prepare_room"}


def cost(state: State, code: int) -> object:
    """What the engine says that preparing a room has cost."""
    ahead = state.copy()
    ahead.events = []
    ahead.apply(code)
    return next(event["cost"] for event in ahead.events if event["event"] == "prepare_room")


@pytest.mark.rule("GA-6.1", "GA-6.4")
def test_a_split_names_what_is_taken_and_nothing_else() -> None:
    view: dict[str, Any] = {"phase": "food_split", "pending": {"f": "food_split", "n": 2, "action": 1}}
    texts = words("en", "austria")
    assert choice(view, texts, {"do": "take_food", "strudel": 2, "cake": 0}) == "2 strudel"
    assert choice(view, texts, {"do": "take_food", "strudel": 1, "cake": 1}) == "1 strudel and 1 cake"
    view = {"phase": "track_split", "pending": {"f": "track_split", "n": 2, "action": 4}}
    assert choice(view, texts, {"do": "split", "emperor": 0, "krones": 2}) == "2\u00a0krones"


@pytest.mark.parametrize(("action", "foods"), [(1, ("strudel", "cake")), (2, ("wine", "coffee"))])
def test_dishes_are_asked_for_by_one_die_and_drinks_by_the_other(action: int, foods: tuple[str, str]) -> None:
    asked = words("en", "austria").prompt({"phase": "food_split", "pending": {"n": 3, "action": action}}, [])
    assert all(food in asked for food in foods)


@pytest.mark.rule("GA-15.2", "GA-15.4")
@pytest.mark.parametrize(
    ("steps", "round_", "said"),
    [
        (2, 2, "lose 5\u00a0points; 2\u00a0more steps on his track would spare you."),
        (3, 3, "lose 5\u00a0points; one more step on his track would spare you."),
        (4, 3, "neither bonus nor penalty."),
        (6, 3, "As things are now: 3\u00a0krones."),
        (2, 1, None),
    ],
)
def test_the_emperor_is_announced_from_the_round_before(steps: int, round_: int, said: str | None) -> None:
    state = position(emperor=steps, round=round_, tiles=("A1", "B1", "C1"))
    told = warning(state.view(0), words("en", "austria"))
    assert told.startswith("The emperor comes after round ") if said else not told
    assert said is None or said in told
    assert not warning(state.view(-1), words("en", "austria")), "nobody looks on for themselves"
