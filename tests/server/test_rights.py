"""Nobody can act for or look into another seat: everybody without the right to it tries every endpoint."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar, get
from litestar.di import NamedDependency
from litestar.response import Response

from tabledhote.server.app import application
from tabledhote.server.identity.keys import COOKIE, Keys
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.tables.registry import Registry
from tests.server.served import BOT, LINK, ME, OPEN, Person, Site, quick, serving

pytestmark = pytest.mark.anyio

Call = tuple[str, str, dict[str, Any] | None]
TAKE = {"name": "Eve"}
ACTION = {"seat": 0, "action": {"do": "end_turn"}, "version": 0, "id": "a"}


def calls(table: str) -> dict[str, tuple[Call, set[str]]]:
    """Every request that concerns seat 0, Ada's, and the codes with which others may be refused."""
    at = f"/api/tables/{table}"
    not_yours = {"not_your_seat"}
    return {
        "view": (("GET", f"{at}?seat=0", None), not_yours),
        "legal": (("GET", f"{at}/legal?seat=0", None), not_yours),
        "earlier": (("GET", f"{at}/positions/0?seat=0", None), not_yours),
        "events": (("GET", f"{at}/events?seat=0", None), not_yours),
        "hint": (("GET", f"{at}/hint?seat=0", None), not_yours),
        "act": (("POST", f"{at}/actions", ACTION), not_yours),
        "undo": (("POST", f"{at}/undo", {"seat": 0, "version": 0, "id": "b"}), not_yours),
        "hurry": (("POST", f"{at}/hurry", {"seat": 0}), not_yours),
        "chat": (("POST", f"{at}/chat", {"seat": 0, "text": "I am Ada"}), not_yours),
        "take": (("PUT", f"{at}/seats/0", TAKE), {"seat_taken"}),
        "take with a wrong link": (("PUT", f"{at}/seats/0", {**TAKE, "invitation": "A" * 22}), {"bad_invitation"}),
        "release": (("DELETE", f"{at}/seats/0", None), not_yours),
        "to a bot": (("PUT", f"{at}/seats/0/bot", {"level": "random"}), not_yours | {"not_allowed"}),  # nobody waits
        "resign": (("PUT", f"{at}/seats/0/bot", {"level": "random", "resign": True}), not_yours),
        "hand over": (("GET", f"{at}/seats/0/invitation", None), not_yours),
        "hand over by code": (("GET", f"{at}/seats/0/invitation.svg", None), not_yours),
        "take the invited seat": (("PUT", f"{at}/seats/1", TAKE), {"bad_invitation"}),
        "bot on the invited seat": (("PUT", f"{at}/seats/1/bot", {"level": "random"}), {"not_allowed"}),
        "record": (("GET", f"{at}/record", None), {"not_over"}),
        "verify": (("GET", f"{at}/verify", None), {"not_over"}),
        "review": (("GET", f"{at}/review", None), {"not_over"}),
        "skip the guide": (("POST", f"{at}/skip-guide", None), not_yours),
        "rematch": (("POST", f"{at}/rematch", None), {"not_over"}),
    }


@asynccontextmanager
async def three_at_a_table(database: str) -> AsyncIterator[tuple[Site, Person, Person, str]]:
    """Ada, an invited seat that is still free, and Ben."""
    async with serving(quick(database)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, LINK, OPEN, options={"first": 0})
        await ben.put(f"/api/tables/{table}/seats/2", {"name": "Ben"})
        yield site, ada, ben, table


async def test_who_has_another_seat_no_seat_or_no_key_is_refused_everywhere(sqlite: str) -> None:
    async with (
        three_at_a_table(sqlite) as (site, ada, ben, table),
        site.person() as stranger,
        site.nobody() as nobody,
        site.nobody() as forger,
    ):
        forger.client.headers["authorization"] = f"Bearer {ada.token[:-1]}{'A' if ada.token[-1] != 'A' else 'B'}"
        before = (await ada.look(table, parts="view,legal,lines"))["lines"]
        for name, ((method, path, body), codes) in calls(table).items():
            for who, person in (("ben", ben), ("stranger", stranger), ("nobody", nobody), ("forger", forger)):
                expected = codes | ({"no_key"} if who in ("nobody", "forger") else set())
                refusal = await person.refused(method, path, body)
                assert refusal["code"] in expected, (name, who, refusal)
        assert (await ada.look(table, parts="view,legal,lines"))["lines"] == before


