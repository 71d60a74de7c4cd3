"""The seed of a recorded game: a text that stays secret until the end, and the chance that follows from it.

Before action n the game's generator is re-seeded with a hash of n keyed by the seed (n = 0 is the set-up), so that
nobody can work out a roll to come from the rolls they saw. The commitment is published first and checked afterwards.
"""

import re
import secrets
from hashlib import blake2b, sha256

from tabledhote.kernel.rng import MASK

DIGITS = re.compile(r"[0-9a-f]{1,64}")  # a key of BLAKE2b has 64 bytes at most
ALLOWED = "1 to 64 digits 0-9 and a-f"


def fresh_seed() -> str:
    """A seed that nobody can guess: 128 bits as hexadecimal digits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published before the game; `printf %s SEED | sha256sum` shows the same.

    >>> commitment("7")[:16]
    '7902699be42c8a8e'
    """
    return sha256(seed.encode()).hexdigest()


def chance(seed: str, number: int) -> int:
    """The 63-bit number with which the generator is seeded before action `number`.

    >>> chance("7", 0) != chance("7", 1) != chance("8", 1)
    True
    """
    digest = blake2b(str(number).encode(), key=seed.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & MASK
