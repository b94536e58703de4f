"""Checks of the order of the branches: along the path, on the board, and by what they pay."""

from mori.content import Reading, check_consecutive, check_in_order
from mori.games.bitoku.pack.checks.tools import note_fact
from mori.games.bitoku.pack.reading.boards import FaceTables
from mori.games.bitoku.pack.schema.wisdom import WisdomPath


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
