"""Bots in any language: a program that reads JSON lines and writes JSON lines.

The protocol is in docs/bots-in-any-language.md. A program plays one seat of one game, so it never
learns what another seat knows. It gets the seat's view and nothing else. It is ended with the bot,
with the interpreter, and with a process that is told to end.
"""

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Mapping
from typing import Any, Final

from mori.bots.bot import Bot
from mori.core.actions import Action
from mori.core.errors import SetupError
from mori.core.view import COMPONENTS, SeatView, View

PROTOCOL: Final = "mori-bot/1"
PREFIX: Final = "cmd"
SECONDS: Final = 10.0  # for an answer, unless the name says otherwise: "cmd@2.5:./my-bot"
LONGEST_LINE: Final = 1 << 20  # bytes of an answer
MOST_STARTS: Final = 3  # of a game; after that the bot has lost all its moves
MOST_EXACT: Final = 1 << 53  # JavaScript counts no further
SHOWN: Final = 80  # letters of a wrong answer that are repeated

Message = dict[str, Any]


class Late(Exception):
    """No answer came in time."""


class Ended(Exception):
    """The program has ended, or cannot be started."""


class Garbled(Exception):
    """The answer is not what the protocol asks for."""


class Illegal(Exception):
    """The answer is not one of the legal actions."""


def is_command(name: str) -> bool:
    """Whether the name of a bot is a command: "cmd:./my-bot"."""
    return name.partition(":")[0].partition("@")[0] == PREFIX and ":" in name


def command_of(name: str) -> tuple[list[str], float]:
    """The command of a bot's name, and the seconds that an answer may take."""
    head, _, typed = name.partition(":")
    limit = head.partition("@")[2]
    try:
        command = shlex.split(typed)
        seconds = float(limit) if "@" in head else SECONDS
    except ValueError:
        raise unusable(name) from None
    if not command or shutil.which(command[0]) is None or not 0.01 <= seconds <= 3600:
        raise unusable(name)
    return command, seconds


def unusable(name: str) -> SetupError:
    example, limited = f"{PREFIX}:./my-bot", f"{PREFIX}@5:./my-bot"
    return SetupError("bot_command", {"bot": name[:60], "example": example, "limited": limited})


class CommandBot(Bot):
    """A bot that asks a program. The program starts with the first question."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.command, self.seconds = command_of(name)
        self._starts = 0
        self._program: Program | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without its program: the copy starts one of its own."""
        return CommandBot, (self.name, self.seed)

    def choose(self, view: SeatView | Any) -> Action:
        known = view.known if isinstance(view, View) else view
        decision = known.decision
        assert decision is not None
        if self._program is None or not self._program.is_alive:
            self._program = self._start(known)
        answer = self._program.ask(question(known), self.seconds)
        if answer.get("type") != "answer" or answer.get("number") != decision.number:
            raise Garbled(shown(answer))
        for action in decision.actions:
            if action.text == answer.get("action"):
                found: Action = action
                return found
        raise Illegal(shown(answer.get("action")))

    def _start(self, view: SeatView) -> "Program":
        if self._starts >= MOST_STARTS:
            raise Ended(f"{self._starts}x")
        self._starts += 1
        program = Program(self.command)
        weakref.finalize(self, program.end)  # the bot goes with the game that it plays
        answer = program.ask(self._greeting(view), self.seconds)
        if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
            program.end()
            raise Garbled(shown(answer))
        return program

    def _greeting(self, view: SeatView) -> Message:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": view.rules.game,
            "players": view.rules.players,
            "options": dict(view.rules.options),
            "seat": view.seat,
            "seed": self.seed % MOST_EXACT,
            "seconds": self.seconds,
            COMPONENTS: view.data().get(COMPONENTS, {}),
        }


def question(view: SeatView) -> Message:
    """The seat's decision, with what it knows."""
    decision = view.decision
    assert decision is not None
    data = view.data()
    data.pop(COMPONENTS, None)  # they never change: the greeting has them
    data.pop("decision", None)
    return {
        "type": "decide",
        "number": decision.number,
        "kind": decision.kind,
        "prompt": view.prompt(),
        "actions": [action.text for action in decision.actions],
        "canonical": [action.text for action in decision.canonical],
        "view": data,
    }


def shown(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False)[:SHOWN]


class Program:
    """A running program. Questions and answers pass through a thread, so that waiting can end."""

    def __init__(self, command: list[str]) -> None:
        try:
            # In a group of its own, so that what it starts is ended with it. What it writes to
            # standard error is for its author, and passes through.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Ended(error.strerror or type(error).__name__) from None
        _running.add(self)
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._converse, daemon=True).start()

    @property
    def is_alive(self) -> bool:
        return self in _running and self._process.poll() is None

    def ask(self, message: Mapping[str, object], seconds: float) -> Message:
        """Send a message and wait for the answer."""
        self._questions.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.end()
            raise Late(f"{seconds:g}s") from None
        if not line.endswith(b"\n"):  # the end of its output, or a line without an end
            status = self.end()
            raise Ended(str(status)) if len(line) < LONGEST_LINE else Garbled(str(len(line)))
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            self.end()
            raise Garbled(line[:SHOWN].decode(errors="replace").strip())
        return answer

    def end(self) -> int:
        """End the program and all that it started. Returns its status."""
        if self not in _running:
            return self._process.wait()
        _running.discard(self)
        with contextlib.suppress(OSError):  # it has ended by itself
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._questions.put(None)
        return self._process.wait()

    def _converse(self) -> None:
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        with process.stdin, process.stdout, contextlib.suppress(OSError):
            while (question := self._questions.get()) is not None:
                process.stdin.write(question)
                process.stdin.flush()
                self._answers.put(process.stdout.readline(LONGEST_LINE))
            return
        self._answers.put(b"")  # it reads no more


_running: set[Program] = set()


def end_programs() -> None:
    """End all programs of this process. For a process that is told to end at once."""
    for program in list(_running):
        program.end()
