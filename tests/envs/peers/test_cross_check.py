"""The same answers give the same game everywhere: library, environments and service."""

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pyspiel
import pytest

import mori
import mori.envs.gymnasium
import mori.envs.open_spiel
from mori.core.rng import SEED_LIMIT, seeded
from mori.envs import pettingzoo
from tests.server.running import Service, Socket, running, settings_in

TABLES = [("bitoku", 2), ("hitodama", 3)]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(settings_in(tmp_path_factory.mktemp("service"), bot_workers=1)) as started:
        yield started


def lane_seed(seed: int) -> tuple[int, int]:
    """The seed of the first game of a Gymnasium environment, and that of its lane."""
    lane = int(gym.utils.seeding.np_random(seed)[0].integers(2**63))
    rng = seeded(lane)
    return ((rng.next32() << 32) | rng.next32()) % SEED_LIMIT, lane


def played(game: str, players: int, seed: int) -> mori.Game:
    """A game played by the library at random."""
    found = mori.new_game(game, players=players, seed=seed)
    rng = random.Random(seed)
    while not found.is_over:
        found.apply(rng.choice(found.decisions[0].canonical))
    return found


def numbers_of(game: mori.Game) -> list[int]:
    """The answers of a game as numbers of choices."""
    encoder = game.rules.encoder()
    assert encoder is not None
    again, found = game.rewound(0), []
    for action, seat in zip(game.answers, game.answer_seats, strict=True):
        found.append(encoder.choices(again.state, seat, [action])[0])
        again.apply(action, seat)
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_answers_give_the_same_game(name: str, players: int, service: Service) -> None:
    seed, _ = lane_seed(5)
    game = played(name, players, seed)
    answers = numbers_of(game)

    env: Any = gym.make(f"mori/{name.title()}-v0", players=players, bots=None).unwrapped
    env.reset(seed=5)
    rewards: Any = None
    for answer in answers:
        *_, over, _, info = env.step(answer)
        rewards = info.get("rewards", rewards)
    assert over and env.table.position(0).digest() == game.digest()

    aec: Any = pettingzoo.env(name, players=players).unwrapped
    aec.reset(seed=1)
    aec.course.game = mori.new_game(name, players=players, seed=seed, facts=False)
    aec.agent_selection = aec.possible_agents[aec.course.game.decisions[0].seat]
    for answer in answers:
        aec.step(answer)
    assert aec.course.game.digest() == game.digest()
    assert np.allclose(list(aec.rewards.values()), rewards)

    with contextlib.ExitStack() as stack:
        made = service.make(name, ["me"] * players, seed=seed)
        sockets: list[Socket] = [stack.enter_context(made.join(s)) for s in range(players)]
        for step, (action, seat) in enumerate(zip(game.answers, game.answer_seats, strict=True)):
            sockets[seat].read_to(step)
            sockets[seat].answer(action.text)
    record = service.http.get(f"/api/tables/{made.id}/record", headers=made.headers(0))
    assert json.loads(record.content)["checks"] == game.record()["checks"]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_plays_the_game_of_its_deal(name: str, players: int) -> None:
    deal = 7
    game = played(name, players, deal)
    state = pyspiel.load_game(f"python_mori_{name}", {"players": players}).new_initial_state()
    state.apply_action(deal)
    for answer in numbers_of(game):
        state.apply_action(answer)
    assert state.is_terminal() and state.table.position.digest() == game.digest()


def test_records_written_here_are_read_there(tmp_path: Path) -> None:
    game = played("hitodama", 2, 3)
    path = tmp_path / "game.json"
    path.write_text(mori.write_record(game.record()), encoding="utf-8")
    assert mori.replay(path).digest() == game.digest()
