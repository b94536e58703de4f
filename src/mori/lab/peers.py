"""Other engines that Mori is compared with.

A peer is any command that speaks the protocol of bench/README.md. Its answers are not trusted.
"""

import errno
import os
import shlex

from mori.lab.bench_process import MeasuringProcess, ProcessFailed

# The measures of a peer, with the figures of its answers.
PEER_MEASURES = {
    "random": {"decisions_per_second", "games_per_second"},
    "clone": {"microseconds"},
}
PATIENCE = 60.0  # seconds that an answer may be late: imports, games to finish
LONGEST_NAME = 40


class Peer(MeasuringProcess):
    """The measuring process of another engine."""

    def __init__(self, command: str, *, patience: float = PATIENCE) -> None:
        super().__init__(_split(command), typed=command, patience=patience)
        try:
            self.engine = self._label("engine")
            self.version = self._label("version")
        except ProcessFailed:
            self.close()
            raise

    def measure(self, measure: str, seconds: float) -> dict[str, float]:
        self.ask({"measure": measure, "seconds": seconds})
        found = self.figures(seconds)
        if not found.keys() >= PEER_MEASURES[measure]:
            raise self.garbled(found)
        return found

    def _label(self, key: str) -> str:
        text = self.hello.get(key)
        if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= LONGEST_NAME:
            raise self.garbled(self.hello)
        return text


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:  # an unclosed quote
        raise ProcessFailed("start", command, str(error)) from None
    if not words:
        raise ProcessFailed("start", command, os.strerror(errno.ENOENT))
    return words
