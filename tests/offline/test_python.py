"""The Python of the folder for static hosts plays the same games, and its nets say the same."""

import json
import subprocess
from pathlib import Path
from shutil import which
from typing import Any, Final

import pytest

import mori
from mori.bots.fit import net_path
from mori.bots.knowledge import Adaptation
from mori.bots.net import Net
from mori.core.record import read_record
from mori.core.registry import load_rules
from mori.core.rng import seeded
from mori.lab.study.varying import vary
from tests.golden import RECORDS
from tests.offline.walk import walked
from tests.web.static_host import FOLDER

HERE: Final = Path(__file__).resolve().parent
WEB: Final = HERE.parents[1] / "web"
ESBUILD: Final = WEB / "node_modules" / ".bin" / "esbuild"
WALKS: Final = [("bitoku", 1, 3), ("bitoku", 2, 5), ("bitoku", 4, 7), ("hitodama", 2, 5),
                ("hitodama", 4, 9)]  # fmt: skip
SAMPLED: Final = (
    "bitoku-1-greedy-merciless", "bitoku-2-random-wide", "bitoku-3-mixed-harder",
    "hitodama-2-greedy", "hitodama-3-random-wide", "hitodama-4-greedy",
)  # fmt: skip
ROWS: Final = 40
NETS: Final = ("bitoku", "hitodama")

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").is_file() or which("node") is None,
    reason="no dist/offline: make offline",
)

SCRIPT: Final = """
import json
from array import array
from pathlib import Path

from js import makeNet
from walk import replayed, walked

from mori.bots.fit import net_path
from mori.bots.knowledge import Adaptation
from mori.core.record import read_record
from mori.server.browser.nets import read_net

asked = json.loads(Path("/tests/asked.json").read_text())
told = {
    "walks": [walked(*walk) for walk in asked["walks"]],
    "replayed": [replayed(read_record(text)) for text in asked["records"]],
    "nets": {},
    "adapted": {},
}
for game, rows in asked["rows"].items():
    net = read_net(net_path(game), makeNet)
    many = net.evaluate_many([bytes.fromhex(row) for row, _ in rows], [each for _, each in rows])
    told["nets"][game] = [[found.chances, found.outlook] for found in many]
    if game in asked["adaptations"]:
        net = net.adapted(Adaptation(*asked["adaptations"][game]))
        read, offered = [bytes.fromhex(row) for row, _ in rows], [each for _, each in rows]
        many = net.evaluate_many(read, offered)
        told["adapted"][game] = [[found.chances, found.outlook] for found in many]
json.dumps(told)
"""


def rows_of(game_name: str) -> list[tuple[bytes, list[int]]]:
    """What a net would be asked in a game at random."""
    game = mori.new_game(game_name, players=2, seed=6)
    encoder = game.rules.encoder()
    assert encoder is not None
    rng = seeded(8)
    found: list[tuple[bytes, list[int]]] = []
    while not game.is_over and len(found) < ROWS:
        decision = game.decisions[0]
        state = game.state
        offered = encoder.choices(state, decision.seat, decision.canonical)
        found.append((encoder.encode(state, decision.seat, offered), offered))
        game.apply(decision.actions[rng.below(len(decision.actions))])
    return found


def adaptations(folder: Path) -> dict[str, Adaptation]:
    """How the nets that know what components do adapt to a pack with changed faces."""
    found: dict[str, Adaptation] = {}
    for game in NETS:
        knowledge = Net.load(net_path(game)).knowledge
        if knowledge is not None:
            vary(game, 50, 5, folder / game)
            encoder = load_rules(game, 2, pack=folder / game).encoder()
            assert encoder is not None
            found[game] = knowledge.adaptation(encoder, 2)
    return found


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the browser's Python answers to all that is asked here: it takes seconds to start."""
    folder = tmp_path_factory.mktemp("python")
    net, script = folder / "net.mjs", folder / "script.py"
    source = WEB / "src" / "offline" / "python_net.ts"
    command = [str(ESBUILD), str(source), "--bundle", "--format=esm", f"--outfile={net}"]
    subprocess.run([*command, "--log-level=error"], check=True)
    asked = {
        "walks": WALKS,
        "records": [(RECORDS / f"{name}.json").read_text("utf-8") for name in SAMPLED],
        "adaptations": {
            game: [found.rows, found.traits, found.amounts, found.choices_from]
            for game, found in adaptations(folder).items()
        },
        "rows": {game: [[row.hex(), each] for row, each in rows_of(game)] for game in NETS},
    }
    (folder / "asked.json").write_text(json.dumps(asked))
    (folder / "walk.py").write_text((HERE / "walk.py").read_text("utf-8"))
    script.write_text(SCRIPT)
    command = ["node", str(HERE / "python.mjs"), str(FOLDER), str(net), str(folder), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_games_at_random_are_the_same(told: dict[str, Any]) -> None:
    for walk, found in zip(WALKS, told["walks"], strict=True):
        assert found == walked(*walk), walk


def test_recorded_games_follow(told: dict[str, Any]) -> None:
    for name, found in zip(SAMPLED, told["replayed"], strict=True):
        record = read_record((RECORDS / f"{name}.json").read_bytes())
        assert found == mori.replay(record).digest(), name


@pytest.mark.parametrize("game", NETS)
def test_nets_say_what_numpy_says(told: dict[str, Any], game: str) -> None:
    net = Net.load(net_path(game))
    rows = rows_of(game)
    expected = net.evaluate_many([row for row, _ in rows], [offered for _, offered in rows])
    for (chances, outlook), known in zip(told["nets"][game], expected, strict=True):
        assert chances == pytest.approx(known.chances, abs=1e-4)
        assert chances.index(max(chances)) == known.chances.index(max(known.chances))
        for mine, theirs in zip(outlook, known.outlook, strict=True):
            assert mine == pytest.approx(theirs, abs=1e-2)


def test_nets_adapt_to_a_corrected_pack_as_in_numpy(told: dict[str, Any], tmp_path: Path) -> None:
    """The net of Bitoku knows what components do."""
    assert "bitoku" in told["adapted"]
    for game, adaptation in adaptations(tmp_path).items():
        assert adaptation
        net = Net.load(net_path(game)).adapted(adaptation)
        rows = rows_of(game)
        expected = net.evaluate_many([row for row, _ in rows], [offered for _, offered in rows])
        assert told["adapted"][game] != told["nets"][game]
        for (chances, outlook), known in zip(told["adapted"][game], expected, strict=True):
            assert chances == pytest.approx(known.chances, abs=1e-4)
            for mine, theirs in zip(outlook, known.outlook, strict=True):
                assert mine == pytest.approx(theirs, abs=1e-2)
