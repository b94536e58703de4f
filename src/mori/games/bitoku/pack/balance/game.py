"""Balance of the board's rows and paths, and of a typical game as a whole."""

from typing import Final

from mori.content import Reading, Where
from mori.games.bitoku.pack.balance.worth import Worth
from mori.games.bitoku.pack.design.tools import check_band
from mori.games.bitoku.pack.schema.face import Face
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.wisdom import WisdomBranch, WisdomPath

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
    _check_ledger(pack, reading)


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


def _check_ledger(pack: BitokuPack, reading: Reading) -> None:
    """A typical game with three players adds up to what the examples score."""
    place = Where("values.toml", "", "ledger")
    lines = pack.values.ledger
    play = sum(line.count * line.vp for line in lines if line.part == "play")
    if check_band(place, "vp_in_play", play, IN_PLAY, reading):
        total = sum(line.count * line.vp for line in lines)
        check_band(place, "vp_in_all", total, IN_ALL, reading)
