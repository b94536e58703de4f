"""An environment that has Mori and nothing else: no compiler, no Node, no other program."""

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import connect

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 120.0  # seconds
ADDRESS: Final = re.compile(r"http://[\d.:]+")


class Bare:
    """An environment of one Python, where nothing but that Python is found."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        command = [python, "-m", "venv", "--without-pip", str(self.bin.parent)]
        subprocess.run(command, check=True)
        # No PATH but its own, and no place where somebody has put something for Python or Mori.
        self.variables = {"PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8"}

    def pip(self, *arguments: str, **variables: str) -> None:
        """Run the pip of this process for the environment, with the versions that are locked."""
        command = [sys.executable, "-m", "pip", "--python", str(self.bin / "python")]
        command += [*arguments, "--quiet", "--no-input", "--disable-pip-version-check"]
        locked = {"PIP_CONSTRAINT": str(ROOT / "constraints.txt")}  # for what builds, too
        environment = {**_reach(), **locked, **self.variables, **variables}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"pip {' '.join(arguments)}:\n{done.stdout}{done.stderr}")

    def mori(self, *arguments: str) -> str:
        """What a command prints."""
        done = subprocess.run(
            [str(self.bin / "mori"), *arguments],
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise SystemExit(f"mori {' '.join(arguments)}:\n{done.stdout}{done.stderr}")
        return done.stdout

    @contextlib.contextmanager
    def playing(self, *arguments: str) -> Iterator["Lobby"]:
        """`mori play` until the block is left."""
        started = time.monotonic()
        options = ("--no-browser", "--port", "0", "--database", "tables.sqlite3", *arguments)
        with subprocess.Popen(
            [self.bin / "mori", "play", *options],
            cwd=self.folder,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        ) as child:
            try:
                assert child.stdout is not None
                line = child.stdout.readline()
                found = ADDRESS.search(line)
                if found is None:
                    raise SystemExit(f"mori play: {line}")
                with httpx.Client(base_url=found[0], timeout=PATIENCE) as http:
                    lobby = Lobby(found[0], http)
                    lobby.open()
                    lobby.seconds = time.monotonic() - started
                    yield lobby
            finally:
                child.terminate()


class Lobby:
    """The service of `mori play`, as a browser uses it."""

    def __init__(self, address: str, http: httpx.Client) -> None:
        self.address = address
        self.http = http
        self.seconds = 0.0  # from the start to the lobby

    def open(self) -> None:
        """The page, all files that it names, and the games of the lobby."""
        page = self._get("/").text
        assets = re.findall(r"/assets/[\w.-]+", page)
        if "<html" not in page or not assets:
            raise SystemExit("the page is missing")
        for path in (*assets, "/api/games"):
            self._get(path)

    def play(self, game: str, rivals: list[str]) -> dict[str, Any]:
        """Play a whole game against bots, always with the first choice, and return its result."""
        made = self.http.post("/api/tables", json={"game": game, "seats": ["me", *rivals]})
        if made.status_code != 201:
            raise SystemExit(made.text)
        table, token = made.json()["table"]["id"], made.json()["tokens"]["0"]
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        with connect(address, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "join", "token": token}))
            answered = -1  # a state may come again before the next question
            while True:
                message = json.loads(socket.recv(PATIENCE))
                if message["type"] in ("error", "refused"):
                    raise SystemExit(str(message))
                state = message.get("state")
                if state is None:
                    continue
                if state["result"] is not None:
                    result: dict[str, Any] = state["result"]
                    return result
                decision = state["decision"]
                if decision is None or decision["number"] == answered:
                    continue
                answered = decision["number"]
                socket.send(
                    json.dumps(
                        {
                            "type": "answer",
                            "id": answered,
                            "mark": state["mark"],
                            "decision": answered,
                            "actions": [decision["actions"][0]["text"]],
                        }
                    )
                )

    def _get(self, path: str) -> httpx.Response:
        answer = self.http.get(path)
        if answer.status_code != 200:
            raise SystemExit(f"{path}: {answer.status_code}")
        return answer


def _reach() -> dict[str, str]:
    """Where pip finds packages, if somebody has said so."""
    return {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
