"""Dice as tokens (VI-2.5): how they are counted and rolled, and which of them fit a space (VI-4.10 to 4.23).

`components.py` says how a token, dice together and a pair are packed; here they are unpacked.
"""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.vienna.components import (
    COUNT,
    COUNT_BITS,
    DOUBLE,
    FACES,
    TOKENS,
    WHITE,
    Components,
)
from tabledhote.games.vienna.state import Position
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rows import packed

COLOURED: Final = 0o7777777  # bits: the counts of all coloured tokens
ANY_FACE: Final = 0b1111110  # bits: 1 to 6
LOW_NEEDS: Final = 0b1111111  # bits: the needs up to 6
ONES: Final = 0o1111111111111  # of dice together, the bit of each count that stands for one die, two and four
TWOS: Final = ONES << 1
FOURS: Final = ONES << 2
THREE_COUNTS: Final = 0o777
KINDS: Final = packed(  # the tokens that there are, for each way to count three
    [sum(1 << at for at in range(3) if counts >> COUNT_BITS * at & COUNT) for counts in range(THREE_COUNTS + 1)]
)

# ---- tokens -------------------------------------------------------------------------------------


def face(token: i64) -> i64:
    """The face that a die shows."""
    return token if token <= WHITE else token - WHITE


def with_face(token: i64, face: i64) -> i64:
    """The token of the same die when it shows a face."""
    return face if token <= WHITE else WHITE + face


def spell(token: i64) -> str:
    """A die as people write it: "3", or "w3" for the white die."""
    return str(token) if token <= WHITE else f"w{face(token)}"


# ---- dice together ------------------------------------------------------------------------------


def one(token: i64) -> i64:
    """One die of that token, as counts."""
    return only(COUNT_BITS * token)


def count(dice: i64, token: i64) -> i64:
    """How many of some dice are that token."""
    return (dice >> COUNT_BITS * token) & COUNT


def number(dice: i64) -> i64:
    """How many dice there are."""
    return size(dice & ONES) + 2 * size(dice & TWOS) + 4 * size(dice & FOURS)


def kinds(dice: i64) -> i64:
    """The different tokens among some dice, as bits."""
    left: i64 = dice >> COUNT_BITS  # token 0 is none
    return (
        KINDS[left & THREE_COUNTS] << 1
        | KINDS[left >> 3 * COUNT_BITS & THREE_COUNTS] << 4
        | KINDS[left >> 6 * COUNT_BITS & THREE_COUNTS] << 7
        | KINDS[left >> 9 * COUNT_BITS & THREE_COUNTS] << 10
    )


def several(dice: i64) -> i64:
    """The tokens of which there are two or more among some dice, as bits."""
    return kinds(dice & (TWOS | FOURS))


def spell_all(dice: i64) -> list[str]:
    """The tokens of some dice in order."""
    return [spell(token) for token in range(1, TOKENS) for _ in range(count(dice, token))]


def roll(p: Position, coloured: i64, white: bool) -> i64:
    """Roll so many coloured dice, and the white one if it is among them."""
    dice: i64 = 0
    left: i64 = coloured
    while left > 0:
        dice += one(p.rng.below(FACES) + 1)
        left -= 1
    if white:
        dice += one(WHITE + p.rng.below(FACES) + 1)
    p.revealed += 1
    return dice


# ---- one or two dice, placed together -----------------------------------------------------------


def pair_of(first: i64, second: i64) -> i64:
    """Two dice as a pair, or one with 0 for the second."""
    return TOKENS * first + second


def of_pair(pair: i64) -> i64:
    """The dice of a pair, as counts."""
    second: i64 = pair % TOKENS
    return one(pair // TOKENS) + (one(second) if second else 0)


def spell_pair(pair: i64) -> list[str]:
    """The tokens of a pair."""
    first, second = divmod(pair, TOKENS)
    return [spell(first), spell(second)] if second else [spell(first)]


# ---- what dice meet -----------------------------------------------------------------------------


def values(tokens: i64, joker: bool) -> i64:
    """The values that dice of these tokens can stand for, all as bits: their faces, or any if one is wild (VI-4.22)."""
    shown: i64 = (tokens | tokens >> WHITE) & ANY_FACE
    return ANY_FACE if joker and shown & 1 << 1 else shown


def needs_of_two(first: i64, second: i64) -> i64:
    """What two dice of these values meet, as bits: their sums, and DOUBLE if they can be equal (VI-4.10, 4.11)."""
    needs: i64 = 0
    left: i64 = first
    while left:
        needs |= (left & -left) * second  # a power of two times bits moves the bits up by a face
        left &= left - 1
    if first & second:
        needs |= 1 << DOUBLE
    return needs


def all_needs(dice: i64, joker: bool) -> i64:
    """Everything that one or two of these dice meet; on the route the white die never stands alone (VI-4.19)."""
    needs: i64 = 0
    twice: i64 = several(dice)
    left: i64 = kinds(dice)
    while left & ANY_FACE:  # coloured dice come first
        token: i64 = left & -left
        own: i64 = values(token, joker)
        left &= left - 1
        needs |= own | needs_of_two(own, values(left, joker))
        if twice & token:
            needs |= needs_of_two(own, own)
    return needs


def spaces_for(table: Components, needs: i64) -> i64:
    """The route spaces that ask for one of these needs, as bits."""
    return table.low_spaces[needs & LOW_NEEDS] | table.high_spaces[needs >> FACES + 1]


def offer_fitting(choices: Choices, first: i64, dice: i64, asks: i64, joker: bool) -> None:
    """An action for each pair of these dice, single dice too, that meets one of the needs, in token order.

    `first` is the number of the action for the pair 0.
    """
    twice: i64 = several(dice)
    left: i64 = kinds(dice)
    while left & ANY_FACE:  # coloured dice come first
        token: i64 = left & -left
        own: i64 = values(token, joker)
        if own & asks:
            choices.add(first + pair_of(lowest(token), 0))
        others: i64 = left if twice & token else left ^ token
        while others:
            other: i64 = others & -others
            if needs_of_two(own, values(other, joker)) & asks:
                choices.add(first + pair_of(lowest(token), lowest(other)))
            others ^= other
        left ^= token


def offer_pairs(choices: Choices, first: i64, dice: i64) -> None:
    """The same for all pairs of these dice, single dice too: what Geheimbund takes (VI-4.17, 4.19)."""
    twice: i64 = several(dice)
    left: i64 = kinds(dice)
    while left:
        token: i64 = left & -left
        choices.add(first + pair_of(lowest(token), 0))
        others: i64 = left if twice & token else left ^ token
        while others:
            choices.add(first + pair_of(lowest(token), lowest(others)))
            others &= others - 1
        left ^= token


def smallest_fitting(pair: i64, asks: i64) -> i64:
    """The faces that a pair with wild dice stands for: the smallest that fit, the first die's first (VI-4.23)."""
    first: i64 = pair // TOKENS
    second: i64 = pair % TOKENS
    left: i64 = values(1 << first, True)
    while left:
        value: i64 = left & -left
        if second == 0:
            if value & asks:
                return pair_of(with_face(first, lowest(value)), 0)
        else:
            right: i64 = values(1 << second, True)
            while right:
                other: i64 = right & -right
                if needs_of_two(value, other) & asks:
                    return pair_of(with_face(first, lowest(value)), with_face(second, lowest(other)))
                right &= right - 1
        left &= left - 1
    return pair
