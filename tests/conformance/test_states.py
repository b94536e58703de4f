"""Cloning and saving know every field of a state and of every frame."""

from typing import Any

import pytest

import mori
from mori.core.registry import entry_of, load_rules

KINDS = [
    (name, kind)
    for name in mori.game_names()
    for kind in load_rules(name, entry_of(name).min_players).state_classes()
]


@pytest.mark.parametrize(
    ("name", "kind"), KINDS, ids=lambda value: getattr(value, "__name__", value)
)
def test_fields_list_all_that_a_class_holds(name: str, kind: Any) -> None:
    """FIELDS is what saving, comparing and digests go by; it must miss nothing."""
    held = {slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())}
    if not held:  # compiled classes do not show their slots; the interpreted run checks them
        assert mori.engine_kind() == "compiled"
        return
    unused = {"seat"} if "seat" not in kind.FIELDS else set()  # frames that belong to nobody
    assert set(kind.FIELDS) == held - unused
