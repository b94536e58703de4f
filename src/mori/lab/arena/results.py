"""The results of an arena's matches in a file, so that one that was stopped goes on from there.

The file is a line of JSON for each match, after one that says what was played. A match that is in
it is not played again; whoever changes a bot begins a new file. What a crash left half written is
left out, and played again.
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
    """The outcomes known so far; without a path they are kept in memory alone."""

    def __init__(self, path: Path | None, plan: ArenaPlan, rules: GameRules) -> None:
        self.path = path
        self.outcomes: dict[Match, MatchOutcome] = {}
        self._head = _head(plan, rules)
        self._file: TextIO | None = None
        self._end = 0  # of the last whole line
        if path is not None and path.exists():
            self._read(path)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Ready to be added to."""
        if self.path is None:
            yield
            return
        with self.path.open("a", encoding="utf-8") as self._file:
            self._file.truncate(self._end)
            if not self._end:
                self._write(self._head)
            yield

    def add(self, outcome: MatchOutcome) -> None:
        """Keep an outcome."""
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
    """What all matches of a file have in common. More bots, games and levels may come later."""
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
