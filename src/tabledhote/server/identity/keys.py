"""Who somebody is, without an account: a key that only they have, and what can be worked out from it.

A key travels signed, in an http-only cookie or as a bearer token. The store knows only its hash, the holder.
Invitations and the tokens against forged requests are worked out from the server's secret and stored nowhere.
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
        self._known: dict[str, str] = {}  # checked keys and their holders

    def fresh(self) -> str:
        """A new key, signed."""
        key = secrets.token_urlsafe(32)
        return f"{key}.{self._signed('key', key)}"

    def holder(self, signed: str) -> str | None:
        """Whose key this is, or None if this server never gave it out."""
        found = self._known.get(signed)
        if found is None and KEY.fullmatch(signed):
            key, _, signature = signed.partition(".")
            if hmac.compare_digest(signature, self._signed("key", key)):
                found = sha256(key.encode()).hexdigest()
                if len(self._known) >= REMEMBERED:
                    self._known.clear()
                self._known[signed] = found
        return found

    def csrf(self, holder: str) -> str:
        """What a page of this server knows and a page of another site does not."""
        return self._signed("csrf", holder)

    def invitation(self, table: str, seat: int, since: int) -> str:
        """Good for one seat until its holder changes: `since` is the entry with which the present state began."""
        return self._signed("seat", table, str(seat), str(since))

    def _signed(self, *parts: str) -> str:
        digest = hmac.digest(self._secret, "\n".join(parts).encode(), "sha256")[:16]
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def equal(given: str, expected: str) -> bool:
    """Compared in a time that tells nothing about the difference."""
    return hmac.compare_digest(given.encode(), expected.encode())
