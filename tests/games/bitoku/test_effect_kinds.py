"""What every kind of effect has, so that a new one cannot be half there."""

import re
from pathlib import Path

import pytest

from mori.content import read_pack
from mori.core.frames import Frame
from mori.games.bitoku.effects.kind import EffectKind
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.loading.rules import own_pack
from mori.games.bitoku.pack.balance.worth import Worth
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.pack.schema.effects import Effect, effect
from mori.words import LANGUAGES
from mori.words.catalogue import catalogue
from mori.words.rulebook import rulebook

PAGE = Path(__file__).resolve().parents[3] / "web" / "src"
SPRITES = [PAGE / "look" / "icons.svg", PAGE / "games" / "bitoku" / "icons.svg"]
ICONS = "".join(path.read_text("utf-8") for path in SPRITES)
WORTH = Worth(load_pack(read_pack(own_pack())).values)
VP = effect("vp", n=1)
MITAMA = effect("mitama", discount=0)
SAMPLES: dict[str, object] = {
    "n": 1,
    "resource": "any",
    "value": 1,
    "scope": "any",
    "source": "deck",
    "discount": 0,
    "options": (VP, VP),
    "effects": (VP, VP),
}
# Said and drawn by their parts, or by the word of their parameter.
SPELLED_BY_PARTS = ("all_of", "choose_one", "resource")
SHORT = {"choose_units": "units", "choose_different": "different", "shared_discount": "shared"}
DRAWN_BY_PARTS = ("vp", "resource", "amulet")

kinds = pytest.mark.parametrize("kind", EFFECT_KINDS.values(), ids=lambda kind: kind.name)


def sample(kind: EffectKind) -> Effect:
    """An effect of the kind, as small as it can be."""
    parts = {"effects": (MITAMA, MITAMA)} if kind.holds_purchases else {}
    given = {parameter.name: SAMPLES[parameter.name] for parameter in kind.parameters}
    return effect(kind.name, **given | parts)


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
def test_it_has_a_worth(kind: EffectKind) -> None:
    assert WORTH.of((sample(kind),)) > 0


@pytest.mark.rule("B-ASCEND-14")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_late_resources_are_worth_a_quarter_each(n: int) -> None:
    assert WORTH.at_the_end((effect("resource", n=n, resource="any"),)) == n / 4


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
