"""From a pack's effects to the nodes that the engine plays."""

from typing import Any

from mori.core.shown import EffectData
from mori.games.bitoku.effects.kind import OPTIONS, EffectKind
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.schema.effects import Effect as PackEffect
from mori.games.bitoku.table.codes import ANY, RESOURCES
from mori.games.bitoku.table.pieces import Effect, EffectList


class EffectMaker:
    """Makes effect nodes and numbers them."""

    def __init__(self) -> None:
        self.nodes: list[Effect] = []
        self.cheaper: dict[int, Effect] = {}
        self.ref = ""  # what the nodes being made are effects of

    def list_of(self, effects: tuple[PackEffect, ...], ref: str) -> EffectList:
        """The effects of one card, tile or space."""
        self.ref = ref
        children = [self.node(effect) for effect in effects]
        return EffectList(self.add(EFFECT_KINDS["all_of"], children=children, args={}))

    def node(self, effect: PackEffect, extra_discount: int = 0) -> Effect:
        data: Any = effect
        kind = EFFECT_KINDS[effect.kind]
        children = [self.node(part) for part in effect.parts]
        name = getattr(data, "resource", None)
        resource = ANY if name == "any" else RESOURCES.index(name) if name else -1
        discount = getattr(data, "discount", 0) + extra_discount
        made = self.add(
            kind,
            n=getattr(data, "n", 1),
            resource=resource,
            value=getattr(data, "value", 0),
            within_region=getattr(data, "scope", "any") == "region",
            discount=discount,
            from_hill=getattr(data, "source", "deck") == "hill",
            children=children,
            args=self.arguments(data, discount),
        )
        if kind.holds_purchases:
            for child, part in zip(children, effect.parts, strict=True):
                self.cheaper[child.index] = self.node(part, effect.count)
        return made

    def arguments(self, data: Any, discount: int) -> dict[str, int | str]:
        """What the words and the icons of an effect need besides its kind and its parts."""
        found: dict[str, int | str] = {}
        for key in ("resource", "value", "n", "scope", "source"):
            if hasattr(data, key):
                found[key] = getattr(data, key)
        if hasattr(data, "discount"):
            found["discount"] = discount
        return found

    def add(
        self,
        kind: EffectKind,
        *,
        n: int = 1,
        resource: int = -1,
        value: int = 0,
        within_region: bool = False,
        discount: int = 0,
        from_hill: bool = False,
        children: list[Effect],
        args: dict[str, int | str],
    ) -> Effect:
        said: EffectData = {
            "kind": kind.name,
            "args": args,
            "parts": [child.said for child in children],
            "is_choice": OPTIONS in kind.parameters,
        }
        effect = Effect(
            len(self.nodes),
            kind,
            n,
            resource,
            value,
            within_region,
            discount,
            from_hill,
            children,
            said,
            self.ref,
        )
        self.nodes.append(effect)
        return effect
