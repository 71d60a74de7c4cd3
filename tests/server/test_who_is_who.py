"""Nobody becomes another person by any order of steps: Hypothesis tries, and a model says who everybody is."""

import asyncio
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, multiple, rule
from litestar import Litestar

from tabledhote.server.app import application
from tabledhote.server.identity.keys import COOKIE
from tabledhote.server.settings import database_url
from tabledhote.server.store import forget
from tabledhote.server.tables.registry import Registry
from tests.server.authenticator import Authenticator
from tests.server.served import LINK, ME, quick

Result = TypeVar("Result")
HOME = "http://localhost"


@dataclass(eq=False)
class Person:
    """Who somebody is, by what they can get at."""

    tables: set[str] = field(default_factory=set)
    known: bool = False  # whether the server keeps something of them
    passkeys: int = 0


@dataclass(eq=False)
class Device:
    """A key; `person` is None after it was signed out. `first` if it was made for a person of its own."""

    token: str
    key: str
    person: Person | None
    of: Person  # whose it is or was
    id: str = ""


@dataclass(eq=False)
class Offered:
    token: str
    person: Person
    good: bool = True


@dataclass(eq=False)
class Passkey:
    device: Authenticator
    person: Person
    good: bool = True


class WhoIsWho(RuleBasedStateMachine):
    devices = Bundle("devices")
    links = Bundle("links")
    passkeys = Bundle("passkeys")

    @initialize(target=devices)
    def begin(self) -> Any:
        self.all: list[Device] = []
        self.offered: list[Offered] = []
        self.made: list[Passkey] = []
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        chosen = quick(database_url(Path(self.folder.name), None))
        self.registry = Registry(chosen)
        self.middleware = application(chosen, self.registry)
        self.up, self.end_of_it = asyncio.Event(), asyncio.Event()
        self.life = self.loop.create_task(self.live())
        self.wait(self.up.wait())
        transport = httpx.ASGITransport(app=self.middleware)  # type: ignore[arg-type]  # httpx knows no types of messages
        self.client = httpx.AsyncClient(transport=transport, base_url=HOME)
        return multiple(self.arrive(), self.arrive())

    async def live(self) -> None:
        """The server, from its start to its end in one task."""
        assert isinstance(self.middleware.app, Litestar)
        async with self.middleware.app.lifespan():
            self.up.set()
            await self.end_of_it.wait()

    def teardown(self) -> None:
        if hasattr(self, "client"):
            self.wait(self.client.aclose())
            self.end_of_it.set()
            self.loop.run_until_complete(self.life)
            self.loop.close()
            self.folder.cleanup()

    def wait(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(work)

    def ask(self, device: Device | None, method: str, path: str, body: object = None) -> httpx.Response:
        self.client.cookies.clear()
        headers = {} if device is None else {"authorization": f"Bearer {device.token}"}
        return self.wait(self.client.request(method, path, json=body, headers=headers))

    def arrive(self) -> Device:
        return self.new(self.ask(None, "POST", "/api/keys").json()["token"], Person())

    def new(self, token: str, person: Person) -> Device:
        key = self.registry.keys.holder(token)
        assert key is not None
        device = Device(token, key, person, person)
        self.all.append(device)
        return device

    def stored(self, person: Person) -> None:
        """The server keeps a person from now on, with the devices they have."""
        person.known = True

    # ---- steps ------------------------------------------------------------------------------------

    @rule(target=devices)
    def come(self) -> Device:
        return self.arrive()

    @rule(device=devices)
    def sit_down(self, device: Device) -> None:
        body = {"game": "amsterdam", "seats": [ME, LINK], "options": {"players": 2}}
        answer = self.ask(device, "POST", "/api/tables", body)
        if device.person is None:
            assert answer.json()["code"] == "no_key"
        else:
            device.person.tables.add(answer.json()["table"]["id"])
            self.stored(device.person)

    @rule(target=links, device=devices)
    def offer(self, device: Device) -> Any:
        answer = self.ask(device, "POST", "/api/me/links")
        if device.person is None:
            assert answer.json()["code"] == "no_key"
            return multiple()
        for other in self.offered:
            other.good = other.good and other.person is not device.person
        self.stored(device.person)
        found = Offered(answer.json()["token"], device.person)
        self.offered.append(found)
        return found

    @rule(target=devices, link=links, twice=st.booleans())
    def take(self, link: Offered, twice: bool) -> Any:
        answers = [self.ask(None, "POST", f"/api/links/{link.token}") for _ in range(1 + twice)]
        good, link.good = link.good, False
        assert [answer.status_code for answer in answers] == ([201 if good else 403] + [403] * twice)
        return self.new(answers[0].json()["token"], link.person) if good else multiple()

    @rule(device=devices, other=devices)
    def sign_out(self, device: Device, other: Device) -> None:
        if not other.id and other.person is not None:
            told = self.ask(other, "GET", "/api/me").json()["devices"]
            other.id = next((one["id"] for one in told if one["here"]), "")
        answer = self.ask(device, "DELETE", f"/api/me/devices/{other.id or 'none'}")
        if device.person is None:
            assert answer.json()["code"] == "no_key"
        elif other.person is device.person and other.id:
            assert answer.status_code == 200
            other.person = None
        else:
            assert answer.json()["code"] == "not_found"

    @rule(target=passkeys, device=devices)
    def add_passkey(self, device: Device) -> Any:
        options = self.ask(device, "POST", "/api/me/passkeys/challenge")
        if device.person is None:
            assert options.json()["code"] == "no_key"
            return multiple()
        passkey = Authenticator(HOME)
        made = {"credential": passkey.make(options.json())}
        assert self.ask(device, "POST", "/api/me/passkeys", made).status_code == 201
        self.stored(device.person)
        found = Passkey(passkey, device.person)
        self.made.append(found)
        return found

    @rule(target=devices, device=devices, passkey=passkeys, replay=st.booleans())
    def come_back(self, device: Device, passkey: Passkey, replay: bool) -> Any:
        """The device gives up its key, where the server kept it, and has one of the passkey's person."""
        options = self.ask(device, "POST", "/api/passkeys/challenge")
        if device.person is None:
            assert options.json()["code"] == "no_key"
            return multiple()
        sent = {"credential": passkey.device.use(options.json())}
        answer = self.ask(device, "POST", "/api/passkeys", sent)
        if not passkey.good or device.person is passkey.person:
            assert answer.json()["code"] in ("bad_passkey", "not_allowed")
            assert "set-cookie" not in answer.headers
            return multiple()
        token = answer.headers["set-cookie"].partition(";")[0].removeprefix(f"{COOKIE}=")
        if device.person.known:
            device.person = None
        if replay:
            again = self.ask(device, "POST", "/api/passkeys", sent)
            assert again.json()["code"] in ("bad_passkey", "no_key")
        return self.new(token, passkey.person)

    @rule(passkey=consumes(passkeys), device=devices)
    def use_elsewhere(self, passkey: Passkey, device: Device) -> None:
        """Somebody who does not have the passkey's own key, or sends its answer from another device."""
        if device.person is None:
            return
        thief = Authenticator(HOME)
        thief.credential, thief.uses = passkey.device.credential, passkey.device.uses
        options = self.ask(device, "POST", "/api/passkeys/challenge").json()
        for one in (thief.use(options), passkey.device.use(self.ask(None, "POST", "/api/passkeys/challenge").json())):
            answer = self.ask(device, "POST", "/api/passkeys", {"credential": one})
            assert answer.json()["code"] == "bad_passkey"
            assert "set-cookie" not in answer.headers

    @rule(device=devices)
    def delete_me(self, device: Device) -> None:
        """All keys of the person are nobody's in particular afterwards, each a person of its own without anything."""
        person, answer = device.person, self.ask(device, "DELETE", "/api/me?sure=true")
        if person is None:
            assert answer.json()["code"] == "no_key"
            return
        assert answer.status_code == 200
        for other in self.all:
            if other.of is person:
                other.person = other.of = Person()
                other.id = ""
        self.end(person)

    @rule(device=devices, other=devices)
    def merge(self, device: Device, other: Device) -> None:
        """What `tabledhote admin merge` does, here beside the server."""
        one, into = device.person, other.person
        if one is None or into is None or one is into or not one.known or not into.known:
            return
        person, stays = self.holder(device), self.holder(other)

        async def merged() -> None:
            store = self.registry.store
            async with store.reading() as connection:
                tables = await connection.run_sync(forget.tables_of, person)
            await store.carry_out(lambda connection: forget.merge_persons(connection, person, stays, tables))
            self.registry.renew(frozenset(each.key for each in self.all), frozenset(tables))

        self.wait(merged())
        for each in self.all:
            each.person = into if each.person is one else each.person
            each.of = into if each.of is one else each.of
        for passkey in self.made:
            passkey.person = into if passkey.person is one else passkey.person
        into.tables |= one.tables
        for link in self.offered:
            link.good = link.good and link.person is not one

    def holder(self, device: Device) -> str:
        found = self.wait(self.registry.people.standing(device.key)).person
        assert found is not None
        return found

    def end(self, person: Person) -> None:
        for offered in self.offered:
            offered.good = offered.good and offered.person is not person
        for passkey in self.made:
            passkey.good = passkey.good and passkey.person is not person

    # ---- what must hold ---------------------------------------------------------------------------

    @invariant()
    def everybody_is_who_they_are(self) -> None:
        for device in getattr(self, "all", ()):
            answer = self.ask(device, "GET", "/api/tables?of=mine").json()
            if device.person is None:
                assert answer["code"] == "no_key"
            else:
                assert {one["id"] for one in answer} == device.person.tables


WhoIsWho.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestWhoIsWho = WhoIsWho.TestCase
