"""Writes the playthroughs of the games in OpenSpiel's form.

.research/bin/python -m tests.envs.playthroughs
"""

import gzip
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import mori.envs.open_spiel  # noqa: F401 - registers the games

for name in ("python_mori_bitoku", "python_mori_hitodama"):
    text = generate_playthrough.playthrough(f"{name}(players=2)", None, seed=7)
    path = Path(__file__).with_name(f"{name}.txt.gz")
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))  # 2 MB of tensors are 80 kB
