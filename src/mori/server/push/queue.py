"""Pushes that wait to be sent. No push service keeps those of others waiting.

Endpoints are strangers' addresses, and somebody may subscribe with hundreds that never answer. So
each site is sent only a few pushes at a time, sites that never answered yet share a part of the
room, and one that does not answer is left alone as a whole for a while.
"""

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

from mori.server.storage.push import LEASE_SECONDS, Push

AT_ONCE: Final = 20  # pushes that are sent at the same time
OF_KNOWN_SITE: Final = 8  # of them, to a site that has answered before
OF_NEW_SITE: Final = 2  # and to any other
# And to all others together: fewer than there are threads that look up names, since a name that
# nobody answers for takes one of them.
TO_NEW_SITES: Final = 3
QUIET_SECONDS: Final = (60.0, 300.0, 1800.0, 7200.0)  # for which a silent site is left alone
FAILURES: Final = 3  # in a row, until a site that has answered before is taken for silent
WAITING_AT_NEW_SITE: Final = 30  # pushes; more are put off
WAITING_SECONDS: Final = LEASE_SECONDS / 2  # then another service may have it
MANY_SITES: Final = 10_000  # that are remembered, the latest
LABELS: Final = 2  # of a name, that tell a site
T = TypeVar("T")


def site_of(endpoint: str) -> str:
    """Whose push service it is: names below one domain are one site."""
    host = urlsplit(endpoint).hostname or ""
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return ".".join(host.split(".")[-LABELS:])


class PushQueue:
    """The pushes that this service has taken and not sent yet, by site."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, deque[tuple[Push, float]]] = {}  # and since when
        self._sending = Counter[str]()
        self._known: dict[str, None] = {}  # sites that have answered
        self._failures: dict[str, int] = {}  # in a row
        self._quiet: dict[str, float] = {}  # until when a site is left alone

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, push: Push) -> None:
        site = site_of(push.device.endpoint)
        self._waiting.setdefault(site, deque()).append((push, self._clock()))

    def is_crowded(self, push: Push) -> bool:
        """Whether more pushes wait for the site of a push than are worth holding."""
        site = site_of(push.device.endpoint)
        waiting = len(self._waiting.get(site, ()))
        return site not in self._known and waiting >= WAITING_AT_NEW_SITE

    def next(self) -> Push | None:
        """A push that may be sent now, of each site in turn; `done` is told when it was."""
        if self._sending.total() >= AT_ONCE:
            return None
        for site in list(self._waiting):
            if not self._has_room(site):
                continue
            pushes = self._waiting.pop(site)
            push = self._pop_fresh(pushes)
            if pushes:
                self._waiting[site] = pushes  # behind the others
            if push is not None:
                self._sending[site] += 1
                return push
        return None

    def _pop_fresh(self, pushes: "deque[tuple[Push, float]]") -> Push | None:
        """The first one that nobody else can have taken meanwhile."""
        while pushes:
            push, since = pushes.popleft()
            if self._clock() - since < WAITING_SECONDS:
                return push
        return None

    def _has_room(self, site: str) -> bool:
        if site in self._known:
            return self._sending[site] < OF_KNOWN_SITE
        new = sum(count for other, count in self._sending.items() if other not in self._known)
        return self._sending[site] < OF_NEW_SITE and new < TO_NEW_SITES

    def done(self, push: Push) -> None:
        site = site_of(push.device.endpoint)
        self._sending[site] -= 1
        if not self._sending[site]:
            del self._sending[site]

    # -- sites

    def quiet_seconds(self, push: Push) -> float:
        """For how long nothing is sent to the site of a push."""
        return max(0.0, self._quiet.get(site_of(push.device.endpoint), 0.0) - self._clock())

    def answered(self, push: Push) -> None:
        site = site_of(push.device.endpoint)
        self._failures.pop(site, None)
        self._quiet.pop(site, None)
        remember(self._known, site, None)

    def failed(self, push: Push) -> list[Push]:
        """The site of a push did not answer; the others that wait for it, if it is left alone."""
        site = site_of(push.device.endpoint)
        failures = self._failures.get(site, 0) + 1
        remember(self._failures, site, failures)
        silent = failures - (FAILURES if site in self._known else 1)
        if silent < 0:
            return []
        seconds = QUIET_SECONDS[min(silent // OF_NEW_SITE, len(QUIET_SECONDS) - 1)]
        remember(self._quiet, site, self._clock() + seconds)
        return [waiting for waiting, _ in self._waiting.pop(site, ())]


def remember(known: dict[str, T], site: str, what: T) -> None:
    """Note something of a site, and forget those that were noted longest ago."""
    known.pop(site, None)
    known[site] = what
    if len(known) > MANY_SITES:
        del known[next(iter(known))]
