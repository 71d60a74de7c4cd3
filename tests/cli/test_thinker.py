"""The bots of the screen's table think in a process of their own."""

import asyncio
import threading

import pytest
from textual.pilot import Pilot

from tabledhote.cli.screen.covers import Help
from tabledhote.cli.screen.table import Table
from tabledhote.cli.thinker import Asked, Gone, Thinker
from tabledhote.table import Record
from tests.support.screening import Prompt, begun, play, seen, settled, sitting

pytestmark = pytest.mark.usefixtures("own_folder")


class Slow(Prompt):
    """Thinks until it may answer."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.may, self.asked = threading.Event(), threading.Event()

    def ask(self, question: Asked) -> object:
        self.asked.set()
        self.may.wait()
        return super().ask(question)

    def close(self) -> None:
        self.may.set()


def test_keys_are_heard_while_a_bot_thinks_and_an_undone_question_is_not_answered() -> None:
    record = begun("hellton", "first=0")
    thinker = Slow(record)

    async def waiting(pilot: Pilot[str], app: Table) -> None:
        while app.sitting.asked:
            await pilot.press("enter")
            await pilot.pause()
        await asyncio.to_thread(thinker.asked.wait)
        assert "Waiting for Bot 2" in seen(app)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Help)
        await pilot.press("escape", "u")
        await pilot.pause()
        assert app.sitting.asked, "the own last action is taken back"
        undone = len(record.actions)
        thinker.may.set()
        await settled(pilot, app)
        assert len(record.actions) == undone

    play(sitting(record), waiting, thinker=thinker)


def test_a_process_that_was_ended_gives_no_answer() -> None:
    record = begun("amsterdam")
    thinker = Thinker(record.game, None)
    assert isinstance(thinker.ask(thinker.about_hint(record)), list)
    thinker.close()
    with pytest.raises(Gone):
        thinker.ask(thinker.about_hint(record))


class Broken(Prompt):
    """Has lost its process."""

    def ask(self, question: Asked) -> object:
        raise Gone


def test_if_bots_can_no_longer_think_there_the_game_goes_on_in_plain_lines() -> None:
    record = begun("hellton", "first=0")

    async def playing(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("h")
        await app.workers.wait_for_complete()
        assert app.return_value == "plain"

    play(sitting(record), playing, thinker=Broken(record))
