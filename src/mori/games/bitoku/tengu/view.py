"""The Tengu's side of a view: all of it is public but the order of its deck (BR-100)."""

from mori.games.bitoku.seen.projection import tengu_if_ended
from mori.games.bitoku.shown.view import OwnDie, TenguView
from mori.games.bitoku.table.codes import (
    CRYSTAL,
    DRAGONFLY,
    KINDS,
    MITAMA,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
)
from mori.games.bitoku.table.points import ACCOUNT, TALLY_INDEX
from mori.games.bitoku.table.state import TENGU
from mori.games.bitoku.tengu.codes import ATTITUDES
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import BitokuWriter


def tengu_data(w: SoloWriter, dice: list[OwnDie]) -> TenguView:
    """What lies before the Tengu; `side` is its number wherever the view counts sides."""
    state, tables = w.solo, w.tables
    return {
        "side": TENGU,
        "score": state.scores[TENGU],
        "points": {category: state.tengu_tally[TALLY_INDEX[category]] for category, _ in ACCOUNT},
        "if_ended": tengu_if_ended(w),
        "attitude": ATTITUDES[int(state.tengu_is_active)],
        "row": [w.card(card).id for card in state.tengu_row],
        "deck": len(state.tengu_deck),
        "discard": [w.card(card).id for card in state.tengu_discard],
        "dice": dice,
        "rocks": [tables.rocks[rock].id for rock in state.tengu_rocks],
        "resources": {RESOURCES[kind]: w.held(TENGU, kind) for kind in range(KINDS)},
        "pilgrims": state.available[TENGU],
        "counters_used": state.counters_used[TENGU],
        "yokai": [tables.yokai[card].id for card in state.tengu_pile],
        "bitoku_path": [tables.bitoku[card].id for card in state.bitoku_path[TENGU]],
        "bitoku_completed": state.bitoku_done[TENGU],
        "crystals": tile_ids(w, CRYSTAL, state.tengu_crystals),
        "mitamas": tile_ids(w, MITAMA, state.mitamas[TENGU]),
        "dragonflies": tile_ids(w, DRAGONFLY, state.dragonflies[TENGU]),
        "pairs": [
            [mitama, dragonfly]
            for mitama, dragonfly in zip(
                tile_ids(w, MITAMA, state.pair_mitamas[TENGU]),
                tile_ids(w, DRAGONFLY, state.pair_dragonflies[TENGU]),
                strict=True,
            )
        ],
        "kodamas": {
            REGIONS[region]: state.kodama[TENGU * REGION_COUNT + region]
            for region in range(REGION_COUNT)
        },
    }


def tile_id(w: BitokuWriter, market: int, tile: int) -> str:
    return w.tile_ref(market, tile).partition(":")[2]


def tile_ids(w: BitokuWriter, market: int, tiles: list[int]) -> list[str]:
    return [tile_id(w, market, tile) for tile in tiles]
