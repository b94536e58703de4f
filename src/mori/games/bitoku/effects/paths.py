"""Movement points and the Paths of Wisdom (B-PATH)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import AnyFrame, Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.bitoku_cards import can_step_bitoku, step_bitoku
from mori.games.bitoku.effects.kind import COUNT, EffectKind, Parameter, number_in
from mori.games.bitoku.effects.resolving import resolve_list
from mori.games.bitoku.language.action_kinds import BITOKU_STEP, SKIP, START, WALK
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import N_MAIN, T_GATE, T_ILLUMINATION
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import NOBODY
from mori.games.bitoku.writer import BitokuWriter


def start_nodes(w: BitokuWriter, seat: int) -> list[int]:
    """Where a new Pilgrim may start, in order (B-PATH-5, B-PATH-6)."""
    if not w.state.available[seat]:
        return []
    found = w.tables.entries.copy()
    for branch in w.tables.branches:
        if branch.is_gate and branch.fork not in found and sleeps_on(w, seat, branch.index):
            found.append(branch.fork)  # B-PATH-17: no bridge test
    found.sort()
    return found


def sleeps_on(w: BitokuWriter, seat: int, branch: int) -> bool:
    """Whether the seat has a Pilgrim on a branch."""
    for space in w.tables.branches[branch].spaces:
        if w.state.branch_pilgrim[space] == seat:
            return True
    return False


def targets_from(w: BitokuWriter, seat: int, source: int) -> list[int]:
    """Where a Pilgrim on a main space can go for one MP; maybe nowhere (B-PATH-8, -18)."""
    node = w.tables.nodes[source]
    found: list[int] = []
    # B-PATH-16: a bridge needs completed Bitoku cards and uses nothing up.
    if node.next_main >= 0 and w.state.bitoku_done[seat] >= node.bridge:
        found.append(node.next_main)
    for branch in node.branches:
        if sleeps_on(w, seat, branch):
            continue  # B-PATH-12
        for space in w.tables.branches[branch].spaces:
            if w.state.branch_pilgrim[space] == NOBODY:  # B-PATH-10, B-PATH-11
                found.append(space)
    return found


def sources(w: BitokuWriter, seat: int) -> list[int]:
    """The main spaces on which the seat has awake Pilgrims."""
    players = w.tables.players
    return [
        node.index
        for node in w.tables.nodes
        if node.kind == N_MAIN and w.state.main_pilgrims[node.index * players + seat]
    ]


def is_within(w: BitokuWriter, seat: int, target: int, points: int) -> bool:
    """Whether a Pilgrim could get to a space with so many movement points."""
    reached = set(sources(w, seat))
    started = set(start_nodes(w, seat))
    for _ in range(points):
        ahead: set[int] = started - reached
        for source in reached:
            ahead.update(targets_from(w, seat, source))
        reached |= ahead
    return target in reached


def can_use_movement(w: BitokuWriter, seat: int) -> bool:
    """Whether a movement point could buy anything."""
    if can_step_bitoku(w, seat) or w.state.available[seat]:
        return True
    for source in sources(w, seat):
        if targets_from(w, seat, source):
            return True
    return False


class SpendMovement(Choice[BitokuWriter]):
    """Spend movement points one by one, or lose them (B-PATH-1 to -3)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, w: BitokuWriter) -> bool:
        if self.left and can_use_movement(w, self.seat):
            return True
        w.done()
        if self.left:
            w.lose_effects(self.seat, [units("movement", self.left)])
        return False

    def kind(self) -> str:
        return "spend_movement"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.left}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        notation = w.notation
        found: list[Action] = []
        if can_step_bitoku(w, seat):
            found.append(notation.bitoku_step)
        for node in start_nodes(w, seat):
            found.append(notation.start[node])
        for source in sources(w, seat):
            for target in targets_from(w, seat, source):
                walk = notation.walk[source][target]
                assert walk is not None
                found.append(walk)
        found.append(notation.skip)
        return found

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.decline_effects(seat, [units("movement", self.left)])
            return
        self.left -= 1
        if action.kind == BITOKU_STEP:
            step_bitoku(w, seat)
        elif action.kind == START:
            w.start_pilgrimage(seat, action.a)
        else:
            walk(w, seat, action.a, action.b)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == BITOKU_STEP:
            return reason("no_bitoku_ahead", "B-BITOKU-4")
        if action.kind == START:
            if not w.state.available[seat]:
                return reason("no_available_pilgrim", "B-PATH-5", "B-PATH-7")
            return reason("no_start_there", "B-PATH-5", "B-PATH-6")
        if action.kind != WALK:
            return not_asked(action)
        if not w.state.main_pilgrims[action.a * w.tables.players + seat]:
            if not sources(w, seat) or is_within(w, seat, action.b, self.left):
                return reason("no_pilgrim_there", "B-PATH-8", "B-PATH-9")
            return Reason("too_far", ("B-PATH-1", "B-PATH-8"), {"count": self.left})
        target = w.tables.nodes[action.b]
        if target.kind == N_MAIN:
            return reason("bridge_closed", "B-PATH-16")
        if w.state.branch_pilgrim[action.b] != NOBODY:
            return reason("branch_space_taken", "B-PATH-10")
        return reason("one_pilgrim_per_branch", "B-PATH-12")

    def clone(self) -> "SpendMovement":
        return SpendMovement(self.seat, self.left)


def walk(w: BitokuWriter, seat: int, source: int, target: int) -> None:
    """Move a Pilgrim; on a branch it gets what the space prints, on a gate the tile's action."""
    node = w.tables.nodes[target]
    if node.kind == N_MAIN:
        w.walk_pilgrim(seat, source, target, False)
        return
    w.walk_pilgrim(seat, source, target, True)
    w.score(seat, node.vp, "paths")  # B-PATH-13
    w.gain_amulets(seat, node.amulet, 1 if node.amulet else 0)
    branch = w.tables.branches[node.branch]
    w.trigger(seat, T_GATE if branch.is_gate else T_ILLUMINATION)
    if branch.is_gate:
        # B-PATH-14, B-PATH-15: the tile stays for whoever comes later.
        tile = w.state.gate_tiles[branch.index]
        resolve_list(w, seat, w.tables.gates[tile].effects, -1)


class Movement(EffectKind):
    """Movement points, spent at once or lost."""

    name: ClassVar[str] = "movement"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-PATH-1", "B-EFFECT-19")
    icon: ClassVar[str] = "movement"
    frames: ClassVar[tuple[type, ...]] = (SpendMovement,)
    decisions: ClassVar[tuple[str, ...]] = ("spend_movement",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return can_use_movement(w, seat)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(SpendMovement(seat, effect.n))

    def question(self, seat: int, said: EffectData) -> AnyFrame | None:
        return SpendMovement(seat, number_in(said, "n"))

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.PATH_START]
