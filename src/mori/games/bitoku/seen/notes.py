"""What to know of an answer of Bitoku before it is given, besides what is certain to follow.

All of it is asked of a seat's own world and of the functions that keep the rules, so it holds
neither a secret nor a rule of its own.
"""

from typing import Final

from mori.core.about import Note
from mori.games.bitoku.effects.costs import Payment, bundle_of
from mori.games.bitoku.effects.obtaining import Obtain, price
from mori.games.bitoku.effects.visions import best_visions, items_beside, vision_items
from mori.games.bitoku.language.said import amounts
from mori.games.bitoku.seasons.ascension import treasure_vp, treasure_with
from mori.games.bitoku.seasons.building_action import property_bonus, usable_buildings
from mori.games.bitoku.seasons.forest import may_act, rows_for
from mori.games.bitoku.seasons.river import area_of
from mori.games.bitoku.seasons.use_die import open_regions
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_effects import effects_of, together, told
from mori.games.bitoku.table.codes import (
    BUILDING,
    DRAGONFLY,
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FAVOURS,
    HILL_REGIONS,
    MITAMA,
    PROPERTIES,
    REGION_COUNT,
    REGIONS,
)
from mori.games.bitoku.table.state import ANCIENT_OWNER, DICE, NONE
from mori.games.bitoku.table.tables import ForestRow
from mori.games.bitoku.writer import BitokuWriter

NOTES: Final = (
    "price",
    "price_less",
    "free",
    "mitama_action",
    "space_points",
    "space_gain",
    "when_built",
    "end_points",
    "forest_action",
    "no_forest_action",
    "acts_in",
    "acts_nowhere",
    "buildings",
    "owner_gains",
    "own_building",
    "rival_building",
    "die_needed",
    "amulet_asked",
    "die_then",
    "favours",
    "completed",
    "ingenuity",
    "vision_lacks",
    "vision_met",
    "vision_takes",
    "treasure",
    "treasure_of",
    "rock_matches",
)


# -- dice


def notes_of_die(w: BitokuWriter, seat: int, k: int) -> list[Note]:
    """Where a die would have a Forest Action, as it is."""
    value = w.state.die_value[seat * DICE + k]
    found = [
        f"region:{REGIONS[region]}"
        for region in open_regions(w)
        if may_act(w, seat, k, region) and rows_for(w, seat, region, value)
    ]
    return [Note("acts_in", {"regions": found}) if found else Note("acts_nowhere", {})]


def notes_of_region(w: BitokuWriter, seat: int, k: int, region: int) -> list[Note]:
    """What a die would open in a region; that another one outranks it is told by a fact."""
    value = w.state.die_value[seat * DICE + k]
    found: list[Note] = []
    sites = usable_buildings(w, seat, region, value)
    if may_act(w, seat, k, region):
        rows = rows_for(w, seat, region, value)
        if rows:
            found.append(best_of(rows))
        elif sites:
            found.append(Note("no_forest_action", {}))
    if sites:
        tiles = [w.tile_ref(BUILDING, w.state.site_building[site]) for site in sites]
        spaces = [w.tables.sites[site].id for site in sites]
        found.append(Note("buildings", {"tiles": tiles}, places=spaces))
    for site in sites:
        found += owner_gains(w, seat, site)
    return found


def best_of(rows: list[ForestRow]) -> Note:
    """The highest of the rows that a die reaches; all of them are open to it."""
    reached = [places.row_of(row.region, row.min_die) for row in rows]
    return Note("forest_action", {"effects": effects_of(rows[-1].effects)}, places=reached)


def owner_gains(w: BitokuWriter, seat: int, site: int) -> list[Note]:
    """What another player would get for the use of a building (B-SUMMER-25)."""
    owner = w.state.site_owner[site]
    if owner in (seat, ANCIENT_OWNER):
        return []
    tile = w.state.site_building[site]
    bonus = f"property:{PROPERTIES[property_bonus(w, tile, owner)]}"
    said = {"seat": w.tables.sides[owner], "tile": w.tile_ref(BUILDING, tile), "bonus": bonus}
    return [Note("owner_gains", {**said})]


def notes_of_use(w: BitokuWriter, seat: int, site: int) -> list[Note]:
    """The die that a building needs, whose it is, and what another owner would get."""
    owner, tile = w.state.site_owner[site], w.state.site_building[site]
    found = notes_of_need(w.tables.buildings[tile].min_die)
    if owner == seat:
        found.append(Note("own_building", {}))
    elif owner != ANCIENT_OWNER:  # B-SUMMER-25
        bonus = f"property:{PROPERTIES[property_bonus(w, tile, owner)]}"
        found.append(Note("rival_building", {"seat": w.tables.sides[owner], "bonus": bonus}))
    return found


def notes_of_need(value: int) -> list[Note]:
    """The least value of a die; nothing where any die will do."""
    return [Note("die_needed", {"value": value})] if value > 1 else []


