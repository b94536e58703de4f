"""What Bitoku's cards and tiles do, as named numbers, for nets (`Encoder.traits`)."""

from typing import Final

from mori.core.encoding import Traits
from mori.games.bitoku.table.codes import (
    BUILDING_TYPES,
    COLOURS,
    ITEMS,
    MITAMA_TYPES,
    PROPERTIES,
    REQUIRED,
    RESOURCES,
    ROCK_FAMILIES,
    TRIGGERS,
    V_FLAT,
    V_PER,
    YOKAI_TYPES,
)
from mori.games.bitoku.table.pieces import Effect, EffectList, MarketTile, Virtue
from mori.games.bitoku.table.tables import Tables

GOODS: Final[tuple[str, ...]] = (*RESOURCES, "any")


def traits_of(tables: Tables) -> dict[str, list[Traits]]:
    """The traits of every component, by kind, in the order of the layout's numbers."""
    found: dict[str, list[Traits]] = {}
    found["yokai"] = []
    for card in tables.yokai:
        traits: Traits = {f"type {YOKAI_TYPES[card.type]}": 1}
        add_effects(traits, card.effects)
        add_virtue(traits, card.virtue)
        found["yokai"].append(traits)
    found["bitoku"] = []
    for bitoku in tables.bitoku:
        traits = {"vp": bitoku.vp, "rarity": bitoku.rarity}
        add_effects(traits, bitoku.effects)
        found["bitoku"].append(traits)
    found["vision"] = []
    for vision in tables.visions:
        traits = {"vp": vision.vp, "penalty": vision.penalty}
        for item, needed in enumerate(vision.requires):
            if needed:
                add(traits, f"requires {REQUIRED[item]}", needed)
        found["vision"].append(traits)
    found["mitama"] = [traits_of_tile(tile) for tile in tables.mitamas]
    found["dragonfly"] = [traits_of_tile(tile) for tile in tables.dragonflies]
    found["crystal"] = [traits_of_tile(tile) for tile in tables.crystals]
    found["building"] = []
    for building in tables.buildings:
        traits = {
            "kodama bonus": building.kodama_bonus,
            "amulet bonus": building.amulet_bonus,
            "least die": building.min_die,
        }
        if building.type < len(BUILDING_TYPES):
            traits[f"type {BUILDING_TYPES[building.type]}"] = 1
        if building.property >= 0:
            traits[f"property {PROPERTIES[building.property]}"] = 1
        add_effects(traits, building.effects)
        found["building"].append(traits)
    found["gate"] = []
    for gate in tables.gates:
        traits = {}
        add_effects(traits, gate.effects)
        found["gate"].append(traits)
    found["rock"] = []
    for rock in tables.rocks:
        traits = {f"family {ROCK_FAMILIES[rock.family]}": 1}
        for kind in rock.types:
            add(traits, f"counts {ROCK_FAMILIES[rock.family]} {kind}", 1)
        found["rock"].append(traits)
    return found


def traits_of_tile(tile: MarketTile) -> Traits:
    traits: Traits = {"vp": tile.vp}
    if 0 <= tile.type < len(MITAMA_TYPES):
        traits[f"type {MITAMA_TYPES[tile.type]}"] = 1
    if 0 <= tile.colour < len(COLOURS):
        traits[f"colour {COLOURS[tile.colour]}"] = 1
    for trigger, vp in enumerate(tile.triggers):
        if vp:
            traits[f"vp for {TRIGGERS[trigger]}"] = vp
    add_effects(traits, tile.effects)
    return traits


def add_virtue(traits: Traits, virtue: Virtue) -> None:
    if virtue.kind == V_FLAT:
        traits["virtue"] = virtue.vp
        return
    per = ITEMS[virtue.item] if virtue.kind == V_PER else "dice"
    traits[f"virtue for {per}"] = virtue.vp
    if virtue.dice:
        traits["virtue dice"] = virtue.dice


def add_effects(traits: Traits, effects: EffectList) -> None:
    for effect in effects.effects:
        add_effect(traits, effect, "")


def add_effect(traits: Traits, effect: Effect, before: str) -> None:
    """An effect counts by how much of it there is; one that is chosen among others, apart."""
    name = before + effect.kind.name
    if effect.resource >= 0:
        name = f"{name} {GOODS[effect.resource]}"
    amount = max(1, effect.n)
    add(traits, name, amount)
    if effect.value:
        add(traits, f"{name} value", amount * effect.value)
    if effect.discount:
        add(traits, f"{name} discount", effect.discount)
    for child in effect.children:
        add_effect(traits, child, "option: ")


def add(traits: Traits, name: str, amount: int) -> None:
    traits[name] = traits.get(name, 0) + amount
