"""Checks of the steps of the Paths of Wisdom against its paths and branches."""

from itertools import pairwise
from typing import Final

from mori.content import Reading, check_equal
from mori.games.bitoku.pack.checks.tools import check_reference
from mori.games.bitoku.pack.reading.boards import FaceTables

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
