"""Limits on open connections, for each address and in total.

The total stays below the system's limit, so that files can still be opened. Above a limit, the
oldest idle connection is closed: one of the same address, or, above the total, one of the address
that has most. A browser opens a new one when it needs it. A proxy has the connections of many
clients, so it counts in the total but has no limit of its own.
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
    """An HTTP connection that can be closed."""

    @property
    def is_idle(self) -> bool:
        """Whether no request waits for its response."""

    @property
    def is_quiet(self) -> bool:
        """Whether it is idle, and nothing of a further request has come."""

    def give_up(self) -> None:
        """Close it at once."""


class OpenConnections:
    """The HTTP connections by address. Those upgraded to sockets count in the total."""

    def __init__(self, of_one: int, in_all: int, proxies: Iterable[str], metrics: Metrics) -> None:
        """`of_one` and `in_all` are the limits, for one address and in total; 0: none."""
        self._of_one = of_one
        self._in_all = in_all
        self._proxies, self._is_any_proxy = networks_in(proxies)
        self._metrics = metrics
        self._by_address: dict[str, dict[Connection, None]] = {}  # in the order of arrival

    def enter(self, connection: Connection, host: str | None, in_all: int) -> bool:
        """Count a connection from a host; False if there is no room for it.

        `in_all` is the total including it.
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
        """A connection has ended, or was upgraded to a socket, which is counted elsewhere."""
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
        """Close the oldest idle connection, if possible a quiet one; False if there is none."""
        idle = [connection for connection in here if connection.is_idle]
        if not idle:
            return False
        connection = next((each for each in idle if each.is_quiet), idle[0])
        del here[connection]
        connection.give_up()
        self._metrics.limited.labels("connections").inc()
        return True

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
    """The networks of proxies as given, and whether every address counts as a proxy."""
    found: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
    typed = [part.strip() for text in proxies for part in text.split(",")]
    for part in typed:
        with contextlib.suppress(ValueError):  # a name: no connection has one as its address
            found.append(ipaddress.ip_network(part, strict=False))
    return found, EVERYBODY in typed


def most_connections() -> int:
    """How many connections this process can have in addition to other files; 0: no limit."""
    try:
        import resource
    except ImportError:  # not on every system
        return 0
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return 0
    return max(most - RESERVE, most // 2)
