"""Design of the board faces where the sources leave it open."""

from collections import Counter
from typing import Final

from mori.content import Reading, Where, check_in_order, check_range
from mori.games.bitoku.pack.checks.tools import check_length, check_not_falling
from mori.games.bitoku.pack.design.tools import placed
from mori.games.bitoku.pack.schema.face import Face
from mori.games.bitoku.pack.schema.pack import BitokuPack

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
