"""Bitoku's facts: what each kind tells, and where on the table the things lie that it speaks of.

The places are asked of the viewer's own world, so nothing hidden can be in the answers.
"""

from collections.abc import Callable
from typing import Final

from mori.core.about import About
from mori.core.facts import Fact
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.places import id_in
from mori.games.bitoku.shown import facts as of
from mori.games.bitoku.shown.prompts import Nothing
from mori.games.bitoku.table.codes import BUILDING, HILL_REGIONS, MARKETS, REGIONS
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.state import DICE, FOREST, NONE, ON_HILL
from mori.games.bitoku.writer import BitokuWriter

Args = dict[str, object]
Viewer = int | None
Places = Callable[[BitokuWriter, Viewer, Args], list[str]]


# -- small questions


def side_of(w: BitokuWriter, reference: object) -> int:
    return w.tables.sides.index(str(reference))


def held(w: BitokuWriter, viewer: Viewer, side: object, own: str, rivals: str = "") -> list[str]:
    """Of the viewer's own things the place itself, if there is one; of another side its panel."""
    number = side_of(w, side)
    if number != viewer:
        return [places.rival(number, rivals)]
    return [own] if own else []


def references(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def dice_of(side: int) -> list[str]:
    return [places.die_of(side, k + 1) for k in range(DICE)]


def dice_at(w: BitokuWriter, state: int, place: int) -> list[str]:
    """The dice that lie at a place now."""
    found: list[str] = []
    for die in range(len(w.state.die_state)):
        if w.state.die_state[die] == state and w.state.die_place[die] == place:
            found.append(places.die_of(die // DICE, die % DICE + 1))
    return found


def homes(w: BitokuWriter) -> list[str]:
    return [home.id for home in w.tables.home]


def site_of(w: BitokuWriter, tile: object) -> list[str]:
    """Where a building stands, if it does."""
    found: list[str] = []
    for site, building in enumerate(w.state.site_building):
        if building != NONE and w.tile_ref(BUILDING, building) == tile:
            found.append(w.tables.sites[site].id)
    return found


def in_display(w: BitokuWriter, tile: object) -> list[str]:
    """Where a tile lies in the markets, if it still does."""
    found: list[str] = []
    for market, tiles in enumerate(w.state.markets):
        for number, other in enumerate(tiles):
            if other != NONE and w.tile_ref(market, other) == tile:
                found.append(places.market_space(market, number + 1))
    return found


def on_hill(w: BitokuWriter, card: object) -> list[str]:
    """Where a card lies on the Hills, if it does."""
    found: list[str] = []
    for hill, region in enumerate(HILL_REGIONS):
        bitoku, yokai = w.state.hill_bitoku[hill], w.state.hill_yokai[hill]
        if bitoku != NONE and w.bitoku_ref(bitoku) == card:
            found.append(places.favour_of(region, 0))
        if yokai != NONE and w.yokai_ref(yokai) == card:
            found.append(places.favour_of(region, 1))
    return found


# -- where it is on the table: asked with the viewer and the arguments of a fact


def none(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return []


def whoever(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], places.OWN_SCORE)


def scored(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """The pieces that count for points of the Ascension, then whose points they are."""
    return scoring_pieces(w, viewer, args) + whoever(w, viewer, args)


def scoring_pieces(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    category, side = id_in(args["category"]), side_of(w, args["seat"])
    is_own = side == viewer
    if category == "bitoku_types":
        if not is_own:
            return [places.rival(side, "bitoku")]
        return [places.bitoku_at(k + 1) for k in range(len(w.state.bitoku_path[side]))]
    if category == "guardians":
        return [*dice_of(side), places.OWN_GOODS if is_own else places.rival(side, "goods")]
    if category == "rocks":
        return rocks(w, viewer, args)
    if category == "fate":
        if not is_own:
            return [places.rival(side, "buildings"), places.rival(side, "crystals")]
        start = side * len(w.tables.slots)
        laid = [k for k in range(len(w.tables.slots)) if w.state.slots[start + k] != NONE]
        used = range(w.state.counters_used[side])
        return [places.counter(k + 1) for k in used] + [w.tables.slots[k].id for k in laid]
    return []


def home_spaces(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return homes(w)


def goods(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    found: list[str] = []
    for part in id_in(args["goods"]).split(","):
        found += held(w, viewer, args["seat"], f"resource-{part.partition('=')[0]}", "goods")
    return found


def amulets(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], f"amulet-{args['value']}", "amulets")


def all_dice(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return dice_of(side_of(w, args["seat"]))


def pilgrims(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], places.OWN_PILGRIMS, "pilgrims")


def placed_die(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """The die where it lies; a Home space as well."""
    side, place = side_of(w, args["seat"]), id_in(args["place"])
    own = dice_of(side)
    if place in homes(w):
        dice = dice_at(w, FOREST, HOME_PLACE + homes(w).index(place))
        return [place, *(die for die in dice if die in own)]
    region = REGIONS.index(place)
    dice = [die for die in dice_at(w, FOREST, region) if die in own]
    return dice or [places.river_before(region)]


def regions_dice(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """All dice that lie in a region."""
    region = REGIONS.index(id_in(args["region"]))
    return dice_at(w, FOREST, region) or [places.river_before(region)]


def copied_die(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return placed_die(w, viewer, {"seat": args["owner"], "place": args["place"]})


def contest(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """The dice of two sides that contest a side of the river."""
    own = placed_die(w, viewer, {"seat": args["seat"], "place": args["region"]})
    return own + placed_die(w, viewer, {"seat": args["rival"], "place": args["place"]})


def crossing(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    region = REGIONS.index(id_in(args["region"]))
    area = w.tables.area_of_hill[w.tables.hill_of_region[region]]
    return [places.river_before(region), *dice_at(w, ON_HILL, area)]


def own_deck(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], places.OWN_DECK, "cards")


def own_discard(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], places.OWN_DISCARD, "cards")


def hand(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.in_hand(id_in(card)) for card in references(args["cards"])]


def hand_card(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], places.in_hand(id_in(args["card"])), "cards")


def played(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], f"space-{args['space']}", "cards")


def kept_yokai(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.deck_of("yokai"), *own_deck(w, viewer, args)]


def kodama(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    side = side_of(w, args["owner"] if "owner" in args else args["seat"])
    return [places.kodama_track(REGIONS.index(id_in(args["region"])), side)]


def node(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [id_in(args["node"])]


def step(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [id_in(args["source"]), id_in(args["target"])]


def bitoku_card(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    side = side_of(w, args["seat"])
    path = [w.bitoku_ref(card) for card in w.state.bitoku_path[side]]
    card = str(args["card"])
    place = places.bitoku_at(len(path) - path[::-1].index(card)) if card in path else ""
    return held(w, viewer, args["seat"], place, "bitoku")


def souls(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], places.soul(id_in(args["tile"])), "souls")


def pair(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    pairs = len(w.state.pair_mitamas[side_of(w, args["seat"])])
    return held(w, viewer, args["seat"], f"pair-{pairs}", "souls")


def crystal(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    place = ""
    side, slots = side_of(w, args["seat"]), w.tables.slots
    if side == viewer:
        for index, slot in enumerate(slots):
            tile = w.state.slots[side * len(slots) + index]
            if tile != NONE and w.tables.crystals[tile].id == id_in(args["tile"]):
                place = slot.id
    return held(w, viewer, args["seat"], place, "crystals")


def building(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return site_of(w, args["tile"])


def site(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [id_in(args["site"])]


def market(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    number = MARKETS.index(id_in(args["market"]))
    return [places.market_space(number, k + 1) for k in range(len(w.state.markets[number]))]


def outermost(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return market(w, viewer, args)[-1:]


def rock(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    place = ""
    side, spaces = side_of(w, args["seat"]), w.tables.rock_spaces
    if side == viewer:
        for k in range(spaces):
            lying = w.state.rock_path[side * spaces + k]
            if lying != NONE and w.tables.rocks[lying].id == id_in(args["rock"]):
                place = f"rock-{k + 1}"
    return held(w, viewer, args["seat"], place, "rocks")


def rocks(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """All rocks of a side."""
    side, spaces = side_of(w, args["seat"]), w.tables.rock_spaces
    if side != viewer:
        return [places.rival(side, "rocks")]
    lying = w.state.rock_path[side * spaces : (side + 1) * spaces]
    return [f"rock-{k + 1}" for k, rock in enumerate(lying) if rock != NONE]


def rock_pilgrims(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    side, spaces = side_of(w, args["seat"]), w.tables.pilgrim_spaces
    if side != viewer:
        return [places.rival(side, "rocks")]
    start = side * len(spaces)
    return [space.id for k, space in enumerate(spaces) if w.state.rock_pilgrims[start + k]]


def garden(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.garden_space(k + 1) for k in range(w.tables.garden_spaces)]


def favour(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    region = REGIONS.index(id_in(args["hill"]))
    return [places.favour_of(region, "abc".index(id_in(args["favour"])))]


def hills(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [place for card in references(args["cards"]) for place in on_hill(w, card)]


def all_hills(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.favour_of(region, favour) for region in HILL_REGIONS for favour in (0, 1)]


def vision(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return held(w, viewer, args["seat"], id_in(args["card"]), "visions")


def vision_deck(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.deck_of("vision")]


def deck(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.deck_of(id_in(args["deck"]))]


def treasure(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [f"treasure-{id_in(args['region'])}"]


# -- the Tengu


def tengu_card(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [f"tengucard-{id_in(args['card'])}"]


def tengu_row(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [f"tengucard-{id_in(card)}" for card in references(args["open"])]


def tengu_ready(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    cards = [f"tengucard-{id_in(card)}" for card in references(args["cards"])]
    return cards + held(w, viewer, args["seat"], "")


def tengu_location(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """The stack it takes from ("yomi-mitama"), or the region ("stairs")."""
    region, _, market = id_in(args["place"]).partition("-")
    return [f"stack-{market}"] if market else [f"river-{region}"]


def tengu_stack(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [f"stack-{id_in(args['market'])}"]


def tengu_tile(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return in_display(w, args["tile"]) + site_of(w, args["tile"])


def tengu_choice(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    """The card on its Hill, or where the Tengu has put it since."""
    kept = "bitoku" if str(args["card"]).startswith("bitoku:") else "cards"
    return on_hill(w, args["card"]) or held(w, viewer, args["seat"], "", kept)


def tengu_paths(w: BitokuWriter, viewer: Viewer, args: Args) -> list[str]:
    return [places.PATH_START]


# -- every kind of fact: what it tells, and which places it speaks of


class FactKind:
    """One kind of fact."""

    __slots__ = ("places", "told")

    def __init__(self, told: type, places: Places) -> None:
        self.told = told  # the type of its arguments
        self.places = places


FACTS: Final[dict[str, FactKind]] = {
    "round_began": FactKind(of.RoundBegan, none),
    "season_began": FactKind(of.SeasonBegan, none),
    "turn_began": FactKind(of.OfSeat, whoever),
    "passed": FactKind(of.OfSeat, whoever),
    "forced_to_pass": FactKind(of.OfSeat, whoever),
    "order_set": FactKind(of.OrderSet, home_spaces),
    "declined": FactKind(of.Declined, whoever),
    "effects_declined": FactKind(of.OfEffects, whoever),
    "effects_lost": FactKind(of.OfEffects, whoever),
    "discount_lost": FactKind(of.Counted, whoever),
    "tie_broken": FactKind(of.TieBroken, whoever),
    "game_ended": FactKind(Nothing, none),
    "scored": FactKind(of.Scored, scored),
    "gained": FactKind(of.Goods, goods),
    "paid": FactKind(of.Goods, goods),
    "amulet_gained": FactKind(of.AmuletsGained, amulets),
    "amulet_spent": FactKind(of.OfValue, amulets),
    "amulet_points_lost": FactKind(of.Counted, all_dice),
    "die_unlocked": FactKind(of.OfValue, all_dice),
    "pilgrim_given_up": FactKind(of.OfSeat, pilgrims),
    "die_placed": FactKind(of.DiePlaced, placed_die),
    "die_changed": FactKind(of.OfValue, all_dice),
    "die_outranked": FactKind(of.DieOutranked, regions_dice),
    "die_copied": FactKind(of.DieCopied, copied_die),
    "nothing_to_do": FactKind(of.OfRegion, regions_dice),
    "river_crossed": FactKind(of.RiverCrossed, crossing),
    "dice_arranged": FactKind(of.DiceArranged, all_dice),
    "cards_drawn": FactKind(of.Counted, own_deck),
    "own_cards_drawn": FactKind(of.OfCards, hand),
    "own_deck_reshuffled": FactKind(of.OfSeat, own_deck),
    "card_discarded": FactKind(of.OfCard, own_discard),
    "card_played": FactKind(of.PlayedTo, played),
    "card_removed": FactKind(of.OfCard, own_discard),
    "kodama_advanced": FactKind(of.KodamaAdvanced, kodama),
    "kodama_pushed_back": FactKind(of.KodamaPushedBack, kodama),
    "pilgrimage_started": FactKind(of.PilgrimageStarted, node),
    "pilgrim_walked": FactKind(of.PilgrimWalked, step),
    "pilgrim_arrived": FactKind(of.PilgrimWalked, step),
    "bitoku_added": FactKind(of.OfCard, bitoku_card),
    "bitoku_completed": FactKind(of.OfCard, bitoku_card),
    "mitama_obtained": FactKind(of.OfTile, souls),
    "dragonfly_obtained": FactKind(of.OfTile, souls),
    "crystal_obtained": FactKind(of.OfTile, crystal),
    "building_obtained": FactKind(of.OfTile, building),
    "pair_combined": FactKind(of.PairCombined, pair),
    "building_laid": FactKind(of.BuildingLaid, site),
    "building_used": FactKind(of.OfTile, building),
    "rival_building_used": FactKind(of.RivalBuildingUsed, building),
    "tile_removed": FactKind(of.TileRemoved, outermost),
    "market_refilled": FactKind(of.MarketRefilled, market),
    "rock_taken": FactKind(of.OfRock, rock),
    "rock_pilgrim_placed": FactKind(of.OfSeat, rock_pilgrims),
    "favour_claimed": FactKind(of.Favour, favour),
    "favour_covered": FactKind(of.Favour, favour),
    "no_favour_left": FactKind(of.OfSeat, whoever),
    "yokai_taken": FactKind(of.OfCard, hand_card),
    "yokai_kept": FactKind(of.Counted, kept_yokai),
    "own_yokai_kept": FactKind(of.OfCard, hand_card),
    "vision_kept": FactKind(of.OfCard, vision),
    "visions_refused": FactKind(of.OfSeat, vision_deck),
    "vision_completed": FactKind(of.VisionSettled, vision),
    "vision_failed": FactKind(of.VisionSettled, vision),
    "counted": FactKind(of.CategoryCounted, whoever),
    "wild_counted": FactKind(of.WildCounted, rocks),
    "rock_scored": FactKind(of.RockScored, rock),
    "treasure_shared": FactKind(of.TreasureShared, treasure),
    "deck_reshuffled": FactKind(of.DeckReshuffled, deck),
    "hills_cleared": FactKind(of.HillsFilled, all_hills),
    "hills_filled": FactKind(of.HillsFilled, hills),
    "rock_removed": FactKind(of.RockRemoved, garden),
    "tengu_prepared": FactKind(of.TenguPrepared, tengu_ready),
    "tengu_rolled": FactKind(of.TenguRolled, tengu_card),
    "tengu_row_skipped": FactKind(of.TenguRowSkipped, none),
    "tengu_row_taken": FactKind(of.TenguRowTaken, none),
    "tengu_row_refreshed": FactKind(of.TenguRowRefreshed, tengu_row),
    "tengu_deck_reshuffled": FactKind(of.Counted, whoever),
    "tengu_attitude": FactKind(of.TenguAttitude, whoever),
    "tengu_acts": FactKind(of.TenguActs, tengu_location),
    "tengu_action_lost": FactKind(of.TenguLost, none),
    "tengu_tile_chosen": FactKind(of.TenguTileChosen, tengu_tile),
    "tengu_no_favourite": FactKind(of.TenguNoFavourite, tengu_stack),
    "tengu_tile_rolled": FactKind(of.TenguTileRolled, tengu_tile),
    "tengu_tile_rolled_on": FactKind(of.TenguTileRolled, tengu_tile),
    "tengu_rolled_choice": FactKind(of.TenguRolledChoice, none),
    "tengu_drew_lots": FactKind(of.TenguLots, none),
    "tengu_card_chosen": FactKind(of.TenguCardChosen, tengu_choice),
    "tengu_no_card": FactKind(of.OfSeat, none),
    "tengu_kodama_chosen": FactKind(of.TenguKodamaChosen, kodama),
    "tengu_kodama_stays": FactKind(of.TenguKodamaStays, kodama),
    "tengu_fewest": FactKind(of.TenguFewest, whoever),
    "tengu_contested": FactKind(of.TenguContested, contest),
    "tengu_crossed": FactKind(of.RiverCrossed, crossing),
    "tengu_movement": FactKind(of.TenguMovement, tengu_paths),
    "tengu_path_doubled": FactKind(of.TenguPoints, tengu_paths),
    "tengu_movement_lost": FactKind(of.OfSeat, tengu_paths),
    "tengu_extra_card": FactKind(of.OfCard, tengu_card),
    "tengu_no_extra_card": FactKind(of.OfSeat, none),
    "tengu_home": FactKind(of.Counted, home_spaces),
    "tengu_counted": FactKind(of.TenguCounted, whoever),
}


def about_fact(w: BitokuWriter, viewer: Viewer, fact: Fact) -> About:
    found = FACTS[fact.kind].places(w, viewer, fact.args)
    return About(list(dict.fromkeys(found)))  # each once
