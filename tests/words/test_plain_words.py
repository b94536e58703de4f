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
        r"\beach own\b": "each of their",
        r"for nothing\b": "free, for free",
        r"\banew\b": "again",
        r"\bwhoever\b": "the player who, if you",
        r"(?:^|[.:;!?] )Who (?:has|is|comes|pays|gets|wants)\b": "the player who, if you",
        r"\bacts\b": "is resolved, takes effect",
        r"\bbrings\b(?! a Pilgrim to)": "gives, earns, scores",
        r"(?-i:movement points?)": "Movement Point",
        r"\btables? (?:is|are|was|were) laid\b": "created, set up",
        r"\b(?:take|taken) back\b": "undo",
        r"\bnotices?\b": "notification",
        r"\d (?:%|amber\b)(?<!\b1 amber)": "% without a space; ambers",
    },
    "es": {
        r"\bact(?:úan?|uar[áé]?n?)\b": "se resuelve, surte efecto",
        r"\b(?:rama|bifurcación|desvío)s?\b(?! de otra partida)": "ramal",
        r"\bsenderos?\b": "senda",
        r"bloqueador": "bloqueo",
        r"agujas del reloj": "manecillas del reloj",
        r"\bde un mercado\b": "reserva visible",
        r"(?-i:Gran Espíritu)": "gran espíritu",
    },
    "fr": {
        r"\bfleuve\b": "Rivière",
        r"\bremise\b": "réduction",
        r"pour rien\b": "gratuit",
        r"\bagi(?:t|ssent|ssez)\b": "prend effet, est résolu ; jouer, choisir",
        r"\briva(?:l|le|ls|les|ux)\b": "adversaire",
        r"\b(?:embranchement|branche)s?\b(?! d’une autre partie)": "sentier",
        r"\bsacrifi": "renoncer à",
        r"\bKodamas? neutres?\b": "Kodama factice",
        r"\bgermes?\b": "graine",
        r"(?-i:Grand Esprit)": "grand esprit",
        r"(?-i:carte Glace|carte akku)": "carte de glace, carte Akku",
    },
    "cs": {
        r"\w*(?:odem|zam)čen": "odemknutý, zamknutý",
        r"\bpůsobí\b": "má účinek, vyhodnotí se",
        r"\bužit(?:ek|ku)\b": "odměna, co políčko dává",
        r"\bnapodob": "kopírovat",
        r"\btenguov|\btenguem\b": "tengu se neskloňuje",
        # One reader is spoken to, as a friend; only "plaťte" calls to all players.
        r"\b[Vv]aš|\b(?!plaťte|ještě|doup)\w+(?:[jšťv]te|olte|řete|ěte)\b": "ty: tvůj, zvol, spusť",
    },
}
# The same, in the texts of one game only: elsewhere the word is right.
UNWANTED_IN = {
    ("fr", "bitoku"): {r"\bmarqueurs?\b(?!\*? Hikaru)": "pion"},
    ("cs", "bitoku"): {
        r"\bodh(?:o[dz]|az)": "odložit",
        r"\b[ts]v(?:á|ou|é) \d": "kostka s 3, ta s hodnotou 3",
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


def of_a_game(language: str, name: str) -> dict[re.Pattern[str], str]:
    return {
        re.compile(word, re.IGNORECASE): better
        for (spoken, game), words in UNWANTED_IN.items()
        if spoken == language and game in name
        for word, better in words.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_spoken_to_in_plain_words(language: str) -> None:
    unwanted = UNWANTED.get(language, {})
    stumbles = {re.compile(word, re.IGNORECASE): better for word, better in unwanted.items()}
    told = said(language)
    assert len(told) > 1000
    assert [
        f"{name}: “{found[0]}”, say: {better}"
        for name, text in told.items()
        for word, better in (stumbles | of_a_game(language, name)).items()
        for found in word.finditer(text)
    ] == []


def test_an_english_rule_says_whose_it_is() -> None:
    for path in ROOT.glob("docs/rules/en/*.md"):
        assert re.findall(r".*\bthe own\b.*", path.read_text("utf-8")) == []
