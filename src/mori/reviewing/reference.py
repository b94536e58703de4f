"""What strong players make at a table, by category: recorded games of the strongest level.

The figures are in `strong.toml` in the folder of each game; `python -m bench.strong` writes them.
"""

import tomllib
from functools import cache
from typing import Final

from mori.core.registry import entry_of

FILE: Final = "strong.toml"


@cache
def usual_points(game: str, players: int) -> dict[str, tuple[float, float]]:
    """For each category mean and standard deviation; empty if nobody recorded any."""
    folder = entry_of(game).folder
    if folder is None or not (folder / FILE).is_file():
        return {}
    data = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    table = data.get("players", {}).get(str(players), {})
    return {
        name: (float(mean), float(spread))
        for name, (mean, spread) in table.get("points", {}).items()
    }
