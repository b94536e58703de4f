"""The design of the pack where the sources leave it open.

Every word is used, or the engine would promise what the pack does not have.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args

from mori.content import Reading, Where, check_count, check_equal, check_in_order, check_range
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.checks.tools import check_length, check_not_falling
from mori.games.bitoku.pack.schema.cards import FlatVirtue, ItemVirtue
from mori.games.bitoku.pack.schema.effect_parts import all_parts, placed_parts
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.face import Face
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.words import BitokuType, Item, Resource, Trigger, YokaiType
from tests.games.bitoku.reconstruction.tools import placed

# -- words


MAY_BE_UNUSED: Final = ("all_of",)  # an option of several parts; no card needs it so far


def check_words_used(pack: BitokuPack, reading: Reading) -> None:
    effects = {effect.kind for effect in all_parts(_all_effects(pack))}
    virtues = [card.virtue for card in pack.yokai]
    items = {virtue.item for virtue in virtues if isinstance(virtue, ItemVirtue)}
    items_used = {str(item) for item in items} | {
        str(item) for card in pack.visions for item in card.requires
    }
    triggers = {str(name) for tile in pack.crystals for name in tile.triggers}
    for table, listed, used in (
        ("effect", tuple(EFFECT_KINDS), effects | set(MAY_BE_UNUSED)),
        ("item", get_args(Item), items_used),
        ("trigger", get_args(Trigger), triggers),
    ):
        for name in listed:
            if name not in used:
                where = Where("words", f"{table} {name}")
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


# -- boards


ROW_LENGTH: Final = (4, 6)
MOST_GATES: Final = 7  # of a letter, of eight tiles
SPACES_PER_PLAYER: Final = 4  # in the forest, for three dice


def check_board_design(pack: BitokuPack, reading: Reading) -> None:
    for face in pack.faces:
        _check_forest(face, reading)
        _check_home(face, reading)
        _check_markets(face, reading)
        _check_inhabited(face, reading)
        _check_branches(face, reading)
        if 1 in face.players:
            _check_solo_rocks(pack, face, reading)


def _check_forest(face: Face, reading: Reading) -> None:
    """Tight, yet every die fits somewhere."""
    found = sum(area.spaces for area in face.forest_areas) + len(face.home_spaces)
    expected = SPACES_PER_PLAYER * max(face.players)
    check_length(Where(face.file, "forest_area", "spaces"), found, expected, reading)


def _check_home(face: Face, reading: Reading) -> None:
    """BR-33: label 1 on top, then by label."""
    labels = [space.label for space in face.home_spaces]
    check_in_order(Where(face.file, "home_space", "label"), labels, sorted(labels), reading)


def _check_markets(face: Face, reading: Reading) -> None:
    """Rows of six at most: then every stack lasts four full rows."""
    rows = (
        ("mitama", len(face.market.mitama)),
        ("dragonfly", len(face.market.dragonfly)),
        ("crystal", len(face.market.crystal)),
        ("building", len(face.market.building)),
    )
    for table, length in rows:
        place = Where(face.file, f"market.{table}")
        nearest = min(max(length, ROW_LENGTH[0]), ROW_LENGTH[1])
        check_length(place, length, nearest, reading)
    spaces = placed(face.file, "market.mitama", face.market.mitama)
    check_not_falling([(where.at("vp"), space.vp) for where, space in spaces], reading)


def _check_inhabited(face: Face, reading: Reading) -> None:
    """Types share the spaces evenly, and there are about four spaces per player."""
    types = Counter(space.type for space in face.inhabited if space.type != "ancient")
    place = Where(face.file, "inhabited.spaces")
    if max(types.values()) - min(types.values()) > 1:
        found, minimum = min(types.values()), max(types.values()) - 1
        reading.problems.append(place.at("type").problem("too_few", found=found, minimum=minimum))
    fewest = SPACES_PER_PLAYER * max(face.players) - 2
    if types.total() < fewest:
        reading.problems.append(place.problem("too_few", found=types.total(), minimum=fewest))


def _check_branches(face: Face, reading: Reading) -> None:
    """Each path has all kinds of branches, B gates lie behind the first bridge, lights pay."""
    wisdom = face.wisdom
    nodes = {node.id: node for node in wisdom.nodes}
    branches = placed(face.file, "wisdom.branches", wisdom.branches)
    for where, path in placed(face.file, "wisdom.paths", wisdom.paths):
        mine = [(at, branch) for at, branch in branches if branch.path == path.id]
        for kind in ("illumination", "gate_a", "gate_b"):
            if kind not in {branch.kind for _, branch in mine}:
                reading.problems.append(where.at("branches").problem("missing_entry", id=kind))
        kinds = [nodes[name].kind for name in path.spaces]
        bridge = kinds.index("bridge1")
        for at, branch in mine:
            before = path.spaces.index(branch.fork) <= bridge
            if branch.kind == "gate_b" and before:
                allowed = ", ".join(path.spaces[bridge + 1 :])
                problem = at.at("fork").problem("not_one_of", value=branch.fork, allowed=allowed)
                reading.problems.append(problem)
    for where, node in placed(face.file, "wisdom.nodes", wisdom.nodes):
        if node.kind == "illumination":
            check_range(where.at("amulet"), node.amulet, 1, 3, reading)
    for kind in ("gate_a", "gate_b"):  # B-FACT-25: some tiles are left over
        found = sum(branch.kind == kind for branch in wisdom.branches)
        if found > MOST_GATES:
            place = Where(face.file, "wisdom.branches", kind)
            reading.problems.append(place.problem("too_many", found=found, maximum=MOST_GATES))


def _check_solo_rocks(pack: BitokuPack, face: Face, reading: Reading) -> None:
    """Solo leftovers always hold a rock of the class needed, so BR-110 cannot occur."""
    families: Counter[str] = Counter()
    for rock in pack.rocks:
        families[rock.family] += rock.count
    others = families["mitama"] + families["building"]
    most = min(families["yokai"], others) - 1
    if face.rock_garden.spaces > most:
        place = Where(face.file, "rock_garden", "spaces")
        problem = place.problem("too_big", value=face.rock_garden.spaces, maximum=most)
        reading.problems.append(problem)


# -- cards, tiles and the player board


STARTING_VIRTUE: Final = FlatVirtue(vp=3)  # U-22
CRYSTALS: Final = {"dream": 12, "memory": 8, "ingenuity": 12}  # four times the slots of a board
SLOTS: Final = {"dream": 3, "memory": 2, "ingenuity": 3}
ROCKS: Final = {"yokai": 5, "mitama": 4, "building": 4}
ROCKS_PER_BUILDING_TYPE: Final = 2
VISION_VP: Final = (4, 10)
MOST_ITEMS: Final = 3  # the value model has weights for so many


def check_piece_design(pack: BitokuPack, reading: Reading) -> None:
    _check_starting_yokai(pack, reading)
    _check_bitoku(pack, reading)
    _check_visions(pack, reading)
    _check_crystals(pack, reading)
    _check_rocks(pack, reading)
    _check_tengu(pack, reading)
    _check_counters(pack, reading)


def _check_starting_yokai(pack: BitokuPack, reading: Reading) -> None:
    for where, card in placed("yokai.toml", "starting_yokai", pack.starting_yokai):
        if card.virtue != STARTING_VIRTUE:
            found = card.virtue.kind
            if isinstance(card.virtue, FlatVirtue):
                found = f"{found} {card.virtue.vp}"
            expected = f"{STARTING_VIRTUE.kind} {STARTING_VIRTUE.vp}"
            check_equal(where.at("virtue"), found, expected, "U-22", reading)


def _check_bitoku(pack: BitokuPack, reading: Reading) -> None:
    for where, card in placed("bitoku.toml", "bitoku", pack.bitoku_cards):
        if card.vp < 1:
            reading.problems.append(where.at("vp").problem("too_small", value=card.vp, minimum=1))
        if not card.effects:
            problem = where.at("effects").problem("too_few", found=0, minimum=1)
            reading.problems.append(problem)


def _check_visions(pack: BitokuPack, reading: Reading) -> None:
    seen: dict[tuple[tuple[str, int], ...], str] = {}
    for where, card in placed("visions.toml", "vision", pack.visions):
        check_range(where.at("vp"), card.vp, *VISION_VP, reading)
        for item, number in card.requires.items():
            check_range(where.at("requires").at(item), number, 1, MOST_ITEMS, reading)
        key = tuple(sorted((str(item), number) for item, number in card.requires.items()))
        if key in seen or card.count > 1:
            first = seen.get(key, where.entry)
            problem = where.at("requires").problem("duplicate_id", id=card.id, first=first)
            reading.problems.append(problem)
        seen.setdefault(key, where.entry)


def _check_crystals(pack: BitokuPack, reading: Reading) -> None:
    tiles: Counter[str] = Counter()
    for tile in pack.crystals:
        tiles[tile.colour] += tile.count
    slots = Counter(slot.colour for slot in pack.player_board.crystal_slots)
    for colour, expected in CRYSTALS.items():
        place = Where("crystals.toml", "crystal", "colour").at(colour)
        check_count(place, expected, tiles[colour], reading)
    for slot_colour, number in slots.items():
        place = Where("player_board.toml", "crystal_slot", "colour").at(slot_colour)
        check_count(place, SLOTS[slot_colour], number, reading)


def _check_rocks(pack: BitokuPack, reading: Reading) -> None:
    place = Where("rocks.toml", "rock")
    families: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for rock in pack.rocks:
        families[rock.family] += rock.count
        types.update(dict.fromkeys(rock.types, rock.count))
    fits = True
    for family, expected in ROCKS.items():
        found = families[family]
        fits = check_count(place.at("family").at(family), expected, found, reading) and fits
    for name in ("temple", "onsen", "farm", "ryokan") if fits else ():
        check_count(place.at("types").at(name), ROCKS_PER_BUILDING_TYPE, types[name], reading)


def _check_tengu(pack: BitokuPack, reading: Reading) -> None:
    """All resources and types occur on the Tengu's cards."""
    cards = pack.tengu.cards
    shown: tuple[tuple[str, set[str], tuple[str, ...]], ...] = (
        ("resource", {card.resource for card in cards}, get_args(Resource)),
        ("yokai", {name for card in cards for name in card.yokai}, get_args(YokaiType)),
        ("bitoku", {name for card in cards for name in card.bitoku}, get_args(BitokuType)),
    )
    for key, found, expected in shown:
        for name in expected:
            if name not in found:
                place = Where("tengu.toml", "card", key)
                reading.problems.append(place.problem("missing_entry", id=name))


def _check_counters(pack: BitokuPack, reading: Reading) -> None:
    """Prices and VP of buildings do not fall, and none is free (U-16)."""
    counters = placed("player_board.toml", "building_counter", pack.player_board.building_counters)
    prices = [(where.at("cost"), sum(counter.cost.values())) for where, counter in counters]
    check_not_falling([(Where("player_board.toml"), 1), *prices], reading)
    check_not_falling([(where.at("vp"), counter.vp) for where, counter in counters], reading)


# -- effects: nothing is dead, and nothing hands out another piece of its own sort for nothing


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
    _check_reachable_visions(pack, reading)


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


def _check_reachable_visions(pack: BitokuPack, reading: Reading) -> None:
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
