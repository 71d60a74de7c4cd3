"""A server that dies between the commit of the action with the id `crash` and its answer."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tabledhote.server.run import serve
from tabledhote.server.store.entries import Change
from tabledhote.server.store.store import Store

commit = Store._commit


async def commit_and_die(self: Store, changes: Sequence[Change]) -> None:
    await commit(self, changes)
    if any(entry.once == "crash" for change in changes for entry in change.entries):
        os._exit(9)


if __name__ == "__main__":
    Store._commit = commit_and_die  # type: ignore[method-assign]
    serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] or None, rate=0)
