"""The full-screen table: whole games by keys and by the pointer, what is painted, and what is hidden."""

from dataclasses import replace
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import tabledhote
from tabledhote.cli import screen
from tabledhote.cli.screen import table as screen_table
from tabledhote.cli.screen.board import BoardView
from tabledhote.cli.screen.covers import Help, PassOn, TooSmall
from tabledhote.cli.screen.side import Choices
from tabledhote.cli.screen.table import Table, named
from tabledhote.cli.thinker import Thinker
from tabledhote.games.boards import board
from tabledhote.table import Record
from tabledhote.words import words
from tests.support.commands import process
from tests.support.screening import begun, places, play, seen, settled, sitting

pytestmark = pytest.mark.usefixtures("own_folder")


REFERENCE = ("first=0", "layout=reference")


# ---- whole games --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", tabledhote.games())
def test_a_whole_game_by_keys_is_the_game_of_the_plain_lines(name: str) -> None:
    async def first_choices(pilot: Pilot[str], app: Table) -> None:
        while not app.sitting.over:
            await pilot.press("enter")
            await settled(pilot, app)
        assert app.texts("result-scoring") in flat(app, "#hand Static")

    record = begun(name)
    play(sitting(record), first_choices, thinker=Thinker(record.game, None))
    Record.load("game.json").verify()
    typed = "1\n" * (len(record.actions) + 1)
    process("play", name, "--bots", "greedy", "--seed", "7", "--file", "plain.json", typed=typed)
    assert Record.load("plain.json").actions == record.actions


@pytest.mark.slow
def test_a_whole_game_by_the_pointer() -> None:
    """What is offered on the board is clicked there; what has no place on it, in the list."""
    clicks = {"board": 0, "list": 0}

    async def clicking(pilot: Pilot[str], app: Table) -> None:
        while not app.sitting.over:
            before = len(app.record.actions)
            view = app.query_one(BoardView)
            spots = places(view, *view.offered)
            if spots and clicks["board"] % 5 < 4:
                clicks["board"] += 1
                await pilot.click(BoardView, offset=spots[-1])
            else:
                clicks["list"] += 1
                clicks["board"] += 1
                await pilot.click(Choices, offset=(8, 0))
            await settled(pilot, app)
            assert len(app.record.actions) > before or len(app.shown) < len(app.choices)

    play(sitting(begun("amsterdam")), clicking)
    assert clicks["list"] < clicks["board"]
    assert Record.load("game.json").state.seat == -1


# ---- keys ---------------------------------------------------------------------------------------


