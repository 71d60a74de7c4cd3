"""The environment is made once, and made anew where it was interrupted or made for something else."""

import json
from pathlib import Path

import pytest

from tests.support import ROOT
from tools import environment


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would install, in an empty clone."""
    given: list[list[str]] = []

    def run(command: list[str]) -> None:
        given.append(command)
        environment.VENV.mkdir(exist_ok=True)

    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(environment, "run", run)
    return given


def make(profile: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.argv", ["environment", profile])
    return environment.main()


def test_nothing_is_installed_twice(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    assert make("play", monkeypatch) == 0
    assert "--clear" in commands[0]
    commands.clear()
    assert make("play", monkeypatch) == 0
    assert commands == []
    assert make("test", monkeypatch) == 0
    assert commands
    assert not any("--clear" in command for command in commands)
    commands.clear()
    assert make("play", monkeypatch) == 0
    assert commands == []


def test_what_was_interrupted_begins_anew(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    make("play", monkeypatch)
    commands.clear()

    def interrupted(command: list[str]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "run", interrupted)
        assert make("test", patch) == 130
    assert make("test", monkeypatch) == 0
    assert "--clear" in commands[0]


def test_a_clone_that_was_moved_gets_a_new_environment(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    make("play", monkeypatch)
    commands.clear()
    found = json.loads(environment.READY.read_text())
    environment.READY.write_text(json.dumps(found | {"place": "elsewhere"}))
    assert make("play", monkeypatch) == 0
    assert "--clear" in commands[0]


def test_where_uv_cannot_install_pip_does(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without_uv(command: list[str]) -> None:
        if "uv" in command or command[0].endswith("uv"):
            raise environment.CannotInstall("ERROR: no matching distribution")
        commands.append(command)
        environment.VENV.mkdir(exist_ok=True)

    monkeypatch.setattr(environment, "run", without_uv)
    assert make("play", monkeypatch) == 0
    assert any("pip" in command and "--editable" in command for command in commands)

    def without_network(command: list[str]) -> None:
        environment.VENV.mkdir(exist_ok=True)
        raise environment.CannotInstall("ERROR: no route to host")

    monkeypatch.setattr(environment, "run", without_network)
    environment.READY.unlink()
    assert make("play", monkeypatch) == 1
    said = capsys.readouterr().err
    assert "no route to host" in said
    assert "network" in said
