"""The words of Grand Austria Hotel for what random games hardly ever bring up: every prompt, action and loss."""

from typing import Any

import pytest

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.board import choices
from tabledhote.games.austria.components import SOURCE_WORDS
from tabledhote.games.austria.rules.frames import FRAMES
from tabledhote.games.austria.state import PHASES
from tabledhote.words import LANGUAGES, words

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
FLAGS = ("began", "guest_taken", "die_taken", "bonus_turn")
SILENT = {"emperor"}  # a phase that asks nothing without a frame

FORMS: list[dict[str, Any]] = [
    *({"do": name, field: number} for _, name, field, number in do.NUMBERED if number),
    *({"do": name, field: 4} for _, name, field, number in do.NUMBERED if not number),
    *({"do": name, "room": 23} for _, name in do.ROOM_KINDS),
    *({"do": name, "food": "wine"} for _, name in do.FOOD_KINDS),
    *({"do": name, "food": "cake", "guest": 77} for _, name in do.SERVING_KINDS),
    *({"do": name} for _, name in do.BARE),
    *({"do": "group_bonus", "when": when} for when in do.BONUS_TIMES),
    *({"do": "choose_penalty", "option": side} for side in do.SIDES),
    {"do": "split", "emperor": 1, "krones": 2},
    {"do": "take_food", "strudel": 2, "cake": 1},
    {"do": "take_food", "wine": 5, "coffee": 0},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_prompt(language: str) -> None:
    texts = words(language, "austria")
    frame = {"left": 2, "n": 3, "action": 1, "discount": 1, "guest": 75, "asks": "order"}
    for phase in {*FRAMES, *PHASES} - SILENT:
        view = {"phase": phase, "pending": frame, "turn": dict.fromkeys(FLAGS, False)}
        said = texts.prompt(view, NAMES)
        assert said.endswith((".", "?")), said
        assert "_" not in said


@pytest.mark.rule("GA-5.1", "GA-13.7")
def test_the_prompt_of_a_turn_says_what_is_still_possible() -> None:
    texts = words("en", "austria")
    said = []
    for taken in ([], ["began"], ["began", "guest_taken"], ["bonus_turn"], ["began", "die_taken"]):
        turn = {flag: flag in taken for flag in FLAGS}
        said.append(texts.prompt({"phase": "turn", "turn": turn}, NAMES))
    assert said == [
        "Take a guest or a die, or pass.",
        "Take a guest, or choose a die.",
        "Choose a die.",
        "Bonus turn: use an action space, or end the turn.",
        "Serve, move guests in, use your staff, or end the turn.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_choice_to_read(language: str) -> None:
    texts = words(language, "austria")
    said = [texts.action(form) for form in FORMS]
    assert all("_" not in each for each in said)
    assert len({form["do"] for form in FORMS}) == 32, "all of GA-D.10 to D.41"


def test_a_split_of_food_is_read_by_what_is_split() -> None:
    for language, action, said in (
        ("fr", 1, "2\u00a0strudels et 1\u00a0gâteau"),
        ("ru", 2, "2\u00a0вина и 1 кофе"),
    ):
        view = {"pending": {"f": "food_split", "n": 3, "action": action}}
        assert choices.chips(view, words(language, "austria"))[1][2] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_gain_has_a_name(language: str) -> None:
    texts = words(language, "austria")
    for number in range(1, 117):
        said = texts.event({"event": "points", "seat": 0, "source": str(number), "number": 3}, NAMES)
        assert f"({number})" not in said
    for word in (*SOURCE_WORDS, "rooms", "goods", "guests"):
        assert texts.naming("source", word) == f"source-{word}"
    for tile in ("A1", "B4", "C2"):
        assert texts.naming("source", tile) == f"name-{tile}"


def test_numbers_stay_numbers_beside_the_names_of_cards() -> None:
    event = {"event": "points", "seat": 1, "source": "75", "number": 75}
    assert words("en", "austria").event(event, NAMES) == "Ben gets 75\u00a0points (Baroness)."


def test_russian_counts_food_and_krones_in_three_forms() -> None:
    texts = words("ru", "austria")
    food = [
        texts.event({"event": "keep_food", "seat": 0, "food": "strudel", "number": n}, NAMES) for n in (1, 3, 5, 11)
    ]
    assert food == [
        "На кухню: 1 штрудель.",
        "На кухню: 3 штруделя.",
        "На кухню: 5 штруделей.",
        "На кухню: 11 штруделей.",
    ]
    assert [texts("krones", number=n) for n in (1, 2, 5, 12, 21)] == [
        "1\u00a0крона",
        "2\u00a0кроны",
        "5\u00a0крон",
        "12\u00a0крон",
        "21\u00a0крона",
    ]
