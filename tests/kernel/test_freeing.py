"""Objects that the garbage collector does not know are freed without harm to others, however deep they lie."""

import pytest

import tabledhote
from tabledhote import Rng

NUMBER = 400  # so many lie beside each other in memory


@pytest.mark.parametrize("levels", range(40, 56))  # Python's trashcan takes what lies deeper than fifty
def test_what_lies_deep_is_freed_alone(levels: int) -> None:
    generators = [Rng(seed) for seed in range(NUMBER)]
    kept, nested = generators[1::2], generators[::2]
    del generators
    for _ in range(levels):
        nested = [nested]  # type: ignore[list-item]
    del nested
    assert [rng.state for rng in kept] == list(range(1, NUMBER, 2))


@pytest.mark.parametrize("name", tabledhote.games())
def test_positions_that_lie_deep_are_freed_alone(name: str) -> None:
    state = tabledhote.game(name).start(seed=1)
    before = state.dump()
    for levels in range(40, 56):
        copies = [state.copy() for _ in range(NUMBER // 4)]
        kept, nested = copies[1::2], copies[::2]
        del copies
        for _ in range(levels):
            nested = [nested]  # type: ignore[list-item]
        del nested
        assert all(copy.dump() == before for copy in kept)
