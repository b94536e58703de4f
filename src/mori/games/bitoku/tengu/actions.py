"""The Tengu's location actions (B-TENGU-ACT): it pays nothing and ignores what tiles do."""

from typing import Final

from mori.games.bitoku.effects.buildings import free_sites
from mori.games.bitoku.effects.obtaining import has_place
from mori.games.bitoku.table.codes import (
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    FORGES,
    GLADE,
    MARKETS,
    MITAMA,
    REGION_COUNT,
    ROCK_BUILDING,
    ROCK_MITAMA,
    STAIRS,
    YOMI,
)
from mori.games.bitoku.table.state import NONE, TENGU
from mori.games.bitoku.tengu.chance import filled_spaces, random_space
from mori.games.bitoku.tengu.codes import FAVOURITE
from mori.games.bitoku.tengu.pieces import TenguCard
from mori.games.bitoku.tengu.steps import kodama_step
from mori.games.bitoku.tengu.terms import (
    gain_associated,
    is_favourite,
    location_of,
    most_competitive,
    option_of,
)
from mori.games.bitoku.tengu.writer import SoloWriter

STAIRS_MP: Final = 3
PAIR_MP: Final = 2
GLADE_GOODS: Final = 2


def act(w: SoloWriter, card: TenguCard, region: int) -> int:
    """Resolve the action of a location as a card asks; returns the MP to spend (B-TENGU-TAC-1)."""
    is_own = location_of(w, card) == region
    if region == STAIRS:
        announce(w, "stairs", "location" if is_own else "region")
        return STAIRS_MP  # B-TENGU-ACT-5
    if region == GLADE:
        announce(w, "glade", "location" if is_own else "region")
        visit_glade(w, card, is_own)
        return 0
    option = option_of(w, card) if is_own else NONE
    if region == YOMI:
        return visit_yomi(w, card, option)
    assert region == FORGES
    visit_forges(w, card, option)
    return 0


def announce(w: SoloWriter, place: str, why: str) -> None:
    if w.facts is not None:
        w.tell("tengu_acts", {"place": f"tenguplace:{place}", "why": f"tenguwhy:{why}"})


def lose_action(w: SoloWriter, why: str) -> None:
    """A location action that cannot be carried out is lost (B-TENGU-ACT-13)."""
    if w.facts is not None:
        w.tell("tengu_action_lost", {"why": f"condition:{why}"})


def shown(card: TenguCard) -> str:
    """Why a card asks for what it shows: it is printed, or its favourites decide."""
    return "favourite_card" if card.location == FAVOURITE else "location"


# -- Glade


def visit_glade(w: SoloWriter, card: TenguCard, is_own: bool) -> None:
    """Two resources, then the most competitive Kodama of all moves (B-TENGU-ACT-6)."""
    if is_own:
        for kind in card.gain:
            w.gain_resource(TENGU, kind, 1)
    else:
        for _ in range(GLADE_GOODS):
            gain_associated(w, card)  # without one, the fewest is judged anew each time
    kodama_step(w, most_competitive(w, list(range(REGION_COUNT))))


# -- Yomi


def visit_yomi(w: SoloWriter, card: TenguCard, option: int) -> int:
    why = shown(card)
    if option == NONE:  # B-TENGU-ACT-3
        has_mitama = bool(w.state.mitamas[TENGU])
        option = DRAGONFLY if has_mitama else MITAMA
        why = "has_mitama" if has_mitama else "lacks_mitama"
    if option == DRAGONFLY:
        announce(w, "yomi-dragonfly", why)
        return take_dragonfly(w)
    announce(w, "yomi-mitama", why)
    return take_mitama(w)


def take_dragonfly(w: SoloWriter) -> int:
    """A random Dragonfly of the display (B-TENGU-ACT-1)."""
    spaces = filled_spaces(w, DRAGONFLY)
    if not spaces:
        lose_action(w, "display_empty")
        return 0
    tile = w.take_tile(TENGU, DRAGONFLY, random_space(w, DRAGONFLY, spaces))
    w.lay_dragonfly(TENGU, tile)
    return combine(w)


def take_mitama(w: SoloWriter) -> int:
    """The cheapest favourite Mitama, else a random one; the VP below it (B-TENGU-ACT-2)."""
    spaces = filled_spaces(w, MITAMA)
    if not spaces:
        lose_action(w, "display_empty")
        return 0
    space = cheapest_favourite(w, spaces)
    if space < 0:
        tell_no_favourite(w, MITAMA)
        space = random_space(w, MITAMA, spaces)
    tile = w.take_tile(TENGU, MITAMA, space)
    w.score(TENGU, w.tables.market_spaces[MITAMA][space].vp, "mitama_spaces")
    w.lay_mitama(TENGU, tile)
    return combine(w)


