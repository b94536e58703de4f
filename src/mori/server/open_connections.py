"""How many connections there may be: of one address only so many, and in all fewer than the system
allows, so that files can still be opened.

When there are too many, the oldest one on which nothing is asked is closed: first one of the same
address, or, where there are too many in all, one of the address that has most. A browser opens
another when it needs one. A proxy speaks for many, so it is counted with all, but not by itself.
"""

import contextlib
import ipaddress
from collections.abc import Iterable
from typing import Final, Protocol

from mori.server.limits import address_in
from mori.server.metrics import Metrics

RESERVE: Final = 200  # descriptors for the database, bots, pushes and files
EVERYBODY: Final = "*"


class Connection(Protocol):
    """A connection for requests."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing that was asked is still to be answered."""

    def give_up(self) -> None:
        """Close it at once."""


class OpenConnections:
    """The connections for requests, by address; those that became sockets are counted in all."""

    def __init__(self, of_one: int, in_all: int, proxies: Iterable[str], metrics: Metrics) -> None:
        """`of_one`, `in_all`: how many there may be; 0: any number."""
        self._of_one = of_one
        self._in_all = in_all
        self._proxies, self._is_any_proxy = networks_in(proxies)
        self._metrics = metrics
        self._by_address: dict[str, dict[Connection, None]] = {}  # in the order they came in

    def enter(self, connection: Connection, host: str | None, in_all: int) -> bool:
        """Count a connection from a host; False if there is no room even for this one.

        `in_all`: how many there are with it.
        """
        if self._in_all and in_all > self._in_all and not self._close_one(self._largest()):
            self._metrics.limited.labels("connections").inc()
            return False
        if host is None or self._is_proxy(host):
            return True
        address = address_in(host)
        here = self._by_address.setdefault(address, {})
        if self._of_one and len(here) >= self._of_one and not self._close_one(here):
            self._metrics.limited.labels("connections").inc()
            return False
        here[connection] = None
        return True

    def leave(self, connection: Connection, host: str | None) -> None:
        """A connection has ended, or became a socket, which is counted elsewhere."""
        if host is None:
            return
        address = address_in(host)
        here = self._by_address.get(address, {})
        here.pop(connection, None)
        if not here:
            self._by_address.pop(address, None)

    def _largest(self) -> dict[Connection, None]:
        return max(self._by_address.values(), key=len, default={})

    def _close_one(self, here: dict[Connection, None]) -> bool:
        """Close the oldest connection on which nothing is asked; False if there is none."""
        for connection in here:
            if connection.is_idle:
                del here[connection]
                connection.give_up()
                self._metrics.limited.labels("connections").inc()
                return True
        return False

    def _is_proxy(self, host: str) -> bool:
        if self._is_any_proxy:
            return True
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def networks_in(
    proxies: Iterable[str],
) -> tuple[list[ipaddress.IPv4Network | ipaddress.IPv6Network], bool]:
    """The networks of proxies as they were typed, and whether everybody is one."""
    found: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
    typed = [part.strip() for text in proxies for part in text.split(",")]
    for part in typed:
        with contextlib.suppress(ValueError):  # a name, which no connection comes from
            found.append(ipaddress.ip_network(part, strict=False))
    return found, EVERYBODY in typed


def most_connections() -> int:
    """How many connections this process can have beside its other files; 0: any number."""
    try:
        import resource
    except ImportError:  # not on every system
        return 0
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return 0
    return max(most - RESERVE, most // 2)
