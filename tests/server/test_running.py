"""What `tabledhote serve` says: sentences to a person at a terminal, JSON to a file; and when it says them."""

import json
import logging
import os
import pty
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

from tabledhote.server import run as running
from tabledhote.server.ops.logs import SentenceFormatter
from tests.server.test_processes import free_port, plain, serve
from tests.support.commands import run

CONTROLLING = (  # the child takes the terminal as its own, so that a typed Ctrl-C becomes a signal
    "import fcntl, os, sys, termios; fcntl.ioctl(2, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


def terminal(command: Sequence[str], *, until: str, probe: str = "", told: str = "") -> str:
    """What a terminal shows of a command that is stopped with Ctrl-C.

    That is done when the line with `until` has appeared, `probe` has answered, and `told` has appeared after it. Ctrl-C
    drops what the terminal has not shown yet, so a line must be whole.
    """
    ours, theirs = pty.openpty()
    arguments = [sys.executable, "-c", CONTROLLING, *command]
    child = subprocess.Popen(arguments, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    patience = threading.Timer(60, child.kill)
    patience.start()
    shown, probed, typed = b"", False, False
    try:
        while piece := read(ours):
            shown += piece
            if b"\n" in shown.partition(until.encode())[2] and not probed:
                if probe:
                    assert urllib.request.urlopen(probe, timeout=10).status == 200
                probed = True
            if probed and not typed and told.encode() in shown:
                os.write(ours, b"\x03")
                typed = True
        assert child.wait(20) == 0
    finally:
        patience.cancel()
        child.kill()
        child.wait()
        os.close(ours)
    return shown.decode().replace("\r\n", "\n")


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # Linux says so when nobody has the other end
        return b""


def shown_by(text: str) -> list[str]:
    """The lines as they stand on the screen, where what follows a carriage return covers what was there."""
    return [line.rpartition("\r")[2] for line in text.removesuffix("\n").split("\n")]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_person_reads_the_address_when_it_answers_and_one_sentence_at_the_end(
    request: pytest.FixtureRequest, tmp_path: Path, workers: int
) -> None:
    port = free_port()
    database = plain(request.getfixturevalue("fresh_postgres")) if workers > 1 else ""
    command = serve(tmp_path, database, "--workers", str(workers))(port)
    address = f"http://127.0.0.1:{port}/"
    shown = terminal(command, until="stop with Ctrl-C", probe=f"{address}healthz")
    assert shown_by(shown) == [
        f"tabledhote: {address} (stop with Ctrl-C)",
        "tabledhote: stopped; every game is kept",
    ]


def test_every_request_is_a_sentence_at_a_terminal_and_json_if_wanted(tmp_path: Path) -> None:
    port = free_port()
    asked = f"http://127.0.0.1:{port}/healthz"
    shown = terminal(serve(tmp_path, "", "--verbose")(port), until="stop with Ctrl-C", probe=asked, told="/healthz")
    (request,) = [line for line in shown_by(shown) if "healthz" in line]
    assert "request (method GET, route /healthz, status 200, ms " in request
    shown = terminal(serve(tmp_path, "", "--log", "json")(port), until="Uvicorn running on")
    lines = [json.loads(line.removeprefix("^C")) for line in shown.splitlines()]
    assert f"http://127.0.0.1:{port}" in next(line["says"] for line in lines if "running" in line["says"])


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_file_gets_json_unless_text_is_wanted(tmp_path: Path, form: str) -> None:
    port = free_port()
    command = serve(tmp_path, "", *(["--log", "text"] if form == "text" else []))(port)
    mark = b"Uvicorn running on" if form == "json" else b"stop with Ctrl-C"
    with subprocess.Popen(command, stderr=subprocess.PIPE) as server:
        assert server.stderr is not None
        said = b""
        while mark not in said:
            piece = server.stderr.readline()
            assert piece, said
            said += piece
        server.send_signal(signal.SIGINT)
        said += server.stderr.read()
    assert server.returncode == 0
    lines = said.decode().splitlines()
    if form == "json":
        assert {json.loads(line)["level"] for line in lines} == {"info"}
    else:
        address = f"tabledhote: http://127.0.0.1:{port}/ (stop with Ctrl-C)"
        assert lines == [address, "tabledhote: stopped; every game is kept"]


def test_a_sentence_has_a_level_only_if_something_is_wrong_and_shows_the_trace() -> None:
    def said(level: int, **more: object) -> str:
        record = {"msg": "a bot could not move", "levelno": level, "levelname": logging.getLevelName(level), **more}
        clock, _, sentence = SentenceFormatter().format(logging.makeLogRecord(record)).partition(" ")
        assert len(clock) == len("12:30:00")
        return sentence

    assert said(logging.INFO) == "a bot could not move"
    assert (
        said(logging.ERROR, code="over", bot_level="easy") == "error: a bot could not move (code over, bot level easy)"
    )
    try:
        raise RuntimeError("lost")
    except RuntimeError:
        first, *trace = said(logging.WARNING, exc_info=sys.exc_info()).splitlines()
    assert first == "warning: a bot could not move"
    assert (trace[0], trace[-1]) == ("Traceback (most recent call last):", "RuntimeError: lost")


@pytest.mark.parametrize(
    ("host", "told"),
    [("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("localhost", "localhost")],
)
def test_the_address_is_one_that_this_machine_can_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str, told: str
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(running, "listening", lambda host, port: True)
    running.announce(host, 8000, "text", open_browser=True)
    assert opened == [f"http://{told}:8000/"]
    assert capsys.readouterr().err == f"tabledhote: http://{told}:8000/ (stop with Ctrl-C)\n"


def test_another_form_of_the_log_is_refused() -> None:
    result = run("serve", "--log", "xml")
    assert (result.exit_code, result.stderr) == (2, "tabledhote: --log xml: must be text or json\n")
    result = run("serve", "--daily", "1,2")
    problem = "tabledhote: --daily 1,2: must be three whole numbers, such as 200,20000,1000\n"
    assert (result.exit_code, result.stderr) == (2, problem)
