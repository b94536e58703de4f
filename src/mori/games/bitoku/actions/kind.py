"""A kind of action: all that is told of it beside its rules, in one class.

What is legal and what it does is kept by the frame that offers it. The class says where on the
table it is chosen, which places may be pressed to mean it, what its words add, what to know before
choosing it, and how many choices it is to a net. `kinds` lists the classes.

All of it is asked of a seat's own world, so nothing hidden can be in the answers.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mori.core.about import Note, Said
from mori.core.actions import Action
from mori.core.shown import EffectData
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

if TYPE_CHECKING:  # it knows the kinds of action
    from mori.games.bitoku.encoding.choices import BitokuChoices

# What a net is told besides which action it is: nothing that has to be looked up, or …
STATIC: Final = 0
ABOUT_DIE: Final = 1
ABOUT_REGION: Final = 2
ABOUT_PLACE: Final = 3
ABOUT_ROW: Final = 4
ABOUT_BUILDING: Final = 5
ABOUT_HILL: Final = 6
ABOUT_PART: Final = 7
ABOUT_SIDE: Final = 8
ABOUT_COPY: Final = 9
ABOUT_TILE: Final = 10
ABOUT_CRYSTAL: Final = 11
ABOUT_CARD: Final = 12
ABOUT_NODE: Final = 13


NOTHING: Final[frozenset[str]] = frozenset()
ANYTHING: Final = frozenset({"*"})


class ActionKind:
    """One kind of action."""

    name: ClassVar[str]  # of its sentence in the catalogues (language/action_kinds)
    is_rare: ClassVar[bool] = False  # whether a press on its place means another action there
    # Which kinds a press may mean after it: what it only leads to. In `ANYTHING` are all kinds.
    leads_to: ClassVar[frozenset[str]] = NOTHING

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        """Where a legal action of this kind is chosen; nowhere if it is told in words alone."""
        raise NotImplementedError

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        """The place of the piece that it moves; "" if it moves none."""
        return ""

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        """What its words add."""
        return None

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        """What to know before choosing it, besides what is certain to follow."""
        return []

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        """Say which places may be pressed to mean it, legal now or not: all of `places` at least.

        Nothing where `places` are those of an effect, which `actions_at` asks for itself.
        """
        raise NotImplementedError

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        """What pressing a place means where that depends on who presses, or on what is there."""
        raise NotImplementedError

    def count(self, choices: "BitokuChoices") -> int:
        """How many choices it is to a net."""
        raise NotImplementedError

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        """An action's number among them, what it is about, and what to look up."""
        return action.a, 0, STATIC


class SingleAction(ActionKind):
    """A kind of which there is only one action."""

    def count(self, choices: "BitokuChoices") -> int:
        return 1


def parts_asked(w: BitokuWriter, seat: int) -> list[EffectData]:
    """The effects that the pending question lists, in the order in which actions count them."""
    prompt = w.state.frames[-1].prompt(w, seat) if w.state.frames else {}
    found = prompt.get("parts", prompt.get("options"))
    return found if isinstance(found, list) else []
