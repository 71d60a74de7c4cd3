"""The files for hosting are those of the page and fit the server. systemd and Caddy, where they are, accept them."""

import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from inspect import signature
from pathlib import Path

import pytest

from tabledhote.cli.serve import serve
from tests.support import ROOT

PAGE = ROOT / "docs" / "guide" / "hosting.md"
UNIT = PAGE.with_suffix("") / "tabledhote.service"
CADDY = PAGE.with_suffix("") / "Caddyfile"


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


def unit() -> ConfigParser:
    read = ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # names of systemd keep their capitals
    read.read_string(UNIT.read_text("utf-8"))
    return read


@pytest.mark.parametrize(("language", "file"), [("ini", UNIT), ("caddyfile", CADDY)], ids=["unit", "Caddyfile"])
def test_the_page_shows_the_file(language: str, file: Path) -> None:
    assert block(language) == file.read_text("utf-8")


def test_the_unit_starts_the_server_as_caddy_expects_it() -> None:
    program, command, *options = unit()["Service"]["ExecStart"].split()
    assert (Path(program).name, command) == ("tabledhote", "serve")
    given = dict(zip(options[::2], options[1::2], strict=True))
    assert set(given) == {"--data", "--allowed-host"}  # so Caddy has to ask at the usual port
    caddy = CADDY.read_text("utf-8")
    assert caddy.startswith(f"{given['--allowed-host']} {{\n")
    defaults = signature(serve).parameters
    assert f"reverse_proxy {defaults['host'].default}:{defaults['port'].default} {{" in caddy


def test_the_unit_lets_the_server_write_its_data_and_take_its_connections() -> None:
    service = unit()["Service"]
    folder = f"/var/lib/{service['StateDirectory']}"
    assert f"--data {folder} " in service["ExecStart"]
    assert int(service["LimitNOFILE"]) >= 5000  # connections and files of a process: settings.connections + run.FILES
    for step in (f"useradd --system --home-dir {folder}", f"--data {folder}\n", f" {service['User']} "):
        assert step in PAGE.read_text("utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    program = unit()["Service"]["ExecStart"].split()[0]  # which systemd looks for
    copy.write_text(UNIT.read_text("utf-8").replace(program, sys.executable), "utf-8")
    ended = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (ended.returncode, [line for line in ended.stderr.splitlines() if UNIT.name in line]) == (0, [])


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_accepts_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(CADDY)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "not formatted" not in ended.stderr
