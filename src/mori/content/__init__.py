"""Component packs: reads TOML files into fixed definitions, and names every mistake at once.

`pack` reads files, `schema` and `readers` turn tables into structs, `checks` compares entries,
`fingerprint` covers what can change a game, `provenance` records where the data come from. Each
game defines its own tables.
"""

from mori.content.checks import (
    check_all_there,
    check_allowed_with,
    check_ascending,
    check_consecutive,
    check_count,
    check_distinct,
    check_equal,
    check_exact_ids,
    check_in_order,
    check_parameters,
    check_range,
    check_references,
    check_unique_ids,
)
from mori.content.fingerprint import (
    fingerprint_of,
    is_played,
    not_played,
    read_former,
    read_former_packs,
)
from mori.content.pack import MAX_FILE_BYTES, RawPack, Table, read_pack, require_game
from mori.content.problems import PROBLEM_CODES, Where
from mori.content.provenance import (
    EntryProvenance,
    check_weakest,
    entries,
    table_by_provenance,
)
from mori.content.schema import (
    Entries,
    Row,
    placeholder,
    read_entries,
    read_entry,
    read_table,
    refers_to,
)
from mori.content.values import Reading, Reference, check_keys, nearest_of, shown

__all__ = [
    "MAX_FILE_BYTES",
    "PROBLEM_CODES",
    "Entries",
    "EntryProvenance",
    "RawPack",
    "Reading",
    "Reference",
    "Row",
    "Table",
    "Where",
    "check_all_there",
    "check_allowed_with",
    "check_ascending",
    "check_consecutive",
    "check_count",
    "check_distinct",
    "check_equal",
    "check_exact_ids",
    "check_in_order",
    "check_keys",
    "check_parameters",
    "check_range",
    "check_references",
    "check_unique_ids",
    "check_weakest",
    "entries",
    "fingerprint_of",
    "is_played",
    "nearest_of",
    "not_played",
    "placeholder",
    "read_entries",
    "read_entry",
    "read_former",
    "read_former_packs",
    "read_pack",
    "read_table",
    "refers_to",
    "require_game",
    "shown",
    "table_by_provenance",
]
