"""Which packs a command is about, and what checking one finds."""

from dataclasses import dataclass
from pathlib import Path

from mori import ContentError, SetupError, game_names
from mori.content import RawPack, read_pack, require_game
from mori.core.errors import Problem
from mori.core.registry import entry_of
from mori.lab import Departure, departures


@dataclass(frozen=True)
class CheckedPack:
    """What checking a pack found. `departures` are no mistakes."""

    source: "PackSource"
    fingerprint: str  # of what is played; "" for a pack that cannot be
    digest: str  # of the files; "" for a pack that could not even be read
    problems: list[Problem]
    departures: list[Departure]


@dataclass(frozen=True)
class PackSource:
    """A pack on disk and the game it is for, "" where that is still to be found out."""

    path: Path
    game: str
    is_own: bool

    def read(self) -> RawPack:
        return read_pack(self.path)

    def check(self) -> CheckedPack:
        """Everything that is wrong with the pack, and where it departs from the rulebook."""
        source = self
        digest = ""
        differences: list[Departure] = []
        try:
            raw = self.read()
            digest = raw.digest
            source = PackSource(self.path, self.game or require_game(raw), self.is_own)
            if not self.is_own:
                differences = departures(own_source(source.game).read(), raw)
            fingerprint = entry_of(source.game).check_pack(self.path)
        except ContentError as error:
            return CheckedPack(source, "", digest, error.problems, differences)
        return CheckedPack(source, fingerprint, digest, [], differences)


def chosen_sources(path: Path | None, game: str | None) -> list[PackSource]:
    """The pack at the path, or Mori's own packs, all of them or that of one game."""
    if game is not None:
        entry_of(game)  # says so if there is no such game
    if path is not None:
        return [PackSource(path, game or "", is_own=False)]
    if game is not None:
        return [own_source(game)]
    return [own_source(name) for name in game_names() if entry_of(name).pack is not None]


def own_source(game: str) -> PackSource:
    """The pack that comes with a game."""
    pack = entry_of(game).pack
    if pack is None:
        raise SetupError("no_pack", {"game": game})
    return PackSource(pack, game, is_own=True)
