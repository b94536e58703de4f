"""Which files belong to which area, and what is left out, with the reason."""

import random
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tests.mutation import data, page
from tests.mutation.mutants import DATA, HIDDEN, PAGE, ROOT, RULES, SERVICE, Mutant, sample
from tests.mutation.python_code import is_python, mutants_of

# Left out of the rules: no change to these is wrong, or none can be seen by playing.
LEFT_OUT: Final = {
    "*/__init__.py": "names only",
    "*/shown/*.py": "types only",
    "*/shown.py": "types only",
    "*/seen/worth.py": "a rough worth for bots: another one is another taste, not a mistake",
    "*/games/*/bots.py": "how strong a level is: measured (docs/bots.md), and a matter of taste",
    "*/core/native.py": "a name for the compiler",
    "*/core/version.py": "a number",
    "*/migrations/*.py": "run once, on databases of old versions",
}

# How much of a sample each area gets.
SHARES: Final = {RULES: 42, HIDDEN: 15, DATA: 14, SERVICE: 14, PAGE: 15}

KEEPS_SECRETS: Final = ("*/seen/visibility.py", "*/core/view.py", "*/core/facts.py")
HIDES: Final = re.compile(r"(^|\.)(hide|redeal|hide_from|undoable|seen_by|outcome_in)$")
REVEALS: Final = re.compile(r"\brevealed\(\)|\bonly=|, seat, public\b")


def is_secret(mutant: Mutant) -> bool:
    """Whether a mutant of the rules is about what somebody may not know."""
    return (
        any(fnmatch(mutant.file, pattern) for pattern in KEEPS_SECRETS)
        or HIDES.search(mutant.place) is not None
        or mutant.operator == "audience"
        or (mutant.operator == "call left out" and REVEALS.search(mutant.before) is not None)
    )


def modules(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [
        path for path in found if not any(fnmatch(path.as_posix(), pattern) for pattern in LEFT_OUT)
    ]


def all_mutants(area: str) -> list[Mutant]:
    if area == DATA:
        return data.all_mutants()
    if area == PAGE:
        return page.all_mutants()
    if area == SERVICE:
        return [m for path in modules("src/mori/server") for m in mutants_of(path, area)]
    games = modules("src/mori/core", "src/mori/games")
    found = [mutant for path in games for mutant in mutants_of(path, area)]
    return [mutant for mutant in found if is_secret(mutant) == (area == HIDDEN)]


def sampled(areas: list[str], count: int, seed: int) -> list[Mutant]:
    """So many mutants of these areas, by their shares; the same ones for the same sources."""
    shares = sum(SHARES[area] for area in areas)
    chosen: list[Mutant] = []
    for at, area in enumerate(areas, start=1):
        last = at == len(areas)
        wanted = count - len(chosen) if last else round(count * SHARES[area] / shares)
        found = sample(all_mutants(area), 2 * wanted, seed)
        chosen += [mutant for mutant in found if is_python(mutant)][:wanted]
    # Mixed: a run that is stopped has something to say of every area.
    random.Random(seed).shuffle(chosen)
    return chosen
