"""Schemathesis sends what the API's own description allows, and what it does not: answers must be as described."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tabledhote.server.app import application
from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.settings import database_url
from tests.server.served import quick

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread, because Schemathesis is not asynchronous."""
    data: Path = tmp_path_factory.mktemp("schema")
    app = application(quick(database_url(data, None)))
    server = uvicorn.Server(uvicorn.Config(app, port=0, http=Connection, log_config=None))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def at_a_table(address: str) -> tuple[str, str]:
    """Somebody's token and the id of a table at which they sit on both seats."""
    token = httpx.post(f"{address}/api/keys").json()["token"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    body = {"game": "amsterdam", "seats": seats}
    made = httpx.post(f"{address}/api/tables", json=body, headers={"authorization": f"Bearer {token}"})
    return token, made.json()["table"]["id"]


def operations() -> dict[str, Any]:
    app = application(quick("sqlite+aiosqlite://")).app
    assert isinstance(app, Litestar)
    schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    found: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    return {operation.label: operation for operation in found if not operation.label.endswith("/events")}


OPERATIONS = operations()  # without the endless answer, which test_live.py reads


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_described(label: str, address: str, at_a_table: tuple[str, str]) -> None:
    """Most of the requests go to a real table with a real key, so that more than refusals is seen."""
    token, table = at_a_table

    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=OPERATIONS[label].as_strategy(), known=st.integers(0, 3))
    def ask(case: Any, known: int) -> None:
        if known:
            case.headers["Authorization"] = f"Bearer {token}"
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
        case.call_and_validate(base_url=address, checks=CHECKS)

    ask()
