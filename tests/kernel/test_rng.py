"""Chance: the generator of docs/reference/rng.md against its vectors, a second implementation, and statistics."""

import re
from collections import Counter
from itertools import permutations

import pytest

from tabledhote.kernel.rng import MASK, Rng
from tests.support import ROOT

DOCUMENT = ROOT / "docs" / "reference" / "rng.md"
SEEDS = (0, 1, 7, 12345, 1 << 31, 1 << 62, MASK)


class Reference:
    """The document's words as slow code, to check the fast code by."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2**63

    def next(self) -> int:
        self.state = (self.state + 0x1E3779B97F4A7C15) % 2**63
        z = self.state
        z = (z ^ (z // 2**30)) * 0x3F58476D1CE4E5B9 % 2**63
        z = (z ^ (z // 2**27)) * 0x14D049BB133111EB % 2**63
        return z ^ (z // 2**31)

    def below(self, bound: int) -> int:
        while True:
            product = self.next() // 2**31 * bound
            if product % 2**32 >= 2**32 % bound:
                return product // 2**32

    def shuffled(self, count: int) -> list[int]:
        items = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def draw(self, bag: int) -> int:
        members = [member for member in range(63) if bag >> member & 1]
        return members[self.below(len(members))]


def vectors(section: str) -> list[list[list[int]]]:
    """The rows of the table in a section of the document, each cell as a list of numbers."""
    text = DOCUMENT.read_text("utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) >= 3
    return [[[int(number) for number in cell.split(", ")] for cell in row] for row in rows]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_even(counts: list[int]) -> bool:
    """Whether counts look even: chi-square within 4.5 standard deviations, by Wilson and Hilferty's normal form."""
    freedom = len(counts) - 1
    spread = 2 / (9 * freedom)
    deviation: float = ((chi_square(counts) / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return abs(deviation) < 4.5


def test_uneven_counts_are_noticed() -> None:
    assert not is_even([5300, 4700])
    assert not is_even([1000, 1000, 1000, 1000, 1000, 1300])
    assert not is_even([1000] * 24), "too even to be chance"


def test_document_next() -> None:
    for (seed,), numbers in vectors("next"):
        rng = Rng(seed)
        assert [rng.next() for _ in numbers] == numbers
        reference = Reference(seed)
        assert [reference.next() for _ in numbers] == numbers


def test_document_below() -> None:
    for (seed,), (bound,), numbers, (state,) in vectors("below(bound)"):
        for rng in (Rng(seed), Reference(seed)):
            assert [rng.below(bound) for _ in numbers] == numbers
            assert rng.state == state


def test_document_shuffle() -> None:
    for (seed,), (count,), order in vectors("shuffle"):
        items = list(range(count))
        Rng(seed).shuffle(items)
        assert items == order == Reference(seed).shuffled(count)


def test_document_draw() -> None:
    for (seed,), (bag,), members in vectors("draw(bag)"):
        for rng in (Rng(seed), Reference(seed)):
            assert [rng.draw(bag) for _ in members] == members


@pytest.mark.parametrize("seed", SEEDS)
def test_long_streams_follow_the_reference(seed: int) -> None:
    rng, reference = Rng(seed), Reference(seed)
    for number in range(2000):
        bound = (1, 2, 3, 6, 24, 1000003, 3 << 29, (1 << 31) - 1, 1 << 31)[number % 9]
        assert rng.below(bound) == reference.below(bound)
        assert rng.next() == reference.next()
    assert rng.state == reference.state


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 24, 48, 52, 100, 1000])
def test_below_is_even(bound: int) -> None:
    rng, counts = Rng(bound), [0] * bound
    for _ in range(max(20_000, 40 * bound)):
        counts[rng.below(bound)] += 1
    assert is_even(counts)


def test_below_is_even_where_numbers_are_turned_down() -> None:
    rng, bound, counts = Rng(3), 3 << 29, [0] * 12
    for _ in range(24_000):
        counts[rng.below(bound) * 12 // bound] += 1
    assert is_even(counts)


@pytest.mark.parametrize("bound", [3, 6, 10])
def test_successive_pairs_are_even(bound: int) -> None:
    rng, counts = Rng(99), [0] * bound**2
    last = rng.below(bound)
    for _ in range(40 * bound**2 * 10):
        this = rng.below(bound)
        counts[last * bound + this] += 1
        last = this
    assert is_even(counts)


def test_neighbouring_seeds_do_not_resemble_each_other() -> None:
    counts = [0] * 36
    for seed in range(20_000):
        rng = Rng(seed)
        counts[6 * rng.below(6) + rng.below(6)] += 1
    assert is_even(counts)


def test_each_of_the_63_bits_is_set_half_the_time() -> None:
    rng, rounds = Rng(5), 10_000
    numbers = [rng.next() for _ in range(rounds)]
    assert all(0 <= number <= MASK for number in numbers)
    for bit in range(63):
        assert is_even(
            [sum(number >> bit & 1 for number in numbers), sum(1 - (number >> bit & 1) for number in numbers)]
        )


def test_the_smallest_bound_leaves_no_choice() -> None:
    rng = Rng(1)
    assert {rng.below(1) for _ in range(100)} == {0}


def test_seeds_count_by_their_lowest_63_bits() -> None:
    assert Rng(-1).state == MASK
    assert Rng(2**63 + 5).state == 5
    assert Rng(10**30).state == 10**30 % 2**63


def test_reseed_starts_the_stream_of_that_seed() -> None:
    rng = Rng(1)
    rng.next()
    rng.reseed(7)
    fresh = Rng(7)
    assert [rng.next() for _ in range(5)] == [fresh.next() for _ in range(5)]


def test_copy_goes_on_from_the_same_place_independently() -> None:
    rng = Rng(1)
    rng.next()
    other = rng.copy()
    ahead = [other.next() for _ in range(5)]
    assert [rng.next() for _ in range(5)] == ahead
    other.next()
    assert rng.state != other.state


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = Rng(8)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert is_even([orders[order] for order in permutations(range(4))])


def test_shuffle_keeps_the_items_and_needs_none() -> None:
    items = list(range(60))
    Rng(3).shuffle(items)
    assert sorted(items) == list(range(60)) != items
    for short in ([], [4]):
        state = (rng := Rng(3)).state
        kept = list(short)
        rng.shuffle(kept)
        assert kept == short
        assert rng.state == state


def test_draw_takes_members_only_and_evenly() -> None:
    rng, bag = Rng(4), (1 << 0) | (1 << 3) | (1 << 31) | (1 << 32) | (1 << 62)
    drawn: Counter[int] = Counter(rng.draw(bag) for _ in range(10_000))
    assert set(drawn) == {0, 3, 31, 32, 62}
    assert is_even(list(drawn.values()))
