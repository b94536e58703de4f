"""What the files of a pack say outside of their entries."""

from typing import Annotated

from msgspec import Meta, Struct

from mori.games.bitoku.pack.schema.words import Amount, Provenance


class BitokuHead(Struct, frozen=True, kw_only=True):
    # VP for 1, 2, … different types
    set_scoring: Annotated[tuple[Amount, ...], Meta(min_length=7, max_length=7)]


class CrystalHead(Struct, frozen=True, kw_only=True):
    """Where the number of tiles of each colour comes from."""

    colour_split_provenance: Provenance
    colour_split_note: str


class RockHead(Struct, frozen=True, kw_only=True):
    """Where the number of rocks of each family comes from."""

    split_provenance: Provenance
    split_note: str
