"""The city worked out again from its names alone (HA-2.7 to 2.13), to hold the engine's tables against."""

from itertools import product

FILES = ("ab", "bc", "cd", "de")
RANKS = ("12", "23", "34", "45")
CROSSINGS = [files + ranks for ranks in RANKS for files in FILES]
BUILDINGS = [file + rank for rank in "12345" for file in "abcde" if file + rank != "c3"]
BESIDE_THE_DAM = {"bc23", "cd23", "bc34", "cd34"}
CORNERS = {"ab12", "de12", "ab45", "de45"}
ACROSS_THE_DAM = {frozenset(("bc23", "cd34")), frozenset(("bc34", "cd23"))}


def around(crossing: str) -> set[str]:
    """The tiles of a name: round bc34 lie b3, c3, b4, c4."""
    return {file + rank for file in crossing[:2] for rank in crossing[2:]}


def apart(one: str, other: str) -> int:
    """How far two crossings are apart if there were no dam to cross."""
    files = FILES.index(one[:2]) - FILES.index(other[:2])
    return abs(files) + abs(RANKS.index(one[2:]) - RANKS.index(other[2:]))


LINKS = {frozenset(pair) for pair in product(CROSSINGS, CROSSINGS) if apart(*pair) == 1} | ACROSS_THE_DAM


def neighbours(crossing: str) -> set[str]:
    return {other for link in LINKS if crossing in link for other in link - {crossing}}


def chains(start: str, steps: int) -> list[list[str]]:
    """All chains of that many steps."""
    chains_so_far = [[start]]
    for _ in range(steps):
        chains_so_far = [[*chain, there] for chain in chains_so_far for there in neighbours(chain[-1])]
    return chains_so_far


def distance(one: str, other: str) -> int:
    """The least number of steps."""
    return next(steps for steps in range(16) if any(chain[-1] == other for chain in chains(one, steps)))


def in_order(crossings: set[str]) -> list[str]:
    """In the order of the data file."""
    return [crossing for crossing in CROSSINGS if crossing in crossings]
