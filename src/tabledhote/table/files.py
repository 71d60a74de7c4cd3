"""Files that appear whole or not at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO


@contextmanager
def replacing(path: str | Path) -> Iterator[TextIO]:
    """A draft to write to, which takes the file's place at the end of the block; after an error nothing has changed."""
    path = Path(path)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = path.parent / f".{path.name}.{secrets.token_hex(4)}"
    try:  # from before the draft exists, so that not even Ctrl-C can leave it behind
        try:
            handle = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from None  # the draft's name would say nothing
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)
        raise
