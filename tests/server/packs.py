"""Packs of an owner: copies of Mori's own with a changed value and title."""

import shutil
from pathlib import Path

import mori

TITLE = "Our box, corrected"
PACKS = Path(mori.__file__).parent / "games"
BERRIES = '{ rank = 1, kind = "plus", gain = { berry = 3 } }'  # with two players


def copied(game: str, target: Path) -> Path:
    """A copy of Mori's own pack."""
    return Path(shutil.copytree(PACKS / game / "data", target))


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")


def hitodama_pack(target: Path, berries: int = 4, title: str = TITLE) -> Path:
    """A pack whose best space of berries gives another number of them with two players."""
    pack = copied("hitodama", target)
    change(pack / "hitodama.toml", 'title = "Hitodama"', f'title = "{title}"')
    change(pack / "hitodama.toml", BERRIES, BERRIES.replace("3", str(berries)))
    return pack


def bitoku_pack(target: Path, title: str = TITLE) -> Path:
    """A pack whose first Kappa gives wood instead of jade."""
    pack = copied("bitoku", target)
    change(pack / "pack.toml", 'game = "bitoku"\n', f'game = "bitoku"\ntitle = "{title}"\n')
    change(pack / "yokai.toml", 'resource = "jade", n = 1', 'resource = "wood", n = 1')
    return pack