def cheapest_favourite(w: SoloWriter, spaces: list[int]) -> int:
    """The space of the favourite Mitama to take, or -1 (B-TENGU-ACT-2, BR-136)."""
    row = w.state.markets[MITAMA]
    favourites = [
        space for space in spaces if is_favourite(w, ROCK_MITAMA, w.tables.mitamas[row[space]].type)
    ]
    if not favourites:
        return -1
    best = favourites[0]
    for space in favourites:  # from the innermost, which stays among equal prices
        if price_of(w, space) < price_of(w, best):
            best = space
    tell_favourite(w, MITAMA, best, len(favourites), "cheapest_favourite")
    return best


def price_of(w: SoloWriter, space: int) -> int:
    """The number of resources a Mitama space costs, whatever their kinds."""
    return sum(w.tables.market_spaces[MITAMA][space].cost)


def tell_favourite(w: SoloWriter, market: int, space: int, count: int, why: str) -> None:
    if w.facts is not None:
        tile = w.state.markets[market][space]
        w.tell(
            "tengu_tile_chosen",
            {
                "tile": w.tile_ref(market, tile),
                "why": f"tenguwhy:{'only_favourite' if count == 1 else why}",
            },
        )


def tell_no_favourite(w: SoloWriter, market: int) -> None:
    if w.facts is not None:
        w.tell("tengu_no_favourite", {"market": f"market:{MARKETS[market]}"})


def combine(w: SoloWriter) -> int:
    """An uncombined Mitama and Dragonfly combine at once, for MP (B-TENGU-ACT-4)."""
    if not w.state.mitamas[TENGU] or not w.state.dragonflies[TENGU]:
        return 0
    w.combine(TENGU, w.state.mitamas[TENGU][0], w.state.dragonflies[TENGU][0])
    return PAIR_MP


# -- Forges


def visit_forges(w: SoloWriter, card: TenguCard, option: int) -> None:
    why = shown(card)
    if option == NONE:  # B-TENGU-ACT-10
        can_build = bool(favourite_buildings(w, buildable(w)))
        option = BUILDING if can_build else CRYSTAL
        why = "favourite_possible" if can_build else "no_favourite_possible"
    if option == BUILDING:
        announce(w, "forges-building", why)
        take_building(w)
    else:
        announce(w, "forges-crystal", why)
        take_crystal(w)


def take_crystal(w: SoloWriter) -> None:
    """A random crystal of the display; no slot limits it (B-TENGU-ACT-7)."""
    spaces = filled_spaces(w, CRYSTAL)
    if not spaces:
        lose_action(w, "display_empty")
        return
    w.keep_crystal(w.take_tile(TENGU, CRYSTAL, random_space(w, CRYSTAL, spaces)))


def buildable(w: SoloWriter) -> list[int]:
    """The spaces of the display whose building can be legally placed, innermost first."""
    if w.state.counters_used[TENGU] == len(w.board.counters):
        return []  # BR-135
    row = w.state.markets[BUILDING]
    return [
        space for space in filled_spaces(w, BUILDING) if has_place(w, TENGU, BUILDING, row[space])
    ]


def favourite_buildings(w: SoloWriter, spaces: list[int]) -> list[int]:
    row = w.state.markets[BUILDING]
    return [
        space
        for space in spaces
        if is_favourite(w, ROCK_BUILDING, w.tables.buildings[row[space]].type)
    ]


def take_building(w: SoloWriter) -> None:
    """The innermost favourite building that has a place, else a random one (B-TENGU-ACT-8)."""
    spaces = buildable(w)
    if not spaces:
        no_counter = w.state.counters_used[TENGU] == len(w.board.counters)
        lose_action(w, "no_counter" if no_counter else "no_legal_building")
        return
    favourites = favourite_buildings(w, spaces)
    if favourites:
        space = favourites[0]
        tell_favourite(w, BUILDING, space, len(favourites), "innermost_favourite")
    else:
        tell_no_favourite(w, BUILDING)
        space = random_space(w, BUILDING, spaces)
    construct(w, w.take_tile(TENGU, BUILDING, space))


def construct(w: SoloWriter, tile: int) -> None:
    """Lay a building where the most competitive Kodama is; that one moves (B-TENGU-ACT-9)."""
    sites = free_sites(w, w.tables.buildings[tile].type)
    regions = sorted({w.tables.sites[site].region for site in sites})
    region = most_competitive(w, regions)
    for site in sites:
        if w.tables.sites[site].region == region:
            w.construct(TENGU, tile, site)
            break
    kodama_step(w, region)
