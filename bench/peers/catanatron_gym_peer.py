"""Steps a second through Catanatron's Gymnasium environment, against its random bot.

It runs in .bench, an environment of its own: it needs an older Gymnasium than Mori's.
"""

import json
import random
import sys
import time

import catanatron_gym  # noqa: F401 - registers the environment
import gymnasium as gym


def main() -> None:
    env = gym.make("catanatron_gym:catanatron-v1")
    made, started = 0, time.process_time()
    while (spent := time.process_time() - started) < float(sys.argv[1]):
        _, info = env.reset()
        over = False
        while not over:
            _, _, ended, cut, info = env.step(random.choice(info["valid_actions"]))
            over = ended or cut
            made += 1
    print(json.dumps(made / spent))


main()
