"""The question that is asked: its frame, the frames it came from, and the parts of an effect."""

from typing import Final

from mori.core.encoding import Fold, FrameFeatures, Layout, Sheet
from mori.core.frames import AnyFrame
from mori.games.bitoku.effects.choices import ChooseOption
from mori.games.bitoku.effects.costs import Payment
from mori.games.bitoku.effects.discounts import ShareDiscount
from mori.games.bitoku.effects.gains import TakeResources, UnlockDice
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.effects.kodamas import AdvanceKodamas, PushKodamasBack
from mori.games.bitoku.effects.looking import LookAtDeck
from mori.games.bitoku.effects.mitamas import CombineDragonfly, LayMitama
from mori.games.bitoku.effects.obtaining import Obtain, Receive
from mori.games.bitoku.effects.paths import SpendMovement
from mori.games.bitoku.effects.resolving import ResolveParts
from mori.games.bitoku.effects.rocks import PlaceRockPilgrims, TakeRocks
from mori.games.bitoku.effects.yokai_cards import DrawOwnCards
from mori.games.bitoku.encoding.choices import EFFECT_NUMBERS
from mori.games.bitoku.encoding.room import AMOUNTS
from mori.games.bitoku.language.notation import MAX_PARTS
from mori.games.bitoku.seasons.building_action import PropertyBonus
from mori.games.bitoku.seasons.forest import RegionActions
from mori.games.bitoku.seasons.harder_variant import SpendAmulet
from mori.games.bitoku.seasons.home import CopiedRow, CopyForestAction
from mori.games.bitoku.seasons.river import ClaimFavour
from mori.games.bitoku.seasons.spring import DiscardToThree, ReapFruits
from mori.games.bitoku.seasons.summer import PlayedCard, Summer, Turn
from mori.games.bitoku.seasons.use_die import UseDie
from mori.games.bitoku.seasons.winter import ArrangeDice, SpiritsVirtue
from mori.games.bitoku.seasons.year import Year
from mori.games.bitoku.table.state import BitokuState
from mori.games.bitoku.table.tables import Tables

DEPTH: Final = 3  # frames told: the one that asks, and those it came from
TO_DISCARD: Final = 4

# Each class of frame with what counts of it: a field, the most it can be, the items of a list.
FRAMES: Final[dict[type, tuple[tuple[str, int, int], ...]]] = {
    Year: (("step", 11, 0),),
    Summer: (),
    Turn: (),
    DiscardToThree: (),
    ReapFruits: (),
    PlayedCard: (("number", 2, 0), ("card_done", 1, 0), ("crystal_done", 1, 0)),
    UseDie: (("die", 2, 0), ("least", 3, 0)),
    RegionActions: (
        ("die", 2, 0),
        ("region", 4, 0),
        ("forest_done", 1, 0),
        ("building_done", 1, 0),
    ),
    SpendAmulet: (("value", 6, 0),),
    PropertyBonus: (("property", 2, 0),),
    ClaimFavour: (("area", 3, 0),),
    ArrangeDice: (),
    SpiritsVirtue: (),
    CopyForestAction: (),
    CopiedRow: (("region", 4, 0), ("value", 6, 0)),
    ResolveParts: (("done_parts", 15, 0), ("region", 4, 0), ("hill", 3, 0)),
    ChooseOption: (("left", 4, 0), ("used", 15, 0), ("region", 4, 0), ("hill", 3, 0)),
    ShareDiscount: (("bought", 3, 0), ("discount", 3, 0)),
    Payment: (("cost", 4, 5), ("waive", 4, 0)),
    Obtain: (("market", 3, 0), ("discount", 3, 0), ("number", 5, 0)),
    Receive: (("market", 3, 0), ("number", 5, 0)),
    TakeResources: (("left", 4, 0),),
    UnlockDice: (("left", 3, 0),),
    AdvanceKodamas: (("left", 5, 0),),
    PushKodamasBack: (("left", 5, 0), ("region", 4, 0)),
    LookAtDeck: (("deck", 2, 0), ("left", 3, 0), ("looked", 2, 0)),
    LayMitama: (("tile", 15, 0), ("laid", 1, 0)),
    CombineDragonfly: (("tile", 31, 0),),
    SpendMovement: (("left", 6, 0),),
    TakeRocks: (("left", 3, 0),),
    PlaceRockPilgrims: (("left", 3, 0), ("space", 4, 0)),
    DrawOwnCards: (("amount", 3, 0),),
}


class Question:
    """The blocks about the question."""

    __slots__ = ("cards", "chosen", "depths", "parts", "tables", "to_discard")

    def __init__(self, layout: Layout, tables: Tables) -> None:
        self.tables = tables
        self.cards = len(tables.yokai)
        self.depths = [
            FrameFeatures(layout, "asks", FRAMES, folds_fields=True),
            FrameFeatures(layout, "from", FRAMES, folds=False),
            FrameFeatures(layout, "from_before", FRAMES, folds=False),
        ]
        self.to_discard = layout.block("cards_to_discard", TO_DISCARD, 1, Fold((TO_DISCARD,), "v"))
        self.chosen = layout.block(
            "cards_chosen_to_discard", self.cards, TO_DISCARD, Fold((self.cards,), "s")
        )
        kinds = len(EFFECT_KINDS)
        self.parts = layout.block(
            "parts_of_the_effect",
            MAX_PARTS * kinds * AMOUNTS,
            MAX_PARTS,
            Fold((MAX_PARTS, kinds, AMOUNTS), "skv"),
        )

    def fill(self, sheet: Sheet, state: BitokuState, seat: int) -> None:
        if state.is_over:
            return
        frames = state.frames
        depth = 1 if sheet.folds else min(DEPTH, len(frames))
        for number in range(depth):
            self.depths[number].fill(sheet, frames[len(frames) - 1 - number])
        top = frames[-1]
        if isinstance(top, DiscardToThree):
            chosen = top.chosen[seat]  # one's own alone: the others' are their secret
            sheet.one_of(self.to_discard, TO_DISCARD, top.needed[seat] - len(chosen))
            last = -1
            for card in sorted(chosen):
                if card != last:
                    sheet.on(self.chosen + card)
                last = card
        else:
            self.fill_parts(sheet, top)

    def fill_parts(self, sheet: Sheet, top: AnyFrame) -> None:
        """What the parts of the effect in question do."""
        if not isinstance(top, (ResolveParts, ChooseOption, ShareDiscount)):
            return
        parts = self.tables.effects[top.node].children
        for number in range(min(MAX_PARTS, len(parts))):
            part = parts[number]
            kind = number * len(EFFECT_KINDS) + EFFECT_NUMBERS[part.kind.name]
            sheet.one_of(self.parts + kind * AMOUNTS, AMOUNTS, part.n)
