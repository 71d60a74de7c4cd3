"""The table on the whole screen, driven by Textual's pilot: a game begun, keys, clicks, and what can be read."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets._footer import FooterKey

from tabledhote.cli.play import begin
from tabledhote.cli.screen.board import BoardView
from tabledhote.cli.screen.covers import PassOn
from tabledhote.cli.screen.table import Table
from tabledhote.cli.sitting import Sitting
from tabledhote.cli.thinker import Asked, Mind, Thinker
from tabledhote.table import Record
from tabledhote.words import words

Playing = Callable[[Pilot[str], Table], Awaitable[None]]


def begun(
    game: str, *options: str, language: str = "en", people: Sequence[int] = (0,), bots: str = "greedy", seed: str = "7"
) -> Record:
    return begin(game, None, list(people), bots, [], seed, list(options), None, words(language, game))


def sitting(record: Record, language: str = "en") -> Sitting:
    return Sitting(record, words(language, record.game.id), Path("game.json"), resumed=False)


class Prompt(Thinker):
    """Thinks at once, in the same process: a test waits for nothing."""

    def __init__(self, record: Record) -> None:
        self.mind = Mind(record.game)

    def ask(self, question: Asked) -> object:
        return self.mind.answer(question)

    def close(self) -> None:
        pass


@asynccontextmanager
async def table(
    place: Sitting, thinker: Thinker | None = None, size: tuple[int, int] = (100, 30), dark: bool = True
) -> AsyncIterator[tuple[Pilot[str], Table]]:
    app = Table(place, thinker or Prompt(place.record), dark=dark)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, app)
        yield pilot, app


async def settled(pilot: Pilot[str], app: Table) -> None:
    """Wait until a person is asked, or the game is over, and everything is painted."""
    while True:
        await app.workers.wait_for_complete()
        await pilot.pause()
        waiting = isinstance(app.screen, PassOn)
        shown = app.version > 0 and app.list.option_count == len(app.shown) and list(app.query(FooterKey))
        if waiting or (shown and (app.sitting.over or app.sitting.asked)):
            break
    await pilot.pause()


def play(place: Sitting, playing: Playing, **how: Any) -> None:
    """Run a game as the function plays it."""

    async def run() -> None:
        async with table(place, **how) as (pilot, app):
            await playing(pilot, app)

    asyncio.run(run())


def seen(app: Table) -> str:
    """All letters on the screen."""
    screen: Screen[Any] = app.screen
    return "\n".join(strip.text for strip in screen._compositor.render_strips())


def places(view: BoardView, *wanted: str) -> list[tuple[int, int]]:
    """Where the visible pieces stand that name one of these things, from the board's own corner."""
    found = []
    for row, strip in enumerate(view.strips):
        column = 0
        for segment in strip:
            refs = str(segment.style.meta.get("refs", "")) if segment.style else ""
            if set(refs.split()) & set(wanted) and view.in_view(row):
                found.append((column, row - int(view.scroll_offset.y)))
            column += len(segment.text)
    return found
