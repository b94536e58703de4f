"""What is printed on Bitoku's components, as plain data for a view: the same for every seat.

Entries are found by the id that the rest of the view names them by; effects are spelled out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mori.core.shown import EffectData
from mori.games.bitoku.pack.printed import printed
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.words import AreaSpaceType, GateLetter
from mori.games.bitoku.shown.components import (
    BoardComponents,
    BuildingEntry,
    CardComponents,
    Components,
    NodeEntry,
    NodeKind,
    PathComponents,
    PlayerBoardComponents,
    TenguCardEntry,
    TenguComponents,
    TileComponents,
    VirtueEntry,
)
from mori.games.bitoku.table.codes import (
    ANCIENT,
    ANY,
    BUILDING_TYPES,
    COLOURS,
    ITEMS,
    MARKETS,
    PROPERTIES,
    REGIONS,
    RESOURCES,
    V_DICE,
    V_FLAT,
    YOKAI_TYPES,
)
from mori.games.bitoku.table.pieces import (
    BuildingTile,
    EffectList,
    Virtue,
)
from mori.games.bitoku.table.tables import PathNode, Tables
from mori.games.bitoku.tengu.codes import FAVOURITE
from mori.games.bitoku.tengu.pieces import TenguCard

NODE_KINDS: Final[tuple[NodeKind, ...]] = ("main", "illumination", "gate")


def component_data(pack: BitokuPack, tables: Tables) -> Components:
    """All that a reader of the view may have to look up."""
    return {
        **card_data(pack, tables),
        **tile_data(pack, tables),
        **board_data(pack, tables),
        **path_data(tables),
        **player_board_data(tables),
        **tengu_board_data(tables),
    }


def tengu_board_data(tables: Tables) -> TenguComponents:
    if tables.tengu is None:
        return {}
    return {
        "tengucard": {card.id: tengu_card(card, tables) for card in tables.tengu.cards},
        "tengu_counters": list(tables.tengu.counters),
    }


def tengu_card(card: TenguCard, tables: Tables) -> TenguCardEntry:
    return {
        "yokai": [YOKAI_TYPES[type] for type in card.yokai],
        "bitoku": [tables.bitoku_types[type] for type in card.bitoku],
        "location": "favourite" if card.location == FAVOURITE else REGIONS[card.location],
        "option": MARKETS[card.option] if card.option >= 0 else None,
        "gain": [RESOURCES[kind] for kind in card.gain],
        "resource": RESOURCES[card.resource] if card.resource >= 0 else None,
    }


def card_data(pack: BitokuPack, tables: Tables) -> CardComponents:
    starting = {card.id for card in pack.starting_yokai}
    return {
        "yokai": {
            card.id: {
                "type": card.type,
                "starting": card.id in starting,
                **printed(card),
                "virtue": virtue_data(tables.yokai[index].virtue),
            }
            for index, card in enumerate([*pack.starting_yokai, *pack.yokai])
        },
        "bitoku": by_id(pack.bitoku_cards),
        "vision": {
            card.id: {**printed(card), "requires": in_order(card.requires, ITEMS)}
            for card in pack.visions
        },
    }


def tile_data(pack: BitokuPack, tables: Tables) -> TileComponents:
    return {
        "mitama": by_id(pack.mitamas),
        "dragonfly": by_id(pack.dragonflies),
        "crystal": by_id(pack.crystals),
        "building": {tile.id: building_data(tile) for tile in tables.buildings},
        "gate": by_id(pack.gates),
        "rock": by_id(pack.rocks),
    }


def board_data(pack: BitokuPack, tables: Tables) -> BoardComponents:
    return {
        "rows": {
            REGIONS[region]: [
                {"min_die": row.min_die, "effects": said(row.effects)} for row in rows
            ]
            for region, rows in enumerate(tables.rows)
        },
        "home": by_id(pack.face(tables.seats).home_spaces),
        "favours": [said(favour) for favour in tables.favours],
        "site": {site.id: {"type": building_type(site.type)} for site in tables.sites},
        "market_spaces": {
            MARKETS[market]: [
                {"cost": goods(space.cost), "gain": goods(space.gain), "vp": space.vp}
                for space in spaces
            ]
            for market, spaces in enumerate(tables.market_spaces)
        },
        "kodama_length": tables.kodama_length,
    }


def path_data(tables: Tables) -> PathComponents:
    return {
        "main_paths": [main_path(tables, entry) for entry in tables.entries],
        "node": {node.id: node_data(tables, node) for node in tables.nodes},
        "branch": {
            branch.id: {
                "kind": "gate" if branch.is_gate else "illumination",
                "letter": letter(branch.is_b) if branch.is_gate else None,
                "fork": tables.nodes[branch.fork].id,
                "spaces": [tables.nodes[space].id for space in branch.spaces],
            }
            for branch in tables.branches
        },
    }


def player_board_data(tables: Tables) -> PlayerBoardComponents:
    return {
        "slot": {
            slot.id: {
                "colour": COLOURS[slot.colour],
                "vp": slot.vp,
                "card_space": slot.card_space + 1 if slot.card_space >= 0 else None,
            }
            for slot in tables.slots
        },
        "counters": [
            {"cost": goods(counter.cost), "vp": counter.vp} for counter in tables.counters
        ],
        "rock_pilgrim_spaces": {
            space.id: {
                "rocks": [place + 1 for place in space.adjacent],
                "cost": goods(space.cost),
            }
            for space in tables.pilgrim_spaces
        },
        "set_scoring": list(tables.set_scoring),
    }


# -- single components


def by_id(entries: Iterable[Any]) -> dict[str, dict[str, Any]]:
    return {entry.id: printed(entry) for entry in entries}


def in_order(amounts: Mapping[Any, int], words: Sequence[str]) -> dict[str, int]:
    return {word: amounts[word] for word in words if word in amounts}


def said(effects: EffectList) -> list[EffectData]:
    return [effect.said for effect in effects.effects]


def goods(amounts: list[int]) -> dict[str, int]:
    """What a price asks or a space gives, without what it does not; "any" is of any kind."""
    found: dict[str, int] = {
        name: amounts[kind] for kind, name in enumerate(RESOURCES) if amounts[kind]
    }
    if amounts[ANY]:
        found["any"] = amounts[ANY]
    return found


def letter(is_b: bool) -> GateLetter:
    return "b" if is_b else "a"


def building_type(type: int) -> AreaSpaceType:
    return "ancient" if type == ANCIENT else BUILDING_TYPES[type]


def virtue_data(virtue: Virtue) -> VirtueEntry:
    if virtue.kind == V_FLAT:
        return {"kind": "flat", "vp": virtue.vp}
    if virtue.kind == V_DICE:
        return {"kind": "dice", "dice": virtue.dice, "cap": virtue.cap}
    return {"kind": "per", "vp": virtue.vp, "item": ITEMS[virtue.item], "cap": virtue.cap}


def building_data(tile: BuildingTile) -> BuildingEntry:
    return {
        "type": building_type(tile.type),
        "min_die": tile.min_die,
        "effects": said(tile.effects),
        "kodama_bonus": tile.kodama_bonus,
        "amulet_bonus": tile.amulet_bonus,
        "property": PROPERTIES[tile.property] if tile.type != ANCIENT else None,
    }


def main_path(tables: Tables, entry: int) -> list[str]:
    """The main spaces of a path, from the starting gate on."""
    found: list[str] = []
    while entry >= 0:
        found.append(tables.nodes[entry].id)
        entry = tables.nodes[entry].next_main
    return found


def node_data(tables: Tables, node: PathNode) -> NodeEntry:
    return {
        "kind": NODE_KINDS[node.kind],
        "vp": node.vp,
        "amulet": node.amulet,
        "bridge": node.bridge,
        "branch": tables.branches[node.branch].id if node.branch >= 0 else None,
        "branches": [tables.branches[branch].id for branch in node.branches],
    }
