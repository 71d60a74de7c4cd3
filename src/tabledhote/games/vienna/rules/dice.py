"""Dice as tokens (VI-2.5): what they can be put to, and which of them fit a space (VI-4.10 to 4.23)."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.vienna.components import DOUBLE, NEEDS, Components
from tabledhote.games.vienna.state import TOKENS, WHITE, Position

COLOURED: Final = (1 << 3 * (WHITE + 1)) - 1
ANY_FACE: Final = 0b1111110


def spelled(token: int) -> str:
    return str(token) if token <= WHITE else f"w{token - WHITE}"


def spelled_all(dice: int) -> list[str]:
    """The tokens of some dice in order."""
    return [spelled(token) for token in range(1, TOKENS) for _ in range(held(dice, token))]


def spelled_pair(pair: int) -> list[str]:
    """The tokens of one or two dice placed together."""
    first, second = divmod(pair, TOKENS)
    return [spelled(first), spelled(second)] if second else [spelled(first)]


def one(token: i64) -> i64:
    """One die of that token, as counts."""
    bit: i64 = 1 << token
    return bit * bit * bit  # mypyc shifts a literal as 32 bits, which is too short for 1 << 3 * token


def held(dice: i64, token: i64) -> i64:
    """How many of some dice are that token."""
    return (dice >> 3 * token) & 7


def number(dice: i64) -> i64:
    count: i64 = 0
    left: i64 = dice
    while left:
        count += left & 7
        left >>= 3
    return count


def kinds(dice: i64) -> list[int]:
    """The different tokens among some dice, in order."""
    return [token for token in range(1, TOKENS) if held(dice, token)]


def of_pair(pair: i64) -> i64:
    """One or two dice placed together, as counts."""
    second: i64 = pair % TOKENS
    return one(pair // TOKENS) + (one(second) if second else 0)


def roll(p: Position, coloured: i64, white: bool) -> i64:
    """So many coloured dice rolled, and the white one if it is among them."""
    dice: i64 = 0
    left: i64 = coloured
    while left > 0:
        dice += one(p.rng.below(6) + 1)
        left -= 1
    if white:
        dice += one(WHITE + p.rng.below(6) + 1)
    p.revealed += 1
    return dice


# ---- what dice are worth ------------------------------------------------------------------------


def worth(token: i64, joker: bool) -> i64:
    """The values that a die can stand for, as bits: its face, or every face if it is wild (VI-4.22)."""
    face: i64 = token if token <= WHITE else token - WHITE
    if joker and face == 1:
        return ANY_FACE
    return 1 << face


def together(first: i64, second: i64) -> i64:
    """What two dice meet, as bits: their possible sums, and DOUBLE if they can be alike (VI-4.10, 4.11)."""
    met: i64 = 0
    left: i64 = first
    while left:
        met |= (left & -left) * second  # a power of two times bits moves the bits up by a face
        left &= left - 1
    if first & second:
        met |= 1 << DOUBLE
    return met


def all_needs(dice: i64, joker: bool) -> i64:
    """Everything that one or two of these dice meet; on the route the white die never stands alone (VI-4.19)."""
    met: i64 = 0
    token: i64 = 1
    while token <= WHITE:
        count: i64 = held(dice, token)
        if count:
            values: i64 = worth(token, joker)
            met |= values
            if count > 1:
                met |= together(values, values)
            rest: i64 = dice >> 3 * (token + 1)
            other: i64 = token + 1
            while rest:
                if rest & 7:
                    met |= together(values, worth(other, joker))
                rest >>= 3
                other += 1
        token += 1
    return met


def spaces_for(table: Components, needs: i64) -> i64:
    """The route spaces that ask for one of these needs, as bits."""
    spaces: i64 = 0
    for need in range(1, NEEDS):
        if needs >> need & 1:
            spaces |= table.accepting[need]
    return spaces


def fitting(dice: i64, asks: i64, joker: bool) -> list[int]:
    """The sets of one or two of these dice that meet one of the needs, in token order."""
    found: list[int] = []
    token: i64 = 1
    while token <= WHITE:
        count: i64 = held(dice, token)
        if count:
            values: i64 = worth(token, joker)
            if values & asks:
                found.append(TOKENS * token)
            other: i64 = token if count > 1 else token + 1
            while other < TOKENS:
                if held(dice, other) and together(values, worth(other, joker)) & asks:
                    found.append(TOKENS * token + other)
                other += 1
        token += 1
    return found


def every_set(dice: i64) -> list[int]:
    """All sets of one or two of these dice, in token order: what Geheimbund takes (VI-4.17, 4.19)."""
    found: list[int] = []
    token: i64 = 1
    while token < TOKENS:
        count: i64 = held(dice, token)
        if count:
            found.append(TOKENS * token)
            other: i64 = token if count > 1 else token + 1
            while other < TOKENS:
                if held(dice, other):
                    found.append(TOKENS * token + other)
                other += 1
        token += 1
    return found


def as_placed(pair: i64, asks: i64) -> i64:
    """The faces that a set with wild dice stands for: the smallest that fit, the first die's first (VI-4.23)."""
    first: i64 = pair // TOKENS
    second: i64 = pair % TOKENS
    left: i64 = worth(first, True)
    while left:
        face: i64 = left & -left
        if second == 0:
            if face & asks:
                return TOKENS * with_face(first, face)
        else:
            right: i64 = worth(second, True)
            while right:
                other: i64 = right & -right
                if together(face, other) & asks:
                    return TOKENS * with_face(first, face) + with_face(second, other)
                right &= right - 1
        left &= left - 1
    return pair


def with_face(token: i64, face: i64) -> i64:
    """The token of the same die when it shows a face, given as its bit."""
    value: i64 = 0 if token <= WHITE else WHITE
    left: i64 = face >> 1
    while left:
        value += 1
        left >>= 1
    return value
