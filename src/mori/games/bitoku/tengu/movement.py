"""The Tengu's movement points (B-TENGU-MP), and the location actions that may bring some."""

from mori.games.bitoku.effects.bitoku_cards import can_step_bitoku
from mori.games.bitoku.effects.paths import sleeps_on
from mori.games.bitoku.options import TENGU_BEST_LIGHT
from mori.games.bitoku.table.codes import N_MAIN, STAIRS
from mori.games.bitoku.table.state import NOBODY, NONE, TENGU
from mori.games.bitoku.table.tables import Branch
from mori.games.bitoku.tengu.actions import act
from mori.games.bitoku.tengu.pieces import TenguCard
from mori.games.bitoku.tengu.terms import location_of
from mori.games.bitoku.tengu.writer import SoloWriter


def resolve_location(w: SoloWriter, card: TenguCard, region: int) -> None:
    """A location action with all that follows from it."""
    points = act(w, card, region)
    w.pause()
    spend(w, points, "at_stairs" if region == STAIRS else "combined_pair")


def spend(w: SoloWriter, points: int, why: str) -> None:
    """Spend MP at once, one by one, each resolved before the next (B-TENGU-MP-1)."""
    if points and w.facts is not None:
        w.tell("tengu_movement", {"count": points, "why": f"tenguwhy:{why}"})
    for _ in range(points):
        spend_one(w)
        w.pause()


def spend_one(w: SoloWriter) -> None:
    if can_step_bitoku(w, TENGU):
        w.complete_bitoku(TENGU)  # B-TENGU-MP-2: its action is ignored
        return
    source = pilgrim_to_move(w)
    if source >= 0:
        move_pilgrim(w, source)  # B-TENGU-MP-3
    elif w.state.available[TENGU]:
        w.start_pilgrimage(TENGU, start_of_pilgrimage(w))  # B-TENGU-MP-7
    else:
        w.tell("tengu_movement_lost", {})


def pilgrim_to_move(w: SoloWriter) -> int:
    """The main space of the foremost awake Pilgrim that can move, or -1 (BR-141)."""
    best = -1
    for node in w.tables.nodes:
        if node.kind != N_MAIN or not w.state.main_pilgrims[node.index * w.tables.players + TENGU]:
            continue
        if not can_move(w, node.index):
            continue
        if best < 0 or node.steps > w.tables.nodes[best].steps:
            best = node.index
    return best


def can_move(w: SoloWriter, source: int) -> bool:
    return w.tables.nodes[source].next_main >= 0 or branch_to_enter(w, source) is not None


def branch_to_enter(w: SoloWriter, source: int) -> Branch | None:
    """The branch a Pilgrim enters from its fork, Illuminations first (B-TENGU-MP-4, -5)."""
    for want_gate in (False, True):
        for index in w.tables.nodes[source].branches:
            branch = w.tables.branches[index]
            if branch.is_gate != want_gate or best_space(w, branch) < 0:
                continue
            if want_gate or not w.options.on(TENGU_BEST_LIGHT) or is_best_light(w, branch):
                return branch
    return None


def best_space(w: SoloWriter, branch: Branch) -> int:
    """The free space with the most VP on a branch that has no Tengu Pilgrim, or -1 (BR-139)."""
    if sleeps_on(w, TENGU, branch.index):
        return -1
    best = -1
    for space in branch.spaces:  # from the fork, whose nearer space stays among equals (BR-144)
        if w.state.branch_pilgrim[space] == NOBODY and (
            best < 0 or w.tables.nodes[space].vp > w.tables.nodes[best].vp
        ):
            best = space
    return best


def is_best_light(w: SoloWriter, branch: Branch) -> bool:
    """BR-138, other reading: no Illumination open to the Tengu has a better free space."""
    own = w.tables.nodes[best_space(w, branch)].vp
    for other in w.tables.branches:
        if not other.is_gate:
            space = best_space(w, other)
            if space >= 0 and w.tables.nodes[space].vp > own:
                return False
    return True


def move_pilgrim(w: SoloWriter, source: int) -> None:
    branch = branch_to_enter(w, source)
    if branch is None:
        # B-TENGU-MP-6: bridges are ignored.
        w.walk_pilgrim(TENGU, source, w.tables.nodes[source].next_main, False)
        return
    target = best_space(w, branch)
    w.walk_pilgrim(TENGU, source, target, True)
    points = w.tables.nodes[target].vp
    if points:
        w.tell("tengu_path_doubled", {"points": points})
    w.score(TENGU, 2 * points, "paths")  # no Amulets (B-TENGU-SETUP-9)
    if branch.is_gate:
        resolve_extra_card(w)


def start_of_pilgrimage(w: SoloWriter) -> int:
    """The fork of the farthest gate it has reached, or the first main space (B-TENGU-MP-7)."""
    best = w.tables.entries[0]
    for branch in w.tables.branches:
        is_reached = branch.is_gate and sleeps_on(w, TENGU, branch.index)
        if is_reached and w.tables.nodes[branch.fork].steps > w.tables.nodes[best].steps:
            best = branch.fork
    return best


def resolve_extra_card(w: SoloWriter) -> None:
    """A card of the Tengu deck acts as if it were the Active one (B-TENGU-MP-8, BR-142)."""
    index = w.draw_tengu_card()
    if index == NONE:
        w.tell("tengu_no_extra_card", {})
        return
    card = w.card(index)
    if w.facts is not None:
        w.tell("tengu_extra_card", {"card": w.card_ref(card)})
    resolve_location(w, card, location_of(w, card))
    w.discard_tengu_card(index)
