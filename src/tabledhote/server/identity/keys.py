"""Identity without accounts: a key that only its holder has, and what follows from it.

A key travels signed, in an http-only cookie or as a bearer token. The store knows only its hash. The hash of a person's
first key is the *holder* of what they have; `People` knows which person has another key.
Invitations and CSRF tokens are computed from the server's secret and stored nowhere.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

COOKIE = "tabledhote"
KEY = re.compile(r"[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{22}")
REMEMBERED = 10_000


class Keys:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._holders: dict[str, str] = {}  # by signed key, once its signature was checked

    def create(self) -> str:
        """A new key, signed."""
        key = secrets.token_urlsafe(32)
        return f"{key}.{self._sign('key', key)}"

    def holder(self, signed: str) -> str | None:
        """The hash of a key, or None if this server never gave it out."""
        holder = self._holders.get(signed)
        if holder is None and KEY.fullmatch(signed):
            key, _, signature = signed.partition(".")
            if hmac.compare_digest(signature, self._sign("key", key)):
                holder = sha256(key.encode()).hexdigest()
                if len(self._holders) >= REMEMBERED:
                    self._holders.clear()
                self._holders[signed] = holder
        return holder

    def csrf_token(self, key: str) -> str:
        """A token that pages of this server know and pages of other sites do not; `key` is its hash."""
        return self._sign("csrf", key)

    def invitation(self, table_id: str, seat: int, since: int) -> str:
        """Valid for one seat until the seat changes hands: `since` is the entry by which that last happened."""
        return self._sign("seat", table_id, str(seat), str(since))

    def challenge(self, purpose: str, key: str, nonce: str, until: int) -> str:
        """What a passkey has to sign, for the device with a key, until a moment."""
        return f"{nonce}.{until}.{self._sign('challenge', purpose, key, nonce, str(until))}"

    def handle(self, person: str) -> bytes:
        """By which a passkey knows its person: it says nothing about the person elsewhere."""
        return self._sign("person", person).encode()

    def rematch(self, table_id: str) -> str:
        """The id of the one table at which the people of a table play again."""
        return self._sign("rematch", table_id)

    def _sign(self, *parts: str) -> str:
        digest = hmac.digest(self._secret, "\n".join(parts).encode(), "sha256")[:16]
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def equal(given: str, expected: str) -> bool:
    """Compare in a time that does not depend on where the difference is."""
    return hmac.compare_digest(given.encode(), expected.encode())
