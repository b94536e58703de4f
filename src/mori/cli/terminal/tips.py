"""Tips for a first game in the terminal: at most one after a question, each only once ever."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import typer

from mori import Fact
from mori.core.view import SeatView
from mori.lessons.tips import message_of, tips_now
from mori.words.lessons import tip_words


def usual_file() -> Path:
    """Where it is kept which were said."""
    return Path(typer.get_app_dir("mori")) / "tips.json"


class Tips:
    """Which tips were said, in this game and earlier ones."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.said: list[str] = []
        with suppress(OSError, ValueError):  # a file that cannot be read: all are new
            kept = json.loads(file.read_text("utf-8"))
            self.said = [message for message in kept if isinstance(message, str)]

    def next(self, view: SeatView, learnt: Sequence[Fact], language: str) -> str:
        """The first tip that fits and was not said yet, which it is now; "" if there is none."""
        game = view.rules.game
        words = tip_words(language, game)
        for tip in tips_now(view, learnt):
            message = message_of(game, tip.id)
            if message not in self.said and words.has(message):
                self.said.append(message)
                self._keep()
                return words.text(message)
        return ""

    def _keep(self) -> None:
        with suppress(OSError):  # where nothing can be kept, they are said again next time
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.said), encoding="utf-8")
