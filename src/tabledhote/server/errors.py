"""Refusals: a stable code, a sentence, and what would be allowed instead."""

import math
from collections.abc import Sequence

CODES: dict[str, tuple[int, str]] = {
    "invalid_request": (400, "the request does not have the documented form"),
    "invalid_option": (400, "an unknown game or option, or a value that it does not take"),
    "unknown_host": (400, "the header Host has a name that is not the server's own"),
    "no_key": (401, "the request carries neither a token nor a cookie of this server"),
    "not_your_seat": (403, "the seat belongs to somebody else"),
    "not_allowed": (403, "only certain people may do this"),
    "blocked": (403, "the host of the server has blocked this person"),
    "wrong_origin": (403, "another site sent the request, or a cookie came without the page's own token"),
    "bad_link": (403, "the link to another device is not, or no longer, good"),
    "bad_passkey": (403, "the server does not know the passkey, or its answer is wrong"),
    "bad_invitation": (403, "the link is not valid for this seat, or no longer valid"),
    "not_found": (404, "there is nothing at this address"),
    "method_not_allowed": (405, "the address is right, the method is not"),
    "illegal_action": (409, "the rules do not allow this now"),
    "not_your_turn": (409, "another seat decides now"),
    "stale_version": (409, "the position has changed since the version that was given"),
    "cannot_undo": (409, "the last action cannot be taken back"),
    "id_used": (409, "this id was used for a different request"),
    "seat_taken": (409, "somebody sits there already"),
    "waiting": (409, "not all seats have been taken yet"),
    "not_over": (409, "you get this when the game is over"),
    "over": (409, "the game is over"),
    "read_only": (409, "the table was played by rules that this server does not have"),
    "damaged": (409, "the server cannot read the table to its end"),
    "too_large": (413, "the request is larger than the server takes"),
    "too_many": (429, "too many requests; the header Retry-After says when to go on"),
    "quota": (429, "the person has reached the limit for one day; the header Retry-After says when to go on"),
    "internal": (500, "the server made a mistake, and has logged it"),
    "unavailable": (503, "the store does not answer; the same request with the same id may be sent again"),
}


class Refusal(Exception):
    """A code of `CODES` with a sentence for this case; `more` are further fields of the answer."""

    def __init__(self, code: str, message: str, allowed: Sequence[object] | None = None, **more: object) -> None:
        super().__init__(message)
        self.code, self.message, self.allowed, self.more = code, message, allowed, more
        self.status = CODES[code][0]

    @property
    def headers(self) -> dict[str, str]:
        """When to ask again, after too many requests."""
        if self.status != 429:
            return {}
        wait = self.more.get("wait", 1)
        assert isinstance(wait, (int, float))
        return {"retry-after": str(max(1, math.ceil(wait)))}

    def body(self) -> dict[str, object]:
        """The answer to the client, ready for JSON."""
        allowed = {} if self.allowed is None else {"allowed": self.allowed}
        return {"code": self.code, "message": self.message, **allowed, **self.more}
