"""How strong a bot plays a game: what it thinks with, and how it errs."""

from typing import Final

# The levels' names, from weak to strong. The words know them.
SPROUT: Final = "sprout"
FERN: Final = "fern"
BAMBOO: Final = "bamboo"
ALDER: Final = "alder"
MAPLE: Final = "maple"
CEDAR: Final = "cedar"
GINKGO: Final = "ginkgo"  # where looking ahead is known to be worth its time

# What a bot can think with.
WORTH: Final = "worth"  # the rough worth that the game tells of a position
NET: Final = "net"  # a net that was trained for the game


class BotLevel:
    """One of the levels at which a game can be played against bots.

    Its bot overlooks some of its choices, judges the others, and is off by chance each time it
    judges. So it errs as a person does: it misses things, and takes the second best for the best.
    """

    __slots__ = ("depth", "iterations", "mind", "name", "overlooks", "wavers")

    def __init__(
        self,
        name: str,
        *,
        mind: str = WORTH,
        overlooks: int = 0,
        wavers: int = 0,
        depth: int = 0,
        iterations: int = 0,
    ) -> None:
        self.name = name
        self.mind = mind
        self.overlooks = overlooks  # how many choices of a hundred it does not see
        self.wavers = wavers  # how far off its judgements are, in hundredths
        self.depth = depth  # questions in a row that it thinks through, judging by worth
        self.iterations = iterations  # of search, judging by a net; 0: it does not look ahead
