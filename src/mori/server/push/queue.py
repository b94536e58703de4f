"""The queue of pushes to send, fair between push services.

Endpoints are given by strangers, and somebody may subscribe with hundreds that never answer. So
each site gets only a few pushes at a time. Sites that have never answered share a part of the
places, and a site that does not answer gets no pushes for a while.
"""

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

from mori.server.storage.push import LEASE_SECONDS, Push

AT_ONCE: Final = 20  # pushes sent at the same time
OF_KNOWN_SITE: Final = 8  # of them, to a site that has answered before
OF_NEW_SITE: Final = 2  # and to any other
# To all new sites together: fewer than the threads for name lookups, because a lookup that
# never ends occupies one of them.
TO_NEW_SITES: Final = 3
QUIET_SECONDS: Final = (
    60.0,
    300.0,
    1800.0,
    7200.0,
)  # without pushes for a site that does not answer
FAILURES: Final = 3  # in a row, before a site that answered earlier gets no pushes
WAITING_AT_NEW_SITE: Final = 30  # pushes; more are put off
WAITING_SECONDS: Final = LEASE_SECONDS / 2  # after that another service may have taken it
MANY_SITES: Final = 10_000  # the latest, that are remembered
LABELS: Final = 2  # of a host name, that identify a site
T = TypeVar("T")


def site_of(endpoint: str) -> str:
    """The push service of an endpoint: host names below one domain are one site."""
    host = urlsplit(endpoint).hostname or ""
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return ".".join(host.split(".")[-LABELS:])


class PushQueue:
    """The pushes that this service has taken and not sent yet, by site."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, deque[tuple[Push, float]]] = {}  # with the time of queueing
        self._sending = Counter[str]()
        self._known: dict[str, None] = {}  # sites that have answered
        self._failures: dict[str, int] = {}  # in a row
        self._quiet: dict[str, float] = {}  # until when a site gets no pushes

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, push: Push) -> None:
        site = site_of(push.device.endpoint)
        self._waiting.setdefault(site, deque()).append((push, self._clock()))

    def is_crowded(self, push: Push) -> bool:
        """Whether too many pushes wait for the site of a push."""
        site = site_of(push.device.endpoint)
        waiting = len(self._waiting.get(site, ()))
        return site not in self._known and waiting >= WAITING_AT_NEW_SITE

    def next(self) -> Push | None:
        """A push that may be sent now, from each site in turn; call `done` after sending it."""
        if self._sending.total() >= AT_ONCE:
            return None
        for site in list(self._waiting):
            if not self._has_room(site):
                continue
            pushes = self._waiting.pop(site)
            push = self._pop_fresh(pushes)
            if pushes:
                self._waiting[site] = pushes  # to the end of the round
            if push is not None:
                self._sending[site] += 1
                return push
        return None

    def _pop_fresh(self, pushes: "deque[tuple[Push, float]]") -> Push | None:
        """The first push whose lease cannot have ended meanwhile."""
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
        """For how long the site of a push gets no pushes."""
        return max(0.0, self._quiet.get(site_of(push.device.endpoint), 0.0) - self._clock())

    def answered(self, push: Push) -> None:
        site = site_of(push.device.endpoint)
        self._failures.pop(site, None)
        self._quiet.pop(site, None)
        remember(self._known, site, None)

    def failed(self, push: Push) -> list[Push]:
        """The site of a push did not answer; returns its other pushes if it is now quiet."""
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
    """Note something about a site, and drop the oldest notes above the limit."""
    known.pop(site, None)
    known[site] = what
    if len(known) > MANY_SITES:
        del known[next(iter(known))]
