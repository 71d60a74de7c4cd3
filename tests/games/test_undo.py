"""Nobody learns anything from an action that can be taken back, in any game with any options."""

import pytest

import tabledhote
from tabledhote import Rng
from tabledhote.table import Record
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen, settings, title
from tests.support.undoing import differing, learned, undoable

ACTIONS = 400  # that can be taken back, with each option set; `python -m tests.fuzz undo` tries many more
DRAFTS: list[tuple[str, Chosen]] = [
    ("austria", {"staff_deal": "draft", "players": players, "first": 0}) for players in (2, 3, 4)
]
EVERY = [*settings(), *DRAFTS]


@pytest.mark.parametrize(("name", "chosen"), EVERY, ids=[title(*each) for each in EVERY])
def test_an_undoable_action_shows_its_seat_nothing_that_it_could_not_know(name: str, chosen: Chosen) -> None:
    game, chance, seed, tried = opened(name, chosen), Rng(1), 0, 0
    while tried < ACTIONS:
        seed += 1
        for state in decisions(game, seed):
            if state.seat >= 0:
                action = state.legal()[chance.below(len(state.legal()))]
                assert learned(state, action, chance) == []
                ahead = state.copy()
                ahead.apply(action)
                tried += undoable(state, ahead)


def test_a_leak_is_noticed_where_there_is_one() -> None:
    """The last choice in a round of the draft shows another pack, so it cannot be one to take back."""
    state = opened(*DRAFTS[0]).start(1)
    assert differing(state, state.legal()[0], Rng(1)) == []
    state.apply(state.legal()[0])
    assert "view" in differing(state, state.legal()[0], Rng(1))
    assert learned(state, state.legal()[0], Rng(1)) == []


@pytest.mark.rule("GA-3.9", "GA-18.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_to_choose_in_a_round_of_the_draft_cannot_take_it_back(players: int) -> None:
    record = Record(tabledhote.game("austria", staff_deal="draft", players=players, first=0), "7")
    for turn in range(5):  # the sixth card is taken without a choice
        for seat in range(players):
            assert record.state.seat == seat
            record.play(seat, record.state.describe(record.state.legal()[turn % 2]))
            assert record.fixed(seat) == ("revealed" if seat == players - 1 else None)
