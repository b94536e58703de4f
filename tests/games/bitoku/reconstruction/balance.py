"""The balance of the pack, by the value model of README.md."""

from itertools import pairwise
from typing import Final

from mori.content import Reading, Where, check_allowed_with
from mori.games.bitoku.pack.checks.tools import note_fact
from mori.games.bitoku.pack.schema.cards import DiceVirtue, FlatVirtue, YokaiCard
from mori.games.bitoku.pack.schema.effect_parts import all_parts, written
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.face import Face
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.tiles import Building, Crystal
from mori.games.bitoku.pack.schema.wisdom import WisdomBranch, WisdomPath
from tests.games.bitoku.reconstruction.tools import check_band, note_balance, placed, weighed
from tests.games.bitoku.reconstruction.values import BandName
from tests.games.bitoku.reconstruction.worth import Worth

# -- cards


MEAN_WINTER: Final = (6.0, 7.5)
# B-FACT-37: each type has its own speciality; yama-uba is wild.
SPECIALITIES: Final[dict[str, set[str]]] = {
    "kappa": {"jade", "sake"},
    "imomushi": {"wood", "stone", "any"},
    "nezumi": {"build", "crystal"},
    "kitsune": {"movement", "gain_bitoku"},
    "shin_ookami": {"mitama", "dragonfly"},
}
# A card plainly outclasses another of its type if it is better by so much in both uses.
BETTER_ACTION: Final = 1.0
BETTER_WINTER: Final = 0.75
VISION_SLACK: Final = 0.6
HIGH_PENALTY_ABOVE: Final = 5
VISIONS_PER_ITEM: Final = 5


