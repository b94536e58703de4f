"""vocabulary.toml against the words the engine knows: the same, each with the same parameters."""

from typing import Any, Final, get_args

from mori.content import (
    Entries,
    Reading,
    Where,
    check_all_there,
    check_equal,
    check_in_order,
    check_unique_ids,
)
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema import words

FILE: Final = "vocabulary.toml"
ENUM_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "region": get_args(words.Region),
    "resource": get_args(words.Resource),
    "colour": get_args(words.Colour),
    "yokai_type": get_args(words.YokaiType),
    "bitoku_type": get_args(words.BitokuType),
    "mitama_type": get_args(words.MitamaType),
    "building_type": get_args(words.BuildingType),
    "crystal_colour": get_args(words.CrystalColour),
    "rock_family": get_args(words.RockFamily),
    "property_bonus": get_args(words.PropertyBonus),
    "path_node": get_args(words.PathNodeKind),
    "branch": get_args(words.BranchKind),
    "gate_letter": get_args(words.GateLetter),
    "area_space": get_args(words.AreaSpaceType),
    "cost_key": get_args(words.CostKey),
    "scope": get_args(words.Scope),
    "source": get_args(words.Source),
    "side": get_args(words.Side),
    "direction": get_args(words.Direction),
    "season": get_args(words.Season),
    "tengu_location": get_args(words.TenguLocation),
    "tengu_option": get_args(words.TenguOption),
    "tengu_resource": get_args(words.TenguResource),
    "provenance": get_args(words.Provenance),
}
EFFECT_PARAMETERS: Final[dict[str, dict[str, str]]] = {
    name: {parameter.name: parameter.sort for parameter in kind.parameters}
    for name, kind in EFFECT_KINDS.items()
}
VIRTUE_PARAMETERS: Final[dict[str, dict[str, str]]] = {
    "vp_flat": {"vp": "int"},
    "vp_per": {"item": "item", "vp": "int", "cap": "int"},
    "vp_dice_sum": {"dice": "int", "cap": "int"},
}
VISION_ITEMS: Final = get_args(words.VisionItem)
VIRTUE_ITEMS: Final = get_args(words.VirtueItem)
ITEMS: Final = get_args(words.Item)
TRIGGERS: Final = get_args(words.Trigger)


def check_vocabulary(tables: PackTables, reading: Reading) -> None:
    _check_enums(tables, reading)
    _check_listed(tables.effect_words, "effect", "kind", tuple(EFFECT_PARAMETERS), reading)
    _check_listed(tables.virtue_words, "virtue", "kind", tuple(VIRTUE_PARAMETERS), reading)
    _check_listed(tables.item_words, "item", "id", ITEMS, reading)
    _check_listed(tables.trigger_words, "trigger", "id", TRIGGERS, reading)
    _check_parameters(tables, reading)
    _check_items(tables, reading)


def _check_enums(tables: PackTables, reading: Reading) -> None:
    for key, expected in ENUM_WORDS.items():
        found = tables.enums.table.get(key)
        # A word that is not known has its problem already.
        if isinstance(found, list) and all(word in expected for word in found):
            check_in_order(tables.enums.where.at(key), found, expected, reading)


def _check_listed(
    entries: Entries[Any], table: str, key: str, expected: tuple[str, ...], reading: Reading
) -> None:
    check_unique_ids((entries,), reading, key=key)
    check_all_there(entries, expected, Where(FILE, table), reading, key=key)


def _check_parameters(tables: PackTables, reading: Reading) -> None:
    written = [
        (where, dict(word.params), EFFECT_PARAMETERS[word.kind])
        for where, word in tables.effect_words.read()
    ] + [
        (where, dict(word.params), VIRTUE_PARAMETERS[word.kind])
        for where, word in tables.virtue_words.read()
    ]
    for where, found, expected in written:
        texts = [
            ", ".join(f"{name} {sort}" for name, sort in sorted(params.items()))
            for params in (found, expected)
        ]
        check_equal(where.at("params"), texts[0], texts[1], "kind", reading)


def _check_items(tables: PackTables, reading: Reading) -> None:
    for where, word in tables.item_words.read():
        check_equal(where.at("vision"), word.vision, word.id in VISION_ITEMS, "id", reading)
        check_equal(where.at("virtue"), word.virtue, word.id in VIRTUE_ITEMS, "id", reading)
