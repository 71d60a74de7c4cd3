"""Refusals as HTTP responses, and as the API's documentation describes them. No stack trace ever leaves."""

import logging

from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import ParameterKwarg
from litestar.response import Response
from litestar.types import ExceptionHandlersMap, Scope

from tabledhote.server.api.schemas import Problem
from tabledhote.server.errors import CODES, Refusal
from tabledhote.server.identity.visitors import HttpRequest

logger = logging.getLogger(__name__)

ALWAYS = ("invalid_request", "too_many", "internal")  # the problems that any request can have
BY_STATUS = {
    400: "invalid_request",
    401: "no_key",
    403: "not_allowed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
}


def documented_problems(*codes: str) -> dict[int, ResponseSpec]:
    """The documentation of a handler's refusals."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS):
        by_status.setdefault(CODES[code][0], []).append(f"`{code}`: {CODES[code][1]}")
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="; ".join(dict.fromkeys(texts)))
        for status, texts in by_status.items()
    }


def problem_response(refusal: Refusal) -> Response[dict[str, object]]:
    headers = refusal.headers
    return Response(refusal.body(), status_code=refusal.status, media_type="application/json", headers=headers)


def report_failure(error: Exception, scope: Scope) -> Refusal:
    """Log a mistake of the server; the client learns only that there was one."""
    logger.error("a request failed", exc_info=error, extra={"route": scope.get("path_template", "")})
    return Refusal("internal", "The server made a mistake and has logged it.")


# ---- exception handlers -------------------------------------------------------------------------


def handle_refusal(_: HttpRequest, refusal: Refusal) -> Response[dict[str, object]]:
    return problem_response(refusal)


def handle_invalid(request: HttpRequest, error: ValidationException) -> Response[dict[str, object]]:
    """A request that does not have the documented form: which part of it, and why."""
    mistakes = error.extra if isinstance(error.extra, list) else []
    reasons = [
        f"{documented_name(request, item['key'])}: {item['message']}" if "key" in item else str(item["message"])
        for item in mistakes
    ]
    return problem_response(Refusal("invalid_request", f"{'; '.join(reasons) or error.detail}."))


def documented_name(request: HttpRequest, key: str) -> str:
    """The name by which a client knows an argument of a handler."""
    argument = request.route_handler.parsed_fn_signature.parameters.get(key)
    definition = None if argument is None else argument.kwarg_definition
    return definition.name or key if isinstance(definition, ParameterKwarg) else key


def handle_http_error(_: HttpRequest, error: HTTPException) -> Response[dict[str, object]]:
    code = BY_STATUS.get(error.status_code, "internal" if error.status_code >= 500 else "invalid_request")
    return problem_response(Refusal(code, f"{CODES[code][1].capitalize()}."))


def handle_nesting(_: HttpRequest, error: RecursionError) -> Response[dict[str, object]]:
    """JSON that is nested too deeply: our own functions do not recurse."""
    return problem_response(Refusal("invalid_request", "The request is nested too deeply."))


def handle_failure(request: HttpRequest, error: Exception) -> Response[dict[str, object]]:
    return problem_response(report_failure(error, request.scope))


HANDLERS: ExceptionHandlersMap = {
    Refusal: handle_refusal,
    ValidationException: handle_invalid,
    HTTPException: handle_http_error,
    RecursionError: handle_nesting,
    Exception: handle_failure,
}
