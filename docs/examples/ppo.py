"""Train PPO for five minutes, then play 200 games: pip install "mori[research]" sb3-contrib"""

import time

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

import mori.envs.gymnasium  # noqa: F401 - registers the environments

TABLE = {"players": 2, "bots": "random", "seat": None, "mask": False}


class FiveMinutes(BaseCallback):
    def _on_training_start(self) -> None:
        self.end = time.monotonic() + 300

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


envs = make_vec_env("mori/Hitodama-v0", 16, seed=1, env_kwargs=TABLE | {"reward": "margin"})
envs = VecNormalize(envs, norm_obs=False, gamma=0.999)
model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=512, gamma=0.999, seed=1)
model.learn(10**9, callback=FiveMinutes())
env, wins, losses, ahead = gymnasium.make("mori/Hitodama-v0", reward="margin", **TABLE), 0, 0, 0
for seed in range(200):
    (observation, info), over, reward = env.reset(seed=seed), False, 0.0
    while not over:
        action, _ = model.predict(observation, action_masks=info["action_mask"])
        observation, reward, over, _, info = env.step(action)
    winners = env.unwrapped.table.lanes.results[0].winners
    wins, losses = wins + (info["seat"] in winners), losses + (1 - info["seat"] in winners)
    ahead += reward
print(f"wins {wins}, losses {losses} of 200 games, {ahead / 200:+.1f} points ahead")
