"""What a choice will certainly do is shown before the player takes it: exactly, on things that are drawn, and never by
chance.
"""

import re
from itertools import chain
from typing import Any

import pytest

from tabledhote import State
from tabledhote.games.boards import board
from tabledhote.server.live import choices as offering
from tabledhote.words import words
from tests.games.hellton.positions import arrange, hiring, tour
from tests.games.vienna.scene import scene
from tests.support.random_games import decisions, opened
from tests.support.settings import SETTINGS


def offered(state: State) -> dict[str, offering.Choice]:
    """The choices of a position by what they do: `serve`, `go rathaus`."""
    told = offering.choices(state, words("en", state.game.id), ["Ann", "Ben", "Cleo"])
    return {" ".join(str(value) for value in choice.action.values()): choice for choice in told}


def marked(choice: offering.Choice) -> list[tuple[str, str]]:
    return [(mark.thing, mark.kind) for mark in choice.marks]


# ---- Hellton Palace -----------------------------------------------------------------------------


@pytest.mark.rule("HP-X5")
def test_the_bell_that_breaks_and_the_hotel_that_falls_are_marked() -> None:
    hotel = arrange("2 snorer*, 4 duchess*, 5 molo, 6 putrid*, 8 anubis", bells=1)
    told = offered(tour(hotel, 5))
    assert marked(told["serve"]) == [("room-0-2", "loss"), ("hall-0", "loss"), ("seat-0", "loss")]
    assert "Ann" in told["serve"].marks[-1].text
    assert marked(told["refuse"]) == [("room-0-5", "harm")]


@pytest.mark.rule("HP-4.34")
@pytest.mark.parametrize(
    ("language", "label", "text"),
    [
        ("en", "Hire the Mason (no effect)", "The bellhop finds nothing to do: no effect."),
        ("fr", "Engager Le Maçon (sans effet)", "Le Groom ne trouve rien à faire\u00a0: sans effet."),
        ("ru", "Нанять: Каменщик (без эффекта)", "Коридорному нечего делать: нет эффекта."),
    ],
)
def test_a_groom_who_would_do_nothing_is_offered_as_such(language: str, label: str, text: str) -> None:
    state = hiring(arrange("1 molo*", coins=5), 1)
    told = {
        str(choice.action.get("groom")): choice for choice in offering.choices(state, words(language, "hellton"), [])
    }
    assert (told["mason"].text, told["mason"].marks[0].text) == (label, text)
    assert marked(told["mason"]) == [("groom-0-mason", "harm")]
    assert (marked(told["diplomat"]), "(" in told["diplomat"].text) == ([], False), "it has somebody to calm"


@pytest.mark.rule("HP-X11")
def test_what_the_opponent_will_choose_from_is_marked_as_possible() -> None:
    told = offered(tour(arrange("1 poltergeist, 2 snorer", pillars=[4, 2, 1]), 1))
    assert marked(told["serve"]) == [(f"column-0-{column}", "perhaps") for column in (1, 2, 3)]
    assert {mark.text for mark in told["serve"].marks} == {"Then your opponent chooses a column that loses a pillar."}


@pytest.mark.rule("HP-X13")
def test_only_guests_on_whom_the_effect_acts_can_be_meant() -> None:
    told = offered(tour(arrange("1 snorer*, 2 phoenix/b, 3 duchess, 9 molo*"), 2))
    assert marked(told["serve"]) == [("room-0-1", "perhaps"), ("room-0-9", "perhaps")]


def test_pillars_that_are_marked_are_those_that_fall() -> None:
    compared = 0
    for state in chain(*(decisions(opened("hellton", {"deck": "full"}), seed) for seed in (5, 6, 7))):
        before: Any = state.view(state.seat)
        if before["phase"] != "tour":
            continue
        serve = offered(state)["serve"]
        if any(mark.kind == "perhaps" for mark in serve.marks):
            continue
        ahead = state.copy()
        ahead.apply(ahead.parse(serve.action))
        after: Any = ahead.view(-1)
        for column in (1, 2, 3):
            seat = before["active"]
            fallen = before["hotels"][seat]["pillars"][column - 1] - after["hotels"][seat]["pillars"][column - 1]
            assert [mark.thing for mark in serve.marks].count(f"column-{seat}-{column}") == fallen
            compared += fallen
    assert compared > 5


# ---- Vienna -------------------------------------------------------------------------------------


@pytest.mark.rule("VI-4.15")
def test_the_bribe_is_told_before_it_is_paid() -> None:
    told = offered(scene(hands={0: "5 5", 1: "1"}, placed={"rathaus": (0, "2 3")}, coins=[1, 0, 0]))
    assert marked(told["go burgtheater"]) == [("purse-0", "loss")]
    assert told["go burgtheater"].marks[0].text == "Ann pays 1\u00a0coin (a bribe for the coachman)."
    assert told["go burgtheater"].marks[0].short == "−1\u00a0coin"
    assert marked(told["go universitaet"]) == []
    assert marked(told["start_reroll"]) == marked(told["turn_die 5"]) == [("purse-0", "loss")]


def test_dice_can_be_picked_before_the_place() -> None:
    told = offered(scene(hands={0: "2 2 3 5", 1: "1"}))
    assert [then["dice"] for then in told["go rathaus"].then] == [["2", "3"], ["5"]]
    assert [then["dice"] for then in told["go parlament"].then] == [["2", "2"]], "the only way is known as well"
    assert told["start_reroll"].then == [] if "start_reroll" in told else True


def test_nothing_that_chance_brings_is_told() -> None:
    """The last die of one player: the next one rolls, and nobody may know the new dice."""
    told = offered(scene(hands={0: "6"}, unrolled=(1,), coins=[1, 0, 0]))
    for choice in told.values():
        assert all("Ann" in mark.text for mark in choice.marks)


# ---- all games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["amsterdam", "hellton", "vienna"])
def test_marks_are_on_things_and_with_icons_that_are_drawn(game: str) -> None:
    texts, found = words("en", game), 0
    for number, state in enumerate(decisions(opened(game, SETTINGS[game][0]), seed=3)):
        if state.seat < 0 or number > 100:
            break
        marks = [mark for choice in offering.choices(state, texts) for mark in choice.marks]
        if not marks or number % 5:
            continue
        for draw in (board(game).shape(False), board(game).shape(True)):
            drawing = draw(state.view(state.seat), texts, standalone=False)
            names = set(re.findall(r' id="([^"]+)"', drawing))
            for mark in marks:
                assert not mark.thing or mark.thing in names, mark
                assert not mark.icon or f"icon-{mark.icon}" in names, mark
        found += len(marks)
    assert found > 10


# ---- Grand Austria Hotel -------------------------------------------------------------------------


def test_a_die_says_in_short_that_it_skips_the_guest() -> None:
    state = next(
        state
        for state in decisions(opened("austria", {"players": 2}), seed=3)
        if {"take_guest", "take_die"} <= {state.describe(code)["do"] for code in state.legal()}
    )
    told = offered(state)
    dice = [choice for choice in told.values() if choice.action["do"] == "take_die"]
    assert {mark.short for choice in dice for mark in choice.marks} == {"skips the guest"}
    assert not any(choice.marks for choice in told.values() if choice.action["do"] == "take_guest")
