"""Why things cannot be chosen: in every game, in three languages, and never from what is hidden."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tabledhote import Rng, State
from tabledhote.games.boards import board
from tabledhote.server.live.choices import reasons
from tabledhote.words import LANGUAGES, words
from tests.support.boards import parsed, references, wanted
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen

GAMES: list[tuple[str, Chosen]] = [
    ("austria", {"players": 3}),
    ("vienna", {"players": 3}),
    ("vienna", {"players": 5}),
    ("amsterdam", {"players": 3}),
    ("amsterdam", {"variant": "tactical"}),
    ("hellton", {}),
]
# The phases of which everything of a kind has a reason of its own or can be chosen.
WHOLE = {"turn": "space", "act": "tile", "rehouse": "tile", "gendarme": "space"}


def positions(name: str, chosen: Chosen) -> Iterator[State]:
    for seed in range(3):
        yield from (state for state in decisions(opened(name, chosen), seed) if state.seat >= 0)


@pytest.mark.parametrize(("name", "chosen"), GAMES)
def test_nothing_that_can_be_chosen_has_a_reason_why_not(name: str, chosen: Chosen) -> None:
    texts = words("en", name)
    for state in positions(name, chosen):
        offered = set().union(*(wanted(state.describe(code)) for code in state.legal()))
        assert not offered & set(reasons(state, texts)), state.view(state.seat)["phase"]


@pytest.mark.parametrize(("name", "chosen"), [each for each in GAMES if each[0] in ("vienna", "amsterdam")])
def test_all_that_cannot_be_chosen_of_the_kind_that_is_asked_for_has_one(name: str, chosen: Chosen) -> None:
    texts = words("en", name)
    met = set()
    for state in islice(positions(name, chosen), 0, None, 5):
        view = state.view(state.seat)
        kind = WHOLE.get(str(view["phase"]))
        if kind is None:
            continue
        met.add(view["phase"])
        offered = set().union(*(wanted(state.describe(code)) for code in state.legal()))
        drawn = references(parsed(board(name).svg(view, texts)))
        things = {thing for thing in drawn if thing.startswith(f"{kind}:")}
        assert things - offered == {thing for thing in reasons(state, texts) if thing.startswith(f"{kind}:")}
    assert met


@pytest.mark.parametrize("name", ["austria", "vienna", "amsterdam", "hellton"])
def test_every_reason_is_told_in_every_language(name: str) -> None:
    chosen = next(chosen for game, chosen in GAMES if game == name)
    for state in positions(name, chosen):
        told = [reasons(state, words(language, name)) for language in LANGUAGES]
        assert all(set(each) == set(told[0]) for each in told)
        if told[0]:
            assert told[0] != told[1] != told[2]


@pytest.mark.parametrize(("name", "chosen"), GAMES)
def test_reasons_are_the_same_whatever_is_hidden(name: str, chosen: Chosen) -> None:
    """Dealt anew, what a seat cannot know changes none of its reasons."""
    texts, chance = words("en", name), Rng(5)
    for state in positions(name, chosen):
        assert reasons(state.conceal(state.seat, chance), texts) == reasons(state, texts)


def test_reasons_name_what_is_missing() -> None:
    told: set[str] = set()
    for name in ("hellton", "vienna", "amsterdam"):
        chosen = next(chosen for game, chosen in GAMES if game == name)
        for state in positions(name, chosen):
            told |= {text.replace("\u00a0", " ") for text in reasons(state, words("en", name)).values()}
    assert "This bellhop costs 3 coins; you have 2 coins." in told
    assert "Neither one nor two of your dice make 11." in told
    assert "There are dice here already. A space takes the dice of one player, once a round." in told
    assert "The mayor has already turned a tile in this turn." in told
    assert "A Fake Booking sends you to row 1." in told
