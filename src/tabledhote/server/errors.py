"""What the server says when it does not do what was asked: a stable code, a sentence, and what would be allowed."""

from typing import Any

CODES: dict[str, tuple[int, str]] = {
    "invalid_request": (400, "the request is not of the form that the documentation gives"),
    "invalid_option": (400, "an unknown game or option, or a value that it does not take"),
    "no_key": (401, "the request carries neither a token nor a cookie of this server"),
    "not_your_seat": (403, "the seat belongs to somebody else"),
    "not_allowed": (403, "only certain people may do this"),
    "wrong_origin": (403, "a cookie without the page's own token: perhaps another site sent the request"),
    "bad_invitation": (403, "the link is not, or no longer, good for this seat"),
    "not_found": (404, "there is nothing at this address"),
    "method_not_allowed": (405, "the address is right, the method is not"),
    "illegal_action": (409, "the rules do not allow this now"),
    "not_your_turn": (409, "another seat decides now"),
    "stale_version": (409, "the position has changed since the version that was given"),
    "cannot_undo": (409, "the last action has to stay"),
    "id_used": (409, "this id was used for a different request"),
    "seat_taken": (409, "somebody sits there already"),
    "waiting": (409, "not all seats have been taken yet"),
    "not_over": (409, "this is told when the game is over"),
    "over": (409, "the game is over"),
    "read_only": (409, "the table was played by rules that this server does not have"),
    "too_large": (413, "the request is larger than the server takes"),
    "too_many": (429, "too many requests; the header Retry-After says when to go on"),
    "internal": (500, "a mistake of the server, which is in its log"),
    "unavailable": (503, "the store does not answer; the same request with the same id may be sent again"),
}


class Refusal(Exception):
    """A code of the list above with a sentence for this case; `more` are further fields of the answer."""

    def __init__(self, code: str, message: str, allowed: list[Any] | None = None, **more: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.allowed, self.more = code, message, allowed, more
        self.status = CODES[code][0]

    def body(self) -> dict[str, Any]:
        """The answer, ready for JSON."""
        allowed = {} if self.allowed is None else {"allowed": self.allowed}
        return {"code": self.code, "message": self.message, **allowed, **self.more}
