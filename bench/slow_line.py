"""A line of few bits a second and long ways, between a browser and a service on this machine."""

import contextlib
import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

HOST = "127.0.0.1"
PIECE = 2048  # bytes passed on at once: all connections share the line
Due = tuple[float, bytes]


class Pace:
    """When the last byte of what is sent one way arrives."""

    def __init__(self, kbit: int, way_ms: int) -> None:
        self._rate = kbit * 1000 / 8
        self._way = way_ms / 1000
        self._free = 0.0
        self._lock = threading.Lock()
        self.passed = 0  # bytes

    def due(self, size: int) -> float:
        with self._lock:
            self.passed += size
            self._free = max(time.monotonic(), self._free) + size / self._rate
            return self._free + self._way


class SlowLine:
    """Passes bytes on between its own port and the service's, as slowly as a poor line does."""

    def __init__(self, port: int, kbit: int, latency_ms: int) -> None:
        self._service = port
        self._way = latency_ms / 2000
        self._up = Pace(kbit, latency_ms // 2)
        self.down = Pace(kbit, latency_ms // 2)
        self._door = socket.create_server((HOST, 0))
        self.address = f"http://{HOST}:{self._door.getsockname()[1]}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _let_in(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            far = socket.create_connection((HOST, self._service))
            # A connection is made before anything is sent: once there and back.
            opened = time.monotonic() + 2 * self._way
            for one, other, pace in ((near, far, self._up), (far, near, self.down)):
                waiting: queue.Queue[Due | None] = queue.Queue()
                threading.Thread(
                    target=take, args=(one, waiting, pace, opened), daemon=True
                ).start()
                threading.Thread(target=give, args=(other, waiting), daemon=True).start()


def take(one: socket.socket, waiting: queue.Queue[Due | None], pace: Pace, opened: float) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(PIECE):
            time.sleep(max(0.0, opened - time.monotonic()))
            waiting.put((pace.due(len(data)), data))
    waiting.put(None)


def give(other: socket.socket, waiting: queue.Queue[Due | None]) -> None:
    with contextlib.suppress(OSError):
        while piece := waiting.get():
            at, data = piece
            time.sleep(max(0.0, at - time.monotonic()))
            other.sendall(data)
        other.shutdown(socket.SHUT_WR)


@contextmanager
def slow_line(port: int, kbit: int, latency_ms: int) -> Iterator[SlowLine]:
    line = SlowLine(port, kbit, latency_ms)
    try:
        yield line
    finally:
        line.close()
