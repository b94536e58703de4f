"""The manifest of a Bitoku pack: its files, the board for each player count, what is in the box."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.games.bitoku.pack.schema.words import Id, Sourced

FaceFile = Literal["board_1_2.toml", "board_3.toml", "board_4.toml"]
PlayerCount = Literal["1", "2", "3", "4"]  # keys of a TOML table are text


class Inventory(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Annotated[int, Meta(ge=1, le=999)]
    unlimited: bool = False  # never exhausted in play
    entries_in: str = ""  # the file whose entries add up to the count


class ManifestHead(Struct, frozen=True, kw_only=True):
    schema: Literal[1]
    game: Literal["bitoku"]
    title: str = ""  # what its owner calls it, to tell packs apart
    disclaimer: str
    files: tuple[str, ...]
    board_file: dict[PlayerCount, FaceFile]


class Manifest(Struct, frozen=True, kw_only=True):
    schema: int
    disclaimer: str
    files: tuple[str, ...]
    board_file: dict[int, str]
    inventory: tuple[Inventory, ...]

    def stock(self, name: str) -> int:
        for entry in self.inventory:
            if entry.id == name:
                return entry.count
        raise KeyError(name)
