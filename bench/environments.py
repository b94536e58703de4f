"""Steps a second through each environment, beside those of other frameworks, in one run.

make bench-research ARGS="--seconds 2 --rounds 3"

Random legal play. A step is one decision, of the learner or, where it plays against a random bot,
with the bot's own; observations are `compact` unless the name says otherwise. Time is the processor
time of this process; all take turns in short rounds, and a figure is the median of its rounds.
"""

import argparse
import json
import random
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import connect_four_v3

import mori
import mori.envs.gymnasium
import mori.envs.open_spiel
from mori.core.game import start_game
from mori.core.registry import load_rules
from mori.envs import pettingzoo
from mori.envs.observations import Seen

LANES = 64
PEER = Path(__file__).with_name("peers") / "catanatron_gym_peer.py"
BENCH_PYTHON = Path(__file__).parents[1] / ".bench" / "bin" / "python"

Steps = Iterator[int]  # each item is how many steps have just been made


def first_of(mask: Any) -> int:
    """A legal choice at random."""
    choices = np.flatnonzero(mask)
    return int(choices[random.randrange(len(choices))])


def engine(game: str, players: int, observes: str = "") -> Steps:
    """The engine from a loop of Python, with or without an observation and a mask a decision."""
    rules = load_rules(game, players)
    seen = Seen(rules, "compact" if observes == "compact" else "sparse") if observes else None
    while True:
        now = start_game(rules, random.randrange(2**60), ["bot"] * players, False)
        steps = 0
        while not now.is_over:
            decision = now.decisions[0]
            if seen is not None:
                seen.mask(seen.choices(now, decision.seat))
                seen.observation(now, decision.seat)
            now.choose(decision, random.choice(decision.canonical))
            steps += 1
        yield steps


def aec(env: Any) -> Steps:
    while True:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else first_of(observation["action_mask"]))
            steps += not over
        yield steps


def single(name: str, **how: Any) -> Steps:
    env = gym.make(name, disable_env_checker=True, **how)
    while True:
        _, info = env.reset()
        over, steps = False, 0
        while not over:
            _, _, over, _, info = env.step(first_of(info["action_mask"]))
            steps += 1
        yield steps


def vector(name: str, **how: Any) -> Steps:
    envs = gym.make_vec(name, num_envs=LANES, **how)
    _, info = envs.reset()
    while True:
        # Gumbel's way to a legal choice at random, for all lanes at once, would cost more than
        # the step: the first of a random start will do.
        masks = info["action_mask"]
        start = random.randrange(masks.shape[1])
        rolled = np.concatenate([masks[:, start:], masks[:, :start]], axis=1)
        actions = (rolled.argmax(axis=1) + start) % masks.shape[1]
        _, _, _, _, info = envs.step(actions)
        yield LANES


def spiel(game: Any, look: Callable[[Any], None] | None = None) -> Steps:
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[random.randrange(len(outcomes))][0])
                continue
            if look is not None:
                look(state)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        yield steps


def observed(game: Any) -> Steps:
    """With an observer, which fills an array that is made once: OpenSpiel's way for learners."""
    observer = make_observation(game)
    return spiel(game, lambda state: observer.set_from(state, state.current_player()))


def native(game: Any) -> Steps:
    return spiel(game, lambda state: state.observation_tensor(state.current_player()))


def measures() -> dict[str, Steps]:
    """All that is measured here."""
    found: dict[str, Steps] = {}
    for game, players in (("bitoku", 2), ("bitoku", 4), ("hitodama", 2)):
        name = f"{game} {players}"
        id = f"mori/{game.title()}-v0"
        found[f"engine, {name}"] = engine(game, players)
        for kind in ("compact", "sparse"):
            found[f"engine + {kind} row, {name}"] = engine(game, players, kind)
            found[f"vector of {LANES}, {kind}, {name}"] = vector(
                id, players=players, bots=None, observation=kind, copy=False
            )
        found[f"pettingzoo, {name}"] = aec(pettingzoo.env(game, players=players))
        found[f"gymnasium, every seat, {name}"] = single(id, players=players, bots=None)
        found[f"gymnasium, against random, {name}"] = single(id, players=players)
        spiel_game = pyspiel.load_game(f"python_mori_{game}", {"players": players})
        found[f"openspiel, {name}"] = spiel(spiel_game)
        found[f"openspiel, observer, {name}"] = observed(spiel_game)
    found["gymnasium, bitoku alone"] = single("mori/Bitoku-v0", players=1)
    backgammon = pyspiel.load_game("backgammon")
    found["peer: pettingzoo connect four"] = aec(connect_four_v3.env())
    found["peer: openspiel backgammon"] = spiel(backgammon)
    found["peer: openspiel backgammon, tensor"] = native(backgammon)
    found["peer: openspiel backgammon, observer"] = observed(backgammon)
    return found


def round_of(steps: Steps, seconds: float) -> float:
    """Steps a second, for about so long."""
    made, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        made += next(steps)
    return made / spent


def catanatron(seconds: float) -> float:
    """The same of Catanatron's Gymnasium environment, in a process of its own."""
    command = [str(BENCH_PYTHON), str(PEER), str(seconds)]
    return float(json.loads(subprocess.run(command, capture_output=True, check=True).stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    all_measures = measures()
    figures: dict[str, list[float]] = {name: [] for name in all_measures}
    has_catanatron = BENCH_PYTHON.is_file()
    if has_catanatron:
        figures["peer: catanatron gymnasium, against random"] = []
    for steps in all_measures.values():
        next(steps)
    for _ in range(asked.rounds):
        for name, steps in all_measures.items():
            figures[name].append(round_of(steps, asked.seconds))
        if has_catanatron:
            figures["peer: catanatron gymnasium, against random"].append(catanatron(asked.seconds))
    medians = {name: round(statistics.median(found)) for name, found in figures.items()}
    if asked.json:
        print(json.dumps({"engine": mori.engine_kind(), "steps_per_second": medians}, indent=1))
        return
    print(f"steps a second of processor time, {mori.engine_kind()} engine")
    for name, figure in medians.items():
        print(f"{figure:>10,}  {name}")


if __name__ == "__main__":
    main()
