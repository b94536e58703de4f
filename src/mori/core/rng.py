"""The seeded generator inside a game: small, fast to copy, the same on every machine.

It is sfc32 ("small fast counter", 32-bit words): additions, shifts and exclusive-ors only, so every
intermediate value fits a machine word in the compiled engine and nothing depends on the platform.
A record names the algorithm, so that a later change of generator cannot bend an old game.
"""

from typing import ClassVar, Final

ALGORITHM: Final = "sfc32"
SEED_LIMIT: Final = 1 << 64

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 12


class Rng:
    """A stream of random numbers. `seeded` starts one."""

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

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)


def seeded(seed: int) -> Rng:
    """The generator for a seed from 0 to SEED_LIMIT - 1."""
    rng = Rng(seed & _MASK, (seed >> 32) & _MASK, 0x9E3779B9, 1)
    for _ in range(_WARM_UP):
        rng.next32()
    return rng
