"""A line between a browser and a service, which can stall without closing, drop, and return."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

HOST = "127.0.0.1"
PIECE = 65536  # bytes passed on at once


class Line:
    """Passes bytes on between its own port and the service's."""

    def __init__(self, port: int) -> None:
        self._service = port
        self._there, self._back = threading.Event(), threading.Event()
        self.flow()
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server((HOST, 0))
        self.port = int(self._door.getsockname()[1])
        threading.Thread(target=self._let_in, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def stall(self, *, only_back: bool = False) -> None:
        """Nothing goes through, or nothing goes back to the browser, and nobody is told."""
        self._back.clear()
        if not only_back:
            self._there.clear()

    def flow(self) -> None:
        """Everything goes through again, also what was sent meanwhile and is not lost."""
        self._there.set()
        self._back.set()

    def drop(self) -> None:
        """Lose what was sent meanwhile: whole connections are cut."""
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in ends:
            cut(end)

    def close(self) -> None:
        self._door.close()
        self.drop()
        self.flow()

    def _let_in(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            far = socket.create_connection((HOST, self._service))
            with self._lock:
                self._ends |= {near, far}
            self._start(near, far, self._there)
            self._start(far, near, self._back)

    def _start(self, one: socket.socket, other: socket.socket, flows: threading.Event) -> None:
        threading.Thread(target=self._pass_on, args=(one, other, flows), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, flows: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(PIECE):
                flows.wait()
                other.sendall(data)
        for end in (one, other):
            cut(end)


def cut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    line = Line(port)
    try:
        yield line
    finally:
        line.close()
