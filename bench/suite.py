"""Where the test suite spends its time: a plugin of pytest that notes it, and the table made of the notes.

    rm -rf build/suite; make test PYTEST_ADDOPTS='-p bench.suite'
    python bench/suite.py                   prints the table
    python bench/suite.py --write           puts it into docs/reference/performance.md, too

Seconds by the clock mean little while other programs run.
"""

import json
import os
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest

NOTES = Path("build/suite")  # one file for each run of pytest
PROCESSOR = "processor seconds"
LONGEST = 8  # tests that have a line of their own


# ---- the plugin ------------------------------------------------------------------------------------------


@dataclass
class Spent:
    """What one run of pytest spent, test by test."""

    began: float = field(default_factory=time.time)
    started: dict[str, float] = field(default_factory=dict)  # processor time when a test began
    clock: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    processor: dict[str, float] = field(default_factory=dict)


SPENT = Spent()


def used() -> float:
    """Processor seconds of this process and of those it has started that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> None:
    SPENT.started[item.nodeid] = used()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.when == "teardown":
        item.user_properties.append((PROCESSOR, used() - SPENT.started[item.nodeid]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    test = report.nodeid.split("@")[0]  # without the group that xdist adds
    SPENT.clock[test] += report.duration
    for name, value in report.user_properties:
        if name == PROCESSOR and isinstance(value, float):
            SPENT.processor[test] = value


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a worker's reports reach the process that started it
    NOTES.mkdir(parents=True, exist_ok=True)
    rows = {test: [clock, SPENT.processor.get(test, 0.0)] for test, clock in SPENT.clock.items()}
    took = time.time() - SPENT.began
    note = {"began": SPENT.began, "took": took, "load": os.getloadavg()[2], "tests": rows}
    (NOTES / f"{SPENT.began:.0f}.json").write_text(json.dumps(note), "utf-8")


# ---- the table -------------------------------------------------------------------------------------------


def room(test: str) -> str:
    """The folder of a test, or its file where it lies in none."""
    parts = test.split("::")[0].split("/")
    return "/".join(parts[:2])


def table(folder: Path) -> str:
    notes = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    if not notes:
        sys.exit(f"no notes in {folder}: run the tests with the plugin first, as the head of this file says")
    rooms: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for note in notes:
        for test, (clock, processor) in note["tests"].items():
            rooms[room(test)].append((clock, processor))
    lines = ["| | tests | seconds in workers | of the processor |", "| --- | ---: | ---: | ---: |"]
    total = [spent for each in rooms.values() for spent in each]
    for name, each in sorted(rooms.items(), key=lambda item: -sum(clock for clock, _ in item[1])):
        lines.append(row(f"`{name}`", each))
    lines.append(row("together", total))
    longest = sorted(((clock, test) for note in notes for test, (clock, _) in note["tests"].items()), reverse=True)
    lines += ["", "The longest tests:", ""]
    lines += [f"- {clock:.0f} s `{test.removeprefix('tests/')}`" for clock, test in longest[:LONGEST]]
    parts = " + ".join(f"{note['took']:.0f}" for note in notes)
    load = max(note["load"] for note in notes)
    lines += ["", f"pytest took {parts} s by the clock; load average {load:.1f} on {os.cpu_count()} processors.", ""]
    return "\n".join(lines)


def row(name: str, spent: list[tuple[float, float]]) -> str:
    clock, processor = (sum(column) for column in zip(*spent, strict=True))
    return f"| {name} | {len(spent):,} | {clock:,.0f} | {processor:,.0f} |"


def main() -> None:
    from page import options, publish  # its folder is on the path of a script, not on that of a plugin

    asked = options(__doc__).parse_args()
    publish("suite", table(NOTES), asked.write)


if __name__ == "__main__":
    main()
