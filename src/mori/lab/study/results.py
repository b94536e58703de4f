"""The games of a study as lines of a file, so that an interrupted study can continue."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from mori.core.rules import GameRules
from mori.core.version import VERSION
from mori.lab.lines import LinesFile
from mori.lab.outcome import Mishap
from mori.lab.study.plan import StudyPlan
from mori.lab.study.playing import StudiedGame

FORMAT: Final = 1


class StudyFile:
    """The games played so far; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, plan: StudyPlan, rules: GameRules) -> None:
        self._lines = LinesFile(path, _head(plan, rules), _game)
        self.games: dict[int, StudiedGame] = {game.number: game for game in self._lines.found}

    @contextmanager
    def open(self) -> Iterator[None]:
        """Open the file for adding games."""
        with self._lines.open():
            yield

    def add(self, game: StudiedGame) -> None:
        """Save a game."""
        self.games[game.number] = game
        self._lines.write(_line(game))


def _head(plan: StudyPlan, rules: GameRules) -> dict[str, Any]:
    """What all games of a file have in common. Games may be added later."""
    return {
        "study": FORMAT,
        "mori": VERSION,
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "bot": plan.bot,
        "options": dict(rules.options),
        "pack": rules.fingerprint,
    }


def _line(game: StudiedGame) -> dict[str, Any]:
    return {
        "number": game.number,
        "rounds": game.rounds,
        "decisions": game.decisions,
        "ending": game.ending,
        "scores": game.scores,
        "winners": game.winners,
        "points": game.points,
        "opponents": game.opponents,
        "leaders": game.leaders,
        "choices": [[key, counts] for key, counts in game.choices.items()],
        "mishaps": [[mishap.bot, mishap.cause] for mishap in game.mishaps],
    }


def _game(row: dict[str, Any]) -> StudiedGame:
    return StudiedGame(
        number=int(row["number"]),
        rounds=int(row["rounds"]),
        decisions=int(row["decisions"]),
        ending=str(row["ending"]),
        scores=tuple(int(score) for score in row["scores"]),
        winners=tuple(int(seat) for seat in row["winners"]),
        points=tuple(
            tuple((str(category), int(points)) for category, points in items)
            for items in row["points"]
        ),
        opponents=tuple(int(score) for score in row["opponents"]),
        leaders=tuple(int(seat) for seat in row["leaders"]),
        choices={
            tuple(str(part) for part in key): tuple(
                (int(offered), int(taken)) for offered, taken in counts
            )
            for key, counts in row["choices"]
        },
        mishaps=tuple(Mishap(str(bot), str(cause)) for bot, cause in row["mishaps"]),
    )
