"""What is checked before a request changes anything: no page of another site sent it, and its body can be read."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

import tabledhote
from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.identity.keys import COOKIE
from tabledhote.table import Record
from tests.server.served import ME, TOO, Site, quick, serving

pytestmark = pytest.mark.anyio

FORM = {"content-type": "application/x-www-form-urlencoded"}
JSON = {"content-type": "application/json"}
PARTS = {"content-type": "multipart/form-data; boundary=b"}
FOREIGN = (
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "http://localhost:1"},  # another server of this machine
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
)
CHANGES = (
    "/play/amsterdam",
    "/friends/amsterdam",
    "/learn/amsterdam",
    "/new/amsterdam",
    "/settings",
    "/records",
    "/api/keys",
    "/api/tables",
)


@asynccontextmanager
async def browser(site: Site, key: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody whose cookies the test looks after itself."""
    cookies = {COOKIE: key} if key else None
    async with httpx.AsyncClient(base_url=site.address, timeout=20, cookies=cookies) as client:
        yield client


def csrf(site: Site, key: str) -> str:
    holder = site.registry.keys.holder(key)
    assert holder is not None
    return site.registry.keys.csrf_token(holder)


# ---- requests of other sites --------------------------------------------------------------------


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_what_another_site_sends_changes_nothing_and_sets_no_cookie(sqlite: str, headers: dict[str, str]) -> None:
    """Browsers leave our cookie out of a form that another site posts; all the same it is refused."""
    async with serving(quick(sqlite)) as site, site.person() as ada, browser(site) as stranger:
        table = await ada.table(ME, {"kind": "open"})
        for path in (*CHANGES, f"/join/{table}/1", f"/tables/{table}/rematch", f"/api/tables/{table}/chat"):
            answer = await stranger.post(path, content=b"language=fr", headers=FORM | headers)
            assert answer.status_code == 403, path
            assert "set-cookie" not in answer.headers
        assert (await ada.look(table))["table"]["seats"][1]["kind"] == "open"
        assert await site.registry.store.listed("waiting") == []


