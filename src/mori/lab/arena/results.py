"""A results file, so that an interrupted arena can continue.

The first line says what is played; each match is a line of JSON. Recorded matches are not played
again, so begin a new file after changing a bot. A line that a crash left incomplete is dropped, and
its match is played again.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from mori.core.errors import SetupError
from mori.core.rules import GameRules
from mori.core.version import VERSION
from mori.lab.arena.plan import ArenaPlan, Match
from mori.lab.arena.playing import MatchOutcome
from mori.lab.outcome import Mishap

FORMAT: Final = 1


class ResultsFile:
    """The outcomes known so far; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, plan: ArenaPlan, rules: GameRules) -> None:
        self.path = path
        self.outcomes: dict[Match, MatchOutcome] = {}
        self._head = _head(plan, rules)
        self._file: TextIO | None = None
        self._end = 0  # end of the last complete line
        if path is not None and path.exists():
            self._read(path)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Open the file for adding outcomes."""
        if self.path is None:
            yield
            return
        with self.path.open("a", encoding="utf-8") as self._file:
            self._file.truncate(self._end)
            if not self._end:
                self._write(self._head)
            yield

    def add(self, outcome: MatchOutcome) -> None:
        """Save an outcome."""
        self.outcomes[outcome.match] = outcome
        if self._file is not None:
            self._write(_line(outcome))

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self, path: Path) -> None:
        lines = [line for line in path.read_bytes().splitlines(keepends=True) if line[-1:] == b"\n"]
        self._end = sum(len(line) for line in lines)
        try:
            rows = [json.loads(line) for line in lines]
            found = [_outcome(row) for row in rows[1:]]
        except (KeyError, TypeError, ValueError) as error:
            raise SetupError("arena_results_broken", {"file": str(path)}) from error
        if rows and rows[0] != self._head:
            raise SetupError("arena_results_other", {"file": str(path)})
        self.outcomes = {outcome.match: outcome for outcome in found}


def _head(plan: ArenaPlan, rules: GameRules) -> dict[str, Any]:
    """What all matches of a file have in common. Bots, games and levels may be added later."""
    return {
        "arena": FORMAT,
        "mori": VERSION,
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "options": dict(rules.options),
        "pack": rules.fingerprint,
    }


def _line(outcome: MatchOutcome) -> dict[str, Any]:
    data: dict[str, Any] = {
        **outcome.match._asdict(),
        "scores": outcome.scores,
        "winners": outcome.winners,
    }
    if outcome.opponents:
        data["opponents"] = outcome.opponents
    if outcome.mishaps:
        data["mishaps"] = [[mishap.bot, mishap.cause] for mishap in outcome.mishaps]
    return data


def _outcome(data: dict[str, Any]) -> MatchOutcome:
    return MatchOutcome(
        match=Match(*(data[key] for key in Match._fields)),
        scores=tuple(int(score) for score in data["scores"]),
        winners=tuple(int(seat) for seat in data["winners"]),
        opponents=tuple(int(score) for score in data.get("opponents", ())),
        mishaps=tuple(Mishap(str(bot), str(cause)) for bot, cause in data.get("mishaps", ())),
    )
