"""Small checks that several tables of a Bitoku pack share."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from mori.content import Entries, Reading, Where, nearest_of, shown


def check_positions(entries: Entries[Any], reading: Reading) -> bool:
    """Positions count from 1 in the order of the list: it is the dealing order at setup."""
    if not entries.complete():
        return False
    for expected, (where, entry) in enumerate(entries.read(), start=1):
        if entry.position != expected:
            problem = where.at("position").problem(
                "not_consecutive", found=entry.position, expected=expected
            )
            reading.problems.append(problem)
            return False
    return True


def check_not_falling(placed: Sequence[tuple[Where, int]], reading: Reading) -> bool:
    """Each number is at least the one before. Notes the first that is not."""
    for (_, before), (where, value) in pairwise(placed):
        if value < before:
            reading.problems.append(where.problem("too_small", value=value, minimum=before))
            return False
    return True


def check_reference(
    where: Where, value: str, ids: Collection[str], table: str, reading: Reading
) -> bool:
    if value in ids:
        return True
    nearest = nearest_of(value, ids)
    problem = where.problem("unknown_reference", value=shown(value), table=table, nearest=nearest)
    reading.problems.append(problem)
    return False


def check_length(where: Where, found: int, expected: int, reading: Reading) -> bool:
    if found < expected:
        reading.problems.append(where.problem("too_few", found=found, minimum=expected))
    elif found > expected:
        reading.problems.append(where.problem("too_many", found=found, maximum=expected))
    return found == expected


def note_fact(where: Where, fact: str, source: str, reading: Reading) -> None:
    """No entry of the table shows something that a source states."""
    reading.problems.append(where.problem("fact_missing", fact=fact, source=source))


def in_words(amounts: Mapping[Any, int]) -> str:
    """A bundle as a problem shows it."""
    return ", ".join(f"{name} {amounts[name]}" for name in sorted(amounts))