async def test_every_route_of_the_api_is_in_the_matrix_or_open_to_all(sqlite: str) -> None:
    """A new route must be added to `calls` above, or here if it concerns no seat."""
    app = application(quick(sqlite)).app
    assert isinstance(app, Litestar)
    schema = app.openapi_schema.to_schema()
    found = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    everybody = {
        ("GET", "/api/games"),
        ("POST", "/api/keys"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{table}/chat"),
        ("GET", "/livez"),
        ("GET", "/readyz"),
        ("GET", "/healthz"),
        ("POST", "/api/links/{link}"),
        ("POST", "/api/passkeys/challenge"),
        ("POST", "/api/passkeys"),
    }
    own = ("/api/me", "/api/results", "/api/figures", "/api/ratings")  # of whoever asks, or open to all
    yourself = {(method, path) for method, path in found if path.startswith(own)}
    tried = {(call[0], call[1].partition("?")[0]) for call, _ in calls("T").values()}
    concrete = {
        (method, path.replace("{table}", "T").replace("{number}", "0")) for method, path in found - everybody - yourself
    }
    concrete = {(method, path.replace("{seat}", "0")) for method, path in concrete}
    assert concrete == {(method, path) for method, path in tried if "/seats/1" not in path}


async def test_spectators_see_the_public_view_and_no_choices(sqlite: str) -> None:
    async with three_at_a_table(sqlite) as (site, _, _, table), site.nobody() as someone:
        seen = await someone.look(table, parts="view,legal,choices,lines,svg", language="en")
        assert (seen["you"], seen["yours"], seen["legal"], seen["choices"], seen["undo"]) == (-1, [], [], [], False)
        assert seen["view"]["you"] == -1
        assert await someone.look(table, seat=-1, parts="view") == await someone.look(table, parts="view")


async def test_the_same_holds_for_cookies(sqlite: str) -> None:
    async with three_at_a_table(sqlite) as (site, ada, _, table), site.nobody() as page:
        holder = site.registry.keys.holder(ada.token)
        assert holder is not None
        page.client.cookies[COOKIE] = ada.token
        assert (await page.look(table))["you"] == 0
        path, body = f"/api/tables/{table}/chat", {"seat": 0, "text": "Hi"}
        assert (await page.refused("POST", path, body))["code"] == "wrong_origin"
        token = {"x-csrf-token": site.registry.keys.csrf_token(holder)}
        evil = {**token, "origin": "https://evil.example"}
        assert (await page.client.post(path, json=body, headers=evil)).json()["code"] == "wrong_origin"
        wrong = {"x-csrf-token": site.registry.keys.csrf_token("somebody else")}
        assert (await page.client.post(path, json=body, headers=wrong)).json()["code"] == "wrong_origin"
        own = {**token, "origin": site.address}
        assert (await page.client.post(path, json=body, headers=own)).status_code == 200
        page.client.cookies[COOKIE] = "nonsense"
        assert (await page.refused("POST", path, body))["code"] == "no_key"


async def test_pages_give_a_key_that_scripts_cannot_read(sqlite: str) -> None:
    @get("/page")
    async def page(guest: NamedDependency[Visitor], page_language: NamedDependency[str]) -> Response[str]:
        return Response(f"{guest.csrf} {page_language}", media_type="text/plain")

    settings = quick(sqlite)
    registry = Registry(settings)
    middleware = application(settings, registry)
    assert isinstance(middleware.app, Litestar)
    middleware.app.register(page)
    transport = httpx.ASGITransport(app=middleware)  # type: ignore[arg-type]  # httpx knows no types of messages
    async with middleware.app.lifespan(), httpx.AsyncClient(transport=transport, base_url="https://table") as client:
        first = await client.get("/page", headers={"accept-language": "de, ru;q=0.8, en"})
        cookie = first.headers["set-cookie"]
        assert "HttpOnly; SameSite=Lax; Secure" in cookie
        assert first.text.endswith(" ru")
        second = await client.get("/page", headers={"cookie": f"{cookie.partition(';')[0]}; language=fr"})
        assert "set-cookie" not in second.headers
        assert second.text == first.text[:-2] + "fr"
        form = {"csrf": "wrong"}
        refused = await client.post("/api/tables", data=form, headers={"cookie": cookie.partition(";")[0]})
        assert refused.json()["code"] == "wrong_origin"


async def test_answers_carry_a_strict_policy_and_are_not_kept(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.nobody() as someone:
        for path in ("/api/games", "/api/docs/", "/nowhere", "/healthz"):
            headers = (await someone.client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cache-control"] == "no-store"
            assert "server" not in headers or headers["server"] == "uvicorn"
        page = (await someone.client.get("/api/docs/")).text
        assert "<script" not in page
        assert "style=" not in page
        assert "http://" not in page.replace("https://", "")


async def test_limits_on_size_rate_and_live_connections(sqlite: str) -> None:
    settings = quick(sqlite, rate=1.0, burst=30, streams=1, request_bytes=2000)
    async with serving(settings) as site, site.person() as ada:
        table = await ada.table(ME, BOT)
        assert (await ada.refused("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "x" * 5000}))["code"] in (
            "too_large",
            "invalid_request",
        )
        async with ada.listening(table) as ear:
            await ear.next("view")
            assert (await ada.refused("GET", f"/api/tables/{table}/events"))["code"] == "too_many"
        answers = [await ada.client.get("/healthz") for _ in range(16)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_many")
        assert answers[-1].headers["retry-after"] == "1"


async def test_a_request_larger_than_allowed_is_not_read(sqlite: str) -> None:
    async with serving(quick(sqlite, request_bytes=2000)) as site, site.person() as ada:
        answer = await ada.client.post("/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_a_mistake_of_ours_tells_the_client_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:

        def broken(*_: object) -> None:
            raise RuntimeError("secret detail")

        monkeypatch.setattr(Registry, "get", broken)
        answer = await ada.client.get("/api/tables/anything")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret detail" not in answer.text
        assert "Traceback" not in answer.text


def test_keys_and_links_cannot_be_guessed_or_made_elsewhere() -> None:
    keys, others = Keys(b"a" * 32), Keys(b"b" * 32)
    key = keys.create()
    assert keys.holder(key) is not None
    assert others.holder(key) is None
    for wrong in ("", ".", key[:-1], key + "A", key.upper(), key.replace(".", ""), "é" * 66):
        assert keys.holder(wrong) is None
    links = {keys.invitation(table, seat, since) for table in "ab" for seat in (0, 1) for since in (1, 2)}
    assert len(links) == 8
    assert keys.invitation("a", 0, 1) != others.invitation("a", 0, 1)
