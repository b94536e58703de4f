"""Why none of several actions is legal: the most telling of the reasons."""

from typing import Final

from mori.core.errors import NOT_YOUR_DECISION, UNKNOWN_ACTION, Reason
from mori.core.game import Game

# Reasons that tell little, the least telling last. A game's own reasons tell more.
LITTLE: Final = ("not_asked", NOT_YOUR_DECISION, UNKNOWN_ACTION)


def most_telling(game: Game, seat: int, actions: list[str]) -> Reason | None:
    """The first of the most telling reasons; None if one of the actions is legal."""
    found: list[Reason] = []
    for action in actions:
        reason = game.why_not(action, seat)
        if reason is None:
            return None
        found.append(reason)
    return min(found, key=_rank)


def _rank(reason: Reason) -> int:
    return LITTLE.index(reason.code) + 1 if reason.code in LITTLE else 0
