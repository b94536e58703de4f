"""The choices of the lunar cards for a benefit, a waived akku and an extra space."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice, Frame
from mori.games.hitodama.language.notation import BENEFIT, EXTEND, WAIVE
from mori.games.hitodama.language.reasons import at_place, not_asked
from mori.games.hitodama.options import WAIVE_ANY_SEASON
from mori.games.hitodama.rounds.placement import has_open_place
from mori.games.hitodama.rounds.tiles import obtain, offers_something
from mori.games.hitodama.rounds.tributes import open_lines, open_lines_of, waive
from mori.games.hitodama.table.state import OPEN
from mori.games.hitodama.table.tables import AKKU
from mori.games.hitodama.writer import HitodamaWriter

# -- lunar "instant benefit"


def benefit_places(w: HitodamaWriter, seat: int) -> list[int]:
    """The places of own essences whose space would give something now, in order."""
    places = [w.state.essence_place[essence] for essence in w.essences_of(seat)]
    return sorted(place for place in places if place >= 0 and offers_something(w, seat, place))


class ChooseBenefit(Choice[HitodamaWriter]):
    """Choose the own essence whose space gives its benefit now (H-CARD-L9)."""

    __slots__ = ()

    def run(self, w: HitodamaWriter) -> bool:
        places = benefit_places(w, self.seat)
        if len(places) > 1:
            return True
        w.done()
        self.take(w, places[0])
        return False

    def take(self, w: HitodamaWriter, place: int) -> None:
        obtain(w, w.state.occupant[place], place, False)

    def kind(self) -> str:
        return "choose_benefit"

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        return [w.notation.benefit[place] for place in benefit_places(w, seat)]

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        w.done()
        self.take(w, action.a)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        if action.kind != BENEFIT:
            return not_asked(action)
        essence = w.state.occupant[action.a]
        if essence < 0 or w.owner(essence) != seat:
            return at_place(w, "no_own_essence_there", ("H-CARD-L9",), action.a)
        return at_place(w, "no_benefit_there", ("H-CARD-L9",), action.a)

    def clone(self) -> "ChooseBenefit":
        return ChooseBenefit(self.seat)


# -- lunar "waive an akku"


def waivable_lines(w: HitodamaWriter) -> list[int]:
    """The open akku lines of this and later seasons, or of this one alone (HR-36)."""
    lines = open_lines(w)
    if w.options.on(WAIVE_ANY_SEASON):
        for season in range(w.state.season + 1, len(w.tables.seasons)):
            lines += open_lines_of(w, season)
    return [line for line in lines if w.tables.lines[line].resource == AKKU]


class ChooseLineToWaive(Choice[HitodamaWriter]):
    """Choose the akku line from which akkus are struck (H-CARD-L11)."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def run(self, w: HitodamaWriter) -> bool:
        lines = waivable_lines(w)
        if len(lines) > 1:
            return True
        self.take(w, lines[0])
        return False

    def take(self, w: HitodamaWriter, line: int) -> None:
        w.done()
        waive(w, self.seat, line, self.amount)

    def kind(self) -> str:
        return "choose_line_to_waive"

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        return [w.notation.waive[line] for line in waivable_lines(w)]

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        self.take(w, action.a)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        if action.kind != WAIVE:
            return not_asked(action)
        line = w.tables.lines[action.a]
        data: dict[str, object] = {"line": line.ref}
        if line.resource != AKKU:
            return Reason("not_an_akku_line", ("H-CARD-L11",), data)
        closed = w.state.line_closed[line.index] != OPEN
        return Reason("line_closed" if closed else "line_not_in_season", ("H-CARD-L11",), data)

    def clone(self) -> "ChooseLineToWaive":
        return ChooseLineToWaive(self.seat, self.amount)


# -- lunar "extra space"


def full_tiles(w: HitodamaWriter) -> list[int]:
    """The tiles on which no essence could be put (HR-37), with room for one more card.

    HR-48: a merchant none of whose goods is free would take no essence beside the card either.
    """
    tables = w.tables
    return [
        tile.index
        for tile in tables.tiles
        if not has_open_place(w, tile.index)
        and w.free_printed(tile.index) >= tile.kept_free
        and -1
        in w.state.extra_copy[
            tile.index * tables.extra_slots : (tile.index + 1) * tables.extra_slots
        ]
    ]


class ChooseExtraSpace(Frame[HitodamaWriter]):
    """Choose the printed space of a full tile that the card copies (H-CARD-L12)."""

    __slots__ = ()

    def run(self, w: HitodamaWriter) -> bool:
        return True

    def kind(self) -> str:
        return "choose_extra_space"

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        width = w.tables.width
        return [
            w.notation.extend[tile * width + slot]
            for tile in full_tiles(w)
            for slot in range(len(w.tables.tiles[tile].spaces))
        ]

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        w.done()
        w.add_extra_space(seat, action.a)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        if action.kind != EXTEND:
            return not_asked(action)
        tile, slot = divmod(action.a, w.tables.width)
        if slot >= len(w.tables.tiles[tile].spaces):
            return at_place(w, "no_such_space", ("H-CARD-L12",), action.a)
        return Reason("tile_has_room", ("H-CARD-L12",), {"tile": w.tables.tile_ref(tile)})

    def clone(self) -> "ChooseExtraSpace":
        return ChooseExtraSpace(self.seat)
