"""The log of the full-screen table: a line for a turn, which opens into its steps, told to the reader."""

import pytest
from textual.pilot import Pilot

from tabledhote.cli.screen.table import Table
from tests.support.screening import begun, play, seen, settled, sitting

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.mark.parametrize(("language", "you"), [("en", "You: "), ("fr", "Vous\u00a0: "), ("ru", "Вы: ")])
def test_a_turn_is_a_line_that_opens_into_its_steps_and_closes_again(language: str, you: str) -> None:
    async def opening(pilot: Pilot[str], app: Table) -> None:
        while not any(action["seat"] for action in app.record.actions):
            await pilot.press("enter")
            await settled(pilot, app)
        assert any(line.startswith(f"▸ {you}") for line in telling(app))
        assert app.record.names[0] not in seen(app), "the reader is no third person"
        app.told.focus()
        await pilot.press("home")
        while not telling(app)[app.told.highlighted or 0].startswith("▸"):
            await pilot.press("down")
        at, decided = app.told.highlighted or 0, len(app.record.actions)
        await pilot.press("enter")
        await settled(pilot, app)
        assert telling(app)[at].startswith(f"▾ {you}")
        assert telling(app)[at].count("\n  – ") > 3
        assert app.told.highlighted == at
        await pilot.press("enter")
        await settled(pilot, app)
        assert telling(app)[at].startswith(f"▸ {you}")
        assert len(app.record.actions) == decided
        await pilot.press("escape", "enter")
        await settled(pilot, app)
        assert len(app.record.actions) > decided, "the choices hear the keys again"

    play(sitting(begun("hellton", "first=0", language=language), language), opening, size=(140, 45))


def test_the_turn_that_goes_on_is_told_step_by_step() -> None:
    async def walking(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("enter")
        await settled(pilot, app)
        assert app.record.state.seat == 0
        assert telling(app)[-1].startswith("▾ You: ")
        assert "\n  – You " in telling(app)[-1]

    play(sitting(begun("hellton", "first=0")), walking)


def test_several_people_at_one_screen_go_by_their_names() -> None:
    async def looking(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("enter")
        await settled(pilot, app)
        assert "Player 1" in seen(app)
        assert "You:" not in "".join(telling(app))

    play(sitting(begun("hellton", "first=0", people=(0, 1))), looking)


def telling(app: Table) -> list[str]:
    """The turns in the log."""
    return [str(option.prompt) for option in app.told.options]
