"""What a person reads when compiling fails: the cause in a line, and a remedy."""

from typing import NamedTuple

import pytest

from tools import compile

COMMAND = "error: Command '['cc', '-O2', '-c', 'build/stable/rules.c']' returned non-zero exit status 1."


class Usage(NamedTuple):
    free: int


@pytest.fixture(autouse=True)
def room_on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(1 << 30))


def test_the_compilers_own_error_is_the_reason_not_its_command() -> None:
    said = f"running build_ext\nrules.c:3:1: fatal error: out of registers\n\n{COMMAND}\n"
    assert compile.reason(said) == "rules.c:3:1: fatal error: out of registers\nbuild/compile.log says more."


def test_a_missing_compiler_names_the_packages_to_install() -> None:
    assert "apt-get install gcc python3-dev" in compile.reason("no C compiler: No such file or directory: 'cc'")


def test_a_compiler_that_says_nothing_is_named_by_the_last_known_line() -> None:
    assert compile.reason("") == "no reason was given\nbuild/compile.log says more."


@pytest.mark.parametrize("said", ["cc1: error: No space left on device", ""])
def test_a_full_disk_is_called_one_even_if_nothing_could_be_logged(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not said:
        monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(4096))
    assert compile.reason(said).startswith("the disk is full")
