"""The guided first games: every step is legal where it stands, says its text and shows what it speaks of."""

import re
from importlib import resources

import pytest

import tabledhote
from tabledhote.games import box
from tabledhote.games.boards import board
from tabledhote.table import Record
from tabledhote.table.guide import LEARNER, Guide, Step, guide
from tabledhote.words import LANGUAGES, words

# What a turn of each game has: a learner has done all of it at the end.
PARTS = {
    "amsterdam": {"place_hotel", "walk", "flip", "rehouse"},
    "austria": {
        "take_guest",
        "prepare_room",
        "take_die",
        "boost",
        "take_food",
        "place_food",
        "move_in",
        "serve",
        "end_turn",
    },
    "vienna": {"choose_start_card", "turn_die", "set_face", "go", "use_dice", "take_card"},
    "hellton": {"welcome", "place", "hire", "serve", "refuse"},
}


def begun(game: str) -> tuple[Guide, Record]:
    dealt = guide(game)
    return dealt, Record(tabledhote.game(game, **dealt.options), dealt.seed)


def shown(record: Record) -> set[str]:
    """Everything that the board names to the learner."""
    game = record.game.id
    drawn = board(game).svg(record.state.view(LEARNER), words("en", game))
    return {token for refs in re.findall(r'data-ref="([^"]+)"', drawn) for token in refs.split()}


def play(record: Record, step: Step) -> None:
    for action in step.others:
        assert record.state.seat != LEARNER, f"{step.say}: the learner decides where another is to do {action}"
        record.play(record.state.seat, action)
    assert set(step.marks) <= shown(record), f"{step.say}: not on the board"
    for action in step.play:
        record.play(LEARNER, action)


@pytest.mark.parametrize("game", tabledhote.games())
def test_the_script_is_legal_and_shows_each_part_of_the_turn(game: str) -> None:
    dealt, record = begun(game)
    assert 5 <= len(dealt.steps) <= 8
    for step in dealt.steps:
        play(record, step)
    assert {str(action["do"]) for action in record.actions if action["seat"] == LEARNER} >= PARTS[game]
    assert dealt.next(record.actions) is None
    assert dealt.finished(record.actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_every_step_has_its_words_and_no_words_are_idle(game: str, language: str) -> None:
    texts = words(language, game)
    said = {f"guide-{step.say}" for step in guide(game).steps} | {"guide-done"}
    source = resources.files(box(game).package).joinpath("words", f"{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(guide-[a-z]+) =", source, re.M)) == said
    assert all(40 < len(texts(message)) < 420 for message in said), "long enough to teach, short enough to be read"


def test_who_leaves_the_script_is_free() -> None:
    dealt, record = begun("amsterdam")
    assert dealt.next(record.actions) == (0, {"do": "place_hotel", "at": "ab12"})
    record.play(LEARNER, {"do": "place_hotel", "at": "de45"})
    assert dealt.next(record.actions) is None
    assert not dealt.finished(record.actions)
    record.undo(LEARNER)
    assert dealt.next(record.actions) is not None
