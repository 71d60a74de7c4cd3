"""Where the work of an arena is done: in this process, in several, or on a Ray or Dask cluster.

The same parts give the same results in the same order everywhere. A worker that dies takes nothing with it: its part is
done again.
"""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.resource_tracker import ensure_running
from typing import Protocol, TypeVar
from warnings import catch_warnings

from tabledhote.arena.extras import require
from tabledhote.kernel.errors import InvalidOption

Part = TypeVar("Part")
Done = TypeVar("Done")
AHEAD = 4  # parts a worker may have waiting, so that none is idle and nothing piles up
ANSWER = 5  # seconds to wait for a cluster
PATIENCE = 5  # how often in a row workers may die before the work is given up


class Workers(Protocol):
    """Does one task for many parts."""

    def results(self, task: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        """What the task makes of each part, in the order of the parts, as soon as it is there."""


def workers(jobs: int = 1, cluster: str | None = None) -> Workers:
    """The workers that are asked for; InvalidOption says which there could be."""
    if jobs < 1:
        raise InvalidOption(f"jobs is {jobs}; it must be at least 1")
    if cluster is None:
        return Alone() if jobs == 1 else Processes(jobs)
    kind, _, address = cluster.partition("://")
    if kind not in CLUSTERS or not address:
        raise InvalidOption(f"cluster cannot be {cluster!r}; allowed: ray://HOST:PORT, ray://auto, dask://HOST:PORT")
    return CLUSTERS[kind](address)


class Alone:
    """This process."""

    def results(self, task: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        return map(task, parts)


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, task: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        from joblib import Parallel, delayed  # here, because it takes as long to import as all the rest
        from joblib.externals.loky.process_executor import BrokenProcessPool

        done = died = 0
        while done < len(parts):
            pool = Parallel(n_jobs=self.jobs, return_as="generator", batch_size=1)
            with deaf():
                results = pool(delayed(task)(part) for part in parts[done:])
            try:
                for result in results:
                    done, died = done + 1, 0
                    yield result
            except BrokenProcessPool:
                died += 1
                if died == PATIENCE:
                    raise
            finally:
                with unheard():
                    results.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that begin meanwhile never hear Ctrl-C, of which they would complain; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    ensure_running()  # a helper of Python's own; begun later, it would end this (before Python 3.12)
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def unheard() -> Iterator[None]:
    """Work that is given up, as after Ctrl-C, needs no message: joblib warns of it, and its thread may look for it."""
    loud, threading.excepthook = threading.excepthook, lambda _: None
    try:
        with catch_warnings(action="ignore"):
            yield
    finally:
        threading.excepthook = loud


class Ray:
    """A Ray cluster that runs already: `auto` finds the one of this machine."""

    def __init__(self, address: str) -> None:
        self.address = address if address == "auto" else f"ray://{address}"

    def results(self, task: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        ray = require("ray")
        if not ray.is_initialized():
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except ConnectionError as problem:
                raise InvalidOption(f"no Ray cluster answers at {self.address}: {problem}") from None
        remote = ray.remote(max_retries=-1)(lambda part: task(part))  # a function: what Ray takes
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(part) for part in parts[:ahead]]
        for at in range(len(parts)):
            yield ray.get(waiting[at])
            waiting[at] = None  # a result that was taken need not be kept
            if len(waiting) < len(parts):
                waiting.append(remote.remote(parts[len(waiting)]))


class Dask:
    """A Dask cluster that runs already, by the address of its scheduler."""

    def __init__(self, address: str) -> None:
        self.address = f"tcp://{address}"

    def results(self, task: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
        distributed = require("distributed")
        try:
            client = distributed.Client(self.address, timeout=ANSWER)
        except OSError as problem:
            raise InvalidOption(f"no Dask cluster answers at {self.address}: {problem}") from None
        with client:
            ahead = AHEAD * max(1, sum(client.nthreads().values()))
            waiting = [client.submit(task, part, pure=False, retries=PATIENCE) for part in parts[:ahead]]
            for at in range(len(parts)):
                yield waiting[at].result()
                waiting[at] = None
                if len(waiting) < len(parts):
                    waiting.append(client.submit(task, parts[len(waiting)], pure=False, retries=PATIENCE))


CLUSTERS: dict[str, Callable[[str], Workers]] = {"ray": Ray, "dask": Dask}
