"""The endpoints that pushes may be sent to. They are URLs given by strangers.

So they must not lead into the service's own network. They must use https on its usual port, and the
host is resolved once: the address found is checked and then connected to.
"""

import asyncio
import ipaddress
import socket
import time
from typing import Final
from urllib.parse import SplitResult, urlsplit

HTTPS_PORT: Final = 443
KEPT_SECONDS: Final = 300.0
MANY_HOSTS: Final = 1000
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
IPv4_BITS: Final = 0xFFFFFFFF

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """Pushes are never sent to this endpoint."""


class Endpoints:
    """Checks endpoints; `anywhere` is for tests, which only have this machine."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        self._found: dict[
            str, tuple[str, float]
        ] = {}  # by host: its address, and when that expires

    def read(self, endpoint: str) -> SplitResult:
        """The parts of an endpoint's URL; Forbidden if it is not allowed."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError as error:
            raise Forbidden from error
        is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not is_plain or not parts.hostname or parts.username is not None or parts.fragment:
            raise Forbidden
        if not self._anywhere and (parts.scheme != "https" or port not in (None, HTTPS_PORT)):
            raise Forbidden
        return parts

    async def find(self, host: str, port: int) -> str:
        """An address of a host. Forbidden if any of them is not public, OSError if none.

        It is cached for a while, because slow name lookups delay those of others.
        """
        known = self._found.get(host)
        if known is not None and time.monotonic() < known[1]:
            return known[0]
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._anywhere and not all(map(is_public, addresses)):
            raise Forbidden
        self._found.pop(host, None)
        self._found[host] = (addresses[0], time.monotonic() + KEPT_SECONDS)
        if len(self._found) > MANY_HOSTS:
            del self._found[next(iter(self._found))]
        return addresses[0]


def is_public(text: str) -> bool:
    """Whether an address is on the public internet."""
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(each.is_global and not each.is_multicast for each in _meant(address))


def _meant(address: Address) -> list[Address]:
    """An address, and the addresses embedded in it."""
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    found: list[Address] = [address]
    if address.sixtofour is not None:
        found.append(address.sixtofour)
    if address.teredo is not None:
        found += address.teredo
    if address in NAT64:
        found.append(ipaddress.IPv4Address(int(address) & IPv4_BITS))
    return found
