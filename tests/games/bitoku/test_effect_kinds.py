"""What every kind of effect has, so that a new one cannot be half there."""

import re
from pathlib import Path

import pytest

from mori.core.frames import Frame
from mori.games.bitoku.effects.kind import EffectKind
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.words import LANGUAGES
from mori.words.catalogue import catalogue
from mori.words.rulebook import rulebook

PAGE = Path(__file__).resolve().parents[3] / "web" / "src"
SPRITES = [PAGE / "look" / "icons.svg", PAGE / "games" / "bitoku" / "icons.svg"]
ICONS = "".join(path.read_text("utf-8") for path in SPRITES)
# Said and drawn by their parts, or by the word of their parameter.
SPELLED_BY_PARTS = ("all_of", "choose_one", "resource")
SHORT = {"choose_units": "units", "choose_different": "different", "shared_discount": "shared"}
DRAWN_BY_PARTS = ("vp", "resource", "amulet")

kinds = pytest.mark.parametrize("kind", EFFECT_KINDS.values(), ids=lambda kind: kind.name)


def test_each_is_listed_once_under_its_name() -> None:
    assert len({type(kind) for kind in EFFECT_KINDS.values()}) == len(EFFECT_KINDS)
    assert all(kind.name == name for name, kind in EFFECT_KINDS.items())


@kinds
def test_its_rules_are_rules_of_the_book(kind: EffectKind) -> None:
    book = rulebook("bitoku")
    assert book is not None
    assert kind.rules
    assert set(kind.rules) <= set(book.rules)


@kinds
def test_what_it_puts_on_the_stack_is_a_frame(kind: EffectKind) -> None:
    assert all(issubclass(frame, Frame) for frame in kind.frames)
    assert bool(kind.decisions) == bool(kind.frames)


@kinds
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(kind: EffectKind, language: str) -> None:
    words = catalogue(language, "bitoku")
    name = kind.name.replace("_", "-")
    if kind.name not in SPELLED_BY_PARTS:
        assert words.has(f"bitoku-effect-{name}")
        assert words.has(f"terminal-bitoku-short-{SHORT.get(kind.name, name)}")


@kinds
def test_it_has_an_icon_in_the_page(kind: EffectKind) -> None:
    drawn_by_parts = kind.name in DRAWN_BY_PARTS or any(
        parameter.sort == "effect_list" for parameter in kind.parameters
    )
    assert drawn_by_parts == (not kind.icon)
    if kind.icon:
        assert re.search(f'id="i-{kind.icon}"', ICONS)
