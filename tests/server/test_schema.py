"""Every operation of the API answers as its own description says; tests/fuzz/request_schema.py goes on without end."""

from collections.abc import Iterator

import pytest

from tests.fuzz.request_schema import OPERATIONS, ask
from tests.fuzz.serving import Player, Server, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as server:
        yield server


@pytest.fixture(scope="module")
def player(server: Server) -> Player:
    return server.player()


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_described(label: str, server: Server, player: Player) -> None:
    ask(server, player, label, 12, 1)
