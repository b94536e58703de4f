"""How effects are reached from the frames they raise, without importing each other.

Frames resolve effects, effects push frames. So frames know only this interface; `effects.py`
implements it, and the writer carries it.
"""

from typing import Generic, TypeVar

from mori.games.bitoku.table.pieces import Effect

W = TypeVar("W")


class Dispatcher(Generic[W]):
    """What can be done with an effect.

    `region` is where the effect's card, tile or row lies, for the green arrow (B-KODAMA-5); `hill`
    the Hill just reached, for its cards; -1 where there is none.
    """

    def is_possible(self, w: W, seat: int, effect: Effect, region: int, hill: int) -> bool:
        """Whether the effect would do anything now (B-EFFECT-5, B-EFFECT-21)."""
        raise NotImplementedError

    def begin(self, w: W, seat: int, effect: Effect, region: int, hill: int) -> None:
        """Do it, or put the question it raises on the stack."""
        raise NotImplementedError
