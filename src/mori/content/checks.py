"""Checks between entries that every game's pack needs. Each notes its problems and goes on."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from mori.content.problems import Where
from mori.content.schema import Entries
from mori.content.values import Reading, nearest_of, shown


def check_unique_ids(groups: Iterable[Entries[Any]], reading: Reading, key: str = "id") -> None:
    """Every id is unique, in one table or across several that share a name space."""
    seen: dict[object, str] = {}
    for entries in groups:
        for row in entries.rows:
            name = row.table.get(key)
            if not isinstance(name, (str, int)):
                continue
            if name in seen:
                problem = row.where.at(key).problem(
                    "duplicate_id", id=shown(name), first=seen[name]
                )
                reading.problems.append(problem)
            else:
                seen[name] = row.where.entry


def check_exact_ids(
    entries: Entries[Any], expected: Collection[str], table: Where, reading: Reading
) -> None:
    """Exactly the expected ids exist."""
    for row in entries.rows:
        name = row.table.get("id")
        if isinstance(name, str) and name not in expected:
            allowed = ", ".join(expected)
            problem = row.where.at("id").problem(
                "unexpected_entry", id=shown(name), allowed=allowed
            )
            reading.problems.append(problem)
    check_all_there(entries, expected, table, reading)


def check_all_there(
    entries: Entries[Any],
    expected: Collection[object],
    table: Where,
    reading: Reading,
    key: str = "id",
) -> None:
    """Every expected value of `key` exists.

    An entry with a wrong or repeated value has its own problem, and counts as missing.
    """
    if not entries.present:
        return
    written = [row.table.get(key) for row in entries.rows]
    absent = [value for value in expected if value not in written]
    replaced = len(written) - (len(expected) - len(absent))
    if absent[replaced:]:
        meant = {nearest_of(name, map(str, absent)) for name in written if isinstance(name, str)}
        absent.sort(key=lambda value: value not in meant)
    for value in absent[replaced:]:
        reading.problems.append(table.problem("missing_entry", id=value))


def check_references(reading: Reading, known: Mapping[str, Collection[str]]) -> None:
    """Every marked reference names an existing entry; tables outside `known` are ignored."""
    for reference in reading.references:
        ids = known.get(reference.table)
        if ids is not None and reference.value not in ids:
            reading.problems.append(
                reference.where.problem(
                    "unknown_reference",
                    value=shown(reference.value),
                    table=reference.table,
                    nearest=nearest_of(reference.value, ids),
                )
            )


def check_equal(
    where: Where, found: object, expected: object, source: str, reading: Reading
) -> bool:
    """A value that must equal another one; `source` names the entry and key of that one."""
    if found == expected:
        return True
    reading.problems.append(
        where.problem("must_equal", found=found, expected=expected, source=source)
    )
    return False


def check_count(where: Where, expected: int, found: int, reading: Reading) -> bool:
    """A stated number of components, compared with what the pack contains."""
    if expected == found:
        return True
    reading.problems.append(where.problem("wrong_count", expected=expected, found=found))
    return False


def check_consecutive(numbered: Sequence[tuple[Where, int]], first: int, reading: Reading) -> bool:
    """The numbers are first, first + 1, … in any order. Notes the first wrong one."""
    by_number = sorted(numbered, key=lambda item: item[1])
    for expected, (where, found) in enumerate(by_number, start=first):
        if found != expected:
            reading.problems.append(
                where.problem("not_consecutive", found=found, expected=expected)
            )
            return False
    return True


def check_distinct(where: Where, values: Sequence[object], reading: Reading) -> bool:
    """No value occurs twice in the list at `where`."""
    repeated = [value for value, times in Counter(values).items() if times > 1]
    for value in repeated:
        reading.problems.append(where.problem("repeated", value=shown(value)))
    return not repeated


def check_ascending(where: Where, values: Sequence[int], reading: Reading) -> bool:
    """Each number of the list is greater than the one before. Notes the first wrong one."""
    for index, (before, value) in enumerate(pairwise(values), start=1):
        if value <= before:
            problem = where.item(index).problem("too_small", value=value, minimum=before + 1)
            reading.problems.append(problem)
            return False
    return True


def check_in_order(
    where: Where, found: Sequence[object], expected: Sequence[object], reading: Reading
) -> bool:
    """The list at `where` has these items in this order."""
    if list(found) == list(expected):
        return True
    texts = [", ".join(map(str, items)) for items in (found, expected)]
    reading.problems.append(where.problem("not_in_order", found=texts[0], expected=texts[1]))
    return False


def check_range(where: Where, value: int, minimum: int, maximum: int, reading: Reading) -> bool:
    if value < minimum:
        reading.problems.append(where.problem("too_small", value=value, minimum=minimum))
    elif value > maximum:
        reading.problems.append(where.problem("too_big", value=value, maximum=maximum))
    return minimum <= value <= maximum


def check_parameters(
    table: Mapping[str, Any],
    kind_key: str,
    kinds: Mapping[str, Collection[str]],
    where: Where,
    reading: Reading,
) -> None:
    """The keys that depend on an entry's kind: those of its kind exist, others do not.

    This checks the table as written, so that an entry with another mistake is checked, too.
    """
    kind = table.get(kind_key)
    if not isinstance(kind, str) or kind not in kinds:
        return  # already noted as a wrong value of `kind_key`
    for key in kinds[kind]:
        if key not in table and where.at(key) not in reading.misspelt:
            reading.problems.append(
                where.at(key).problem("missing_parameter", other_key=kind_key, other_value=kind)
            )
    foreign = {key for keys in kinds.values() for key in keys} - set(kinds[kind])
    for key in table:
        if key in foreign:
            reading.problems.append(
                where.at(key).problem("foreign_parameter", other_key=kind_key, other_value=kind)
            )


def check_allowed_with(
    where: Where,
    value: object,
    allowed: Sequence[object],
    other: tuple[str, object],
    reading: Reading,
) -> bool:
    """A value that depends on another key of the same entry; `other` is that key and its value."""
    if value in allowed:
        return True
    reading.problems.append(
        where.problem(
            "not_allowed_with",
            value=_words(value),
            allowed=", ".join(str(_words(option)) for option in allowed),
            other_key=other[0],
            other_value=other[1],
        )
    )
    return False


def _words(value: object) -> object:
    return " + ".join(map(str, value)) if isinstance(value, list) else shown(value)
