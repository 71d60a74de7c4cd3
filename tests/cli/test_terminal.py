"""The game in the terminal: whole games, breaks, undo, Ctrl-C, three languages."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import tabledhote
from tabledhote.cli.terminal import Terminal
from tabledhote.games import box
from tabledhote.table import Record, seen_by
from tabledhote.words import words
from tabledhote.words.reader import YOU, Reader
from tests.support.commands import process, run
from tests.support.screening import begun, sitting

pytestmark = pytest.mark.usefixtures("own_folder")

WHOLE_GAMES: list[tuple[str, str, list[str]]] = [
    (name, language, []) for name in tabledhote.games() for language in ("en", "fr", "ru")
]
WHOLE_GAMES.append(("amsterdam", "en", ["--players", "4", "--option", "variant=tactical"]))


@pytest.mark.parametrize(("name", "language", "options"), WHOLE_GAMES)
def test_a_whole_game_in_the_terminal(name: str, language: str, options: list[str]) -> None:
    typed = "1\n" * box(name).bound(box(name).open().options)
    result = process("play", name, *options, "--bots", "greedy", "--lang", language, "--seed", "7", typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    path = Path(os.environ["TABLEDHOTE_DATA"]) / f"{name}.json"
    record = Record.load(path)
    record.verify()
    assert record.state.seat == -1
    texts = words(language, name)
    seat = record.bots.index(None)
    (last,) = seen_by(seat, record.log[-1:])
    reader = Reader(texts, record.names, seat)
    told = reader.spoken(texts.event(last, reader.names))
    assert " ".join(told.split()) in " ".join(result.stdout.split())
    assert record.names[seat] not in result.stdout, "the reader is no third person"
    assert YOU not in result.stdout
    assert texts("terminal-record", file=str(path)) in result.stdout
    assert "{" not in result.stdout


def typed_game(*lines: str, arguments: Sequence[str] = ()) -> Result:
    return run("play", "amsterdam", *arguments, typed="".join(f"{line}\n" for line in lines))


def saved() -> Record:
    return Record.load(Path(os.environ["TABLEDHOTE_DATA"]) / "amsterdam.json")


REFERENCE = ("--seed", "7", "--option", "first=0", "--option", "layout=reference")


def test_a_game_is_saved_when_the_input_ends_and_goes_on_from_there() -> None:
    assert typed_game("1", "1", arguments=REFERENCE).exit_code == 0
    first = saved()
    assert len(first.actions) == 2
    result = typed_game("2")
    assert "Resuming your game." in result.stdout
    assert saved().actions[:2] == first.actions
    assert len(saved().actions) > 2


def test_a_break_does_not_change_what_the_bots_do() -> None:
    typed_game(*["1"] * 20, arguments=REFERENCE)
    straight = saved().actions
    assert saved().state.seat >= 0
    typed_game("1", arguments=("--new", *REFERENCE))
    for _ in range(19):
        typed_game("1")
    assert saved().actions == straight


def test_quit_help_undo_and_nonsense() -> None:
    result = typed_game("?", "99", "0", "-1", "x", "²", "", "u", "1", "u", "2", "q", arguments=REFERENCE)
    assert result.exit_code == 0
    for text in (
        "Type the number of a choice",
        "“99” is not one of the choices",
        "“x” is not one of the choices",
        "“²” is not one of the choices",
        "There is nothing to take back yet.",
        "Taken back: Build a hotel at ab12",
        "Saved in ",
    ):
        assert text in result.stdout
    assert saved().actions == [{"seat": 0, "do": "place_hotel", "at": "bc12"}]


def test_a_hint_names_the_three_best_moves() -> None:
    result = typed_game("h", "q", arguments=REFERENCE)
    assert re.findall(r"(\d)\. Build a hotel at \w+ – win \d+%, \d+ points$", result.stdout, re.MULTILINE) == [
        "1",
        "2",
        "3",
    ]


def test_several_people_at_one_screen_see_only_their_own_hands() -> None:
    arguments = ("--seat", "0", "--seat", "1", "--name", "Ann", "--name", "Ben", "--seed", "7", "--option", "first=0")
    result = run("play", "austria", *arguments, typed="1\n" * 3 + "\n1\n")
    record = Record.load(Path(os.environ["TABLEDHOTE_DATA"]) / "austria.json")
    assert (record.names, record.bots) == (["Ann", "Ben"], [None, None])
    (first,) = re.findall(r"Hand the device to (Ann|Ben)\.", result.stdout)[:1]
    before, after = result.stdout.split(f"Hand the device to {first}.", 1)
    texts, begun = words("en", "austria"), record.begin()
    views: list[dict[str, Any]] = [begun.view(seat) for seat in (0, 1)]
    hands = {
        name: {texts.name("staff", card["staff"]) for card in view["players"][seat]["hand"]}
        for seat, (name, view) in enumerate(zip(record.names, views, strict=True))
    }
    other = "Ben" if first == "Ann" else "Ann"
    assert any(card in before for card in hands[other])
    assert not any(card in before for card in hands[first])
    assert any(card in after for card in hands[first])


def test_where_nothing_is_hidden_nobody_has_to_pass_anything_on() -> None:
    arguments = ("--seat", "0", "--seat", "1", "--seed", "7")
    assert "Hand the device" not in typed_game(*["1"] * 12, arguments=arguments).stdout
    assert {action["seat"] for action in saved().actions} == {0, 1}


def test_what_a_bot_answered_cannot_be_taken_back() -> None:
    typed_game("1", "1", "1", arguments=REFERENCE)
    while saved().actions[-1]["seat"] == 0:
        typed_game(str(len(saved().state.legal())))
    before = saved().actions
    assert "The last action was not yours, so you cannot take it back." in typed_game("u").stdout
    assert saved().actions == before


def test_a_saved_game_is_not_overwritten_by_accident() -> None:
    typed_game("1", arguments=REFERENCE)
    before = saved().written()
    result = typed_game(arguments=("--players", "3"))
    assert result.exit_code == 2
    assert "--players: a game is saved in" in result.stderr
    assert "start a new one with --new" in result.stderr
    assert saved().written() == before
    assert typed_game(arguments=("--players", "3", "--new")).exit_code == 0
    assert saved().game.players == 3


def test_another_seat_name_and_file() -> None:
    arguments = ("--seat", "1", "--name", "Zoë", "--file", "mine.json", "--option", "first=0", "--seed", "5")
    result = typed_game("1", arguments=arguments)
    record = Record.load("mine.json")
    assert record.names == ["Bot 1", "Zoë"]
    assert record.bots == ["medium", None]
    assert record.actions[0]["seat"] == 0
    assert re.search(r"^▶ ■ You ", result.stdout, re.MULTILINE), "who plays alone is You"
    assert "Zoë" not in result.stdout
    assert typed_game("1", arguments=("--file", "mine.json")).exit_code == 0


@pytest.mark.parametrize(
    ("language", "line", "step"),
    [
        ("en", r"You: .+ → room \d", r"You welcome "),
        ("fr", r"Vous\W: .+ → chambre \d", r"Vous accueillez "),
        ("ru", r"Вы: .+ → номер \d", r"Вы принимаете гостя"),
    ],
)
def test_a_turn_is_a_line_that_opens_into_its_steps(language: str, line: str, step: str) -> None:
    """What was done in a turn that is over is told in a line; `s` tells all of it."""
    place = sitting(begun("hellton", "first=0", language=language), language)
    terminal = Terminal(place)
    while place.record.state.seat == 0:
        place.decide(place.choices()[0])
    while not place.asked:
        terminal.let_bot_play()
    own, rival, *rest = place.news()
    assert re.match(line, own)
    assert re.match(rf"{place.record.names[1]}\W?: .+ → ", rival)
    assert place.record.names[0] not in " ".join([own, rival, *rest])
    told = place.news(whole=True)
    assert len(told) == len(place.news())
    assert told[2:] == rest
    assert re.search(step, told[0])
    assert len(told[1]) > len(rival)


def test_the_language_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert words("ru", "amsterdam")("title") in typed_game().stdout
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert words("fr", "amsterdam")("title") in typed_game().stdout
    monkeypatch.setenv("LC_ALL", "C")
    assert words("en", "amsterdam")("title") in typed_game().stdout


def test_what_others_draw_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """No event of this game is private, so one is slipped in: only its own seat may read it."""
    typed_game("1", arguments=REFERENCE)
    told: list[dict[str, Any]] = []
    texts = words("en", "amsterdam")

    def tell(event: dict[str, Any], names: Sequence[str]) -> str:
        told.append(event)
        return "…"

    monkeypatch.setattr(texts, "event", tell)
    begun = Record.begin

    def with_secrets(record: Record) -> Any:
        state = begun(record)
        assert state.events is not None
        state.events += [{"event": "draw", "seat": seat, "private": {"card": seat}} for seat in (0, 1)]
        return state

    monkeypatch.setattr(Record, "begin", with_secrets)
    typed_game(arguments=("--new", *REFERENCE))
    drawn = [event for event in told if event["event"] == "draw"]
    assert drawn == [{"event": "draw", "seat": 0, "private": {"card": 0}}, {"event": "draw", "seat": 1}]


def test_letters_that_the_screen_or_the_keyboard_does_not_have_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    assert process("show", "amsterdam", "--lang", "ru").returncode == 0
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    command = [sys.executable, "-m", "tabledhote", "play", "amsterdam", *REFERENCE]
    result = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, timeout=60, check=False)
    assert (result.returncode, result.stderr) == (0, b"")
    assert len(saved().actions) == 1


def test_ctrl_c_saves_and_leaves_without_a_traceback() -> None:
    command = [sys.executable, "-m", "tabledhote", "play", "amsterdam", *REFERENCE]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as game:
        assert game.stdout is not None
        assert game.stdin is not None
        game.stdin.write("1\n")
        game.stdin.flush()
        seen = ""
        while seen.count("q quit:") < 2:
            seen += game.stdout.read(1)
        game.send_signal(signal.SIGINT)
        rest, errors = game.communicate(timeout=30)
    assert (game.returncode, errors) == (130, "")
    assert re.search(r"Saved in .*amsterdam\.json", rest)
    assert len(saved().actions) == 1
