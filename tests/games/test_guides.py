"""The guided games: every step is legal where it stands, says its text and shows what it speaks of."""

import re
from importlib import resources

import pytest

import tabledhote
from tabledhote.games import box
from tabledhote.games.boards import board
from tabledhote.table import Record
from tabledhote.table.guide import LEARNER, Guide, Step, guide, lessons
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
# And what the second lessons are about.
MORE = {
    "amsterdam": {"walk", "flip", "rehouse", "send"},
    "austria": {"take_die", "play_staff", "split", "pass", "claim", "prepare_room"},
    "vienna": {"go", "turn_die", "choose_symbol"},
    "hellton": {"welcome", "hire", "choose_column", "choose_guest", "refuse", "serve", "take_bell"},
}
LESSONS = [(game, lesson) for game in tabledhote.games() for lesson in lessons(game)]


def begun(game: str, lesson: int = 1) -> tuple[Guide, Record]:
    dealt = guide(game, lesson)
    record = Record(tabledhote.game(game, **dealt.options), dealt.seed)
    for seat, action in dealt.opened(record.game):
        record.play(seat, action)
    return dealt, record


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


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_script_is_legal_and_shows_each_part_of_the_turn(game: str, lesson: int) -> None:
    dealt, record = begun(game, lesson)
    begins = len(record.actions)
    assert record.state.seat == LEARNER or dealt.steps[0].others
    assert 5 <= len(dealt.steps) <= 8
    for step in dealt.steps:
        play(record, step)
    for action in dealt.ending:
        assert record.state.seat != LEARNER
        record.play(record.state.seat, action)
    done = {str(action["do"]) for action in record.actions[begins:] if action["seat"] == LEARNER}
    assert done >= (PARTS, MORE)[lesson - 1][game]
    assert (record.state.seat < 0) == (dealt.done == "")
    assert dealt.next(record.actions) is None
    assert dealt.finished(record.actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_every_step_has_its_words_and_no_words_are_idle(game: str, language: str) -> None:
    texts = words(language, game)
    dealt = [guide(game, lesson) for lesson in lessons(game)]
    said = {f"guide-{step.say}" for each in dealt for step in each.steps}
    said |= {f"guide-{each.done}" for each in dealt if each.done}
    source = resources.files(box(game).package).joinpath("words", f"{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(guide-[a-z]+) =", source, re.M)) == said
    assert all(40 < len(texts(message)) < 420 for message in said), "long enough to teach, short enough to be read"


@pytest.mark.parametrize("game", tabledhote.games())
def test_every_game_has_two_lessons_with_steps_of_their_own(game: str) -> None:
    assert lessons(game) == [1, 2]
    said = [step.say for lesson in lessons(game) for step in guide(game, lesson).steps]
    assert len(set(said)) == len(said)


def test_who_leaves_the_script_is_free() -> None:
    dealt, record = begun("amsterdam")
    assert dealt.next(record.actions) == (0, {"do": "place_hotel", "at": "ab12"})
    record.play(LEARNER, {"do": "place_hotel", "at": "de45"})
    assert dealt.next(record.actions) is None
    assert not dealt.finished(record.actions)
    record.undo(LEARNER)
    assert dealt.next(record.actions) is not None
