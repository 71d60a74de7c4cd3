"""You on every device: links that are good once, signing out, passkeys; by the API and by pages without a script."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from tabledhote.server.identity import devices, passkeys
from tabledhote.server.identity.keys import COOKIE
from tabledhote.server.store.moment import moment
from tests.server.authenticator import Authenticator
from tests.server.served import BOT, ME, Person, Site, quick, serving

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


class Browser:
    """A visitor with cookies who follows forms."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.csrf = ""

    async def open(self, path: str, status: int = 200) -> str:
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        self.csrf = re.findall(r'name="csrf" content="([^"]*)"', answer.text)[0]
        return answer.text

    async def send(self, path: str, **fields: str) -> httpx.Response:
        return await self.client.post(path, data={"csrf": self.csrf, **fields})

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return await self.client.request(method, path, json=body, headers={"x-csrf-token": self.csrf})

    @property
    def key(self) -> str:
        return self.client.cookies[COOKIE]

    async def tables(self) -> list[str]:
        return [one["id"] for one in (await self.client.get("/api/tables?of=mine")).json()]

    async def play(self) -> str:
        await self.open("/")
        return str((await self.send("/play/amsterdam")).headers["location"]).removeprefix("/tables/")


@asynccontextmanager
async def browser(site: Site) -> AsyncIterator[Browser]:
    address = site.address.replace("127.0.0.1", "localhost")
    async with httpx.AsyncClient(base_url=address, timeout=30, headers={"user-agent": FIREFOX}) as client:
        yield Browser(client)