def check_card_balance(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    _check_specialities(pack, reading)
    _check_yokai(pack, worth, reading)
    _check_outclassed(pack, worth, reading)
    _check_bitoku(pack, worth, reading)
    _check_visions(pack, worth, reading)


def winter_value(card: YokaiCard, worth: Worth) -> float:
    """What removing the card scores at a well-chosen moment."""
    expected, rule = worth.values.virtue_expected, card.virtue
    if isinstance(rule, FlatVirtue):
        return float(rule.vp)
    if isinstance(rule, DiceVirtue):
        return min(float(rule.cap), expected["dice_sum"])
    return min(float(rule.cap), rule.vp * expected[rule.item])


def _check_specialities(pack: BitokuPack, reading: Reading) -> None:
    for table, cards in (("starting_yokai", pack.starting_yokai), ("yokai", pack.yokai)):
        for where, card in placed("yokai.toml", table, cards):
            speciality = SPECIALITIES.get(card.type)
            if speciality is not None and not speciality & _words(card.effects):
                note_fact(where.at("effects"), f"speciality_{card.type}", "README.md", reading)


def _words(effects: tuple[Effect, ...]) -> set[str]:
    words: set[str] = set()
    for part in all_parts(effects):
        words.add(part.word("resource") or part.kind)
    return words


def _check_yokai(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    band, weight = worth.values.band, worth.values.virtue_expected["weight"]
    for where, card in weighed(placed("yokai.toml", "starting_yokai", pack.starting_yokai)):
        value = worth.of(card.effects)
        check_band(where.at("effects"), "starting_yokai", value, band["starting_yokai"], reading)
    market = placed("yokai.toml", "yokai", pack.yokai)
    for where, card in weighed(market):
        action = worth.of(card.effects)
        place = where.at("effects")
        if check_band(place, "yokai_action", action, band["yokai_action"], reading):
            index = action + weight * winter_value(card, worth)
            check_band(where, "yokai_index", index, band["yokai_index"], reading)
    winters = [winter_value(card, worth) for card in pack.yokai]
    place = Where("yokai.toml", "yokai", "virtue")
    check_band(place, "mean_winter", sum(winters) / len(winters), MEAN_WINTER, reading)
    seen: set[str] = set()
    for where, card in market:
        text = written(card.effects)
        if text in seen:
            reading.problems.append(where.at("effects").problem("repeated", value=text))
        seen.add(text)


def _check_outclassed(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    """No card is plainly better than another of its type, in its action and in winter."""
    cards = placed("yokai.toml", "yokai", pack.yokai)
    rated = [
        (where, card, worth.of(card.effects), winter_value(card, worth)) for where, card in cards
    ]
    for where, card, action, winter in rated:
        for _, other, other_action, other_winter in rated:
            if (
                card.type == other.type
                and other.provenance != "stated"
                and action >= other_action + BETTER_ACTION
                and winter >= other_winter + BETTER_WINTER
            ):
                band = (0.0, other_action + BETTER_ACTION)
                place, measure = where.at("effects"), f"outclasses {other.id}"
                note_balance(place, measure, action, band, reading)


def _check_bitoku(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    band = worth.values.band["bitoku"]
    rarities: dict[int, list[float]] = {}
    for where, card in placed("bitoku.toml", "bitoku", pack.bitoku_cards):
        value = card.vp + worth.of(card.effects)
        rarities.setdefault(card.rarity, []).append(value)
        if card.provenance != "stated":
            check_band(where, "bitoku", value, band, reading)
    means = [sum(rarities[r]) / len(rarities[r]) for r in sorted(rarities, reverse=True)]
    for common, rare in pairwise(means):
        if rare <= common:
            place = Where("bitoku.toml", "bitoku", "rarity")
            note_balance(place, "rarer_is_better", rare, (common, band[1]), reading)
            break


def _check_visions(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    """VP follow the difficulty, the penalty the VP; every kind of item is asked for often."""
    difficulty = worth.values.vision_difficulty
    weights = difficulty.weights()
    asked = dict.fromkeys(weights, 0)
    for where, card in placed("visions.toml", "vision", pack.visions):
        points = sum(sum(weights[item][:number]) for item, number in card.requires.items())
        hard = difficulty.vp_per_point * points
        for item in card.requires:
            asked[item] += 1
        if card.provenance == "stated":
            continue
        band = (hard - VISION_SLACK, hard + VISION_SLACK)
        check_band(where.at("vp"), "vision_vp", float(card.vp), band, reading)
        penalty = 2 if card.vp > HIGH_PENALTY_ABOVE else 1
        check_allowed_with(where.at("penalty"), card.penalty, (penalty,), ("vp", card.vp), reading)
    for name, times in asked.items():
        if times < VISIONS_PER_ITEM:
            place = Where("visions.toml", "vision", "requires").at(name)
            problem = place.problem("too_few", found=times, minimum=VISIONS_PER_ITEM)
            reading.problems.append(problem)


# -- tiles


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


# -- rows, paths and a typical game as a whole


ROW_SPREAD: Final = 2.0
PATH_REWARD: Final = (-1.0, 4.5)
IN_PLAY: Final = (60.0, 75.0)
IN_ALL: Final = (100.0, 170.0)


def check_game_balance(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    _check_rows(pack, worth, reading)
    gates = {f"gate_{letter}": _mean_gate(pack, worth, letter) for letter in ("a", "b")}
    for face in pack.faces:
        for path in face.wisdom.paths:
            _check_path(face, path, gates, worth, reading)
    _check_ledger(worth, reading)


def _check_rows(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    """The rows for one die are worth about the same in all regions."""
    by_die: dict[int, list[float]] = {}
    for row in pack.board.forest_rows:
        by_die.setdefault(row.min_die, []).append(worth.of(row.effects))
    for die, worths in sorted(by_die.items()):
        place = Where("values.toml", "", "effect")
        spread = max(worths) - min(worths)
        check_band(place, f"forest_rows_{die}", spread, (0.0, ROW_SPREAD), reading)


def _mean_gate(pack: BitokuPack, worth: Worth, letter: str) -> float:
    gates = [gate for gate in pack.gates if gate.letter == letter]
    total = sum(gate.count * worth.of(gate.effects) for gate in gates)
    return total / sum(gate.count for gate in gates)


def _check_path(
    face: Face, path: WisdomPath, gates: dict[str, float], worth: Worth, reading: Reading
) -> None:
    """The best space of each branch pays for the way from the last gate and for the pilgrim."""
    last_gate: int | None = None
    for index, branch in enumerate(face.wisdom.branches):
        if branch.path != path.id:
            continue
        here = path.spaces.index(branch.fork)
        steps = here + 2 if last_gate is None else here - last_gate + 2
        gain = _reward(face, branch, gates, worth)
        if branch.kind in gates:
            last_gate = here
            if here < len(path.spaces) - 1:
                gain += worth.values.other.gate_shortcut
        cost = steps * worth.rate("movement") + worth.values.other.pilgrim
        where = Where(face.file, f"wisdom.branches[{index}] {branch.id}")
        check_band(where, "path_reward", gain - cost, PATH_REWARD, reading)


def _reward(face: Face, branch: WisdomBranch, gates: dict[str, float], worth: Worth) -> float:
    best = face.wisdom.node(branch.spaces[0])
    amulet = worth.rate("amulet", best.amulet - 1) if best.amulet else 0.0
    return best.vp + amulet + gates.get(branch.kind, 0.0)


def _check_ledger(worth: Worth, reading: Reading) -> None:
    """A typical game with three players adds up to what the examples score."""
    place = Where("values.toml", "", "ledger")
    lines = worth.values.ledger
    play = sum(line.count * line.vp for line in lines if line.part == "play")
    if check_band(place, "vp_in_play", play, IN_PLAY, reading):
        total = sum(line.count * line.vp for line in lines)
        check_band(place, "vp_in_all", total, IN_ALL, reading)
