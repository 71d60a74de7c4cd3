"""python -m tests.server.dumps ADDRESS DATA: plays at a server of a released version, and prints its database.

The server runs the source of that version, on an empty data directory, without limits (`--rate 0`). The first line of
what is printed has the people's tokens, and what the server says of each table at the end.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from tests.server.served import BOT, LINK, ME, OPEN, TOO, Json, Person, Site

RANDOM = BOT | {"level": "random"}
FORTY = 40  # entries of a game that is half played


async def alternate(*people: Person, table: str, number: int = 10_000) -> None:
    """Play in turns until the game is over or has so many entries."""
    seen: Json = {"table": {"status": "", "number": 0}}
    while seen["table"]["status"] != "over" and seen["table"]["number"] < number:
        before = seen["table"]["number"]
        for person in people:
            seen = await person.look(table)
            if seen["legal"] and seen["table"]["number"] < number:
                await person.post(f"/api/tables/{table}/actions", person.move(seen, len(seen["legal"]) // 2))
        if seen["table"]["number"] == before:
            await asyncio.sleep(0.1)  # a bot decides


async def begun(host: Person, guest: Person, game: str, *seats: Json, **more: object) -> str:
    """A table at which the guest sits on seat 1."""
    body = {"game": game, "seats": [ME, OPEN, *seats], "options": {"players": 2 + len(seats)}, "public": True, **more}
    table = str((await host.post("/api/tables", body))["table"]["id"])
    await guest.put(f"/api/tables/{table}/seats/1", {"name": "Zoë"})
    return table


async def play(ada: Person, zoe: Person) -> list[str]:
    whole = await begun(ada, zoe, "amsterdam")
    await zoe.post(f"/api/tables/{whole}/chat", {"seat": 1, "text": "Grüße, Привет, 你好"})
    await alternate(ada, zoe, table=whole, number=20)
    mover = ada if (await ada.look(whole))["legal"] else zoe
    await mover.act(whole)
    seen = await mover.look(whole)
    undo = {"seat": mover.move(seen)["seat"], "version": seen["table"]["version"], "id": "once-taken-back"}
    await mover.post(f"/api/tables/{whole}/undo", undo)
    await alternate(ada, zoe, table=whole)
    again = str((await zoe.post(f"/api/tables/{whole}/rematch"))["table"])
    timed = await begun(ada, zoe, "austria", clock={"minutes": 240, "increment": 600})
    await alternate(ada, zoe, table=timed, number=FORTY)
    three = await begun(ada, zoe, "vienna", RANDOM)
    await alternate(ada, zoe, table=three, number=FORTY)
    handed = await begun(ada, zoe, "hellton")
    await alternate(ada, zoe, table=handed, number=FORTY)
    await zoe.put(f"/api/tables/{handed}/seats/1/bot", {"level": "random"})
    resigned = await begun(ada, zoe, "vienna", RANDOM)
    await zoe.put(f"/api/tables/{resigned}/seats/1/bot", {"level": "random", "resign": True})
    alone = await ada.table(ME, TOO)
    await ada.play(alone, 5)
    waiting = await ada.table(ME, OPEN, LINK)
    return [whole, again, timed, three, handed, resigned, alone, waiting]


async def tell(site: Site) -> Json:
    async with site.person() as ada, site.person() as zoe:
        tables = await play(ada, zoe)
        return {"ada": ada.token, "zoe": zoe.token, "tables": [await settled(ada, zoe, table) for table in tables]}


async def settled(ada: Person, zoe: Person, table: str) -> Json:
    """What the server says of a table, once no bot has to move."""
    while True:
        seen, other = await ada.look(table), await zoe.look(table)
        told = {name: seen["table"][name] for name in ("id", "game", "status", "number", "version", "deciding")}
        told |= {"result": seen["table"].get("result"), "legal": {"ada": seen["legal"], "zoe": other["legal"]}}
        if seen["legal"] or other["legal"] or told["status"] != "playing":
            return told
        await asyncio.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.server.dumps", description=__doc__)
    parser.add_argument("address", help="where the server answers: http://127.0.0.1:8000")
    parser.add_argument("data", type=Path, help="its data directory")
    given = parser.parse_args()
    told = asyncio.run(tell(Site(given.address)))
    print("--", json.dumps(told, ensure_ascii=False, separators=(",", ":")))
    with closing(sqlite3.connect(given.data / "tables.sqlite")) as database:
        sys.stdout.writelines(f"{line}\n" for line in database.iterdump())


if __name__ == "__main__":
    main()
