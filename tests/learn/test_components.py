"""Training on changed packs: what a net learns of components, and how it plays a corrected pack."""

from pathlib import Path

import numpy as np
import pytest

from mori.bots.knowledge import changes
from mori.bots.net import Net
from mori.core.registry import load_rules
from mori.lab.study.varying import vary
from mori.learn.lanes import HEAD, LENGTH, OFFERED, TABLE, VARIANT, Lanes
from mori.learn.tables import usual_tables

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install mori[train]")

from mori.learn.plan import TrainingPlan  # noqa: E402
from mori.learn.starting import read_start  # noqa: E402
from mori.learn.training import Training  # noqa: E402

ROOM = 96
GAMES = [("bitoku", 2), ("bitoku", 1), ("hitodama", 3)]


def plan_with(game: str, players: int, pack: Path) -> TrainingPlan:
    tables = tuple(usual_tables(game, (players,)))
    return TrainingPlan(game, tables, 1.0, width=16, layers=1, processes=1, packs=(str(pack),))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_numpy_adapts_a_net_as_pytorch_learnt_it(game: str, players: int, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    assert vary(game, 50, 3, pack)
    training = Training(plan_with(game, players, pack), tmp_path / "out")
    for values in training.net.parameters():
        torch.nn.init.normal_(values, std=0.1)
    training.net.seen[:] = True
    training.net.chosen[:] = True
    rules = load_rules(game, players, pack=pack)
    encoder = rules.encoder()
    assert encoder is not None
    own = Net.load(training.export({}))
    net = own.for_components(encoder, players)
    width = HEAD + 2 * ROOM + len(encoder.layout.scales) + 304
    rows, answers = np.zeros((1, width), np.int16), np.zeros(1, np.int16)
    memory = rows.data.cast("B"), answers.data
    lanes = Lanes([[rules]], [0], *memory, ROOM, width, 7)
    lanes.variants = {rules: 1}
    lanes.begin()
    differing = 0
    for _ in range(60):
        head = rows[0]
        offered = int(head[OFFERED])
        assert (head[VARIANT], head[TABLE]) == (1, 0)
        choices = head[HEAD : HEAD + 2 * offered].tolist()
        read = head[HEAD + 2 * ROOM : HEAD + 2 * ROOM + int(head[LENGTH])].tobytes()
        with torch.no_grad():
            wishes, _ = training.net.on_rows(torch.from_numpy(rows).to(training.device))
        expected = torch.softmax(wishes[0, :offered], 0).tolist()
        # A net that plays has weights of 8 bits.
        assert net.evaluate(read, choices).chances == pytest.approx(expected, abs=0.05)
        told = own.evaluate(read, choices).chances
        differing += told != pytest.approx(net.evaluate(read, choices).chances, abs=1e-6)
        answers[0] = offered - 1
        lanes.step()
    assert differing > 30


def test_a_net_stays_as_it_is_on_its_own_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    vary("hitodama", 20, 1, pack)
    training = Training(plan_with("hitodama", 2, pack), tmp_path / "out")
    torch.nn.init.normal_(training.net.traits)
    net = Net.load(training.export({}))
    encoder = load_rules("hitodama", 2).encoder()
    assert encoder is not None and net.knowledge is not None
    assert net.for_components(encoder, 2) is net
    assert changes(net.knowledge.known[2], encoder.traits()) == {}


def test_training_goes_on_with_what_is_known_of_traits(tmp_path: Path) -> None:
    pack, other = tmp_path / "pack", tmp_path / "other"
    vary("hitodama", 50, 1, pack)
    vary("hitodama", 50, 2, other)
    first = Training(plan_with("hitodama", 2, pack), tmp_path / "first")
    torch.nn.init.normal_(first.net.traits)
    second = Training(plan_with("hitodama", 2, other), tmp_path / "second")
    first.save()
    second.start_from(tmp_path / "first" / "weights.npz")
    assert first.components is not None and second.components is not None
    before = dict(zip(first.components.rows(), first.net.traits.tolist(), strict=True))
    after = dict(zip(second.components.rows(), second.net.traits.tolist(), strict=True))
    shared = before.keys() & after.keys()
    assert shared
    for each in shared:
        assert after[each] == pytest.approx(before[each], abs=1e-2)
    start = read_start(tmp_path / "first" / "weights.npz", "hitodama", second.layout, ROOM)
    assert start.traits.keys() == before.keys()
