"""The Paths of Wisdom of one board face: a directed graph with branches."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from mori.content import not_played
from mori.games.bitoku.pack.schema.words import (
    BranchKind,
    Direction,
    Id,
    PathNodeKind,
    Positive,
    Sourced,
)


class WisdomStart(Sourced, frozen=True, kw_only=True):
    id: Annotated[Id, not_played()]
    entries: Annotated[tuple[Id, ...], Meta(min_length=1)]  # the nodes one MP away


class WisdomPath(Sourced, frozen=True, kw_only=True):
    id: Id
    direction: Direction
    spaces: Annotated[tuple[Id, ...], Meta(min_length=1)]  # main spaces in walking order


class WisdomNode(Sourced, frozen=True, kw_only=True):
    id: Id
    kind: PathNodeKind
    open: Annotated[bool, not_played()]  # to any number of pilgrims
    vp: Annotated[int, Meta(ge=0, le=99)]
    amulet: Annotated[int, Meta(ge=0, le=3)]  # value of the amulet gained there, 0 = none


class WisdomEdge(Sourced, frozen=True, kw_only=True):
    """One step, for 1 MP. `bridge`: completed bitoku cards it needs."""

    from_: Id = field(name="from")
    to: Id
    bridge: Literal[0, 1, 2]


class WisdomBranch(Sourced, frozen=True, kw_only=True):
    id: Id
    kind: BranchKind
    path: Annotated[Id, not_played()]
    fork: Id
    spaces: Annotated[tuple[Id, ...], Meta(min_length=2)]
    rank: Annotated[Positive, not_played()]  # left-to-right order on the board
    start_node: Id | None = None  # of gates: where a later pilgrim may start


class Wisdom(Struct, frozen=True, kw_only=True):
    start: WisdomStart
    paths: Annotated[tuple[WisdomPath, ...], not_played()]
    nodes: tuple[WisdomNode, ...]
    edges: tuple[WisdomEdge, ...]
    branches: tuple[WisdomBranch, ...]

    def node(self, name: str) -> WisdomNode:
        for node in self.nodes:
            if node.id == name:
                return node
        raise KeyError(name)