def notes_of_crossing(w: BitokuWriter, region: int) -> list[Note]:
    """The favours that a die crossing from a region could still claim (B-RIVER-3)."""
    if region >= REGION_COUNT:
        return []
    found: list[str] = []
    spaces: list[str] = []
    for hill in w.tables.hill_areas[area_of(w, region)].hills:
        for favour in range(FAVOURS):
            if w.is_covered(hill, favour):
                continue
            named = favour_ref(w, hill, favour)
            found += named
            if named:
                spaces.append(places.favour_of(HILL_REGIONS[hill], favour))
    favours = list(dict.fromkeys(found))
    return [Note("favours", {"favours": favours}, places=spaces)] if favours else []


def favour_ref(w: BitokuWriter, hill: int, favour: int) -> list[str]:
    """The card that lies there, or the small rewards; nothing where a card is missing."""
    if favour == FAVOUR_BITOKU:
        card = w.state.hill_bitoku[hill]
        return [w.bitoku_ref(card)] if card != NONE else []
    if favour == FAVOUR_YOKAI:
        card = w.state.hill_yokai[hill]
        return [w.yokai_ref(card)] if card != NONE else []
    return ["favour:c"]


# -- what is bought


def notes_of_buying(w: BitokuWriter, seat: int, market: int, number: int) -> list[Note]:
    """The price as it will be asked for, and what comes with the tile or the space."""
    frame = w.state.frames[-1]
    assert isinstance(frame, Obtain)
    found = notes_of_price(w, seat, price(w, seat, market, number), frame.discount)
    space = w.tables.market_spaces[market][number]
    if market == MITAMA:
        tile = w.tables.mitamas[w.state.markets[market][number]]
        found.append(Note("mitama_action", {"effects": effects_of(tile.effects)}))
        if space.vp:
            found.append(Note("space_points", {"points": space.vp}, unless="mitama_obtained"))
    if market == DRAGONFLY and any(space.gain):
        goods = bundle_of(space.gain)
        found.append(Note("space_gain", {"goods": goods}, unless="dragonfly_obtained"))
    if market == BUILDING:
        found += notes_of_building(w, seat, w.state.markets[market][number])
    return found


def notes_of_building(w: BitokuWriter, seat: int, tile: int) -> list[Note]:
    """What constructing it gives now, and what its counter gives in the end (B-BUILD-7, -8)."""
    entry = w.tables.buildings[tile]
    bonus = [told("kodama_forward", {"n": entry.kodama_bonus, "scope": "region"})]
    if entry.amulet_bonus:
        bonus.append(told("amulet", {"value": 1, "n": entry.amulet_bonus}))
    found = notes_of_need(entry.min_die)
    found.append(Note("when_built", {"effects": together(bonus)}, unless="building_laid"))
    points = w.tables.counters[w.state.counters_used[seat]].vp
    if points:
        found.append(Note("end_points", {"points": points}))
    return found


def notes_of_price(w: BitokuWriter, seat: int, cost: list[int], discount: int) -> list[Note]:
    """A price less its discount; where it is open what is waived, how much of it."""
    total = sum(cost)
    payment = Payment(seat, cost.copy(), min(discount, total), 0)
    payment.settle_waivers(w)
    left = bundle_of(payment.cost)
    if payment.waive:
        return [Note("price_less", {"price": left, "count": payment.waive}, unless="paid")]
    if sum(payment.cost):
        return [Note("price", {"price": left}, unless="paid")]
    return [Note("free", {})]


# -- cards, rocks and Kodamas


def notes_of_step(w: BitokuWriter, region: int, seat: int, moved: int, steps: int) -> list[Note]:
    """What a step of some Kodama makes of a seat's share of the treasure there."""
    now = treasure_vp(w, region, seat)
    then = treasure_with(w, region, seat, moved, steps)
    return [Note("treasure", {"now": now, "then": then})] if then != now else []


def note_of_vision(w: BitokuWriter, seat: int, card: int) -> Note:
    """What a Vision costs if it is not completed, and what is missing for it beside the others.

    The seat's Visions are counted together, as the final scoring does (B-ASCEND-19).
    """
    vision, items = w.tables.visions[card], vision_items(w, seat)
    owned = [w.tables.visions[other] for other in w.state.visions[seat]]
    before = best_visions(owned, items)
    completed = best_visions([*owned, vision], items)
    points = vision.penalty
    if completed.count(vision) <= before.count(vision):  # of a design, as it may lie there twice
        left = items_beside(completed, items)
        missing = [max(0, vision.requires[item] - left[item]) for item in range(len(items))]
        return Note("vision_lacks", {"points": points, "items": amounts(missing)})
    failing = len(before) + 1 - len(completed)
    if failing:
        return Note("vision_takes", {"points": points, "count": failing})
    return Note("vision_met", {"points": points})
