"""Turns of phrase that players stumble over stay out of the catalogues, the books and the rules.

Each was once in many sentences. What to say instead stands beside it.
"""

import re
from pathlib import Path

import pytest

from mori.words import LANGUAGES
from tests.words.messages import FILES, texts

ROOT = Path(__file__).parents[2]
# What is not said, and what is said for it.
UNWANTED = {
    "en": {
        r"the own\b": "their, your",
        r"for nothing\b": "free, for free",
        r"\banew\b": "again",
        r"\bwhoever\b": "the player who, if you",
    },
    "es": {
        r"\bactúan?\b": "se resuelve, surte efecto",
        r"\bsendero\b": "senda",
        r"bloqueador": "bloqueo",
        r"agujas del reloj": "manecillas del reloj",
    },
    "fr": {
        r"\bfleuve\b": "Rivière",
        r"\bremise\b": "réduction",
        r"pour rien\b": "gratuit",
        r"\bagi(?:t|ssent)\b": "prend effet, est résolu",
        r"\brival(?:e|s|es|aux)?\b": "adversaire",
    },
    "cs": {
        r"\w*(?:odem|zam)čen": "odemknutý, zamknutý",
        r"\bpůsobí\b": "má účinek, vyhodnotí se",
    },
}
PLACEABLE = re.compile(r"\{ \$[\w-]+ (?:->)?")


def said(language: str) -> dict[str, str]:
    """Every text of a language that a player may meet, but for the rules."""
    found = {name: text.source() for file in FILES for name, text in texts(language, file).items()}
    found |= {
        str(path.relative_to(ROOT)): path.read_text("utf-8")
        for path in ROOT.glob(f"src/mori/games/*/book/{language}.md")
    }
    return {name: PLACEABLE.sub("", text) for name, text in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_spoken_to_in_plain_words(language: str) -> None:
    unwanted = UNWANTED.get(language, {})
    stumbles = {re.compile(word, re.IGNORECASE): better for word, better in unwanted.items()}
    told = said(language)
    assert len(told) > 1000
    assert [
        f"{name}: “{found[0]}”, say: {better}"
        for name, text in told.items()
        for word, better in stumbles.items()
        for found in word.finditer(text)
    ] == []


def test_an_english_rule_says_whose_it_is() -> None:
    for path in ROOT.glob("docs/rules/en/*.md"):
        assert re.findall(r".*\bthe own\b.*", path.read_text("utf-8")) == []
