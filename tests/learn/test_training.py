"""Training, small: what comes of a decision, the same net in PyTorch and numpy, a whole run."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mori
from mori.bots.net import WIN, Net
from mori.core.errors import SetupError
from mori.core.registry import load_rules
from mori.learn.lanes import ENDED, HEAD, LENGTH, OFFERED, SEAT, SHARES, SIDES, WHOLE
from mori.learn.tables import usual_tables

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install mori[train]")

from mori.learn.learner import Learner  # noqa: E402
from mori.learn.network import PolicyNet, Shape, outlook_of  # noqa: E402
from mori.learn.plan import Scales, TrainingPlan  # noqa: E402
from mori.learn.starting import read_start  # noqa: E402
from mori.learn.training import (  # noqa: E402
    CHECKPOINT,
    IMITATION_RATE,
    NET,
    TAUGHT_NET,
    WEIGHTS,
    Training,
    train,
)
from mori.learn.window import Window, lesson_from, turned  # noqa: E402

ROOM = 96


def small(players: tuple[int, ...] = (2, 3), **changes: object) -> TrainingPlan:
    values: dict[str, object] = {
        "game": "hitodama",
        "tables": tuple(usual_tables("hitodama", players)),
        "seconds": 2.0,
        "processes": 1,
        "lanes": 4,
        "imitation": 1.0,
        "imitation_times": 2,
        "width": 16,
        "layers": 1,
        "steps": 8,
        "batch": 64,
        "evaluation": 2,
        "league_every": 0.5,
    }
    return TrainingPlan(**(values | changes))  # type: ignore[arg-type]


def row(seat: int, sides: int, *, ended: bool = False, winner: int = 0) -> list[int]:
    head = [0] * HEAD
    head[SEAT], head[SIDES], head[ENDED] = seat, sides, int(ended)
    head[SHARES + winner] = WHOLE if ended else 0
    return head


def test_what_came_of_decisions_is_told_from_the_end_of_the_game() -> None:
    """Two seats in turn; the second wins. With full decay every decision is told so."""
    rows = [row(0, 2), row(1, 2), row(0, 2)]
    outlook = torch.full((1, 4, 3), 0.25)
    window = Window(
        [torch.tensor([each], dtype=torch.int16) for each in rows],
        [torch.zeros(1, dtype=torch.long)] * 3,
        [torch.zeros(1)] * 3,
        [outlook] * 3,
    )
    following = torch.tensor([row(1, 2, ended=True, winner=1)], dtype=torch.int16)
    lesson = lesson_from(window, following, outlook, Scales(10, 10), 1.0)
    own, other = lesson.targets[:, 0, WIN].tolist(), lesson.targets[:, 1, WIN].tolist()
    assert (own, other) == ([0.0, 1.0, 0.0], [1.0, 0.0, 1.0])
    assert [round(float(each), 4) for each in lesson.advantage] == pytest.approx(
        [
            (0 - 0.25) + 0.5 * (0 - 0.25) + 0.1 * (0 - 0.25),
            (1 - 0.25) + 0.5 * (0 - 0.25) + 0.1 * (0 - 0.25),
            (0 - 0.25) + 0.5 * (0 - 0.25) + 0.1 * (0 - 0.25),
        ]
    )
    # With no decay a decision is judged by the seat's own next outlook alone.
    lesson = lesson_from(window, following, outlook, Scales(10, 10), 0.0)
    assert lesson.targets[:, 0, WIN].tolist() == [0.25, 1.0, 0.0]


def test_sides_are_counted_from_the_seat_and_back() -> None:
    by_side = torch.arange(4.0).reshape(1, 4, 1)
    seat, sides = torch.tensor([2]), torch.tensor([3])
    seen = turned(by_side, seat, sides, back=False)
    assert seen.flatten().tolist() == [2, 0, 1, 3]
    assert turned(seen, seat, sides, back=True).equal(by_side)


def test_pytorch_and_numpy_make_the_same_of_a_decision(tmp_path: Path) -> None:
    training = Training(small((2,)), tmp_path)
    for values in training.net.parameters():
        torch.nn.init.normal_(values, std=0.1)
    training.net.seen[:] = True
    training.net.chosen[:] = True
    net = Net.load(training.export({}))
    game = mori.new_game("hitodama", players=2, seed=3, facts=False)
    encoder = load_rules("hitodama", 2).encoder()
    assert encoder is not None
    decision = game.decisions[0]
    choices = encoder.choices(game.state, decision.seat, decision.canonical)
    written = encoder.encode(game.state, decision.seat, choices)
    read = np.frombuffer(written, dtype="<i2")
    shape = training.net.shape
    line = np.full(HEAD + 2 * shape.choice_room + 300, 7, dtype=np.int16)  # 7: left from before
    line[LENGTH], line[OFFERED] = len(read), len(decision.canonical)
    line[HEAD : HEAD + len(choices)] = choices
    line[HEAD + 2 * shape.choice_room :][: len(read)] = read
    with torch.no_grad():
        wishes, raw = training.net.on_rows(torch.from_numpy(line[None]))
    chances = torch.softmax(wishes, 1)[0, : len(decision.canonical)].numpy()
    found = net.evaluate(written, choices)
    assert found.chances == pytest.approx(chances, abs=0.02)
    outlook = outlook_of(raw)[0].numpy()
    assert [side[WIN] for side in found.outlook] == pytest.approx(outlook[:, WIN], abs=0.02)
    assert float(wishes[0, len(decision.canonical) :].max()) < -1e8


def test_features_are_summed_and_wishes_are_of_two_rows() -> None:
    """On a CPU and on a GPU, each in its own way."""
    net = PolicyNet(Shape(50, 10, (1, 1), ROOM, 8, 1))
    features = torch.tensor([[3, 7, 0, 0], [9, 0, 0, 0]])
    assert torch.allclose(net.summed(features), net.summed_by_product(features))
    for values in net.parameters():
        torch.nn.init.normal_(values)
    choices = torch.zeros(2, ROOM, 2, dtype=torch.long)
    choices[0, :3] = torch.tensor([[1, 2], [3, 0], [4, 5]])
    choices[1, :2] = torch.tensor([[6, 0], [7, 8]])
    net.requires_grad_(False)
    hidden = torch.randn(2, 8)
    wishes = net.wishes(hidden, choices, torch.tensor([3, 2]))
    row = net.policy[4] + net.policy[5]
    assert float(wishes[0, 2]) == pytest.approx(
        float(row @ hidden[0] + net.policy_bias[4] + net.policy_bias[5]), abs=1e-4
    )
    alone = net.policy[6] @ hidden[1] + net.policy_bias[6]  # about nothing more
    assert float(wishes[1, 0]) == pytest.approx(float(alone), abs=1e-4)
    assert bool((wishes[1, 2:] < -1e8).all())


def test_imitation_ends_with_enough_decisions_and_learns_ever_more_carefully(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rates: list[float] = []
    learn = Learner.imitate

    def noted(learner: Learner, rows: object, likings: object) -> object:
        rates.append(learner.rates.learning)
        return learn(learner, rows, likings)

    monkeypatch.setattr(Learner, "imitate", noted)
    training = Training(small(imitation=60.0, imitation_most=40), tmp_path)
    training.imitate()
    assert 40 <= training.imitated < 48  # both halves of four lanes are watched in turn
    assert rates[0] == IMITATION_RATE and rates == sorted(rates, reverse=True)
    assert 0 < rates[-1] < IMITATION_RATE / 10
    assert training.net.seen.any() and training.net.chosen.any()  # else the net's file has nothing


def test_a_small_training_from_nothing_to_a_net_that_plays(tmp_path: Path) -> None:
    told: list[dict[str, float]] = []
    standings = train(small(), tmp_path, {"command": "test"}, told.append, resume=False)
    assert [each.players for each in standings] == [2, 3]
    assert all(each.games == 2 for each in standings)
    assert told[0]["imitated"] > 0
    net = Net.load(tmp_path / NET)
    assert net.described["made"]["command"] == "test" and net.described["made"]["decisions"] > 0
    taught = Net.load(tmp_path / TAUGHT_NET).described["made"]
    assert taught["command"] == "test" and taught["imitated"] == told[0]["imitated"]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    curve = json.loads((tmp_path / "curve.json").read_text())
    again = Training(small(seconds=1.0), tmp_path)
    again.resume(tmp_path / CHECKPOINT)
    assert again.curve == curve and len(again.league) == again.plan.league
    decisions = again.decisions
    again.play()
    assert again.decisions > decisions > 0


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A training of a second, with its folder."""
    training = Training(small(seconds=1.0), tmp_path_factory.mktemp("trained"))
    training.imitate()
    training.play()
    training.export({})
    return training


