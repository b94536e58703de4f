"""Which net fits which rules. Reads descriptions of nets only, so it needs no numpy.

A net fits by the layout of its observations: version, sizes and the order of the ids of components.
The pack does not matter: a corrected card keeps its place, and the same net plays it. What the
net cannot know is that the card has changed, so people are told when nobody trained on their pack.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal
from zipfile import BadZipFile, ZipFile

from mori.bots.levels import levels_for
from mori.core.bot_level import NET
from mori.core.encoding import Encoder
from mori.core.errors import SetupError
from mori.core.registry import entry_of, plays_pack
from mori.core.rules import GameRules

FORMAT: Final = 1
NETS: Final = "nets"  # folder next to a game's modules
BEST: Final = "best"
DESCRIPTION: Final = "description"  # the array of a net file that holds its description
_MAGIC: Final = b"\x93NUMPY\x01\x00"  # of an array in a net file; the length of its header follows

# How well the bots that use a net know the components of a game.
# "trained": as well as possible; "untrained": a net plays, but was trained on other components;
# "rough": no net fits, so they use a rough worth.
BotFit = Literal["trained", "untrained", "rough"]


@dataclass(frozen=True)
class NetDescription:
    """What a net was trained for."""

    game: str
    fingerprint: str  # of the pack that it was trained on
    players: tuple[int, ...]  # at which it plays well enough
    layout_version: int
    features: int
    choices: int
    numbers: int
    ids: str  # digest of the ids of components in their order; "" in files made before

    @classmethod
    def of(cls, described: dict[str, Any]) -> "NetDescription":
        if described["format"] != FORMAT:
            raise ValueError(described["format"])
        return cls(
            game=described["game"],
            fingerprint=described["fingerprint"],
            players=tuple(described["players"]),
            layout_version=described["layout_version"],
            features=described["features"],
            choices=described["choices"],
            numbers=len(described["scales"]),
            ids=described.get("ids", ""),
        )

    def why_not(self, rules: GameRules, encoder: Encoder) -> str:
        """Why the net cannot play under these rules: "", "game", "layout", "pack" or "players"."""
        layout = encoder.layout
        if rules.game != self.game:
            return "game"
        mine = (self.layout_version, self.features, self.choices, self.numbers)
        if mine != (layout.version, layout.size, layout.choices, layout.numbers):
            return "layout"
        if self.ids and self.ids != layout.ids_digest():
            return "layout"
        if not self.ids and not self.was_trained_on(rules):
            return "pack"  # a file without ids: only its own pack certainly has the same ones
        return "" if rules.players in self.players else "players"

    def was_trained_on(self, rules: GameRules) -> bool:
        return plays_pack(rules, self.fingerprint)


def net_path(game: str, name: str = BEST) -> Path:
    """The file of a net that comes with a game. Raises SetupError if there is none."""
    folder = entry_of(game).folder
    path = None if folder is None else folder / NETS / f"{name}.npz"
    if path is None or not path.is_file():
        raise SetupError("no_net", {"game": game, "net": name})
    return path


def read_description(path: Path) -> NetDescription:
    """The description of a net file. Raises SetupError if the file is not one."""
    try:
        with ZipFile(path) as file:
            array = file.read(f"{DESCRIPTION}.npy")
        if not array.startswith(_MAGIC):
            raise ValueError(array[: len(_MAGIC)])
        start = len(_MAGIC) + 2
        header = int.from_bytes(array[start - 2 : start], "little")
        return NetDescription.of(json.loads(array[start + header :]))
    except (OSError, EOFError, BadZipFile, ValueError, LookupError, TypeError) as error:
        raise SetupError("broken_net", {"path": str(path)[-60:]}) from error


@lru_cache(maxsize=64)
def fit_of(rules: GameRules) -> BotFit:
    """How well the bots that use a net know the components of these rules.

    It is "trained", too, if no bot of the game uses a net.
    """
    levels = levels_for(rules.game, rules.players)
    if not any(level.mind == NET for level in levels):
        return "trained"
    encoder = rules.encoder()
    try:
        described = read_description(net_path(rules.game))
    except SetupError:
        return "rough"
    if encoder is None or described.why_not(rules, encoder):
        return "rough"
    return "trained" if described.was_trained_on(rules) else "untrained"
