"""What a view prints of a card or tile follows from its struct."""

from typing import Annotated, Any, Literal, get_type_hints

from msgspec import Meta

from mori.content import not_played
from mori.core.shown import EffectData
from mori.games.bitoku.pack.printed import entry_type, printed
from mori.games.bitoku.pack.schema.effects import effect
from mori.games.bitoku.pack.schema.tiles import Mitama


class Moon(Mitama, frozen=True, kw_only=True):
    """A Mitama with three fields more."""

    phase: Literal["new", "full"]
    tides: Annotated[tuple[int, ...], Meta(min_length=1)]
    painter: Annotated[str, not_played()] = ""


MOON = Moon(
    id="moon",
    type="ara",
    count=2,
    effects=(effect("vp", n=3),),
    phase="full",
    tides=(1, 2),
    painter="Iris",
    provenance="stated",
    note="on the box",
)


def test_a_new_field_is_in_the_entry_and_in_its_type() -> None:
    said: EffectData = {"kind": "vp", "args": {"n": 3}, "parts": [], "is_choice": False}
    entry = printed(MOON)
    assert entry == {"type": "ara", "effects": [said], "phase": "full", "tides": [1, 2]}
    made: Any = entry_type("MoonEntry", Moon, doc="A moon.")
    hints = get_type_hints(made)
    assert list(hints) == list(entry)
    assert hints["effects"] == list[EffectData]
    assert hints["phase"] == Literal["new", "full"]
    assert hints["tides"] == list[int]


def test_another_field_may_be_given_and_another_type() -> None:
    made: Any = entry_type("MoonEntry", Moon, doc="A moon.", tides=str, rises=bool)
    hints = get_type_hints(made)
    assert (hints["tides"], hints["rises"]) == (str, bool)
