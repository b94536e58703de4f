"""Shuffles that can be checked: promised before the first move, told after the last.

Whoever lays a table chooses its seed, and with it every shuffle. The commitment is told before the
first move; the seed and the nonce that lead to it are told after the last. It is

    SHA-256("mori-shuffle/1:" nonce ":" seed)

in hexadecimal digits, of that text in ASCII: the nonce as 64 lower-case hexadecimal digits, the
seed as a decimal number. The nonce keeps anybody from trying out seeds.
"""

import hashlib
from typing import Final

FAIR: Final = "fair"  # the seed came from the operating system, and was promised
CHOSEN: Final = "chosen"  # whoever laid the table chose the seed
BRANCHED: Final = "branched"  # it goes on from another game, whose seed is known
IMPORTED: Final = "imported"  # it comes from a record
TOLD: Final = "told"  # a game that cannot go on here was saved with its seed
UNKNOWN: Final = "unknown"  # nothing was promised: the table is older than promises

NONCE_DIGITS: Final = 64
HEXADECIMAL: Final = "0123456789abcdef"


def commitment(seed: int, nonce: str) -> str:
    """What is promised of a seed."""
    return hashlib.sha256(f"mori-shuffle/1:{nonce}:{seed}".encode("ascii")).hexdigest()


def shuffle_data(seed: int, nonce: str) -> dict[str, str]:
    """The promise about a shuffle, as a record tells it."""
    return {"nonce": nonce, "commitment": commitment(seed, nonce)}


def is_shuffle_data(data: object) -> bool:
    """Whether this has the form of what a record may tell of its shuffle."""
    if not isinstance(data, dict) or set(data) != {"nonce", "commitment"}:
        return False
    return all(_is_hexadecimal(data[key]) for key in ("nonce", "commitment"))


def _is_hexadecimal(text: object) -> bool:
    return (
        isinstance(text, str)
        and len(text) == NONCE_DIGITS
        and all(letter in HEXADECIMAL for letter in text)
    )
