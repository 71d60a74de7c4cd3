"""Every fuzzer for a moment, always from the same seed; by hand they go on without end (see CONTRIBUTING.md)."""

from random import Random

import pytest

from tests.fuzz import Found, subjects, tries

SECONDS = 3.0


@pytest.mark.slow
@pytest.mark.parametrize("subject", sorted(subjects()))
def test_a_fuzzer_finds_nothing(subject: str) -> None:
    assert subjects()[subject](1, SECONDS) > 0


def test_what_is_found_says_how_to_see_it_again() -> None:
    seen: list[Random] = []

    def third(chance: Random) -> int:
        seen.append(chance)
        assert len(seen) < 3, "the third"
        return 1

    with pytest.raises(Found, match=r"(?s)the third.*python -m tests\.fuzz dumps --seed 9 --minutes 0"):
        tries("dumps", third, 7, 60.0)
