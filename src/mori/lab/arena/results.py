"""A results file, so that an interrupted arena can continue.

Each match is a line. Recorded matches are not played again, so begin a new file after changing a
bot.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from mori.core.rules import GameRules
from mori.core.version import VERSION
from mori.lab.arena.plan import ArenaPlan, Match
from mori.lab.arena.playing import MatchOutcome
from mori.lab.lines import LinesFile
from mori.lab.outcome import Mishap

FORMAT: Final = 1


class ResultsFile:
    """The outcomes known so far; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, plan: ArenaPlan, rules: GameRules) -> None:
        self._lines = LinesFile(path, _head(plan, rules), _outcome)
        self.outcomes: dict[Match, MatchOutcome] = {
            outcome.match: outcome for outcome in self._lines.found
        }

    @contextmanager
    def open(self) -> Iterator[None]:
        """Open the file for adding outcomes."""
        with self._lines.open():
            yield

    def add(self, outcome: MatchOutcome) -> None:
        """Save an outcome."""
        self.outcomes[outcome.match] = outcome
        self._lines.write(_line(outcome))


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
