"""A mutant: one small change to one file, told so that it can be found again."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

RULES: Final = "rules"
HIDDEN: Final = "hidden"
DATA: Final = "data"
SERVICE: Final = "service"
PAGE: Final = "page"
AREAS: Final = (RULES, HIDDEN, DATA, SERVICE, PAGE)


@dataclass(frozen=True)
class Mutant:
    """A change. It is known by file, place and change, never by a line's number."""

    area: str
    file: str  # below the root
    place: str  # a function, or an entry of a pack
    operator: str
    before: str  # the statement that is changed
    after: str
    start: int  # what is replaced, in bytes of the file
    end: int
    text: str

    @property
    def change(self) -> str:
        return f"{self.before} → {self.after}"

    def applied_to(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def sample(found: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them: at random, from as many places as there are, and each change once."""
    rng = random.Random(seed)
    by_place: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in found:
        by_place.setdefault((mutant.file, mutant.place), []).append(mutant)
    places = sorted(by_place)
    chosen: list[Mutant] = []
    while places and len(chosen) < count:
        rng.shuffle(places)
        for place in places[: count - len(chosen)]:
            left = by_place[place]
            chosen.append(left.pop(rng.randrange(len(left))))
        places = [place for place in places if by_place[place]]
    return chosen
