"""What is sent over Redis."""

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

CHANNEL: Final = "mori:feed"


class News(Struct, frozen=True, omit_defaults=True):
    """Something new: a table's version, who is at a table, or bots that wait."""

    service: str  # that tells it
    table: str = ""
    version: int | None = None  # None: of the table's presence
    has_turns: bool = False


encode: Final = Encoder().encode
decode: Final = Decoder(News).decode
