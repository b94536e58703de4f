"""Hitodama's cards in words: what they say is what the pack has."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import mori.games.hitodama
from mori.core.registry import create_game
from mori.words import LANGUAGES, Words
from tests.words.asked import cards
from tests.words.languages import QUOTED

SHIPPED = Path(mori.games.hitodama.__file__).parent / "data" / "hitodama.toml"


def own_cards(folder: Path, old: str, new: str) -> Mapping[str, Any]:
    """What is printed in a pack in which one text is another."""
    text = SHIPPED.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = folder / "own.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    view: Any = create_game("hitodama", 2, 1, pack=path).view(0)
    found: Mapping[str, Any] = view["components"]
    return found


def test_an_owners_correction_of_an_akku_card_shows_on_it(tmp_path: Path) -> None:
    old = 'places = ["S"]\ncost = { amber = 2 }'
    found = own_cards(tmp_path, old, 'places = ["S", "W"]\ncost = { berry = 3 }')
    said = [
        Words(language, "hitodama").printed("akku_card", found["akku_card"]["akku_1"])
        for language in QUOTED
    ]
    assert said == [
        "Akkus come to the South and the West. Taking one costs 3 berries.",
        "Llegan akkus al Sur y al Oeste. Tomar uno cuesta 3 bayas.",
        "Des akkus arrivent au Sud et à l’Ouest. En prendre un coûte 3 baies.",
        "Přicházejí akku, a to na jih a na západ. Kdo si jedno vezme, zaplatí 3 bobule.",
    ]


@pytest.mark.parametrize(
    ("card", "old", "new", "said"),
    [
        (
            "solar_vp_north",
            'postures = ["standing", "asleep"]\nlocation = "N"',
            'postures = ["standing", "asleep"]\nlocation = "W"',
            "Every player scores 1 VP for each of their essences on the tile in the West.",
        ),
        (
            "lunar_two_ambers",
            "gain = { amber = 2 }\nprovenance",
            "gain = { amber = 1, akku = 2 }\nprovenance",
            "Gain 1 amber and 2 akkus; akkus come from the lair.",
        ),
        (
            "lunar_two_actions",
            'effect = "extra_actions"\namount = 2',
            'effect = "extra_actions"\namount = 1',
            "You have 1 more action this turn.",
        ),
    ],
)
def test_an_owners_correction_shows_on_the_card(
    card: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    entry = own_cards(tmp_path, old, new)["card"][card]
    assert Words("en", "hitodama").printed(entry["kind"], entry) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_something_of_its_own_in_each_language(language: str) -> None:
    words = Words(language, "hitodama")
    for kind, entry in cards():
        said = words.printed(kind, entry)
        assert said.endswith(".") and said[0].isupper(), said
        assert "none" not in said and "{" not in said, said
