"""A turn in one line: every language tells the same events in short, with the same icons and sums."""

import re

import pytest

import tabledhote
from tabledhote.words import LANGUAGES, words
from tests.support.random_games import decisions, opened


@pytest.mark.parametrize("game", tabledhote.games())
def test_the_pieces_of_a_turn_are_alike_in_all_languages(game: str) -> None:
    found: set[str] = set()
    for seed in range(2):
        *_, state = decisions(opened(game, {"players": 3} if game == "vienna" else {}), seed, events=True)
        for event in state.events or []:
            said = [words(language, game).short(event) for language in LANGUAGES]
            marks = {tuple(re.findall(r"\[[\w-]+\||[+−]\d+|→$", text)) for text in said}
            assert len(marks) == 1, said
            assert len({bool(text) for text in said}) == 1, said
            assert not any(re.search(r"[{}$]|_", text) for text in said), said
            found |= {str(event["event"])} if said[0] else set()
    assert len(found) >= 3


def test_a_piece_names_what_was_done() -> None:
    texts = words("en", "austria")
    assert texts.short({"event": "take_die", "seat": 0, "value": 2, "strength": 4}) == "[die-2|die 2] ×4 →"
    assert texts.short({"event": "move_in", "seat": 0, "guest": 63, "room": 11}) == "Dame [door|into room] 11"
    assert texts.short({"event": "food", "seat": 0, "food": "wine", "number": 2, "source": "action"}) == "2 wine"
    assert texts.short({"event": "round_end", "round": 1}) == ""
