"""The cards of a Bitoku pack: yokai, bitoku and visions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.games.bitoku.pack.schema.effects import Effect, Effects
from mori.games.bitoku.pack.schema.words import (
    Amount,
    BitokuType,
    Id,
    Positive,
    Sourced,
    VirtueItem,
    VisionItem,
    YokaiType,
)

Cap = Annotated[int, Meta(ge=1, le=99)]


class VirtueBase(Struct, frozen=True, kw_only=True, tag_field="kind"):
    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class FlatVirtue(VirtueBase, frozen=True, kw_only=True, tag="vp_flat"):
    vp: Positive


class ItemVirtue(VirtueBase, frozen=True, kw_only=True, tag="vp_per"):
    """min(cap, vp × items controlled now)."""

    item: VirtueItem
    vp: Positive
    cap: Cap


class DiceVirtue(VirtueBase, frozen=True, kw_only=True, tag="vp_dice_sum"):
    """min(cap, sum of that many own dice, chosen by the player)."""

    dice: Annotated[int, Meta(ge=1, le=3)]
    cap: Cap


Virtue = FlatVirtue | ItemVirtue | DiceVirtue


class YokaiCard(Sourced, frozen=True, kw_only=True):
    """A starting card (then `count` has one copy per colour) or one of the common deck."""

    id: Id
    type: YokaiType
    count: Positive
    effects: Effects
    virtue: Virtue


class BitokuCard(Sourced, frozen=True, kw_only=True):
    id: Id
    type: BitokuType
    count: Positive
    rarity: Positive
    vp: Amount
    effects: tuple[Effect, ...]


class VisionCard(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive
    requires: Annotated[dict[VisionItem, Positive], Meta(min_length=1)]
    vp: Positive
    penalty: Literal[1, 2]