@pytest.mark.parametrize(("file", "apart"), [(WEIGHTS, 0.003), (NET, 0.02)])
def test_a_training_goes_on_from_a_file_with_the_same_net(
    trained: Training, tmp_path: Path, file: str, apart: float
) -> None:
    again = Training(small(), tmp_path)
    again.start_from(trained.folder / file)
    rows = rows_of_play(trained)
    with torch.no_grad():
        wishes, raw = trained.net.on_rows(rows)
        found, outlook = again.net.on_rows(rows)
    assert torch.allclose(torch.softmax(found, 1), torch.softmax(wishes, 1), atol=apart)
    assert torch.allclose(outlook, raw, atol=10 * apart)
    is_whole = file == WEIGHTS
    assert again.decisions == (trained.decisions if is_whole else 0)
    assert again.seconds == (trained.seconds if is_whole else 0)
    for met in ("seen", "chosen"):  # but for row 0, which is nothing
        assert getattr(again.net, met)[1:].equal(getattr(trained.net, met)[1:])


def test_a_net_of_another_width_is_copied(trained: Training, tmp_path: Path) -> None:
    wider = Training(small(width=24, layers=2, imitation=8.0, batch=1024), tmp_path)
    rows = rows_of_play(trained)
    taught = torch.softmax(trained.net.on_rows(rows)[0].detach(), 1)
    before = torch.softmax(wider.net.on_rows(rows)[0].detach(), 1)
    wider.start_from(trained.folder / WEIGHTS)
    after = torch.softmax(wider.net.on_rows(rows)[0].detach(), 1)
    assert float((after - taught).abs().mean()) < 0.6 * float((before - taught).abs().mean())
    assert wider.curve[-1]["copied"] > 0


