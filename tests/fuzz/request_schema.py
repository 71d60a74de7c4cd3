"""Schemathesis sends what the API's own description allows, and what it does not: answers must be as described."""

from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tabledhote.server.app import application
from tests.fuzz import tries
from tests.fuzz.serving import Player, Server, serving
from tests.server.served import quick

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 10  # of each operation


def operations() -> dict[str, Any]:
    app = application(quick("sqlite+aiosqlite://")).app
    assert isinstance(app, Litestar)
    schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    found: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    return {operation.label: operation for operation in found if not operation.label.endswith("/events")}


OPERATIONS = operations()  # without the endless answer, which test_live.py reads


def ask(server: Server, player: Player, label: str, examples: int, number: int) -> None:
    """Most of the requests go to a real table, and most of those with a real key: not all answers are refusals."""
    if label == "DELETE /api/me":
        player = server.player()  # the others go on

    @seed(number)
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=OPERATIONS[label].as_strategy(), known=st.integers(0, 4))
    def send(case: Any, known: int) -> None:
        if known > 0 and "table" in case.path_parameters:
            case.path_parameters["table"] = player.table
        if known > 1:
            case.headers["Authorization"] = f"Bearer {player.token}"
        case.call_and_validate(base_url=server.address, checks=CHECKS)

    send()
    server.check()


def run(seed: int, seconds: float) -> int:
    with serving() as server:

        def one_try(chance: Random) -> int:
            ask(server, server.player(), chance.choice(list(OPERATIONS)), EXAMPLES, chance.getrandbits(64))
            return EXAMPLES

        return tries("request_schema", one_try, seed, seconds)
