"""The names by which clients may call the server: its links never name another host."""

import os
import socket
from pathlib import Path

import pytest

from tabledhote.server.gateway.hosts import own_names
from tabledhote.server.run import choose_settings
from tabledhote.server.settings import VARIABLE, Settings
from tests.server.served import LINK, ME, Person, Site, quick, serving
from tests.server.test_connections import exchanged
from tests.support.commands import run

pytestmark = pytest.mark.anyio


async def asked_as(ada: Person, table: str, host: str) -> tuple[int, str]:
    """What an invitation says to somebody who calls the server by this name: the status, and link or code."""
    answer = await ada.client.get(f"/api/tables/{table}/seats/1/invitation", headers={"host": host})
    found = answer.json()
    return answer.status_code, found["link"] if answer.status_code == 200 else found["code"]


async def test_links_name_only_the_hosts_that_are_allowed(sqlite: str) -> None:
    allowed = ("localhost", "Games.Example.org", "fd00::7")
    async with serving(quick(sqlite, allowed_hosts=allowed)) as site, site.person() as ada:
        table = await ada.table(ME, LINK)
        arrives = site.address.removeprefix("http://")
        for host in (arrives, "127.0.0.1", "localhost:9", "games.example.org", "GAMES.example.org:443", "[fd00::7]:80"):
            status, link = await asked_as(ada, table, host)
            assert (status, link.startswith(f"http://{host}/join/")) == (200, True)
        foreign = ["evil.example", "127.0.0.2", "xlocalhost", "localhost.evil.example", "localhost:80@evil.example"]
        for host in (*foreign, "", "localhost/x", "[::1", "localhost:", "localhost:123456"):
            assert await asked_as(ada, table, host) == (400, "unknown_host")
        refusal = await ada.client.get("/", headers={"host": "evil.example"})
        assert "--allowed-host evil.example" in refusal.json()["message"]


async def test_a_request_has_one_host_but_http_1_0_may_have_none(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site:
        assert b" 400 " in await asked_raw(site, b"GET /healthz HTTP/1.1\r\n\r\n")
        assert b" 400 " in await asked_raw(site, b"GET /healthz HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n")
        assert b" 200 " in await asked_raw(site, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b" 200 " in await asked_raw(site, b"GET /healthz HTTP/1.0\r\n\r\n")


async def asked_raw(site: Site, request: bytes) -> bytes:
    """The first line of the answer."""
    closing = request[:-2] + b"connection: close\r\n\r\n"
    return (await exchanged(int(site.address.rpartition(":")[2]), closing)).partition(b"\r\n")[0]


async def test_any_host_if_the_host_wants_it(sqlite: str) -> None:
    async with serving(quick(sqlite, allowed_hosts=("*",))) as site, site.person() as ada:
        table = await ada.table(ME, LINK)
        assert (await asked_as(ada, table, "evil.example"))[0] == 200


def test_a_server_for_the_network_goes_by_the_name_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic.example.org")
    assert own_names("0.0.0.0") == own_names("::") == ("localhost", "attic.example.org", "attic.local")
    assert own_names("192.0.2.7") == ("localhost", "192.0.2.7")


def test_serve_allows_its_own_names_and_those_it_is_told(tmp_path: Path) -> None:
    chosen = choose_settings(tmp_path, None, 1, None, None, ("127.0.0.1", "a.example", "b"))
    assert chosen.allowed_hosts == ("localhost", "127.0.0.1", "a.example", "b")
    chosen.to_environment()
    try:
        assert Settings.from_environment() == chosen
    finally:
        del os.environ[VARIABLE]


@pytest.mark.parametrize("name", ["https://games.example.org", "games.example.org:80", "two words", ""])
def test_a_name_that_no_browser_sends_is_refused(name: str) -> None:
    result = run("serve", "--allowed-host", name)
    assert result.exit_code == 2
    assert f"--allowed-host {name}: must be a name or an address without a port" in result.stderr
