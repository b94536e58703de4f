"""The seeded generators inside a game, the same on every machine. The seed says which one it is.

Seeds below SEED_LIMIT: sfc32 ("small fast counter", 32-bit words). It is small and fast to copy:
additions, shifts and exclusive-ors only, so every intermediate value fits a machine word in the
compiled engine and nothing depends on the platform. Simulations, training and searches have it.

Seeds from SEED_LIMIT to WIDE_LIMIT - 1: SHA-256 of the seed and a counter. It is slower, but
nobody finds the seed, or what comes next, from what has come. Games that people play have it.

A record names the algorithm, so that a later change of generator cannot bend an old game.
"""

import hashlib
from typing import ClassVar, Final

ALGORITHM: Final = "sfc32"
STREAM: Final = "sha256-ctr/1"
SEED_LIMIT: Final = 1 << 64
WIDE_LIMIT: Final = 1 << 128

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 12
_BLOCK: Final = 8  # words of 32 bits in what SHA-256 gives


class Rng:
    """A stream of random numbers, from sfc32. `seeded` starts one."""

    __slots__ = ("a", "b", "c", "counter")
    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b", "c", "counter")

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, counter: int = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next32(self) -> int:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        out = (a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + out) & _MASK
        return out

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely. `limit` is 1 or more."""
        # Rejecting the incomplete last block keeps every outcome exactly equally likely.
        bound = (_MASK + 1) - (_MASK + 1) % limit
        value = self.next32()
        while value >= bound:
            value = self.next32()
        return value % limit

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def __repr__(self) -> str:
        return f"<generator {ALGORITHM}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)


def seeded(seed: int) -> Rng:
    """The generator for a seed from 0 to SEED_LIMIT - 1."""
    rng = Rng(seed & _MASK, (seed >> 32) & _MASK, 0x9E3779B9, 1)
    for _ in range(_WARM_UP):
        rng.next32()
    return rng


class Stream(Rng):
    """A stream of random numbers that tells nothing of its seed.

    Its words are those of the blocks 0, 1, 2 …, most significant byte first. Block number n is

        SHA-256("mori-stream/1:" seed ":" n)

    of that text in ASCII, seed and n as decimal numbers.
    """

    __slots__ = ("block", "key", "position")
    FIELDS: ClassVar[tuple[str, ...]] = ("key", "position")

    def __init__(self, key: int = 0, position: int = 0) -> None:
        super().__init__()
        self.key = key  # the seed
        self.position = position  # how many words have been drawn
        self.block = b""  # the one of the next word, once it is needed: it follows from the others

    def next32(self) -> int:
        """The next 32 random bits."""
        at = self.position % _BLOCK
        if at == 0 or not self.block:
            text = f"mori-stream/1:{self.key}:{self.position // _BLOCK}"
            self.block = hashlib.sha256(text.encode("ascii")).digest()
        self.position += 1
        return int.from_bytes(self.block[4 * at : 4 * at + 4], "big")

    def __repr__(self) -> str:
        return f"<generator {STREAM}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Stream, (self.key, self.position)

    def clone(self) -> Rng:
        other = Stream(self.key, self.position)
        other.block = self.block
        return other


def rng_of_game(seed: int) -> Rng:
    """The generator of a game, for a seed from 0 to WIDE_LIMIT - 1."""
    return Stream(seed) if seed >= SEED_LIMIT else seeded(seed)


def algorithm_of(seed: int) -> str:
    """What records call the generator of a game with this seed."""
    return STREAM if seed >= SEED_LIMIT else ALGORITHM
