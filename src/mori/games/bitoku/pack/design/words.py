"""Design: every word of the vocabulary is used, or it would promise what the pack does not have."""

from collections.abc import Iterator
from typing import Final

from mori.content import Reading, Where
from mori.games.bitoku.pack.schema.cards import ItemVirtue
from mori.games.bitoku.pack.schema.effect_parts import all_parts
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.pack import BitokuPack

MAY_BE_UNUSED: Final = ("all_of",)  # an option of several parts; no card needs it so far


def check_words_used(pack: BitokuPack, reading: Reading) -> None:
    effects = {effect.kind for effect in all_parts(_all_effects(pack))}
    virtues = [card.virtue for card in pack.yokai]
    items = {virtue.item for virtue in virtues if isinstance(virtue, ItemVirtue)}
    items_used = {str(item) for item in items} | {
        str(item) for card in pack.visions for item in card.requires
    }
    triggers = {str(name) for tile in pack.crystals for name in tile.triggers}
    words = pack.vocabulary
    for table, listed, used in (
        ("effect", [word.kind for word in words.effects], effects | set(MAY_BE_UNUSED)),
        ("item", [word.id for word in words.items], items_used),
        ("trigger", [word.id for word in words.triggers], triggers),
    ):
        for index, name in enumerate(listed):
            if name not in used:
                where = Where("vocabulary.toml", f"{table}[{index}] {name}")
                reading.problems.append(where.problem("too_few", found=0, minimum=1))


def _all_effects(pack: BitokuPack) -> Iterator[Effect]:
    for row in pack.board.forest_rows:
        yield from row.effects
    for favour in pack.board.hill_favours:
        yield from favour.effects
    for face in pack.faces:
        for space in face.home_spaces:
            yield from space.effects
    for entries in (
        pack.starting_yokai,
        pack.yokai,
        pack.bitoku_cards,
        pack.crystals,
        pack.mitamas,
        pack.dragonflies,
        pack.gates,
        pack.buildings,
        pack.ancient_buildings,
    ):
        for entry in entries:
            yield from entry.effects
