"""Checks of the Paths of Wisdom: main spaces in line, each goal on one branch, edges to match,
the order of the branches.

A graph made of lines and the branches on them has no cycle, and every space of it can be reached.
"""

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Final

from mori.content import (
    Reading,
    Where,
    check_allowed_with,
    check_consecutive,
    check_equal,
    check_in_order,
)
from mori.games.bitoku.pack.checks.tools import check_length, check_reference, note_fact
from mori.games.bitoku.pack.reading.boards import FaceTables
from mori.games.bitoku.pack.schema.wisdom import WisdomBranch, WisdomPath

MAIN: Final = ("path", "bridge1", "bridge2")
BRIDGES: Final = ("bridge1", "bridge2")  # in walking order (U-12)
PATHS: Final = {"board_1_2.toml": 1, "board_3.toml": 2, "board_4.toml": 2}  # BR-7
LETTERS: Final = ("gate_a", "gate_b")
TILES_PER_LETTER: Final = 8


def check_wisdom(face: FaceTables, reading: Reading) -> None:
    _check_nodes(face, reading)
    groups = (face.nodes.complete(), face.paths.complete(), face.branches.complete())
    if not all(groups) or face.start.value is None:
        return
    known = _check_paths(face, reading)
    known = _check_branches(face, reading) and known
    _check_letters(face, reading)
    if known and _check_start(face, reading):
        check_ranks(face, reading)
        if face.edges.complete():
            check_edges(face, reading)


def _check_nodes(face: FaceTables, reading: Reading) -> None:
    """Main spaces are open and pay nothing, the others are closed and pay VP (B-FACT-23)."""
    for where, node in face.nodes.read():
        main, of_kind = node.kind in MAIN, ("kind", node.kind)
        check_allowed_with(where.at("open"), node.open, (main,), of_kind, reading)
        if main:
            check_allowed_with(where.at("vp"), node.vp, (0,), of_kind, reading)
            check_allowed_with(where.at("amulet"), node.amulet, (0,), of_kind, reading)
        elif node.vp < 1:
            reading.problems.append(where.at("vp").problem("too_small", value=0, minimum=1))


def _check_paths(face: FaceTables, reading: Reading) -> bool:
    """Every main space on one path, with the first bridge before the second."""
    fits = check_length(
        face.place("wisdom.paths"), len(face.paths.rows), PATHS[face.where.file], reading
    )
    kinds = {node.id: node.kind for node in face.nodes.values()}
    main = {name: kind for name, kind in kinds.items() if kind in MAIN}
    seen: dict[str, str] = {}
    for where, path in face.paths.read():
        spaces = where.at("spaces")
        for index, name in enumerate(path.spaces):
            place = spaces.item(index)
            if not check_reference(place, name, main, "wisdom.nodes", reading):
                fits = False
            elif name in seen:
                reading.problems.append(place.problem("duplicate_id", id=name, first=seen[name]))
                fits = False
            seen[name] = where.entry
        bridges = [kinds[name] for name in path.spaces if kinds.get(name) in BRIDGES]
        if bridges != list(BRIDGES):
            expected = ", ".join(BRIDGES)
            problem = spaces.problem("not_in_order", found=", ".join(bridges), expected=expected)
            reading.problems.append(problem)
            fits = False
    if fits:
        fits = _check_all_used(face, main, seen, "wisdom.paths", reading)
    return fits


def _check_branches(face: FaceTables, reading: Reading) -> bool:
    """Every goal in one branch of its kind, which hangs on a space of its path."""
    kinds = {node.id: node.kind for node in face.nodes.values()}
    goals = {name: kind for name, kind in kinds.items() if kind not in MAIN}
    paths = {path.id: path.spaces for path in face.paths.values()}
    seen: dict[str, str] = {}
    fits = True
    for where, branch in face.branches.read():
        fits = _check_fork(where, branch, paths, reading) and fits
        spaces = where.at("spaces")
        for index, name in enumerate(branch.spaces):
            place = spaces.item(index)
            if not check_reference(place, name, goals, "wisdom.nodes", reading):
                fits = False
            elif name in seen:
                reading.problems.append(place.problem("duplicate_id", id=name, first=seen[name]))
                fits = False
            else:
                source = f"{branch.id} kind"
                fits = check_equal(place, kinds[name], branch.kind, source, reading) and fits
            seen[name] = where.entry
        if branch.kind in LETTERS and branch.start_node is None:
            problem = where.at("start_node").problem(
                "missing_parameter", other_key="kind", other_value=branch.kind
            )
            reading.problems.append(problem)
        elif branch.kind in LETTERS:
            place = where.at("start_node")
            check_equal(place, branch.start_node, branch.fork, "fork", reading)
        elif branch.start_node is not None:
            problem = where.at("start_node").problem(
                "foreign_parameter", other_key="kind", other_value=branch.kind
            )
            reading.problems.append(problem)
    if fits:
        fits = _check_all_used(face, goals, seen, "wisdom.branches", reading)
    return fits


def _check_fork(
    where: Where, branch: WisdomBranch, paths: dict[str, tuple[str, ...]], reading: Reading
) -> bool:
    if not check_reference(where.at("path"), branch.path, paths, "wisdom.paths", reading):
        return False
    spaces = paths[branch.path]
    return check_reference(where.at("fork"), branch.fork, spaces, branch.path, reading)


