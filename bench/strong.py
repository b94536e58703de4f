"""Writes what strong players make at each table, by category: `strong.toml` of each game.

    python -m bench.strong --games 60

The net plays every seat; reviews show the figures beside a player's points.
"""

import argparse
import math
import os
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import mori
from mori.bots.comparison import evaluator_for
from mori.bots.playouts import AT_ONCE, Ending, played_on
from mori.core.position import Position
from mori.core.registry import entry_of
from mori.reviewing.reference import FILE

FIRST_SEED: Final = 880_000
HEAD: Final = """\
# What strong players make, by category: mean and standard deviation of a seat's points in games of
# the net against itself. Written by `python -m bench.strong`.
"""


def endings(game: str, players: int, games: int) -> list[Ending]:
    started: list[Position] = [
        mori.new_game(game, players=players, seed=FIRST_SEED + number, facts=False)
        for number in range(games)
    ]
    found: list[Ending] = []
    evaluator = evaluator_for(started[0].rules)
    for first in range(0, games, AT_ONCE):
        found += played_on(evaluator, started[first : first + AT_ONCE])
    return found


def table(game: str, players: int, games: int) -> str:
    accounts = [seat for each in endings(game, players, games) for seat in each.points[:players]]
    lines = [f"[players.{players}]", f"games = {games}", "", f"[players.{players}.points]"]
    for category in accounts[0]:
        points = [account[category] for account in accounts]
        mean = sum(points) / len(points)
        spread = math.sqrt(sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1))
        lines.append(f"{category} = [{mean:.1f}, {spread:.1f}]")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    for game in mori.game_names():
        entry = entry_of(game)
        assert entry.folder is not None
        parts = [table(game, players, asked.games) for players in entry.player_counts()]
        (entry.folder / FILE).write_text(HEAD + "\n" + "\n".join(parts), encoding="utf-8")
        print(entry.folder / FILE, flush=True)


if __name__ == "__main__":
    main()
