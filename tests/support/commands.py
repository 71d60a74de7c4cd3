"""Commands run for tests, in this process or in one of their own."""

import json
import subprocess
import sys
from typing import Any

from typer.testing import CliRunner, Result

from tabledhote.cli import app


def run(*arguments: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, arguments, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def printed(*arguments: str) -> Any:
    """What a command prints as JSON."""
    result = run(*arguments, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


def process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "tabledhote", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False)
