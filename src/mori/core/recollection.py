"""What a seat remembers of a game: all it was told and what it answered, in order, as text.

It is an information state with perfect recall: games that have been the same to a seat have the
same text, whatever is hidden from it. The text begins with the seat's view of the setup. Then
follow its answers ("> " and the action's text) and the facts it learnt, one a line.
"""

import json

from mori.core.facts import Fact
from mori.core.game import Game, start_game
from mori.core.rules import GameRules
from mori.core.view import COMPONENTS, seat_view


class Recollection:
    """What every seat remembers of one game; it follows the game as that goes on."""

    __slots__ = ("game", "parts", "texts", "told")

    def __init__(self, rules: GameRules, seed: int) -> None:
        self.game = start_game(rules, seed, ["human"] * rules.players)
        self.parts: list[list[str]] = []
        self.texts: list[str] = []
        for seat in range(rules.players):
            data = seat_view(self.game, seat).data()
            data.pop(COMPONENTS, None)  # what is printed is the same for all
            data.pop("decision", None)  # it follows from the rest
            self.parts.append([f"{json.dumps(data, sort_keys=True, ensure_ascii=False)}\n"])
            self.texts.append("")
        self.told = 0  # facts that have been told
        self._tell()

    def follow(self, game: Game) -> None:
        """Take in the answers that the game has had since."""
        own = self.game
        for step in range(len(own.answers), len(game.answers)):
            seat, action = game.answer_seats[step], game.answers[step]
            self.parts[seat].append(f"> {action.text}\n")
            own.apply(action, seat)
            self._tell()

    def of(self, seat: int) -> str:
        """All that the seat remembers."""
        if self.parts[seat]:
            self.texts[seat] += "".join(self.parts[seat])
            self.parts[seat] = []
        return self.texts[seat]

    def _tell(self) -> None:
        facts = self.game.facts
        for number in range(self.told, len(facts)):
            fact = facts[number]
            for seat, parts in enumerate(self.parts):
                line = line_for(fact, seat)
                if line:
                    parts.append(line)
        self.told = len(facts)


def line_for(fact: Fact, seat: int) -> str:
    """What a seat learns of a fact, as a line; empty if nothing."""
    seen = fact.seen_by(seat)
    if seen is None:
        return ""
    return f"{seen.kind} {json.dumps(seen.args, sort_keys=True, ensure_ascii=False)}\n"
