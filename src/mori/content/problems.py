"""Places of mistakes in a pack, and the complete list of mistakes.

`PROBLEM_CODES` maps each code to the keys of its data. The catalogues have one message for each:
`problem-` and the code with dashes. Codes and keys that are not listed here have no words.
"""

from typing import Final, NamedTuple

from mori.core.errors import Problem

# Lists in the data are joined with ", ": their items are ids and key names, which are the same in
# all languages. `expected` and `found` of wrong_type are type words: integer, number, text,
# boolean, list, table, date.
PROBLEM_CODES: Final[dict[str, tuple[str, ...]]] = {
    # -- files
    "path_missing": (),
    "no_toml_files": (),
    "unreadable": ("reason",),
    "file_too_large": ("size", "limit"),
    "not_utf8": ("line",),
    "toml_syntax": ("line", "column", "detail"),
    "nested_too_deeply": ("limit",),
    "number_out_of_range": (),
    "game_unknown": (),
    "one_file_expected": ("found",),
    # -- keys and values of one entry
    "unknown_key": ("nearest",),
    "missing_key": (),
    "wrong_type": ("expected", "found"),
    "not_one_of": ("value", "allowed"),
    "wrong_shape": ("value", "pattern"),
    "too_small": ("value", "minimum"),
    "too_big": ("value", "maximum"),
    "too_few": ("found", "minimum"),
    "too_many": ("found", "maximum"),
    "empty_bundle": (),
    "repeated": ("value",),
    "missing_parameter": ("other_key", "other_value"),
    "foreign_parameter": ("other_key", "other_value"),
    "not_allowed_with": ("value", "allowed", "other_key", "other_value"),
    "weaker_field": ("field", "value", "entry_value"),
    # -- several entries together
    "duplicate_id": ("id", "first"),
    "missing_entry": ("id",),
    "unexpected_entry": ("id", "allowed"),
    "unknown_reference": ("value", "table", "nearest"),
    "wrong_count": ("expected", "found"),
    "must_equal": ("found", "expected", "source"),
    "not_consecutive": ("found", "expected"),
    "not_in_order": ("found", "expected"),
    "not_exactly_one": ("value", "found"),
    "must_be_last": ("value",),
    # -- what is known of the box, and what was designed to fit it
    "fact_missing": ("fact", "source"),
    # -- lessons and tips
    "lesson_setup": ("error",),
    "lesson_answer": ("text", "asked"),
    "lesson_not_asked": (),
    "lesson_pattern": ("value",),
    "lesson_place": ("value",),
    "lesson_words": ("message", "language"),
    "tip_never": (),
}


# Creates a named tuple directly. Checks create thousands of places, nearly all without a mistake,
# and the generated constructor would double their cost.
_place: Final = tuple.__new__


class Where(NamedTuple):
    """A place in a pack: a file, an entry of it and a key of that entry."""

    file: str
    entry: str = ""
    key: str = ""

    def at(self, key: str) -> "Where":
        """The place of a key inside this one."""
        return _place(Where, (self.file, self.entry, f"{self.key}.{key}" if self.key else key))

    def item(self, index: int) -> "Where":
        """The place of an item of this list."""
        return _place(Where, (self.file, self.entry, f"{self.key}[{index}]"))

    def inside(self, step: str | int) -> "Where":
        """The place of a key, or of an item by its index."""
        return self.at(step) if isinstance(step, str) else self.item(step)

    def problem(self, code: str, **data: object) -> Problem:
        return Problem(self.file, self.entry, self.key, code, dict(data))
