"""Buildings, their counters and the sites they stand on (B-BUILD)."""

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.bitoku.effects.kodamas import advance_in_region
from mori.games.bitoku.language.action_kinds import SITE
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import T_BUILD
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter


def counter_left(w: BitokuWriter, seat: int) -> bool:
    """Whether the seat has a Building counter to build with (B-BUILD-2)."""
    return w.state.counters_used[seat] < len(w.tables.counters)


def counter_price(w: BitokuWriter, seat: int) -> list[int]:
    """The price of the leftmost Building counter (B-BUILD-4, B-BUILD-9)."""
    return w.tables.counters[w.state.counters_used[seat]].cost


def has_free_site(w: BitokuWriter, building: int) -> bool:
    """Whether a building has a space of its type to stand on (B-BUILD-3)."""
    type = w.tables.buildings[building].type
    for site in w.tables.sites:
        if site.type == type and w.state.site_building[site.index] == NONE:
            return True
    return False


def free_sites(w: BitokuWriter, type: int) -> list[int]:
    """The empty building spaces of a type, in any Inhabited Area (B-BUILD-6, B-FOREST-16)."""
    return [
        site.index
        for site in w.tables.sites
        if site.type == type and w.state.site_building[site.index] == NONE
    ]


def why_not_site(w: BitokuWriter, building: int, action: Action) -> Reason:
    """Why a building cannot stand where an answer says."""
    if action.kind != SITE:
        return not_asked(action)
    if w.tables.sites[action.a].type != w.tables.buildings[building].type:
        return reason("site_of_other_type", "B-BUILD-6")
    return reason("space_taken", "B-BUILD-11")


def receive_building(w: BitokuWriter, seat: int, tile: int, site: int) -> None:
    """Lay the building, then its bonuses, which are automatic (B-BUILD-7, B-BUILD-8)."""
    entry = w.tables.buildings[tile]
    w.construct(seat, tile, site)
    advance_in_region(w, seat, w.tables.sites[site].region, entry.kodama_bonus)
    w.gain_amulets(seat, 1, entry.amulet_bonus)
    w.trigger(seat, T_BUILD)
