"""Checks of the value model: every word has its number, and bands are bands."""

from collections.abc import Collection
from typing import Any, Final, get_args

from mori.content import Reading
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.effects import PURCHASES
from mori.games.bitoku.pack.schema.values import BandName, ExpectedKey
from mori.games.bitoku.pack.schema.words import PropertyBonus, Trigger

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "discount": PURCHASES,
    "property": get_args(PropertyBonus),
    "virtue_expected": get_args(ExpectedKey),
    "memory_expected": get_args(Trigger),
    "band": get_args(BandName),
}


def check_values(tables: PackTables, reading: Reading) -> None:
    where = tables.values.where
    for key, words in WORDS.items():
        written: Any = tables.values.table.get(key)
        if isinstance(written, dict):
            for word in _absent(words, written):
                reading.note_missing(where.at(key).at(word))
    values = tables.values.value
    if values is not None:
        for name, (low, high) in values.band.items():
            if high < low:
                place = where.at("band").at(name).item(1)
                reading.problems.append(place.problem("too_small", value=high, minimum=low))


def _absent(words: Collection[str], written: dict[str, Any]) -> list[str]:
    # A word that is not known has its problem, and probably stands for one that is missing.
    absent = [word for word in words if word not in written]
    unknown = [word for word in written if word not in words]
    return absent[len(unknown) :]
