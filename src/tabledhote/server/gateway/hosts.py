"""The names by which clients may call the server. Its links carry the name from the request, so that must be ours."""

import re
import socket
from collections.abc import Sequence

from litestar.types import HTTPScope

from tabledhote.server.errors import Refusal

EVERYWHERE = ("0.0.0.0", "::")  # a server bound to these listens on all addresses of its machine
ANY = "*"
REMEMBERED = 100
NAME = re.compile(r"[a-z0-9._-]+|\[?[0-9a-f.]*:[0-9a-f.]*:[0-9a-f:.]*\]?|\*", re.ASCII)  # without a port
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.ASCII)


class Hosts:
    """Allows the names that were chosen, and always the address of this machine at which the request arrived."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self._allowed = {name.lower().strip("[]") for name in allowed}
        self._known: set[tuple[bytes, object]] = set()  # hosts that were allowed, each with the address it was sent to

    def check(self, scope: HTTPScope) -> None:
        given = [value for name, value in scope["headers"] if name == b"host"]
        server = scope.get("server")
        asked = given[0] if len(given) == 1 else b"", server and server[0]
        if asked in self._known or ANY in self._allowed or (not given and scope["http_version"] == "1.0"):
            return
        match = HOST.fullmatch(asked[0].decode("latin-1").lower())
        if match is None:
            raise Refusal("unknown_host", "The request needs one header Host with a name or an address.")
        name = match["name"].strip("[]")
        if name not in self._allowed and (server is None or name != server[0]):
            remedy = f"To allow it, start the server with: tabledhote serve --allowed-host {name}"
            raise Refusal("unknown_host", f"This server is not known as {name}. {remedy}")
        if len(self._known) < REMEMBERED:
            self._known.add(asked)


def own_names(host: str) -> tuple[str, ...]:
    """The names of a server that binds to `host`.

    >>> own_names("127.0.0.1")
    ('localhost', '127.0.0.1')
    """
    if host not in EVERYWHERE:
        return "localhost", host
    machine = socket.gethostname().lower()
    return (
        "localhost",
        machine,
        f"{machine.partition('.')[0]}.local",  # where devices announce their names in the network
    )
