"""What a card, tile or space does: one struct per kind of effect, told apart by `kind`.

The structs are made from the kinds themselves (`games/bitoku/effects`): a kind names its parameters
once, there. A list of effects means all of them (B-EFFECT-4); the kinds that hold others are
recursive.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union

from msgspec import Meta, Struct, defstruct

from mori.games.bitoku.effects.kind import (
    EFFECT_LIST,
    NUMBER,
    RESOURCE_OR_ANY,
    SCOPE_WORD,
    SOURCE_WORD,
    EffectKind,
    Parameter,
)
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.schema.words import CostKey, Scope, Source


class EffectEntry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """An effect as a pack writes it. Which parameters it has, its kind says."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def count(self) -> int:
        """How often, or how much."""
        return int(getattr(self, "n", 1))

    @property
    def parts(self) -> "tuple[Effect, ...]":
        """The effects inside this one."""
        return getattr(self, "options", ()) or getattr(self, "effects", ())

    def word(self, parameter: str) -> str | None:
        """The word given for a parameter, if its kind has it."""
        return getattr(self, parameter, None)


# By the sort of a parameter. The lists are named, not built: what may stand in them is known only
# when all structs are made.
TYPES: Final[dict[str, Any]] = {
    RESOURCE_OR_ANY: CostKey,
    SCOPE_WORD: Scope,
    SOURCE_WORD: Source,
    EFFECT_LIST: "Annotated[tuple[Effect, ...], Meta(min_length=2)]",
}
PURCHASE_LIST: Final = "Annotated[tuple[PurchaseEffect, ...], Meta(min_length=2)]"


def struct_of(kind: EffectKind) -> type[EffectEntry]:
    """The struct of a kind: what an effect of it may and must be given."""
    fields = [(parameter.name, type_of(kind, parameter)) for parameter in kind.parameters]
    name = "".join(word.capitalize() for word in kind.name.split("_"))
    return defstruct(  # type: ignore[return-value]
        name,
        fields,
        bases=(EffectEntry,),
        module=__name__,
        frozen=True,
        kw_only=True,
        tag=kind.name,
    )


def type_of(kind: EffectKind, parameter: Parameter) -> Any:
    if parameter.sort == NUMBER:
        return Annotated[int, Meta(ge=parameter.low, le=parameter.high)]
    if parameter.sort == EFFECT_LIST and kind.holds_purchases:
        return PURCHASE_LIST
    return TYPES[parameter.sort]


STRUCTS: Final = {name: struct_of(kind) for name, kind in EFFECT_KINDS.items()}
PURCHASES: Final = tuple(name for name, kind in EFFECT_KINDS.items() if kind.is_purchase)

if TYPE_CHECKING:  # a type checker cannot follow what is made at run time
    Effect = EffectEntry
    EffectName = str
    PurchaseName = str
else:
    Effect = Union[tuple(STRUCTS.values())]  # noqa: UP007
    PurchaseEffect = Union[tuple(STRUCTS[name] for name in PURCHASES)]  # noqa: UP007
    EffectName = Literal[tuple(EFFECT_KINDS)]
    PurchaseName = Literal[PURCHASES]

Effects = Annotated[tuple[Effect, ...], Meta(min_length=1)]


def effect(kind: str, **parameters: object) -> Effect:
    """An effect as a pack would write it, to compare with."""
    return STRUCTS[kind](**parameters)