async def test_a_link_makes_another_device_mine_once(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as laptop, browser(site) as phone, browser(site) as third:
        table = await laptop.play()
        page = await laptop.open("/you")
        assert "Firefox · Android" in page
        made = (await laptop.send("/you/link")).text
        link = re.findall(r'value="[^"]*(/devices/[\w-]{43})"', made)[0]
        assert "data:image/svg+xml;base64," in made
        await phone.open("/")
        before = phone.key
        assert "this device one of" in await phone.open(link)
        assert await phone.tables() == []  # looking changes nothing
        assert (await phone.send(link)).headers["location"] == "/"
        assert phone.key != before
        assert await phone.tables() == [table]
        assert len((await phone.client.get("/api/me")).json()["devices"]) == 2
        await third.open("/")
        assert "used already" in await third.open(link, 403)
        assert (await third.send(link)).status_code == 403
        assert await third.tables() == []


async def test_a_link_lasts_ten_minutes_and_a_new_one_ends_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as phone:
        first, second = [await ada.post("/api/me/links") for _ in range(2)]
        assert second["link"].endswith(f"/devices/{second['token']}")
        assert second["code"].startswith("<svg")
        refused = await phone.refused("POST", f"/api/links/{first['token']}")
        assert refused["code"] == "bad_link"
        monkeypatch.setattr("tabledhote.server.store.links.moment", lambda: second["until"] + 1)
        assert (await phone.refused("POST", f"/api/links/{second['token']}"))["code"] == "bad_link"
        monkeypatch.undo()
        assert devices.LINK_SECONDS == 600
        for wrong in (second["token"][::-1], "A" * 43):
            assert (await phone.refused("POST", f"/api/links/{wrong}"))["code"] == "bad_link"
        joined = await phone.post(f"/api/links/{second['token']}")
        async with site.person(joined["token"]) as tablet:
            assert [one["here"] for one in (await tablet.get("/api/me"))["devices"]] == [False, True]
        assert (await phone.refused("POST", f"/api/links/{second['token']}"))["code"] == "bad_link"


async def test_who_takes_a_link_twice_at_once_gets_one_device(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.nobody() as phone:
        token = (await ada.post("/api/me/links"))["token"]
        answers = await asyncio.gather(*(phone.client.post(f"/api/links/{token}") for _ in range(8)))
        assert sorted(answer.status_code for answer in answers) == [201] + [403] * 7
        assert len((await ada.get("/api/me"))["devices"]) == 2


async def test_a_device_that_is_somebody_chooses_and_leaves_who_it_was(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as laptop, browser(site) as phone:
        table, other = await laptop.play(), await phone.play()
        await laptop.open("/you")
        link = re.findall(r'value="[^"]*(/devices/[\w-]{43})"', (await laptop.send("/you/link")).text)[0]
        page = await phone.open(link)
        assert "at one table" in page
        assert "nobody will get at them" in page
        assert await phone.tables() == [other]
        former = phone.key
        await phone.send(link)
        assert await phone.tables() == [table]
        async with site.nobody() as thief:  # who knew the key that the device had
            thief.client.headers["authorization"] = f"Bearer {former}"
            assert (await thief.refused("GET", "/api/tables?of=mine"))["code"] == "no_key"


async def test_a_name_in_the_settings_is_that_of_the_next_device(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as laptop, browser(site) as phone:
        await laptop.play()
        await laptop.open("/settings")
        assert (await laptop.send("/settings", name="Zoë")).status_code == 303
        await laptop.open("/you")
        link = re.findall(r'value="[^"]*(/devices/[\w-]{43})"', (await laptop.send("/you/link")).text)[0]
        await phone.open(link)
        assert "Zo%C3%AB" in str((await phone.send(link)).headers)
        assert "you are Zoë" in await phone.open("/you")


async def test_a_link_of_my_own_changes_nothing_here(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as laptop:
        await laptop.play()
        await laptop.open("/you")
        link = re.findall(r'value="[^"]*(/devices/[\w-]{43})"', (await laptop.send("/you/link")).text)[0]
        assert "yours already" in await laptop.open(link)
        key = laptop.key
        assert (await laptop.send(link)).status_code == 403
        assert laptop.key == key


async def test_a_device_is_signed_out_by_another_and_by_itself(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as laptop, browser(site) as phone:
        table = await laptop.play()
        await laptop.open("/you")
        link = re.findall(r'value="[^"]*(/devices/[\w-]{43})"', (await laptop.send("/you/link")).text)[0]
        await phone.open(link)
        await phone.send(link)
        lost = phone.key
        await phone.open("/you")
        there = next(one["id"] for one in (await laptop.client.get("/api/me")).json()["devices"] if not one["here"])
        await laptop.open("/you")
        assert (await laptop.send(f"/you/sign-out/{there}")).status_code == 303
        assert (await phone.ask("POST", f"/api/tables/{table}/undo", {"seat": 0, "version": 0, "id": "u"})).json()[
            "code"
        ] == "no_key"
        await phone.open("/")
        assert phone.key != lost
        assert await phone.tables() == []
        (last,) = (await laptop.client.get("/api/me")).json()["devices"]
        await laptop.open("/you")
        asked = await laptop.send(f"/you/sign-out/{last['id']}")
        assert "nobody can be you any more" in asked.text
        assert await laptop.tables() == [table]
        gone = laptop.key
        await laptop.send(f"/you/sign-out/{last['id']}", sure="yes")
        assert laptop.key != gone
        assert await laptop.tables() == []
        assert (await phone.ask("DELETE", f"/api/me/devices/{last['id']}")).json()["code"] == "not_found"


# ---- passkeys -----------------------------------------------------------------------------------


async def add(who: Browser, passkey: Authenticator) -> httpx.Response:
    await who.open("/you")
    options = (await who.ask("POST", "/api/me/passkeys/challenge")).json()
    return await who.ask("POST", "/api/me/passkeys", {"credential": passkey.make(options)})


async def come_back(who: Browser, passkey: Authenticator) -> httpx.Response:
    await who.open("/you")
    options = (await who.ask("POST", "/api/passkeys/challenge")).json()
    return await who.ask("POST", "/api/passkeys", {"credential": passkey.use(options)})


async def test_who_has_a_passkey_loses_nothing_with_the_cookie(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as ada:
        table = await ada.play()
        passkey = Authenticator(str(ada.client.base_url).rstrip("/"))
        assert (await add(ada, passkey)).status_code == 201
        (told,) = (await ada.client.get("/api/me")).json()["passkeys"]
        assert set(told) == {"id", "label", "made", "used"}
        ada.client.cookies.clear()
        await ada.open("/")
        assert await ada.tables() == []
        answer = await come_back(ada, passkey)
        assert answer.status_code == 200, answer.text
        assert await ada.tables() == [table]
        assert len((await ada.client.get("/api/me")).json()["devices"]) == 2
        assert (await ada.client.get("/api/me")).json()["passkeys"][0]["used"]
        again = await come_back(ada, passkey)
        assert again.json()["code"] == "not_allowed"


async def test_an_answer_of_a_passkey_is_good_once_on_its_device_and_for_its_purpose(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as ada, browser(site) as eve, browser(site) as third:
        await ada.play()
        passkey = Authenticator(str(ada.client.base_url).rstrip("/"))
        options = (await ada.ask("POST", "/api/me/passkeys/challenge")).json()
        made = {"credential": passkey.make(options)}
        assert (await ada.ask("POST", "/api/me/passkeys", made)).status_code == 201
        assert (await ada.ask("POST", "/api/me/passkeys", made)).json()["code"] == "bad_passkey"
        await eve.open("/")
        await third.open("/")
        asked = (await eve.ask("POST", "/api/passkeys/challenge")).json()
        sent = {"credential": passkey.use(asked)}
        assert (await third.ask("POST", "/api/passkeys", sent)).json()["code"] == "bad_passkey"  # another device
        wrong = {"credential": passkey.use({**asked, "challenge": options["challenge"]})}
        assert (await eve.ask("POST", "/api/passkeys", wrong)).json()["code"] == "bad_passkey"  # another purpose
        other = Authenticator(passkey.origin)
        other.credential = passkey.credential
        forged = {"credential": other.use(asked)}
        assert (await eve.ask("POST", "/api/passkeys", forged)).json()["code"] == "bad_passkey"  # another key
        elsewhere = Authenticator("https://evil.example")
        elsewhere.credential, elsewhere.key = passkey.credential, passkey.key
        told = (await eve.ask("POST", "/api/passkeys", {"credential": elsewhere.use(asked)})).json()
        assert told["code"] == "bad_passkey"
        assert "X-Forwarded-Proto" in told["message"]
        assert await eve.tables() == []
        assert (await eve.ask("POST", "/api/passkeys", sent)).status_code == 200
        assert (await eve.ask("POST", "/api/passkeys", sent)).status_code >= 400
        for nonsense in ({}, {"response": {"clientDataJSON": "AAAA"}}, {"id": 5, "response": None}):
            answer = await third.ask("POST", "/api/passkeys", {"credential": nonsense})
            assert answer.json()["code"] == "invalid_request", answer.text


async def test_a_removed_passkey_is_no_way_back(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, browser(site) as ada, browser(site) as lost:
        await ada.play()
        passkey = Authenticator(str(ada.client.base_url).rstrip("/"))
        await add(ada, passkey)
        (told,) = (await ada.client.get("/api/me")).json()["passkeys"]
        await ada.open("/you")
        assert (await ada.send(f"/you/remove-passkey/{told['id']}")).status_code == 303
        assert (await come_back(lost, passkey)).json()["code"] == "bad_passkey"
        assert await lost.tables() == []


async def test_a_challenge_lasts_five_minutes(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert passkeys.SECONDS == 300
    async with serving(quick(sqlite)) as site, browser(site) as ada, browser(site) as late:
        await ada.play()
        passkey = Authenticator(str(ada.client.base_url).rstrip("/"))
        await add(ada, passkey)
        await late.open("/you")
        options = (await late.ask("POST", "/api/passkeys/challenge")).json()
        later = moment() + passkeys.SECONDS + 1
        monkeypatch.setattr(passkeys, "moment", lambda: later)
        answer = await late.ask("POST", "/api/passkeys", {"credential": passkey.use(options)})
        assert answer.json()["code"] == "bad_passkey"


async def test_where_browsers_have_no_passkeys_that_is_said(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada:
        refused = await ada.refused("POST", "/api/me/passkeys/challenge")
        assert refused["code"] == "not_allowed"
        assert "https" in refused["message"]
        page = (await ada.client.get("/you")).text
        assert "passkey-add" not in page
        assert "Browsers give no passkeys" in page


async def test_behind_a_proxy_the_address_is_the_one_that_browsers_see(sqlite: str) -> None:
    async with serving(quick(sqlite, allowed_hosts=("games.example",))) as site, site.person() as ada:
        ada.client.headers.update({"host": "games.example", "x-forwarded-proto": "https"})
        passkey = Authenticator("https://games.example")
        options = await ada.post("/api/me/passkeys/challenge")
        assert options["rp"]["id"] == "games.example"
        assert len((await ada.post("/api/me/passkeys", {"credential": passkey.make(options)}))["passkeys"]) == 1
        assert (await ada.post("/api/me/links"))["link"].startswith("https://games.example/devices/")


# ---- limits and secrets -------------------------------------------------------------------------


async def test_links_and_passkeys_cannot_be_tried_without_end(sqlite: str) -> None:
    async with serving(quick(sqlite, rate=0.001, burst=100)) as site, site.nobody() as someone:
        answers = [await someone.client.post(f"/api/links/{'A' * 42}{at}") for at in "ABCDEFGHIJKLMN"]
        assert [answer.status_code for answer in answers[-3:]] == [429] * 3


async def test_nobody_is_told_the_ids_or_keys_of_others(sqlite: str) -> None:
    async with serving(quick(sqlite)) as site, site.person() as ada, site.person() as ben:
        table = await ada.table(ME, BOT)
        key = site.registry.keys.holder(ada.token)
        assert key is not None
        told = await everything(ada, table) + await everything(ben, table)
        for one in (await ada.get("/api/me"))["devices"]:
            assert one["id"] not in await everything(ben, table)
        assert key not in told
        assert ada.token[:43] not in told


async def everything(person: Person, table: str) -> str:
    paths = ("/", "/you", "/you/delete", "/settings", "/api/me", "/api/me/data", f"/tables/{table}")
    return "".join([(await person.client.get(path)).text for path in paths])
