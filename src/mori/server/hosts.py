"""The host names that the service answers to, and the origins it accepts.

With DNS rebinding, a foreign page lets its own name resolve to this machine, and could then read
responses. So a request must name the service by a known host. A numeric address is always accepted,
because a foreign page cannot use it for that.
"""

import ipaddress
import socket
from collections.abc import Iterable
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from mori.server.errors import RequestError

LOCAL: Final = "localhost"
ANY: Final = "*"


class Hosts:
    """The accepted host names of a service."""

    def __init__(self, allowed: Iterable[str], public_url: str | None = None) -> None:
        """`allowed` are names, "*" for any; the host of the public URL is always accepted."""
        self._origin = origin_of(public_url) if public_url is not None else None
        names = {name.lower().rstrip(".") for name in allowed}
        if public_url is not None:
            names.add(urlsplit(public_url).hostname or "")
        self._names = names

    def check(self, headers: Headers) -> None:
        """RequestError if the request names another host, or comes from a foreign page."""
        host = headers.get("host", "")
        if not self._knows(host):
            raise RequestError("wrong_host", {"host": host[:60]})
        origin = headers.get("origin")
        if origin is None:
            return
        of_page = origin_of(origin)
        if of_page is None or (of_page[1] != host.lower() and of_page != self._origin):
            raise RequestError("wrong_origin", {"origin": origin[:60]})

    def _knows(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        name = name.rstrip(".")
        if name in self._names or ANY in self._names or name in own_names():
            return True
        if name == LOCAL or name.endswith("." + LOCAL):
            return True
        try:
            ipaddress.ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True


def origin_of(url: str) -> tuple[str, str] | None:
    """Scheme and host of a URL, with the port if it is not the default one."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return parts.scheme, parts.netloc.rpartition("@")[2].lower()


@cache
def own_names() -> frozenset[str]:
    """The names of this machine in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local"} if name else ())
