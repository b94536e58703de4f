"""Design: nothing is dead, and nothing hands out another piece of its own sort for nothing."""

from typing import Final

from mori.content import Reading, Where
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.design.tools import placed
from mori.games.bitoku.pack.schema.effect_parts import placed_parts
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.pack import BitokuPack

PURCHASES: Final = ("build", "crystal", "mitama", "dragonfly", "gain_bitoku", "gain_yokai")
PAIRING: Final = ("mitama", "dragonfly")


def check_chains(pack: BitokuPack, reading: Reading) -> None:
    bitoku = placed("bitoku.toml", "bitoku", pack.bitoku_cards)
    for where, card in bitoku:
        _check_barred(where, card.effects, PURCHASES, reading)
        _check_steps(where, card.effects, reading)
    for where, mitama in placed("mitamas.toml", "mitama", pack.mitamas):
        _check_barred(where, mitama.effects, PURCHASES, reading)
    for where, dragonfly in placed("dragonflies.toml", "dragonfly", pack.dragonflies):
        _check_barred(where, dragonfly.effects, PAIRING, reading)
    _check_visions(pack, reading)


def _check_barred(
    where: Where, effects: tuple[Effect, ...], barred: tuple[str, ...], reading: Reading
) -> None:
    allowed = ", ".join(kind for kind in EFFECT_KINDS if kind not in barred)
    for place, effect in placed_parts(effects, where.at("effects")):
        if effect.kind in barred:
            problem = place.at("kind").problem("not_one_of", value=effect.kind, allowed=allowed)
            reading.problems.append(problem)


def _check_steps(where: Where, effects: tuple[Effect, ...], reading: Reading) -> None:
    """A bitoku step, which costs one movement point, must not gain more than one."""
    parts = placed_parts(effects, where.at("effects"))
    steps = sum(effect.count for _, effect in parts if effect.kind == "movement")
    if steps > 1:
        reading.problems.append(where.at("effects").problem("too_big", value=steps, maximum=1))


def _check_visions(pack: BitokuPack, reading: Reading) -> None:
    """Every vision can be met on every face."""
    faces = [[branch.kind for branch in face.wisdom.branches] for face in pack.faces]
    setup = pack.player_board.setup
    pilgrims = setup.pilgrims_available + setup.pilgrims_on_crystal_slots
    limits: dict[str, int] = {
        "building": len(pack.player_board.building_counters),
        "crystal": len(pack.player_board.crystal_slots),
        "illumination_pilgrim": min(kinds.count("illumination") for kinds in faces),
        "gate_pilgrim": min(kinds.count("gate_a") + kinds.count("gate_b") for kinds in faces),
    }
    for where, card in placed("visions.toml", "vision", pack.visions):
        for item, needed in card.requires.items():
            most = limits.get(item, needed)
            if needed > most:
                place = where.at("requires").at(item)
                reading.problems.append(place.problem("too_big", value=needed, maximum=most))
        goals = card.requires.get("illumination_pilgrim", 0) + card.requires.get("gate_pilgrim", 0)
        if goals > pilgrims:
            place = where.at("requires")
            reading.problems.append(place.problem("too_big", value=goals, maximum=pilgrims))
