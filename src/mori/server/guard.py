"""The outermost middleware: security headers, request counting, host checks, error responses.

Requests for other hosts, and those above the limits, are refused here.
"""

from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mori.server.errors import RequestError, incident
from mori.server.hosts import Hosts
from mori.server.limits import visitor_of
from mori.server.metrics import Metrics
from mori.server.requests import Refusal


def policy(*, scripts: str = "'self'") -> str:
    """The content security policy of a page; `scripts` is what it may run."""
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src {scripts}",
            "style-src 'self' 'unsafe-inline'",  # Svelte sets style attributes
            "img-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


# Features that the page never uses. It does use clipboard and share.
PERMISSIONS: Final = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "magnetometer",
        "microphone",
        "midi",
        "payment",
        "usb",
    )
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")  # a year
HEADERS: Final = (
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", PERMISSIONS.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
GONE: Final = 499  # logged, as other servers do, if the client left early
COUNTED: Final = ("/api/", "/metrics")  # the page's files are cached and cheap
# Proxies, orchestrators and Prometheus request these, by the name of a container or by none. They
# contain nothing about players, so the host is not checked.
UNDER_ANY_NAME: Final = ("/healthz", "/healthz/live", "/metrics")
METHODS: Final = ("GET", "HEAD", "POST")  # others are refused, and share one counter


class Guard:
    """The outermost layer of the app."""

    def __init__(
        self, app: ASGIApp, metrics: Metrics, hosts: Hosts, *, is_always_secure: bool = False
    ) -> None:
        """`is_always_secure`: the service itself uses TLS and nothing else."""
        self._app = app
        self._metrics = metrics
        self._hosts = hosts
        self._headers = (*HEADERS, HSTS) if is_always_secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                self._check(scope)
            except RequestError as error:
                await Refusal(error)(scope, receive, send)
            else:
                await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        if scope["type"] != "http" or scope["path"] not in UNDER_ANY_NAME:
            self._hosts.check(connection.headers)
        if scope["path"].startswith(COUNTED):
            visitor_of(connection).take("requests")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message["headers"]}  # a policy of its own stays
                added = [header for header in self._headers if header[0] not in own]
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, send_guarded)
        except RequestError as error:
            await Refusal(error)(scope, receive, send_guarded)
        except ClientDisconnect:
            status = GONE  # the client has left; nothing went wrong here
        except Exception as error:
            told = incident(error, f"{scope['method']} {scope['path']}", self._metrics)
            if not status:
                await Refusal(told)(scope, receive, send_guarded)
        finally:
            route = getattr(scope.get("endpoint"), "path", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            self._metrics.requests.labels(method, route, str(status)).inc()
