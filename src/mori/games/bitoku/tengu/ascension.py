"""What the Tengu scores in the Ascension (B-TENGU-ASCEND)."""

from typing import Final

from mori.games.bitoku.options import TENGU_LEAD_PAYS, TENGU_WILD_FAVOURITES
from mori.games.bitoku.seasons.ascension import (
    bitoku_types,
    bitoku_types_vp,
    first_player_vp,
    treasures_vp,
    win_treasure,
)
from mori.games.bitoku.table.codes import (
    BUILDING,
    CRYSTAL,
    KINDS,
    MITAMA,
    REGION_COUNT,
    RESOURCES,
    ROCK_BUILDING,
    ROCK_MITAMA,
    ROCK_YOKAI,
    SHINIGAMI,
    YAMA_UBA,
)
from mori.games.bitoku.table.points import Category
from mori.games.bitoku.table.state import TENGU
from mori.games.bitoku.tengu.terms import has_rock, is_favourite, steps_behind
from mori.games.bitoku.tengu.writer import SoloWriter

FAVOURITE_VP: Final = 3
STARTING_YOKAI_VP: Final = 3
OTHER_YOKAI_VP: Final = 6
RESOURCE_VP: Final = 1
CRYSTAL_VP: Final = 2
LEAD_VP: Final = 3


def score_tengu(w: SoloWriter) -> None:
    """Items A to H in order; dice, Visions and Dream Crystals give nothing (B-TENGU-ASCEND-10)."""
    for category, points in tengu_points(w):
        if category == "lake_treasures":
            for region in range(REGION_COUNT):
                win_treasure(w, region, TENGU)  # the same points, track by track
        else:
            if points and w.facts is not None:
                tell_counted(w, category)
            w.score(TENGU, points, category)
        w.pause()


def tell_counted(w: SoloWriter, category: Category) -> None:
    """What the points of a category are counted from, piece by piece."""
    if category == "fate":
        w.count(TENGU, w.state.counters_used[TENGU], category)
    elif category == "bitoku_types":
        w.count(TENGU, bitoku_types(w, TENGU), category)
    elif category == "tengu_favourites":
        w.count_pieces(favourites(w), FAVOURITE_VP, category)
    elif category == "tengu_yokai":
        starting = [card for card in w.solo.tengu_pile if w.tables.yokai[card].is_starting]
        others = [card for card in w.solo.tengu_pile if card not in starting]
        w.count_pieces([w.yokai_ref(card) for card in starting], STARTING_YOKAI_VP, category)
        w.count_pieces([w.yokai_ref(card) for card in others], OTHER_YOKAI_VP, category)
    elif category == "tengu_resources":
        held = [
            f"bundle:{RESOURCES[kind]}={w.held(TENGU, kind)}"
            for kind in range(KINDS)
            if w.held(TENGU, kind)
        ]
        w.count_pieces(held, RESOURCE_VP, category)
    elif category == "tengu_crystals":
        tiles = [w.tile_ref(CRYSTAL, tile) for tile in w.solo.tengu_crystals]
        w.count_pieces(tiles, CRYSTAL_VP, category)
    elif category == "tengu_lead":
        w.count_pieces([w.region_ref(region) for region in leads(w)], LEAD_VP, category)


def tengu_points(w: SoloWriter) -> list[tuple[Category, int]]:
    """What the Ascension would give the Tengu as things are: category and points, in order."""
    points: list[tuple[Category, int]] = [
        ("fate", sum(w.board.counters[: w.state.counters_used[TENGU]])),  # B-TENGU-ASCEND-2
        ("tengu_favourites", FAVOURITE_VP * len(favourites(w))),  # B-TENGU-ASCEND-3
        ("tengu_yokai", yokai_vp(w)),  # B-TENGU-ASCEND-4
        ("tengu_resources", RESOURCE_VP * w.held_in_all(TENGU)),  # B-TENGU-ASCEND-5
        ("tengu_crystals", CRYSTAL_VP * len(w.solo.tengu_crystals)),  # B-TENGU-ASCEND-6
        ("bitoku_types", bitoku_types_vp(w, TENGU)),  # B-TENGU-ASCEND-7
        ("lake_treasures", treasures_vp(w, TENGU)),  # B-TENGU-ASCEND-8
        ("first_player", first_player_vp(w, TENGU)),  # B-TENGU-ASCEND-9
    ]
    if w.options.on(TENGU_LEAD_PAYS):  # B-TENGU-LEVEL-10
        points.append(("tengu_lead", LEAD_VP * len(leads(w))))
    return points


def leads(w: SoloWriter) -> list[int]:
    """The tracks on which its Kodama is ahead of the human's."""
    return [region for region in range(REGION_COUNT) if steps_behind(w, region) < 0]


def favourites(w: SoloWriter) -> list[str]:
    """Its Yōkai cards, Mitamas and buildings of its rocks; wild ones by option (BR-114)."""
    found: list[str] = []
    wild = w.options.on(TENGU_WILD_FAVOURITES)
    wild_yokai = wild and has_rock(w, ROCK_YOKAI)
    wild_mitama = wild and has_rock(w, ROCK_MITAMA)
    for card in w.solo.tengu_pile:
        type = w.tables.yokai[card].type
        if is_favourite(w, ROCK_YOKAI, type) or (type == YAMA_UBA and wild_yokai):
            found.append(w.yokai_ref(card))
    for tile in w.state.mitamas[TENGU] + w.state.pair_mitamas[TENGU]:
        type = w.tables.mitamas[tile].type
        if is_favourite(w, ROCK_MITAMA, type) or (type == SHINIGAMI and wild_mitama):
            found.append(w.tile_ref(MITAMA, tile))
    for site, owner in enumerate(w.state.site_owner):
        if owner == TENGU:
            tile = w.state.site_building[site]
            if is_favourite(w, ROCK_BUILDING, w.tables.buildings[tile].type):
                found.append(w.tile_ref(BUILDING, tile))
    return found


def yokai_vp(w: SoloWriter) -> int:
    """All its Yōkai cards, those counted as favourites too (B-TENGU-ASCEND-4)."""
    total = 0
    for card in w.solo.tengu_pile:
        total += STARTING_YOKAI_VP if w.tables.yokai[card].is_starting else OTHER_YOKAI_VP
    return total
