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
    NEEDS,
    TOKENS,
    WHITE,
    Components,
)
from tabledhote.games.vienna.state import Position
from tabledhote.kernel.bits import lowest, only

COLOURED: Final = (1 << COUNT_BITS * (WHITE + 1)) - 1  # bits: the counts of all coloured tokens
ANY_FACE: Final = 0b1111110  # bits: 1 to 6

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
    total: i64 = 0
    left: i64 = dice
    while left:
        total += left & COUNT
        left >>= COUNT_BITS
    return total


def kinds(dice: i64) -> i64:
    """The different tokens among some dice, as bits."""
    tokens: i64 = 0
    token: i64 = 1
    while token < TOKENS:
        if count(dice, token):
            tokens |= 1 << token
        token += 1
    return tokens


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


def values(token: i64, joker: bool) -> i64:
    """The values that a die can stand for, as bits: its face, or every face if it is wild (VI-4.22)."""
    shown: i64 = face(token)
    if joker and shown == 1:
        return ANY_FACE
    return 1 << shown


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
    token: i64 = 1
    while token <= WHITE:
        alike: i64 = count(dice, token)
        if alike:
            own: i64 = values(token, joker)
            needs |= own
            if alike > 1:
                needs |= needs_of_two(own, own)
            rest: i64 = dice >> COUNT_BITS * (token + 1)
            other: i64 = token + 1
            while rest:
                if rest & COUNT:
                    needs |= needs_of_two(own, values(other, joker))
                rest >>= COUNT_BITS
                other += 1
        token += 1
    return needs


def spaces_for(table: Components, needs: i64) -> i64:
    """The route spaces that ask for one of these needs, as bits."""
    spaces: i64 = 0
    for need in range(1, NEEDS):
        if needs >> need & 1:
            spaces |= table.accepting[need]
    return spaces


def fitting_pairs(dice: i64, asks: i64, joker: bool) -> list[int]:
    """The pairs of these dice, single dice too, that meet one of the needs, in token order."""
    pairs: list[int] = []
    token: i64 = 1
    while token <= WHITE:
        alike: i64 = count(dice, token)
        if alike:
            own: i64 = values(token, joker)
            if own & asks:
                pairs.append(pair_of(token, 0))
            other: i64 = token if alike > 1 else token + 1
            while other < TOKENS:
                if count(dice, other) and needs_of_two(own, values(other, joker)) & asks:
                    pairs.append(pair_of(token, other))
                other += 1
        token += 1
    return pairs


def all_pairs(dice: i64) -> list[int]:
    """All pairs of these dice, single dice too, in token order: what Geheimbund takes (VI-4.17, 4.19)."""
    pairs: list[int] = []
    token: i64 = 1
    while token < TOKENS:
        alike: i64 = count(dice, token)
        if alike:
            pairs.append(pair_of(token, 0))
            other: i64 = token if alike > 1 else token + 1
            while other < TOKENS:
                if count(dice, other):
                    pairs.append(pair_of(token, other))
                other += 1
        token += 1
    return pairs


def smallest_fitting(pair: i64, asks: i64) -> i64:
    """The faces that a pair with wild dice stands for: the smallest that fit, the first die's first (VI-4.23)."""
    first: i64 = pair // TOKENS
    second: i64 = pair % TOKENS
    left: i64 = values(first, True)
    while left:
        value: i64 = left & -left
        if second == 0:
            if value & asks:
                return pair_of(with_face(first, lowest(value)), 0)
        else:
            right: i64 = values(second, True)
            while right:
                other: i64 = right & -right
                if needs_of_two(value, other) & asks:
                    return pair_of(with_face(first, lowest(value)), with_face(second, lowest(other)))
                right &= right - 1
        left &= left - 1
    return pair