async def test_only_opening_a_page_gives_a_key_and_never_a_post(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as stranger:
        for path in ("/play/amsterdam", "/friends/amsterdam", "/settings"):  # no browser: nothing to be seen in headers
            answer = await stranger.post(path, content=b"language=fr", headers=FORM)
            assert COOKIE not in answer.cookies
        for wanted in ("image", "iframe", "empty"):  # another site shows our page: browsers leave the cookie out
            answer = await stranger.get("/", headers={"sec-fetch-site": "cross-site", "sec-fetch-dest": wanted})
            assert COOKIE not in answer.cookies
        for headers in ({}, {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"}):
            async with browser(site) as visitor:
                assert COOKIE in (await visitor.get("/", headers=headers)).cookies
        stale = {"cookie": f"{COOKIE}=stale"}
        assert COOKIE in (await stranger.get("/", headers=stale)).cookies
        assert COOKIE not in (await stranger.post("/play/amsterdam", headers=stale)).cookies


async def test_a_first_visitor_plays_with_one_click_and_without_a_script(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as visitor:
        key = (await visitor.get("/")).cookies[COOKIE]
        clicked = {"sec-fetch-site": "same-origin", "sec-fetch-dest": "document", "origin": site.address}
        answer = await visitor.post("/play/amsterdam", data={"csrf": csrf(site, key)}, headers=clicked)
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/tables/")
        assert visitor.cookies[COOKIE] == key


async def test_the_language_can_be_changed_on_a_page_about_a_problem(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as visitor:
        key = (await visitor.get("/")).cookies[COOKIE]
        for path in ("/nowhere", "/tables/nothing", "/join/nothing/0"):
            shown = (await visitor.get(path, headers={"cookie": f"{COOKIE}={key}"})).text
            given = re.findall(r'name="csrf" (?:value|content)="([^"]*)"', shown)
            assert set(given) == {csrf(site, key)}, path
            body = {"language": "fr", "csrf": given[0], "back": path}
            answer = await visitor.post("/settings", data=body, headers={"cookie": f"{COOKIE}={key}"})
            assert (answer.status_code, answer.cookies.get("language")) == (303, "fr"), path
        async with browser(site) as stranger:  # a problem gives nobody a key, but one that was given is known
            answer = await stranger.get("/tables/nothing")
            token = re.findall(r'name="csrf" value="([^"]*)"', answer.text)[0]
            assert token == (csrf(site, answer.cookies[COOKIE]) if COOKIE in answer.cookies else "")


async def test_programs_go_on_without_an_origin_or_with_a_token(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, browser(site) as curl:
        assert (await curl.post("/api/keys")).status_code == 201
        assert (await curl.post("/settings", data={"language": "fr"})).status_code == 303
        for headers in ({}, *FOREIGN):  # no browser adds a token by itself
            answer = await ada.client.post(
                "/api/tables", json={"game": "hellton", "seats": [ME, TOO]}, headers=dict(headers)
            )
            assert answer.status_code == 201


# ---- bodies and headers that cannot be read ----------------------------------------------------


@pytest.mark.parametrize(
    ("path", "headers", "body"),
    [
        ("/api/tables/{table}/actions", JSON, b'{"seat":0,"action":{"do":"\xff"},"version":0,"id":"a"}'),
        ("/api/tables/{table}/chat", JSON, b'{"seat":0,"text":"\xff"}'),
        ("/api/tables/{table}/chat", JSON, b'{"seat":0,"text":"\\ud800"}'),
        ("/api/tables", JSON, b'{"ga\xffme":1}'),
        ("/records", PARTS, b'--b\r\ncontent-disposition: form-data; name="csrf"\r\n\r\n\xff\r\n--b--\r\n'),
        *(
            (
                "/records",
                PARTS,
                b'--b\r\ncontent-disposition: form-data; name="csrf"\r\ncontent-type: text/plain; charset="%b"\r\n\r\n'
                b"\xff\r\n--b--\r\n" % charset,
            )
            for charset in (b"klingon", b"ascii", b"hex", b"a\x00b")
        ),
        ("/records", {"content-type": "multipart/form-data"}, b"--b"),
        ("/records", PARTS, b"--c"),
    ],
)
async def test_a_body_that_cannot_be_read_is_the_clients_mistake(
    sqlite: str, path: str, headers: dict[str, str], body: bytes
) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, browser(site, ada.token) as page:
        table = await ada.table(ME, TOO)
        for client in (ada.client, page):  # with a token and with a cookie: the form is read at another time
            known = {} if client is ada.client or headers is PARTS else {"x-csrf-token": csrf(site, ada.token)}
            answer = await client.post(path.format(table=table), content=body, headers=headers | known)
            assert answer.status_code == 400, answer.text
            if path.startswith("/api/"):
                assert answer.json()["code"] == "invalid_request"
                assert answer.json()["message"]


async def test_an_action_that_says_it_is_a_form_is_no_mistake_of_the_server(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, browser(site, ada.token) as page:
        path = f"/api/tables/{await ada.table(ME, TOO)}/actions"
        action = {"seat": 0, "action": {"do": "jump"}, "version": 0, "id": "a"}
        answer = await page.post(path, content=json.dumps(action), headers=PARTS)
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid_request")


def finished() -> dict[str, object]:
    record = Record(tabledhote.game("amsterdam"), "7", ["Ann", "Ben"])
    while record.state.seat >= 0:
        record.play(record.state.seat, record.state.describe(record.state.legal()[0]))
    return record.written()


FINISHED = finished()
HALF = "\ud800"  # half of a pair: JSON can say it, UTF-8 cannot


@pytest.mark.parametrize("wrong", [{"bots": [HALF, None]}, {HALF: 1}, {"result": {HALF: 1}}, {"names": [HALF, "Ben"]}])
async def test_half_a_character_in_a_record_is_refused(sqlite: str, wrong: dict[str, object]) -> None:
    raw = json.dumps(FINISHED | wrong).encode()
    with pytest.raises(InvalidRecord):
        Record.parse(raw)
    async with serving(quick(sqlite)) as site, site.person() as ada, browser(site, ada.token) as page:
        sent = {"data": {"csrf": csrf(site, ada.token)}, "files": {"record": ("game.json", raw)}}
        assert (await page.post("/records", **sent)).status_code == 400  # type: ignore[arg-type]  # httpx's own type


async def test_one_record_sent_twice_at_once_is_answered_twice_alike(database: str) -> None:
    async with serving(quick(database)) as site, site.person() as ada, browser(site, ada.token) as page:
        raw = json.dumps(FINISHED).encode()

        async def send() -> tuple[int, str]:
            files = {"record": ("game.json", raw)}
            answer = await page.post("/records", data={"csrf": csrf(site, ada.token)}, files=files)
            return answer.status_code, answer.headers.get("location", "")

        answers = await asyncio.gather(*[send() for _ in range(6)])
        assert len(set(answers)) == 1
        assert answers[0][0] == 303


async def test_a_position_seen_from_a_seat_of_somebody_else_is_refused_as_documented(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as someone:
        table = await ada.table(ME, TOO)
        assert (await someone.refused("GET", f"/api/tables/{table}/positions/0?seat=0"))["code"] == "not_your_seat"
        described = (await someone.get("/api/docs/openapi.json"))["paths"]["/api/tables/{table}/positions/{number}"]
        assert "not_your_seat" in described["get"]["responses"]["403"]["description"]
