"""The games that a report has watched so far, in a file that survives being stopped at any moment.

One line for the plan, then one for each game, both sides of a comparison in it. Each line is written as soon as its
game is there; a line that was cut off does not count.
"""

import hashlib
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import tabledhote
from tabledhote.arena.reports.watching import Study, Watched, Watching
from tabledhote.arena.simulate import LARGEST
from tabledhote.arena.workers import workers
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidRecord
from tabledhote.kernel.game import contents

SECONDS = 1.0  # of play in one part for a worker: what is lost at most, for each of them, when all is stopped
Row = list[Watched]


class Journal:
    """The file of one study; InvalidRecord if it belongs to another one, or if somebody else writes to it."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.study = study
        self.file: BinaryIO = open(path, "a+b")  # noqa: SIM115 (it stays open until `close`)
        try:
            lock(self.file, path)
            self.file.seek(0)
            self.played = self.checked()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def checked(self) -> int:
        """How many games are there. Writes the plan into an empty file, and removes a line that was cut off."""
        written = header(self.study)
        first = self.file.readline()
        if first != encoded(written) and encoded(written).startswith(first):  # nothing yet, or cut off at once
            self.file.truncate(0)
            self.file.write(encoded(written))
            self.file.flush()
            return 0
        self.compare(first, written)
        games, whole = 0, len(first)
        for line in self.file:
            if line.endswith(b"\n"):
                games, whole = games + 1, whole + len(line)
        self.file.truncate(whole)
        return games

    def compare(self, line: bytes, expected: dict[str, object]) -> None:
        try:
            head = json.loads(line)
        except ValueError:
            head = None
        if not isinstance(head, dict) or "plan" not in head:
            raise InvalidRecord(f"{self.path}: holds something other than games; delete it or choose another output")
        for name, value in expected.items():
            if head.get(name) != value:
                differs = f"{name} is {json.dumps(head.get(name))} there, but {json.dumps(value)} here"
                remedy = "delete it or choose another output"
                raise InvalidRecord(f"{self.path}: holds games of another plan ({differs}); {remedy}")

    def append(self, rows: list[Row]) -> None:
        for row in rows:
            self.file.write(encoded([vars(watched) for watched in row]))
        self.file.flush()
        self.played += len(rows)

    def rows(self, games: int) -> Iterator[Row]:
        """The first games, one by one."""
        with open(self.path, "rb") as file:
            file.readline()
            for number, line in zip(range(games), file, strict=False):
                row = decoded(line)
                if row is None or row[0].game != number:
                    raise InvalidRecord(f"{self.path}: line {number + 2} is not game {number}; delete the file")
                yield row


def lock(file: BinaryIO, path: Path) -> None:
    """Lock the file for this process, where the system has such locks; they end with the process."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InvalidRecord(f"{path}: another process is playing these games") from None


def header(study: Study) -> dict[str, object]:
    """Everything that decides what the games are, except their number: more may be asked for later."""
    plan = study.plan
    return {
        "plan": 1,
        "version": tabledhote.__version__,
        "game": plan.game,
        "rules": plan.open().rules,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.open().options,
        "components": [
            hashlib.sha256(contents(box(one.game), one.options.get("components"))).hexdigest() for one in study.plans
        ],
    }


def encoded(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def decoded(line: bytes) -> Row | None:
    try:
        return [
            Watched(
                **{
                    **side,
                    **{name: [tuple(item) for item in side[name]] for name in ("uses", "acts", "flows")},
                }
            )
            for side in json.loads(line)
        ]
    except (ValueError, TypeError, KeyError):
        return None


def play(journal: Journal, jobs: int = 1, cluster: str | None = None) -> Iterator[int]:
    """Play the missing games and write them down; yields how many came in each time."""
    task, games = Watching(journal.study), journal.study.plan.games
    crew = workers(jobs, cluster)
    if journal.played >= games:
        return
    begun = time.perf_counter()
    journal.append(task((journal.played, 1)))
    yield 1
    size = min(LARGEST, max(1, int(SECONDS / (time.perf_counter() - begun))))
    parts = [(first, min(size, games - first)) for first in range(journal.played, games, size)]
    for rows in crew.results(task, parts):
        journal.append(rows)
        yield len(rows)
