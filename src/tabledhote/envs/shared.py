"""Tables in several processes, which write what is seen straight into memory that all of them share."""

import contextlib
import pickle
import subprocess
import sys
import tempfile
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import numpy as np

import tabledhote
from tabledhote.envs.sight import Sight
from tabledhote.envs.vector import Actions, Batch, Tables, blank, chances, checked, illegal
from tabledhote.kernel.errors import IllegalAction
from tabledhote.kernel.game import Game

MEMORY = Path("/dev/shm")  # files that never reach a disk, where the system has them
RESET, STEP, ALLOWED, DONE = b"r", b"s", b"a", b"."
LINE = 64  # bytes: fields start where a line of the processor's cache does


@dataclass(frozen=True)
class Part:
    """What a worker is told: the tables from `first` to before `last` are its own."""

    game: str
    options: dict[str, object]
    tables: int
    seed: int
    memory: str
    first: int
    last: int


def rows(part: Batch, first: int, last: int) -> Batch:
    """Some rows of a batch, in the same memory."""
    return Batch(*(getattr(part, field.name)[first:last] for field in fields(Batch)))


class Sheet:
    """A batch and the actions for it in a file that is mapped into memory."""

    def __init__(self, sight: Sight, tables: int, path: Path) -> None:
        form = [*(getattr(blank(sight, tables), field.name) for field in fields(Batch)), np.empty(tables, np.int64)]
        *starts, end = np.cumsum([0, *((array.nbytes + LINE - 1) // LINE * LINE for array in form)]).tolist()
        if path.stat().st_size < end:
            with path.open("r+b") as file:
                file.truncate(end)
        whole = np.memmap(path, np.uint8, mode="r+")
        laid = [
            whole[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
            for start, array in zip(starts, form, strict=True)
        ]
        self.batch, self.actions = Batch(*laid[:-1]), laid[-1]


class SharedTables:
    """`Tables` in several processes: the same games, whatever their number.

    What `step` returns is the shared memory itself: the next step overwrites it. Close it, or use it in a `with`.
    `send` and `receive` are the two halves of a step; between them the caller is free to choose for other tables.

    >>> with SharedTables("amsterdam", tables=4, processes=2, seed=7) as tables:
    ...     batch = tables.reset()
    ...     batch = tables.step(batch.masks.argmax(axis=1))
    ...     batch.seats.shape
    (4,)
    """

    def __init__(self, game: str, tables: int, processes: int = 2, seed: int = 0, **options: object) -> None:
        if not 1 <= processes <= tables:
            raise ValueError(f"processes is {processes}; it must be from 1 to the number of tables, {tables}")
        self.game: Game = tabledhote.game(game, **options)
        self.sight = Sight(self.game)
        self.tables = tables
        self.workers: list[subprocess.Popen[bytes]] = []
        self._under_way = False  # a step that was sent and not received
        bounds = np.linspace(0, tables, processes + 1).astype(int).tolist()
        self._starts = bounds[:-1]
        place = MEMORY if MEMORY.is_dir() else None
        with tempfile.TemporaryDirectory(prefix="tabledhote-", dir=place, ignore_cleanup_errors=True) as folder:
            path = Path(folder, "rows")
            path.touch()
            self._sheet = Sheet(self.sight, tables, path)
            for first, last in pairwise(bounds):
                self._employ(Part(game, options, tables, seed, str(path), first, last))
            self._hear(self.workers)  # all of them have opened the file, so its name can go

    def _employ(self, part: Part) -> None:
        command = [sys.executable, "-c", f"from {__name__} import work; work()"]
        worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.workers.append(worker)
        assert worker.stdin is not None
        pickle.dump(part, worker.stdin)
        worker.stdin.flush()

    def reset(self) -> Batch:
        """A new game at every table."""
        self._must_rest()
        self._order(self.workers, RESET)
        return self._sheet.batch

    def step(self, actions: Actions) -> Batch:
        """One decision at every table. IllegalAction, and nothing is changed, if one of them is not open."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Actions) -> None:
        """Begin a step and come back at once. IllegalAction as in `step`."""
        self._must_rest()
        chosen = checked(actions, self.tables)
        for at in illegal(self._sheet.batch.masks, chosen)[:1]:
            raise IllegalAction(f"table {at}: action {chosen[at]} is not legal: {self._allowed(int(at))}")
        self._sheet.actions[:] = chosen
        self._tell(self.workers, STEP)
        self._under_way = True

    def receive(self) -> Batch:
        """Wait for the step that was sent."""
        if not self._under_way:
            raise RuntimeError("no step is under way: send actions first")
        self._under_way = False
        self._hear(self.workers)
        return self._sheet.batch

    def _must_rest(self) -> None:
        if self._under_way:
            raise RuntimeError("a step is under way: receive it first")

    def _allowed(self, at: int) -> str:
        number = max(place for place, start in enumerate(self._starts) if start <= at)
        worker = self.workers[number]
        self._sheet.actions[0] = at - self._starts[number]
        self._order([worker], ALLOWED)
        assert worker.stdout is not None
        return str(pickle.load(worker.stdout))

    def _order(self, workers: list[subprocess.Popen[bytes]], what: bytes) -> None:
        self._tell(workers, what)
        self._hear(workers)

    def _tell(self, workers: list[subprocess.Popen[bytes]], what: bytes) -> None:
        for worker in workers:
            assert worker.stdin is not None
            try:
                worker.stdin.write(what)
                worker.stdin.flush()
            except OSError:
                break  # it is gone, and sends nothing

    def _hear(self, workers: list[subprocess.Popen[bytes]]) -> None:
        for worker in workers:
            assert worker.stdout is not None
            if worker.stdout.read(1) != DONE:
                self.close()
                raise RuntimeError(f"a process of the tables ended with code {worker.wait()}; its message is above")

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.kill()
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                assert pipe is not None
                with contextlib.suppress(OSError):  # what was still to be written has no reader
                    pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def work() -> None:
    """What a worker does until its standard input ends."""
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # for what a game of another package may print
    part: Part = pickle.load(orders)
    tables = Tables(tabledhote.game(part.game, **part.options), part.last - part.first)
    tables.chances = chances(part.seed, part.tables)[part.first : part.last]
    sheet = Sheet(tables.sight, part.tables, Path(part.memory))
    mine = rows(sheet.batch, part.first, part.last)
    actions = sheet.actions[part.first : part.last]
    answer(answers)
    while order := orders.read(1):
        if order == ALLOWED:
            answer(answers)
            pickle.dump(tables.states[sheet.actions[0]].allowed(), answers)
            answers.flush()
            continue
        if order == RESET:
            tables.begin(mine)
        else:
            tables.go_on(actions, mine)
        answer(answers)


def answer(answers: IO[bytes]) -> None:
    answers.write(DONE)
    answers.flush()
