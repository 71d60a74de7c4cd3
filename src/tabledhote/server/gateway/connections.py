"""How many connections each client has to this process, and whether it may have one more."""

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address
from math import inf

from tabledhote.server.settings import Settings

CLIENT: ContextVar[str] = ContextVar("client", default="server")  # the address that is being served
FREE = 0.75  # of all connections; the rest are for clients that have few
FEW = 8


class Connections:
    def __init__(self, settings: Settings) -> None:
        limited = settings.rate > 0
        self._most = settings.connections if limited else inf
        self._most_each = settings.connections_each if limited else inf
        self._counts: dict[str, int] = {}
        self.total = 0

    def admit(self, client: str) -> bool:
        """Count one more connection, or say that it is too many."""
        count = self._counts.get(client, 0)
        scarce = self.total >= FREE * self._most
        if self.total >= self._most or count >= (min(FEW, self._most_each) if scarce else self._most_each):
            return False
        self._counts[client] = count + 1
        self.total += 1
        return True

    def release(self, client: str) -> None:
        self.total -= 1
        self._counts[client] -= 1
        if not self._counts[client]:
            del self._counts[client]

    def move(self, client: str, other: str) -> bool:
        """Count a connection for another client: a proxy has it, and says for whom it asks."""
        self.release(client)
        if self.admit(other):
            return True
        self._counts[client] = self._counts.get(client, 0) + 1
        self.total += 1
        return False


@lru_cache(maxsize=10_000)
def client_of(address: str) -> str:
    """Who counts as one client: an IPv4 address, or the network that one household has in IPv6.

    >>> client_of("192.0.2.7"), client_of("2001:db8::1") == client_of("2001:db8::2")
    ('192.0.2.7', True)
    >>> client_of("::ffff:192.0.2.7")  # IPv4, as a socket for both sees it
    '192.0.2.7'
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
        return str(found.ipv4_mapped or f"{int(found) >> 64:x}::/64")
    except ValueError:  # a proxy may send anything
        return address
