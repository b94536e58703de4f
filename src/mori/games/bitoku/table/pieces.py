"""Cards, tiles and effects as the engine keeps them: small frozen objects."""

from mori.core.shown import EffectData
from mori.games.bitoku.effects.kind import EffectKind


class Effect:
    """One node of an effect: an atom, or a connector with children."""

    __slots__ = (
        "children",
        "discount",
        "from_hill",
        "index",
        "kind",
        "n",
        "ref",
        "resource",
        "said",
        "value",
        "within_region",
    )

    def __init__(
        self,
        index: int,
        kind: EffectKind,
        n: int,
        resource: int,
        value: int,
        within_region: bool,
        discount: int,
        from_hill: bool,
        children: list["Effect"],
        said: EffectData,
        ref: str,
    ) -> None:
        self.index = index
        self.kind = kind
        self.n = n
        self.resource = resource
        self.value = value  # of an Amulet
        self.within_region = within_region  # the green arrow (B-KODAMA-5)
        self.discount = discount
        self.from_hill = from_hill
        self.children = children
        self.said = said  # as views, prompts and words have it
        self.ref = ref  # the card, tile or space that it is an effect of

    def is_plain_gain(self) -> bool:
        """Whether it only gives what nobody would refuse: VP, Amulets, resources of one kind."""
        return self.kind.is_plain_gain(self)


class EffectList:
    """The effects of one card, tile or space: all of them, in the player's order."""

    __slots__ = ("effects", "root")

    def __init__(self, root: Effect) -> None:
        self.root = root  # an "all of" node with the effects as its children
        self.effects = root.children

    def is_plain(self) -> bool:
        """Whether it only gives what nobody would refuse."""
        for effect in self.effects:
            if not effect.is_plain_gain():
                return False
        return True


class YokaiCard:
    """A Yōkai card: one design, of which there may be several copies."""

    __slots__ = ("copies", "effects", "id", "index", "is_starting", "type", "virtue")

    def __init__(
        self,
        index: int,
        id: str,
        type: int,
        copies: int,
        is_starting: bool,
        effects: EffectList,
        virtue: "Virtue",
    ) -> None:
        self.index = index
        self.id = id
        self.type = type
        self.copies = copies
        self.is_starting = is_starting
        self.effects = effects
        self.virtue = virtue


class Virtue:
    """What a Yōkai card scores when it is removed in Winter."""

    __slots__ = ("cap", "dice", "item", "kind", "vp")

    def __init__(self, kind: int, vp: int, item: int, dice: int, cap: int) -> None:
        self.kind = kind
        self.vp = vp
        self.item = item
        self.dice = dice
        self.cap = cap


class BitokuCard:
    """A Bitoku card: one design, of which there may be several copies; a type may have several."""

    __slots__ = ("copies", "effects", "id", "index", "rarity", "type", "vp")

    def __init__(
        self, index: int, id: str, type: int, copies: int, rarity: int, vp: int, effects: EffectList
    ) -> None:
        self.index = index
        self.id = id
        self.type = type
        self.copies = copies
        self.rarity = rarity
        self.vp = vp
        self.effects = effects


class VisionCard:
    """A Vision: what it requires of each kind of item, what it gives and what it costs to fail."""

    __slots__ = ("copies", "id", "index", "penalty", "requires", "vp")

    def __init__(
        self, index: int, id: str, copies: int, requires: list[int], vp: int, penalty: int
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.requires = requires
        self.vp = vp
        self.penalty = penalty


class MarketTile:
    """A tile of a market: Mitama, Dragonfly or crystal. What does not apply is empty."""

    __slots__ = ("colour", "copies", "effects", "id", "index", "triggers", "type", "vp")

    def __init__(
        self,
        index: int,
        id: str,
        copies: int,
        type: int,
        colour: int,
        effects: EffectList,
        triggers: list[int],
        vp: int,
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.type = type  # of a Mitama
        self.colour = colour  # of a crystal
        self.effects = effects
        self.triggers = triggers  # of a Memory Crystal, with the VP each of them pays
        self.vp = vp


class BuildingTile:
    """A building, Ancient ones included (which have no bonus and no property)."""

    __slots__ = (
        "amulet_bonus",
        "copies",
        "effects",
        "id",
        "index",
        "kodama_bonus",
        "min_die",
        "property",
        "type",
    )

    def __init__(
        self,
        index: int,
        id: str,
        copies: int,
        type: int,
        kodama_bonus: int,
        amulet_bonus: int,
        min_die: int,
        effects: EffectList,
        property: int,
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.type = type
        self.kodama_bonus = kodama_bonus
        self.amulet_bonus = amulet_bonus
        self.min_die = min_die
        self.effects = effects
        self.property = property


class GateTile:
    """A gate tile: what entering its gate lets one do."""

    __slots__ = ("copies", "effects", "id", "index", "is_b")

    def __init__(self, index: int, id: str, copies: int, is_b: bool, effects: EffectList) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.is_b = is_b
        self.effects = effects


class Rock:
    """A rock: one family, and the types of it that count."""

    __slots__ = ("copies", "family", "id", "index", "types")

    def __init__(self, index: int, id: str, copies: int, family: int, types: list[int]) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.family = family
        self.types = types
