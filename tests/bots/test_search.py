"""The search: fair, reproducible, within its budget; its tree between decisions."""

from collections.abc import Iterator

import pytest

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots import Search
from tabledhote.bots.parallel import ParallelSearch
from tabledhote.bots.search import CLOCK, Manner
from tabledhote.bots.tree import Node
from tests.bots.searching import LOOKS, decide_in_time, disguised, reached
from tests.support.settings import Chosen, settings, title

EVERYWHERE = pytest.mark.parametrize(("name", "chosen"), list(settings()), ids=[title(*each) for each in settings()])


def contents(node: Node) -> list[object]:
    """Everything that a tree holds."""
    return [node.action, int(node.visits), node.worth_sums, [contents(child) for child in node.children]]


@EVERYWHERE
def test_the_search_does_not_know_what_its_seat_does_not(name: str, chosen: Chosen) -> None:
    """Whatever really lies hidden, the same seed builds the same tree, number by number."""
    for alike in disguised(name, chosen):
        trees = [contents(Search(seed=4, iterations=12).search(position).root) for position in alike]
        assert trees[0] == trees[1] == trees[2]


def test_there_is_something_to_hide() -> None:
    """The test above would say nothing if the poisoned positions were the same."""
    state = reached("austria", {"players": 3}, 3, 9)
    poisoned = state.conceal(state.seat, Rng(13))
    assert poisoned.fields() != state.fields()
    assert poisoned.view(state.seat) == state.view(state.seat)


@EVERYWHERE
def test_decisions_are_legal_and_keep_to_their_seconds(name: str, chosen: Chosen) -> None:
    for seed in range(3):
        search = Search(seed, seconds=0.1)
        decide_in_time(search, reached(name, chosen, seed, 30 * seed), 0.1)
        assert search.done < LOOKS * CLOCK


def test_the_search_stops_when_nothing_can_change_the_choice_any_more() -> None:
    stopped = 0
    for decisions in range(10, 30, 2):
        search = Search(seed=1, iterations=100)
        root = search.search(reached("hellton", {}, 1, decisions)).root
        first, second = sorted((int(child.visits) for child in root.children), reverse=True)[:2]
        left = 100 - int(search.done)
        assert left == 0 or first - second > left
        stopped += left > 0
    assert stopped


def following(search: Search, state: State) -> bool:
    """Let the search decide and play it; whether the same seat decides again with nothing new on the table."""
    seat, revealed = state.seat, state.revealed
    state.apply(search.choose(state))
    return state.seat == seat and state.revealed == revealed


@pytest.mark.parametrize("patience", [0, 6, 1000])
def test_a_turn_is_thought_through_once_its_beginning_was_judged_often_enough(patience: int) -> None:
    state = reached("amsterdam", {}, 3, 20)
    search = Search(seed=4, iterations=600, manner=Manner(patience=patience))
    begun = list(beginnings(search.search(state).root, state, state.seat))
    followed = [node for node in begun if node.children]
    assert len(begun) > 20
    assert bool(followed) == (patience < 600)
    assert all(node.visits > patience for node in followed)
    assert all(node.visits <= patience for node in begun if not node.children) or patience == 0


def beginnings(node: Node, state: State, seat: int) -> Iterator[Node]:
    """The nodes of a tree at which another seat comes to decide."""
    for child in node.children:
        ahead = state.copy()
        ahead.apply(child.action)
        if ahead.seat == seat:
            yield from beginnings(child, ahead, seat)
        elif ahead.seat >= 0:
            yield child


@pytest.mark.parametrize("name", tabledhote.games())
def test_the_tree_goes_on_while_a_seat_goes_on_deciding(name: str) -> None:
    state = tabledhote.game(name).start(seed=2)
    reused = 0
    search = Search(seed=1, iterations=30)
    for _ in range(30):
        goes_on = following(search, state)
        if state.seat < 0:
            break
        kept = search.kept
        assert (kept is not None and kept.fits(state)) == goes_on
        assert goes_on or kept is None  # no tree is kept that nobody needs
        reused += kept is not None and kept.root.visits > 0
    assert reused > 2


def test_a_tree_is_not_taken_for_another_position() -> None:
    game = tabledhote.game("austria")
    state, search = game.start(seed=2), Search(seed=1, iterations=30)
    while not following(search, state):
        pass
    kept = search.kept
    assert kept is not None
    assert kept.fits(state)
    other = state.copy()
    other.apply(other.legal()[-1])
    assert not kept.fits(other)
    assert not kept.fits(game.start(seed=3))
    hidden = state.conceal(state.seat, Rng(5))
    assert kept.fits(hidden), "what the seat cannot see must not matter"


def test_several_processes_search_together_and_reproducibly() -> None:
    state = reached("hellton", {}, 1, 20)
    chosen = []
    for _ in range(2):
        with ParallelSearch(seed=3, workers=2, iterations=60) as crew:
            chosen.append(crew.choose(state))
            assert 2 <= crew.done <= 60
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal()
