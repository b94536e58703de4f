"""Where a pack departs from the design of the reconstruction, or is out of balance.

    python -m tests.games.bitoku.reconstruction [PACK]

Without a pack: Mori's own. The pack must be one that can be played (`mori pack check`).
"""

import sys
from pathlib import Path

from mori.games.bitoku.loading.rules import read
from mori.games.bitoku.pack.load import load_pack
from tests.games.bitoku.reconstruction.check import departures
from tests.games.bitoku.reconstruction.values import read_values


def main(arguments: list[str]) -> int:
    pack = load_pack(read(Path(arguments[0]) if arguments else None))
    found = departures(pack, read_values())
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
