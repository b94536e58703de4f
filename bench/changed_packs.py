"""How much strength the bots lose on packs whose faces are changed.

`python -m bench.changed_packs bitoku --players 2` plays, for each share of changed faces, several
random packs (`mori pack vary`): `cedar`, which knows what components do, against the same net that
knows them by their ids alone. With `--net FILE --pack FOLDER`, it plays `cedar` against a net that
was trained on that pack (`mori train --from … --packs … --pack-share 100`). All bots play the
preferred choice, without search. A line of JSON for each; Elo above 0 is in favour of `cedar`.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from mori.lab import play_arena
from mori.lab.arena.rating import elo_of, wilson
from mori.lab.study.varying import vary

FIRST_SEED: Final = 660_000  # packs and deals of their own
PACKS: Final = 4  # of each share


def told(
    game: str, players: int, pack: Path, rival: str, games: int, jobs: int
) -> tuple[float, float]:
    """The share of wins of `cedar` from both sides of the table, and its lead in points."""
    found = play_arena(
        game,
        players=players,
        games=games,
        seed=FIRST_SEED,
        bots=["cedar", f"bench.yardsticks:{rival}"],
        jobs=jobs,
        pack=pack,
    )
    pair = found.pairs[0]
    return pair.share, pair.margin


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--shares", default="5,20,50", help="percentages of changed faces")
    parser.add_argument("--games", type=int, default=100, help="for each pack")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--net", type=Path, help="a net trained on the pack")
    parser.add_argument("--pack", type=Path)
    asked = parser.parse_args()
    if asked.net is not None:
        os.environ["MORI_NET"] = str(asked.net.resolve())
        share, margin = told(
            asked.game, asked.players, asked.pack, "Given", asked.games, asked.jobs
        )
        show("trained on it", asked.games, share, asked.players, margin)
        return
    for percentage in map(int, asked.shares.split(",")):
        shares, margins = [], []
        with tempfile.TemporaryDirectory() as folder:
            for number in range(PACKS):
                pack = Path(folder, str(number))
                vary(asked.game, percentage, FIRST_SEED + number, pack)
                share, margin = told(
                    asked.game, asked.players, pack, "Unadapted", asked.games, asked.jobs
                )
                shares.append(share)
                margins.append(margin)
        share, margin = sum(shares) / PACKS, sum(margins) / PACKS
        show(f"{percentage} % changed", PACKS * asked.games, share, asked.players, margin)


def show(name: str, games: int, share: float, players: int, margin: float) -> None:
    elo, low, high = (
        round(elo_of(each, players, games)) for each in (share, *wilson(share, games))
    )
    found = {"pack": name, "games": games, "share": round(share, 3), "elo": elo}
    print(json.dumps(found | {"low": low, "high": high, "points": round(margin, 1)}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
