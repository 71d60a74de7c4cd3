"""The faults of a simulation, and the calm between them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.house import House
    from tests.simulation.world import World


class Faults:
    """Storms of one to four faults, with calm in between in which everything must come right again."""

    def __init__(self, world: "World") -> None:
        self.world, self.chance, self.loop = world, world.chance, world.loop
        self.raging = 0
        self.calm_since = 0.0
        self.kinds: list[Callable[[House], Awaitable[None]]] = [
            self.crash,
            self.crash,
            self.crash,
            self.stop,
            self.cut,
            self.fill,
            self.slow,
            self.lossy,
            self.lossy,
            self.jump,
            self.bad_bots,
            self.bad_drawers,
            self.bad_weather,
            self.freeze,
            self.go_away,
        ]

    def calm_for(self) -> float:
        return 0.0 if self.raging else self.loop.now - self.calm_since

    async def rage(self) -> None:
        while True:
            await asyncio.sleep(60.0 + self.chance.expovariate(1 / 420.0))
            storm = [self._one() for _ in range(self.chance.choice((1, 1, 2, 3, 4)))]
            await asyncio.gather(*storm)

    async def _one(self) -> None:
        self.raging += 1
        await asyncio.sleep(self.chance.expovariate(1 / 5.0))
        fault, house = self.chance.choice(self.kinds), self.chance.choice(self.world.houses)
        self.world.note(f"fault {fault.__name__} at server {house.number}")
        await fault(house)
        self.world.note(f"end of {fault.__name__} at server {house.number}")
        self.raging -= 1
        self.calm_since = self.loop.now

    async def crash(self, house: "House") -> None:
        """In the middle of something: so many callbacks after the server next does anything."""
        process = house.process
        if not process.alive:
            return
        process.fuse = self.chance.randrange(1, 80)
        until = self.loop.now + 60.0
        while process.alive and self.loop.now < until:
            await asyncio.sleep(0.5)
        process.fuse = None
        if process.alive:
            house.crash()
        await asyncio.sleep(self.chance.choice((0.05, 1.0, 20.0)))
        if house.process is process:
            house.start()

    async def stop(self, house: "House") -> None:
        process = house.process
        if not house.accepts:
            return
        await house.stop()
        await asyncio.sleep(self.chance.random() * 10)
        if house.process is process:
            house.start()

    async def cut(self, house: "House") -> None:
        """The database does not answer; all servers see it so, or one of them."""
        links = [house.link] if self.chance.random() < 0.5 else [each.link for each in self.world.houses]
        for link in links:
            link.cut = True
        await asyncio.sleep(self.chance.expovariate(1 / 15.0))
        for link in links:
            link.mend()

    async def fill(self, house: "House") -> None:
        """No room on the disk: what is there can be read."""
        for each in self.world.houses:
            each.link.full = True
        await asyncio.sleep(self.chance.expovariate(1 / 30.0))
        for each in self.world.houses:
            each.link.full = False

    async def slow(self, house: "House") -> None:
        house.link.slow = self.chance.choice((0.5, 3.0, 45.0))  # the last is more than a request may take
        await asyncio.sleep(self.chance.expovariate(1 / 60.0))
        house.link.slow = 0.0

    async def lossy(self, house: "House") -> None:
        house.link.lossy = self.chance.choice((0.2, 0.7))
        await asyncio.sleep(self.chance.expovariate(1 / 60.0))
        house.link.lossy = 0.0

    async def jump(self, house: "House") -> None:
        seconds = self.chance.choice((0.3, 5.0, 600.0, 3600.0)) * self.chance.choice((-1, 1))
        house.jump(seconds)
        await asyncio.sleep(self.chance.expovariate(1 / 30.0))
        if self.chance.random() < 0.7:
            house.jump(-seconds)

    async def bad_bots(self, house: "House") -> None:
        house.fail_bots(0.6)
        await asyncio.sleep(self.chance.expovariate(1 / 60.0))
        house.fail_bots(0.01)

    async def bad_drawers(self, house: "House") -> None:
        """The process that draws dies or is late."""
        house.fail_drawers(0.6)
        await asyncio.sleep(self.chance.expovariate(1 / 120.0))
        house.fail_drawers(0.0)

    async def bad_weather(self, house: "House") -> None:
        weather = self.world.weather
        weather.lost, weather.late = self.chance.choice(((0.3, 0.0), (0.05, 3.0), (0.1, 40.0)))
        await asyncio.sleep(self.chance.expovariate(1 / 60.0))
        weather.clear()

    async def freeze(self, house: "House") -> None:
        """A browser reads nothing for a while."""
        tabs = [tab for person in self.world.people for tab in person.tabs if tab.exchange is not None]
        if not tabs:
            return
        exchange = self.chance.choice(tabs).exchange
        if exchange is not None:
            exchange.freeze(True)
            await asyncio.sleep(self.chance.expovariate(1 / 60.0))
            exchange.freeze(False)

    async def go_away(self, house: "House") -> None:
        """Somebody closes everything and says nothing."""
        person = self.chance.choice(self.world.people)
        table, tabs = person.table, len(person.tabs)
        if table is None or person.away:
            return
        person.away = True
        person.close_tabs()
        await asyncio.sleep(self.chance.expovariate(1 / 240.0))
        person.away = False
        person.watch(person.table or table, max(1, tabs))
