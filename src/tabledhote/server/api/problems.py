"""Refusals as answers: what is sent, and what the API's documentation says of it. No stack trace ever leaves."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.response import Response

from tabledhote.server.api.schemas import Problem
from tabledhote.server.errors import CODES, Refusal

logger = logging.getLogger(__name__)

ALWAYS = ("invalid_request", "too_many", "internal")  # what any request may be told
BY_STATUS = {
    400: "invalid_request",
    401: "no_key",
    403: "not_allowed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
}


def problems(*codes: str) -> dict[int, ResponseSpec]:
    """The documentation of a handler's refusals."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS):
        by_status.setdefault(CODES[code][0], []).append(f"`{code}`: {CODES[code][1]}")
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="; ".join(dict.fromkeys(texts)))
        for status, texts in by_status.items()
    }


def answer(refusal: Refusal) -> Response[dict[str, Any]]:
    return Response(refusal.body(), status_code=refusal.status, media_type="application/json")


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    return answer(refusal)


def invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[dict[str, Any]]:
    """A request that does not have the documented form: which part of it, and why."""
    found = error.extra if isinstance(error.extra, list) else []
    where = [f"{item['key']}: {item['message']}" if "key" in item else str(item["message"]) for item in found]
    return answer(Refusal("invalid_request", f"{'; '.join(where) or error.detail}."))


def http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    code = BY_STATUS.get(error.status_code, "internal" if error.status_code >= 500 else "invalid_request")
    return answer(Refusal(code, f"{CODES[code][1].capitalize()}."))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    return answer(mistake(error, request.scope))


def mistake(error: Exception, scope: Mapping[str, Any]) -> Refusal:
    """What is said of a mistake of the server; the rest is for its log."""
    logger.error("a request failed", exc_info=error, extra={"route": scope.get("path_template", "")})
    return Refusal("internal", "The server made a mistake; it is in its log.")


def nested(_: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, Any]]:
    """JSON within JSON within JSON: our own functions do not go deep."""
    return answer(Refusal("invalid_request", "The request is nested too deeply."))


HANDLERS: Any = {
    Refusal: refused,
    ValidationException: invalid,
    HTTPException: http_problem,
    RecursionError: nested,
    Exception: failed,
}
