"""A static host: hands out the files of a folder below a path, and knows nothing else."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "dist" / "offline"
BELOW = "/games/mori"


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, *given: Any, host: "StaticHost", **more: Any) -> None:
        self.host = host
        super().__init__(*given, **more)

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(BELOW) if path.startswith(f"{BELOW}/") else "/nowhere"
        return super().translate_path(inside)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        self.host.bytes += len(data)
        outputfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Silent."""


class StaticHost:
    """Serves a folder on a port of this machine until it is stopped."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.bytes = 0  # of the bodies of all answers
        handler = partial(Handler, directory=str(folder), host=self)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}{BELOW}/"

    def start(self) -> None:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """As if the network were cut: nothing answers at this address any more."""
        self._server.shutdown()
        self._server.server_close()
