"""A question that a space raises. It is asked only if there is something to choose."""

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.hitodama.language.notation import DECLINE
from mori.games.hitodama.writer import HitodamaWriter


class Prompt(Choice[HitodamaWriter]):
    """A question of a space. It is left by an answer, declining included.

    With `optional` off it cannot be declined: the owner has chosen the benefit already, by playing
    a card for it.
    """

    __slots__ = ("optional",)

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def choices(self, w: HitodamaWriter) -> list[Action]:
        """The answers other than declining; at least one."""
        raise NotImplementedError

    def take(self, w: HitodamaWriter, action: Action) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError

    def decline(self, w: HitodamaWriter) -> None:
        """Tell what is declined."""
        raise NotImplementedError

    def run(self, w: HitodamaWriter) -> bool:
        if self.optional:
            return True
        choices = self.choices(w)
        if len(choices) > 1:
            return True
        self.answer(w, self.seat, choices[0])
        return False

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        choices = self.choices(w)
        if self.optional:
            choices.append(w.notation.decline)
        return choices

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == DECLINE:
            self.decline(w)
        else:
            self.take(w, action)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        if action.kind == DECLINE:
            return Reason("must_choose", ("H-CARD-L9",))
        return self.why_not_choice(w, action)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        raise NotImplementedError
