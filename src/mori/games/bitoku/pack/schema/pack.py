"""A Bitoku pack as the rest of the game takes it."""

from typing import Annotated

from msgspec import Struct

from mori.content import not_played
from mori.games.bitoku.pack.schema.board import Board
from mori.games.bitoku.pack.schema.cards import BitokuCard, VisionCard, YokaiCard
from mori.games.bitoku.pack.schema.face import Face
from mori.games.bitoku.pack.schema.manifest import Manifest
from mori.games.bitoku.pack.schema.player import PlayerBoard
from mori.games.bitoku.pack.schema.tengu import Tengu
from mori.games.bitoku.pack.schema.tiles import (
    AncientBuilding,
    Building,
    Crystal,
    Dragonfly,
    Gate,
    Mitama,
    Rock,
    Treasure,
)


class BitokuPack(Struct, frozen=True, kw_only=True):
    """Every table of the pack, in the order of its files: it is the dealing order at setup."""

    manifest: Annotated[Manifest, not_played()]
    board: Board
    faces: tuple[Face, ...]
    player_board: PlayerBoard
    tengu: Tengu
    starting_yokai: tuple[YokaiCard, ...]
    yokai: tuple[YokaiCard, ...]
    bitoku_cards: tuple[BitokuCard, ...]
    set_scoring: tuple[int, ...]  # VP for 1, 2, … different bitoku types
    visions: tuple[VisionCard, ...]
    crystals: tuple[Crystal, ...]
    mitamas: tuple[Mitama, ...]
    dragonflies: tuple[Dragonfly, ...]
    gates: tuple[Gate, ...]
    rocks: tuple[Rock, ...]
    buildings: tuple[Building, ...]
    ancient_buildings: tuple[AncientBuilding, ...]
    treasures: tuple[Treasure, ...]

    def face(self, players: int) -> Face:
        """The board face for that many players; 1 is the game against the Tengu."""
        for face in self.faces:
            if players in face.players:
                return face
        raise KeyError(players)
