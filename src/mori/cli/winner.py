"""Who won a game, in a sentence."""

from collections.abc import Sequence

from mori import Result
from mori.words import Words


def winner_sentence(result: Result, names: Sequence[str], words: Words) -> str:
    """The winners, or the opponents of the rules' own that nobody has beaten."""
    if result.winners:
        winners = [words.ref(f"seat:{seat}", names) for seat in result.winners]
        return words.text("terminal-winner", names=winners, count=len(winners))
    unbeaten = [words.ref(side.name) for side in result.opponents if not side.is_beaten]
    if unbeaten:
        return words.text("terminal-opponent-wins", names=unbeaten, count=len(unbeaten))
    return words.text("terminal-nobody-wins")
