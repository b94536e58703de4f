"""Balance of the tiles, by the value model of README.md."""

from typing import Final

from mori.content import Reading, Where
from mori.games.bitoku.pack.balance.worth import Worth
from mori.games.bitoku.pack.design.tools import check_band, note_balance, placed, weighed
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.tiles import Building, Crystal
from mori.games.bitoku.pack.schema.values import BandName

COLOUR_BANDS: Final[dict[str, BandName]] = {
    "dream": "dream_total",
    "memory": "memory_total",
    "ingenuity": "ingenuity_total",
}
PAIR_OVER_SOLO: Final = 1.5  # a dragonfly is worth at most so much more than the Tengu's movement
BUILDING_SPREAD: Final = 3.2
OWN_USE: Final = 0.8


def check_tile_balance(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    for where, tile in weighed(placed("crystals.toml", "crystal", pack.crystals)):
        name = COLOUR_BANDS[tile.colour]
        check_band(where, name, crystal_value(tile, worth), worth.values.band[name], reading)
    for where, mitama in weighed(placed("mitamas.toml", "mitama", pack.mitamas)):
        band = worth.values.band["mitama"]
        check_band(where.at("effects"), "mitama", worth.of(mitama.effects), band, reading)
    _check_dragonflies(pack, worth, reading)
    _check_gates(pack, worth, reading)
    _check_buildings(pack, worth, reading)


def crystal_value(tile: Crystal, worth: Worth) -> float:
    """What the tile brings in the rest of a game after a mid-game purchase."""
    uses = worth.values.crystal_uses
    if tile.colour == "memory":
        return tile.vp * sum(worth.values.memory_expected[name] for name in tile.triggers)
    if tile.colour == "ingenuity":
        return uses.ingenuity * worth.of(tile.effects)
    late = worth.at_the_end(tile.effects)
    return uses.dream_springs * worth.of(tile.effects) + uses.dream_ascension * late


def _check_dragonflies(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    band = worth.values.band["dragonfly"]
    for where, tile in weighed(placed("dragonflies.toml", "dragonfly", pack.dragonflies)):
        check_band(where.at("effects"), "dragonfly", worth.of(tile.effects), band, reading)
    total = sum(tile.count * worth.of(tile.effects) for tile in pack.dragonflies)
    mean = total / sum(tile.count for tile in pack.dragonflies)
    solo = worth.values.other.solo_movement_per_pair * worth.rate("movement")
    place = Where("dragonflies.toml", "dragonfly", "effects")
    check_band(place, "mean_dragonfly", mean, (solo, PAIR_OVER_SOLO * solo), reading)


def _check_gates(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    gates = placed("gates.toml", "gate", pack.gates)
    for where, gate in weighed(gates):
        name: BandName = "gate_a" if gate.letter == "a" else "gate_b"
        band = worth.values.band[name]
        check_band(where.at("effects"), name, worth.of(gate.effects), band, reading)
    best = max(worth.of(gate.effects) for gate in pack.gates if gate.letter == "a")
    for where, gate in gates:
        value = worth.of(gate.effects)
        if gate.letter == "b" and value <= best:
            band = (best, worth.values.band["gate_b"][1])
            note_balance(where.at("effects"), "gate_b_above_gate_a", value, band, reading)


def _check_buildings(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    """An action is worth its minimum die; bonus, property and own use make types alike."""
    for where, tile in weighed(placed("buildings.toml", "building", pack.buildings)):
        _check_action(where, tile.min_die, tile.effects, worth, reading)
    ancient = placed("buildings.toml", "ancient_building", pack.ancient_buildings)
    for where, old in weighed(ancient):
        _check_action(where, old.min_die, old.effects, worth, reading)
    owned = [building_value(tile, worth) for tile in pack.buildings]
    place = Where("buildings.toml", "building")
    spread = max(owned) - min(owned)
    check_band(place, "building_spread", spread, (0.0, BUILDING_SPREAD), reading)


def _check_action(
    where: Where, min_die: int, effects: tuple[Effect, ...], worth: Worth, reading: Reading
) -> None:
    model = worth.values.building_action
    scale = model.by_min_die[min_die - 1]
    band = (scale - model.tolerance, scale + model.tolerance)
    check_band(where.at("effects"), "building_action", worth.of(effects), band, reading)


def building_value(tile: Building, worth: Worth) -> float:
    """What building it is worth: its bonus, the uses by others, the own use."""
    step, amulet = worth.rate("kodama_forward", 1), worth.rate("amulet")
    bonus = tile.bonus.kodama * step + tile.bonus.amulet * amulet
    users = max(0.5, 2.3 - 0.35 * tile.min_die)
    use = OWN_USE * worth.of(tile.effects)
    return bonus + users * worth.values.property[tile.property] + use
