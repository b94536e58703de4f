"""A kind of effect: all that the game knows of it, in one class.

A pack's effects name a kind and give its parameters. Loading turns each of them into a node of
numbers (`Effect`) that points at its kind, so whoever holds a node can ask the kind whether it
would do anything, and let it begin. What a pack may write and the catalogues' inventory are derived
from the classes; `kinds` lists them.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mori.core.frames import AnyFrame
from mori.core.shown import EffectData

if TYPE_CHECKING:  # they know kinds of effect themselves
    from mori.games.bitoku.table.pieces import Effect
    from mori.games.bitoku.writer import BitokuWriter


class Parameter:
    """What an effect of a kind is given: its name, and the sort of its value."""

    __slots__ = ("high", "low", "name", "sort")

    def __init__(self, name: str, sort: str, low: int = 0, high: int = 0) -> None:
        self.name = name
        self.sort = sort
        self.low = low  # bounds of a number
        self.high = high


NUMBER: Final = "int"
RESOURCE_OR_ANY: Final = "resource_or_any"
SCOPE_WORD: Final = "scope"
SOURCE_WORD: Final = "source"
EFFECT_LIST: Final = "effect_list"

COUNT: Final = Parameter("n", NUMBER, 1, 6)
RESOURCE: Final = Parameter("resource", RESOURCE_OR_ANY)  # "any": each unit chosen freely
AMULET_VALUE: Final = Parameter("value", NUMBER, 1, 3)
SCOPE: Final = Parameter("scope", SCOPE_WORD)
SOURCE: Final = Parameter("source", SOURCE_WORD)
DISCOUNT: Final = Parameter("discount", NUMBER, 0, 2)
OPTIONS: Final = Parameter("options", EFFECT_LIST)
PARTS: Final = Parameter("effects", EFFECT_LIST)


class EffectKind:
    """One kind of effect. `region` and `hill` say where its card, tile or row lies; -1: nowhere.

    `region` is for the green arrow (B-KODAMA-5), `hill` the Hill just reached, for its cards.
    """

    name: ClassVar[str]  # in packs, references and catalogues
    parameters: ClassVar[tuple[Parameter, ...]]
    rules: ClassVar[tuple[str, ...]]  # the rules that say what it does
    icon: ClassVar[str] = ""  # in the page; none where parts or parameters are drawn instead
    frames: ClassVar[tuple[type, ...]] = ()  # what it puts on the stack, and what that does
    decisions: ClassVar[tuple[str, ...]] = ()  # what those frames ask
    is_purchase: ClassVar[bool] = False  # has a discount, which several may share
    holds_purchases: ClassVar[bool] = False  # its parts are purchases, and nothing else
    is_board_only: ClassVar[bool] = False  # stands on no card or tile

    def is_possible(
        self, w: "BitokuWriter", seat: int, effect: "Effect", region: int, hill: int
    ) -> bool:
        """Whether the effect would do anything now (B-EFFECT-5, B-EFFECT-21)."""
        raise NotImplementedError

    def begin(self, w: "BitokuWriter", seat: int, effect: "Effect", region: int, hill: int) -> None:
        """Do it, or put the question it raises on the stack."""
        raise NotImplementedError

    def begin_chosen(
        self, w: "BitokuWriter", seat: int, effect: "Effect", region: int, hill: int
    ) -> None:
        """Begin it for a player who has chosen it, and so need not be asked whether to."""
        self.begin(w, seat, effect, region, hill)

    def is_plain_gain(self, effect: "Effect") -> bool:
        """Whether it only gives what nobody would refuse: VP, Amulets, resources of one kind."""
        return False

    def question(self, seat: int, said: EffectData) -> AnyFrame | None:
        """The question that it would ask first about things on the table; None: there is none."""
        return None

    def places(self, w: "BitokuWriter", seat: int, said: EffectData) -> list[str]:
        """The places that it is about for a seat, besides those of its parts (seen/places)."""
        return []


def number_in(said: EffectData, name: str) -> int:
    """A number of a spelled-out effect."""
    number = said["args"].get(name, 0)
    return number if isinstance(number, int) else 0
