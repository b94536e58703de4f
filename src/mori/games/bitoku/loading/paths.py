"""From a pack's Paths of Wisdom to the engine's graph. Runs once per game; never compiled."""

from mori.games.bitoku.pack.schema.wisdom import Wisdom
from mori.games.bitoku.table.codes import N_GATE, N_ILLUMINATION, N_MAIN
from mori.games.bitoku.table.tables import Branch, PathNode, Tables


def node_tag(wisdom: Wisdom) -> str:
    """What references to its spaces begin with: the only path needs no name of its own."""
    return "node" if len(wisdom.start.entries) > 1 else "lonenode"


def make_paths(wisdom: Wisdom, tables: Tables) -> None:
    """The Paths of Wisdom as the engine walks them."""
    kinds = {"illumination": N_ILLUMINATION, "gate_a": N_GATE, "gate_b": N_GATE}
    tag = node_tag(wisdom)
    tables.nodes = [
        PathNode(
            index,
            node.id,
            f"{tag}:{node.id}",
            kinds.get(node.kind, N_MAIN),
            node.vp,
            node.amulet,
        )
        for index, node in enumerate(wisdom.nodes)
    ]
    number = {node.id: node.index for node in tables.nodes}
    for edge in wisdom.edges:
        target = tables.nodes[number[edge.to]]
        if target.kind == N_MAIN:
            source = tables.nodes[number[edge.from_]]
            source.next_main = target.index
            source.bridge = edge.bridge
    tables.branches = []
    for index, branch in enumerate(wisdom.branches):
        spaces = [number[space] for space in branch.spaces]
        is_gate = branch.kind != "illumination"
        fork = number[branch.start_node or branch.fork]
        tables.branches.append(
            Branch(index, branch.id, is_gate, branch.kind == "gate_b", fork, spaces)
        )
        tables.nodes[number[branch.fork]].branches.append(index)
        for space in spaces:
            tables.nodes[space].branch = index
    tables.entries = [number[name] for name in wisdom.start.entries]
    for entry in tables.entries:
        steps, node = 1, entry
        while node >= 0:
            tables.nodes[node].steps = steps
            steps, node = steps + 1, tables.nodes[node].next_main