def test_weights_for_another_game_or_of_something_else_are_refused(
    trained: Training, tmp_path: Path
) -> None:
    weights = trained.folder / WEIGHTS
    layout = trained.layout
    for game, path, code in (
        ("bitoku", weights, "unfit_net"),
        ("hitodama", trained.folder / "curve.json", "broken_net"),
        ("hitodama", tmp_path / "nowhere.npz", "broken_net"),
    ):
        with pytest.raises(SetupError) as caught:
            read_start(path, game, layout, ROOM)
        assert caught.value.code == code


def test_stages_share_one_schedule(trained: Training, tmp_path: Path) -> None:
    """The second of two equal stages learns as carefully from its start as the first at its end."""
    rates: list[float] = []
    second = Training(small(seconds=1.0, schedule=2 * trained.seconds), tmp_path)
    second.start_from(trained.folder / WEIGHTS)
    second.report = lambda _: None
    set_rates = second.set_rates

    def noted(share: float) -> None:
        set_rates(share)
        rates.append(second.learner.rates.learning)

    second.set_rates = noted  # type: ignore[method-assign]
    second.play()
    assert rates and max(rates) <= 0.53 * second.plan.learning
    assert rates == sorted(rates, reverse=True)


def rows_of_play(training: Training) -> Any:
    """Some rows of games that a training's net plays."""
    with training.games(teaches=False) as games:
        rows = torch.from_numpy(games.wait(0).rows.copy())
        games.wait(1)
    return rows
