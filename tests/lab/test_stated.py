"""Departures of a pack from what the rulebook states."""

from pathlib import Path

from mori.content import RawPack
from mori.lab import Departure, departures


def pack(*entries: dict[str, object]) -> RawPack:
    return RawPack(Path("pack"), {"pack.toml": {"tile": list(entries)}}, "", "")


def test_only_stated_data_are_compared() -> None:
    own = pack(
        {"id": "a", "size": 1, "note": "x", "provenance": "stated"},
        {"id": "b", "size": 1, "provenance": "reconstructed"},
    )
    other = pack(
        {"id": "a", "size": 2, "note": "y", "provenance": "stated"},
        {"id": "b", "size": 2, "provenance": "stated"},
    )
    assert departures(own, other) == [Departure("tile", "a", ("size",))]
    assert departures(own, own) == []


def test_a_stated_field_of_a_weaker_entry_counts() -> None:
    weak = {"provenance": "derived", "provenance_fields": {"size": "stated"}}
    own = pack({"id": "a", "size": 1, "cost": 1, **weak})
    other = pack({"id": "a", "size": 2, "cost": 2, **weak})
    assert departures(own, other) == [Departure("tile", "a", ("size",))]


def test_a_missing_stated_entry_is_told() -> None:
    own = pack({"id": "a", "size": 1, "provenance": "stated"})
    assert departures(own, pack()) == [Departure("tile", "a", ())]
