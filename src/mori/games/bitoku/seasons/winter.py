"""Winter: dice come home, the Spirit's Virtue, everything is refreshed (B-WINTER)."""

from typing import Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.bitoku.language.action_kinds import ARRANGE, SKIP, VIRTUE
from mori.games.bitoku.language.notation import ARRANGEMENTS
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import V_FLAT, V_PER
from mori.games.bitoku.table.counting import count_item, yokai_owned
from mori.games.bitoku.table.pieces import Virtue
from mori.games.bitoku.table.state import CARD_SPACES, DICE, NONE
from mori.games.bitoku.writer import BitokuWriter

CARDS_FOR_VIRTUE: Final = 5

# Which of three dice have the same value.
NONE_ALIKE: Final = 0
FIRST_TWO_ALIKE: Final = 1
LAST_TWO_ALIKE: Final = 2
OUTER_TWO_ALIKE: Final = 3
ALL_ALIKE: Final = 4


def different(values: list[int]) -> list[int]:
    """The arrangements of dice that differ: dice of one value are alike."""
    found: dict[tuple[int, ...], int] = {}
    for arrangement, order in enumerate(ARRANGEMENTS):
        found.setdefault(tuple(values[k] for k in order), arrangement)
    return list(found.values())


# By which of them are alike, in the order of the names above.
DIFFERENT: Final = [different([a, b, c]) for a, b, c in (
    (1, 2, 3), (1, 1, 2), (1, 2, 2), (1, 2, 1), (1, 1, 1),
)]  # fmt: skip


class ArrangeDice(Choice[BitokuWriter]):
    """All own dice back to the red spaces, as their owner likes (B-WINTER-2)."""

    __slots__ = ()

    def values(self, w: BitokuWriter, arrangement: int) -> list[int]:
        start = self.seat * DICE
        return [w.state.die_value[start + k] for k in ARRANGEMENTS[arrangement]]

    def choices(self, w: BitokuWriter) -> list[int]:
        """The arrangements that differ."""
        start, value = self.seat * DICE, w.state.die_value
        first, second, third = value[start], value[start + 1], value[start + 2]
        if first == second:
            return DIFFERENT[ALL_ALIKE if second == third else FIRST_TWO_ALIKE]
        if second == third:
            return DIFFERENT[LAST_TWO_ALIKE]
        return DIFFERENT[OUTER_TWO_ALIKE if first == third else NONE_ALIKE]

    def run(self, w: BitokuWriter) -> bool:
        if w.state.round < w.tables.rounds and len(self.choices(w)) > 1:
            return True
        w.done()
        w.bring_dice_home(self.seat, self.values(w, 0))
        return False

    def kind(self) -> str:
        return "arrange_dice"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        values = self.values(w, 0)
        return {"first": values[0], "second": values[1], "third": values[2]}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.arrange[arrangement] for arrangement in self.choices(w)]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        w.bring_dice_home(seat, self.values(w, action.a))

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return reason("same_arrangement") if action.kind == ARRANGE else not_asked(action)

    def clone(self) -> "ArrangeDice":
        return ArrangeDice(self.seat)


def virtue_points(w: BitokuWriter, seat: int, virtue: Virtue) -> int:
    """What a card scores if removed now (B-WINTER-7)."""
    if virtue.kind == V_FLAT:
        return virtue.vp
    if virtue.kind == V_PER:
        return min(virtue.cap, virtue.vp * count_item(w, seat, virtue.item))
    dice = sorted(w.state.die_value[seat * DICE : (seat + 1) * DICE], reverse=True)
    return min(virtue.cap, sum(dice[: virtue.dice]))


class SpiritsVirtue(Choice[BitokuWriter]):
    """Remove one played card and score it, or not (B-WINTER-4, -8)."""

    __slots__ = ()

    def run(self, w: BitokuWriter) -> bool:
        if yokai_owned(w, self.seat) >= CARDS_FOR_VIRTUE and self.choices(w):
            return True
        w.done()
        return False

    def choices(self, w: BitokuWriter) -> list[int]:
        start = self.seat * CARD_SPACES
        return [k for k in range(CARD_SPACES) if w.state.played[start + k] != NONE]

    def kind(self) -> str:
        return "spirits_virtue"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        start = seat * CARD_SPACES
        cards = [w.yokai_ref(w.state.played[start + k]) for k in self.choices(w)]
        return {"cards": cards}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.virtue[k] for k in self.choices(w)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.decline(seat, "virtue")
            return
        card = w.state.played[seat * CARD_SPACES + action.a]
        points = virtue_points(w, seat, w.tables.yokai[card].virtue)
        w.remove_played_card(seat, action.a)
        w.score(seat, points, "virtue")

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return reason("no_card_there", "B-WINTER-4") if action.kind == VIRTUE else not_asked(action)

    def clone(self) -> "SpiritsVirtue":
        return SpiritsVirtue(self.seat)


def refresh(w: BitokuWriter) -> None:
    """Winter E: Hills, markers and displays (B-WINTER-11 to -15), step by step for viewers."""
    w.clear_hills()
    w.pause()
    w.fill_hills()
    w.pause()
    for market in range(len(w.state.markets)):
        w.refill_market(market)
