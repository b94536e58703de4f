"""Running a service on a port of this machine."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

import mori
from mori.server.app import create_app
from mori.server.connections import HttpConnection, SocketConnection
from mori.server.errors import log
from mori.server.limits import LARGEST_MESSAGE
from mori.server.settings import Settings

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8421
EVERY_ADDRESS: Final = ("", "0.0.0.0", "::")
SOMEWHERE: Final = ("192.0.2.1", 9)  # reserved for documentation (RFC 5737)
PORTS_TRIED: Final = 50
FAREWELL_SECONDS: Final = 3
SAVING_SECONDS: Final = 2.0  # of them, for changes that cannot be stored now
# For a connection between two requests. Longer than proxies keep theirs, so that none sends a
# request on a connection that is closed at that moment.
IDLE_SECONDS: Final = 75
# Between threads. A thread that stores an answer waits for it at every statement.
SWITCH_SECONDS: Final = 0.0005
GARBAGE_THRESHOLDS: Final = (50_000, 20, 50)


def has_page(settings: Settings) -> bool:
    """Whether the page has been built."""
    return (settings.page / "index.html").is_file()


def open_port(host: str, port: int | None) -> socket.socket:
    """A listening socket on the given port, or on the first free one from the default port on.

    Raises OSError if there is none.
    """
    wanted = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    for number in wanted:
        try:
            return _listening(host, number)
        except OSError as error:
            failure = error
    raise failure


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, host: str, scheme: str = "http") -> str:
    """The address to type into a browser."""
    port = listening.getsockname()[1]
    if host in EVERY_ADDRESS:  # all addresses: this one always works
        host = DEFAULT_HOST
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def address_for_others(listening: socket.socket, host: str, scheme: str = "http") -> str | None:
    """The address to type into a browser of another machine; None if there is none."""
    if host not in EVERY_ADDRESS:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)  # sends nothing: it only determines the route
        except OSError:
            return None
        own = asking.getsockname()[0]
    return None if own.startswith("127.") else address_of(listening, own, scheme)


def scheme_of(settings: Settings) -> str:
    return "http" if settings.tls_cert is None else "https"


class Runner(uvicorn.Server):
    """The uvicorn server, with a callback when it is ready."""

    def __init__(self, settings: Settings, on_ready: Callable[[], None]) -> None:
        self._app = create_app(settings)
        config = uvicorn.Config(
            self._app,
            lifespan="on",
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            log_config=None,
            access_log=False,
            ssl_certfile=settings.tls_cert,
            ssl_keyfile=settings.tls_key,
            server_header=False,
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=FAREWELL_SECONDS,
            # Forwarded headers are only trusted from our own proxies.
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
        )
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("started version=%s", mori.__version__)
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, close sockets with 1012 (service restart), and store pending changes."""
        log.info("stopping sockets=%d", len(self.server_state.connections))
        loop = asyncio.get_running_loop()
        giving_up = loop.call_later(SAVING_SECONDS, self._app.state.service.hall.give_up_saving)
        await super().shutdown(sockets)
        giving_up.cancel()
        log.info("stopped")


def raise_file_limit() -> None:
    """Raise the limit of open files to the maximum that the system allows."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def calm_collector() -> None:
    """Run the garbage collector rarely: most objects are freed without it.

    With two hundred tables a full collection takes longer than anybody should wait for an answer.
    """
    gc.collect()
    gc.freeze()  # packs, rules and words are never freed
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def serve(
    settings: Settings, listening: socket.socket, on_ready: Callable[[], None] = lambda: None
) -> bool:
    """Serve until a signal; False if the service could not start."""
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    calm_collector()
    runner = Runner(settings, on_ready)
    with contextlib.suppress(
        KeyboardInterrupt
    ):  # the usual way to end it; it has shut down already
        runner.run(sockets=[listening])
    return runner.started
