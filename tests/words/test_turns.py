"""The log by turns: what makes a turn, its line, and its steps, told to the reader."""

import json
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote.kernel.state import Event
from tabledhote.words import LANGUAGES, words
from tabledhote.words.reader import YOU, Reader
from tabledhote.words.turns import Turn, in_short, turns
from tests.support.random_games import decisions, opened

LINES = json.loads(Path(__file__).with_name("turns.json").read_text("utf-8"))


@pytest.mark.parametrize("told", LINES, ids=[told["line"] or "nothing" for told in LINES])
def test_a_turn_reads_as_it_does_on_the_pages(told: dict[str, Any]) -> None:
    """The scripts have the same lines: tests/js/board/turn_line.test.js."""
    assert in_short(told["pieces"]) == told["line"]


def test_a_turn_ends_where_the_next_is_announced() -> None:
    deal: list[Event] = [{"event": "deal"}]
    first: list[Event] = [{"event": "build", "seat": 0}, {"event": "turn", "seat": 1, "number": 2}]
    second: list[Event] = [{"event": "build", "seat": 1}]
    told = turns([(None, deal), (0, first), (1, second)])
    assert [(turn.before, turn.seat, turn.events) for turn in told] == [
        (0, None, [*deal, first[0]]),
        (2, 1, second),
    ]
    assert told[1].head == first[1]
    assert [turn.after for turn in told] == [2, 4]


def test_in_a_round_that_announces_none_a_turn_is_what_one_player_does() -> None:
    head: Event = {"event": "round", "number": 1}
    acts: list[tuple[int | None, list[Event]]] = [
        (None, [head]),
        (2, [{"event": "die", "seat": 2}]),
        (2, [{"event": "coins", "seat": 0}]),
        (0, [{"event": "die", "seat": 0}, {"event": "round", "number": 2}]),
        (0, [{"event": "die", "seat": 0}]),
    ]
    told = turns(acts)
    assert [(turn.before, turn.seat, len(turn.events)) for turn in told] == [
        (0, None, 0),
        (0, None, 0),
        (1, 2, 2),
        (3, 0, 1),
        (4, None, 0),
        (5, 0, 1),
    ]


def test_what_happens_to_others_in_a_turn_is_not_in_its_line() -> None:
    texts = words("en", "austria")
    reader = Reader(texts, ["Ann", "Ben"], 0)
    events: list[Event] = [
        {"event": "krones", "seat": 0, "number": 2},
        {"event": "krones", "seat": 1, "number": 9},
    ]
    assert Turn(0, 0, events=events).line(reader) == "You: 2 krones"
    assert Turn(0, 1, events=events).line(reader) == "Ben: 9 krones"
    assert Turn(0, None, events=events).line(reader) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_every_event_of_a_game_is_in_one_turn(game: str, language: str) -> None:
    *_, state = decisions(opened(game, {"players": 3} if game == "vienna" else {}), 1, events=True)
    events = state.events or []
    reader = Reader(words(language, game), [f"P{seat}" for seat in range(state.game.players)], 0)
    told = turns([(None, events)])
    assert sum(turn.after - turn.before for turn in told) == len(events)
    assert sum(len(turn.steps(reader)) for turn in told) == len(events)
    assert sum(len(turn.steps(reader, since=len(events) - 5)) for turn in told) == 5
    lines = [line for turn in told if (line := turn.line(reader))]
    assert not any(YOU in text or "[" in text for text in lines)
    you = words(language, game)("you")
    assert game == "vienna" or any(line.startswith(you) for line in lines)