def _check_all_used(
    face: FaceTables, names: Iterable[str], used: Collection[str], table: str, reading: Reading
) -> bool:
    absent = [name for name in names if name not in used]
    for name in absent:
        reading.problems.append(face.place(table).at("spaces").problem("missing_entry", id=name))
    return not absent


def _check_start(face: FaceTables, reading: Reading) -> bool:
    """The starting gate leads to the first space of each path."""
    if face.start.value is None:
        return False
    firsts = sorted(path.spaces[0] for path in face.paths.values())
    found = sorted(face.start.value.entries)
    place = face.start.where.at("entries")
    return check_equal(place, ", ".join(found), ", ".join(firsts), "wisdom.paths spaces", reading)


def _check_letters(face: FaceTables, reading: Reading) -> None:
    """Gates of both letters, and tiles for all of them (U-11)."""
    kinds = [branch.kind for branch in face.branches.values()]
    for letter in LETTERS:
        place, found = face.place("wisdom.branches").at(letter), kinds.count(letter)
        if found < 1:
            reading.problems.append(place.problem("too_few", found=found, minimum=1))
        elif found > TILES_PER_LETTER:
            problem = place.problem("too_many", found=found, maximum=TILES_PER_LETTER)
            reading.problems.append(problem)


# -- the steps against paths and branches


CARDS_NEEDED: Final = {"bridge1": 1, "bridge2": 2}  # for the step onto the bridge (B-PATH-16)


def check_edges(face: FaceTables, reading: Reading) -> None:
    """A step between neighbours of a path and from a fork to each space of its branch; no other."""
    expected = _expected(face)
    allowed_ends = set(expected)
    kinds = {node.id: node.kind for node in face.nodes.values()}
    seen: dict[tuple[str, str], str] = {}
    for where, edge in face.edges.read():
        ends = (edge.from_, edge.to)
        fits = check_reference(where.at("from"), edge.from_, kinds, "wisdom.nodes", reading)
        if not check_reference(where.at("to"), edge.to, kinds, "wisdom.nodes", reading) or not fits:
            continue
        if ends not in allowed_ends:
            allowed = ", ".join(to for start, to in expected if start == edge.from_)
            problem = where.at("to").problem("unexpected_entry", id=edge.to, allowed=allowed)
            reading.problems.append(problem)
        elif ends in seen:
            problem = where.at("to").problem("duplicate_id", id=edge.to, first=seen[ends])
            reading.problems.append(problem)
        else:
            seen[ends] = where.entry
            cards = CARDS_NEEDED.get(kinds[edge.to], 0)
            source = f"wisdom.nodes {edge.to} kind"
            check_equal(where.at("bridge"), edge.bridge, cards, source, reading)
    if len(seen) < len(face.edges.rows):
        return  # a wrong step stands for one that is missing
    for ends in expected:
        if ends not in seen:
            problem = face.place("wisdom.edges").problem("missing_entry", id=" → ".join(ends))
            reading.problems.append(problem)


def _expected(face: FaceTables) -> list[tuple[str, str]]:
    steps = [step for path in face.paths.values() for step in pairwise(path.spaces)]
    for branch in face.branches.values():
        steps.extend((branch.fork, name) for name in branch.spaces)
    return steps


# -- the order of the branches: along the path, on the board, by what they pay


def check_ranks(face: FaceTables, reading: Reading) -> None:
    ranks = [(where.at("rank"), branch.rank) for where, branch in face.branches.read()]
    ranked = check_consecutive(ranks, 1, reading)
    for where, path in face.paths.read():
        _check_path_order(face, path, ranked, reading)
        forks = {branch.fork for branch in face.branches.values()}
        if path.spaces[-1] not in forks:  # else a pilgrim could walk to where nothing is
            place = where.at("spaces").item(len(path.spaces) - 1)
            reading.problems.append(place.problem("missing_entry", id="wisdom.branches"))
    _check_vp(face, reading)


def _check_path_order(face: FaceTables, path: WisdomPath, ranked: bool, reading: Reading) -> None:
    """Branches are listed as a pilgrim meets them, and ranked from left to right (U-13)."""
    branches = [branch for branch in face.branches.values() if branch.path == path.id]
    met = sorted(branches, key=lambda branch: path.spaces.index(branch.fork))
    place = face.place("wisdom.branches").at(path.id)
    names = [branch.id for branch in branches]
    if check_in_order(place, names, [branch.id for branch in met], reading) and ranked:
        ranks = [branch.rank for branch in met]
        expected = sorted(ranks, reverse=path.direction == "left")
        check_in_order(place.at("rank"), ranks, expected, reading)


def _check_vp(face: FaceTables, reading: Reading) -> None:
    """The spaces of a branch pay differently, the best first (B-FACT-23)."""
    vp = {node.id: node.vp for node in face.nodes.values()}
    for where, branch in face.branches.read():
        paid = [vp[name] for name in branch.spaces]
        place = where.at("spaces")
        if check_in_order(place, paid, sorted(paid, reverse=True), reading) and len(set(paid)) < 2:
            note_fact(place, "spaces_of_different_vp", "B-FACT-23", reading)
