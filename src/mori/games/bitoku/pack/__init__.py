"""The component pack of Bitoku: `load_pack` reads it, `check_pack` also weighs its balance."""

from mori.games.bitoku.pack.load import check_pack, load_pack
from mori.games.bitoku.pack.schema.pack import BitokuPack

__all__ = ["BitokuPack", "check_pack", "load_pack"]