def test_a_number_goes_to_a_choice_and_enter_takes_it() -> None:
    async def typing(pilot: Pilot[str], app: Table) -> None:
        choices = app.query_one(Choices)
        assert len(app.choices) > 12
        await pilot.press("1", "2")
        assert choices.chosen == 12
        await pilot.press("9")
        assert choices.chosen == 9
        await pilot.press("0")
        assert choices.chosen == 9, "there is no such number"
        wanted = app.choices[8]
        await pilot.press("enter")
        await settled(pilot, app)
        assert {"seat": 0, **wanted} == app.record.actions[0]

    play(sitting(begun("amsterdam", *REFERENCE)), typing)


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    async def undoing(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("u")
        assert "There is nothing to take back yet." in seen(app)
        await pilot.press("enter")
        await settled(pilot, app)
        await pilot.press("u")
        await settled(pilot, app)
        assert app.record.actions == []
        assert "Taken back: Build a hotel at ab12" in flat(app, "#note")
        assert Record.load("game.json").actions == []

    play(sitting(begun("amsterdam", *REFERENCE)), undoing)


def test_a_hint_names_three_moves_and_goes_to_the_best() -> None:
    async def hinting(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("h")
        await settled(pilot, app)
        assert len(app.hints) == 3
        assert app.query_one(Choices).chosen == next(iter(app.hints))
        assert seen(app).count("★ win ") >= 1
        await pilot.press("enter")
        await settled(pilot, app)
        assert app.hints == {}

    play(sitting(begun("hellton", "first=0")), hinting)


def test_help_quit_and_ctrl_c() -> None:
    async def helping(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, Help)
        assert "take back your last action" in seen(app)
        await pilot.press("escape")
        assert not isinstance(app.screen, Help)
        await pilot.press("q")
        assert app.return_value == "left"

    async def interrupting(pilot: Pilot[str], app: Table) -> None:
        await pilot.press("ctrl+c")
        assert app.return_value == "interrupted"

    play(sitting(begun("vienna")), helping)
    play(sitting(begun("vienna")), interrupting)


# ---- the board ----------------------------------------------------------------------------------


def test_a_click_that_fits_several_choices_narrows_and_escape_steps_back() -> None:
    async def narrowing(pilot: Pilot[str], app: Table) -> None:
        while True:
            counts: dict[str, int] = {}
            for each in app.choices:
                for ref in named(each):
                    counts[ref] = counts.get(ref, 0) + 1
            several = [ref for ref, count in counts.items() if 1 < count < len(app.choices)]
            spots = places(app.query_one(BoardView), *several)
            if spots:
                break
            await pilot.press("enter")
            await settled(pilot, app)
        before = len(app.record.actions)
        await pilot.click(BoardView, offset=spots[0])
        await pilot.pause()
        assert 1 < len(app.shown) < len(app.choices)
        assert app.query_one(Choices).option_count == len(app.shown)
        await pilot.press("escape")
        assert app.query_one(Choices).option_count == len(app.choices)
        assert len(app.record.actions) == before

    play(sitting(begun("amsterdam", *REFERENCE)), narrowing)


def test_only_lines_that_changed_are_painted() -> None:
    async def moving(pilot: Pilot[str], app: Table) -> None:
        view = app.query_one(BoardView)
        await pilot.press("down")
        await pilot.pause()
        assert 1 <= len(view.painted) <= 2
        before = [strip.text for strip in view.strips]
        await pilot.press("enter")
        await settled(pilot, app)
        assert sum(old != new.text for old, new in zip(before, view.strips, strict=True)) < 6

    play(sitting(begun("amsterdam", *REFERENCE)), moving)


def test_the_choice_at_hand_is_marked_on_the_board_and_brought_into_view() -> None:
    async def walking(pilot: Pilot[str], app: Table) -> None:
        view = app.query_one(BoardView)
        for _ in range(len(app.choices)):
            await pilot.press("down")
            await pilot.pause()
            at_hand = set(app.at_hand())
            reversed_rows = [
                row
                for row, strip in enumerate(view.strips)
                for segment in strip
                if segment.style and segment.style.reverse
            ]
            assert bool(reversed_rows) == any(
                at_hand & set(piece.refs.split()) for line in view.drawing for piece in line
            )
            if reversed_rows:
                assert any(view.in_view(row) for row in reversed_rows)

    play(sitting(begun("austria", "first=0")), walking)


def test_a_game_without_coloured_lines_shows_its_plain_board(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(board("vienna"), lines=None)
    monkeypatch.setattr(screen_table, "board", lambda _: plain)

    async def looking(_: Pilot[str], app: Table) -> None:
        assert "Krieau" in seen(app)

    play(sitting(begun("vienna")), looking, size=(140, 50))


# ---- several people at one screen ---------------------------------------------------------------


def test_the_screen_is_covered_while_it_changes_hands() -> None:
    record = begun("austria", "first=0", people=(0, 1))
    place = sitting(record)
    first, second = place.viewer, 1 - place.viewer
    own = {seat: held(record, seat) for seat in (0, 1)}

    async def passing(pilot: Pilot[str], app: Table) -> None:
        assert shown(app, own[first])
        assert not shown(app, own[second])
        while not isinstance(app.screen, PassOn):
            await pilot.press("enter")
            await settled(pilot, app)
        assert f"Hand the device to {record.names[second]}." in seen(app)
        decided = len(record.actions)
        await pilot.press("u", "h", "1", "escape", "d")
        await pilot.pause()
        assert len(record.actions) == decided, "nothing is done behind the cover"
        for card in own[0] | own[1]:
            assert card not in seen(app)
        await pilot.press("enter")
        await settled(pilot, app)
        assert app.sitting.viewer == second
        assert shown(app, own[second])
        assert not shown(app, own[first] - own[second])

    play(place, passing, size=(160, 60))


def held(record: Record, seat: int) -> set[str]:
    view: dict[str, Any] = record.state.view(seat)
    texts = words("en", record.game.id)
    return {texts.name("staff", card["staff"]) for card in view["players"][seat]["hand"]}


def shown(app: Table, cards: set[str]) -> bool:
    return any(card in flat(app, "#hand Static") for card in cards)


def test_where_nothing_is_hidden_the_screen_is_not_covered() -> None:
    async def together(pilot: Pilot[str], app: Table) -> None:
        for _ in range(6):
            assert not isinstance(app.screen, PassOn)
            await pilot.press("enter")
            await settled(pilot, app)
        assert {action["seat"] for action in app.record.actions} == {0, 1}

    play(sitting(begun("amsterdam", *REFERENCE, people=(0, 1))), together)


# ---- the window ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tabledhote.games())
def test_the_window_may_change_its_size(name: str) -> None:
    async def resizing(pilot: Pilot[str], app: Table) -> None:
        await pilot.resize_terminal(170, 50)
        await pilot.pause()
        wide = app.query_one(BoardView).size.width
        assert wide > 90
        await pilot.resize_terminal(99, 30)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "99×30" in seen(app)
        await pilot.resize_terminal(99, 29)
        await pilot.pause()
        assert "99×29" in seen(app)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert not isinstance(app.screen, TooSmall)
        assert app.query_one(BoardView).virtual_size.width <= app.query_one(BoardView).size.width
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.press("enter")
        assert app.return_value == "plain"

    play(sitting(begun(name)), resizing)


def test_what_keeps_the_table_from_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = words("en", "amsterdam")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")
    assert screen.lacking(texts) == ""
    monkeypatch.setenv("LINES", "29")
    assert "100×29" in screen.lacking(texts)
    monkeypatch.setattr(screen, "find_spec", lambda _: None)
    assert "pip install 'tabledhote[screen]'" in screen.lacking(texts)


# ---- colours ------------------------------------------------------------------------------------


def test_the_colours_change_with_a_key() -> None:
    async def changing(pilot: Pilot[str], app: Table) -> None:
        def grounds() -> set[Any]:
            strips = app.query_one(BoardView).strips
            return {segment.style.bgcolor for strip in strips for segment in strip if segment.style}

        before = grounds()
        await pilot.press("d")
        await settled(pilot, app)
        assert not app.dark
        assert app.theme == "light"
        assert grounds() != before

    play(sitting(begun("amsterdam")), changing)


def test_without_colour_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def looking(_: Pilot[str], app: Table) -> None:
        assert app.no_color
        view = app.query_one(BoardView)
        styles = [segment.style for line in view.render_lines(view.size.region) for segment in line if segment.style]
        assert styles
        assert all(style.color is None or style.color.is_default for style in styles)
        assert all(style.bgcolor is None or style.bgcolor.is_default for style in styles)
        assert any(style.reverse for style in styles), "the choice at hand is still marked"

    play(sitting(begun("amsterdam", *REFERENCE)), looking)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("name", tabledhote.games())
def test_every_language_has_all_words(name: str, language: str) -> None:
    async def looking(pilot: Pilot[str], app: Table) -> None:
        texts = words(language, name)
        assert texts("title") in seen(app)
        assert texts("undo") in seen(app)
        await pilot.press("f1")
        assert texts("close") in seen(app)

    play(sitting(begun(name, language=language), language), looking)


def flat(app: Table, query: str) -> str:
    """The text of one place, in one line."""
    return " ".join(str(app.query_one(query, Static).render()).split())
