"""Bitoku's words: effects spelled out, names made from ids, answers told by what they stand for."""

from typing import Any

import pytest

from mori.core.actions import Action
from mori.core.facts import Fact
from mori.core.shown import EffectData
from mori.words import LANGUAGES, Words
from tests.effects import effect
from tests.words.asked import effects, printed
from tests.words.games import entry, rules, words_of
from tests.words.languages import QUOTED
from tests.words.test_sentences import assert_readable

# What facts and prompts carry, by key; several facts and questions are too rare to wait for.
VALUES: dict[str, object] = {
    "by": "tie:order",
    "offer": "offer:forest_action",
    "effects": [effect("movement", n=2)],
    "other": 5,
    "items": "counted:item:crystal=3,pair=1",
    "pilgrims": 2,
    "piece": "mitama:ara",
    "pieces": ["mitama:ara", "bundle:wood=2"],
    "type": "yokai:kitsune",
    "rival": "seat:1",
    "seat": "seat:0",
    "owner": "seat:1",
    "seats": ["seat:1", "seat:0"],
    "points": 3,
    "total": 20,
    "category": "category:lake_treasures",
    "goods": "bundle:wood=2",
    "value": 2,
    "count": 2,
    "place": "home:home-2",
    "region": "region:glade",
    "hill": "region:glade",
    "favour": "favour:c",
    "season": "season:winter",
    "round": 2,
    "values": [3, 2, 1],
    "card": "yokai:kitsune-2",
    "cards": ["yokai:kitsune-2", "yokai:imomushi-1"],
    "deck": "deck:yokai",
    "market": "market:crystal",
    "tile": "crystal:dream-any",
    "tiles": ["crystal:dream-any", "crystal:memory-pair"],
    "mitama": "mitama:ara",
    "dragonfly": "dragonfly:dragonfly-vp",
    "site": "site:area-yomi-2",
    "rock": "rock:rock-kappa",
    "rocks": ["rock:rock-kappa", "rock:rock-ara"],
    "node": "node:left-1",
    "source": "node:left-1",
    "target": "node:left-gate-1-2",
    "space": 2,
    "first": 3,
    "second": 2,
    "third": 1,
    "row": "tengurow:c",
    "why": "condition:no_unlocked",
    "position": "tenguposition:left",
    "attitude": "attitude:active",
    "resource": "resource:sake",
    "open": ["tengucard:tengu-stairs-1", "tengucard:tengu-glade-1"],
    "roll": 4,
    "number": 2,
    "options": ["tengukind:yokai", "tengukind:bitoku"],
    "chosen": "tengukind:bitoku",
}


def bitoku(language: str) -> Words:
    return words_of(language, "bitoku")


@pytest.mark.parametrize("count", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_facts_and_questions_have_words_too(language: str, count: int) -> None:
    words = bitoku(language)
    values = VALUES | {"count": count, "points": count}
    for kind in entry("bitoku").words.facts:
        assert_readable(words.fact(Fact(kind, values)))
    for kind in entry("bitoku").words.decisions:
        assert_readable(words.decision(kind, values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lost_points_are_not_called_gained(language: str) -> None:
    lost = VALUES | {"category": "category:failed_visions", "points": -2}
    words = bitoku(language)
    assert words.fact(Fact("scored", lost)) != words.fact(Fact("scored", VALUES | {"points": -2}))
    assert " 2 " in words.fact(Fact("scored", lost)) and "-" not in words.fact(Fact("scored", lost))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_spelled_out(language: str) -> None:
    words = bitoku(language)
    for reference in effects():
        phrase = words.ref(reference)
        assert_readable(phrase)
        assert "=" not in phrase and "_" not in phrase, phrase
        assert words.effect(reference)[1:] == phrase[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_words(language: str) -> None:
    words = bitoku(language)
    for tag, item in printed():
        text = words.printed(tag, item)
        assert_readable(text)
        assert text.endswith(".") and "none" not in text, text


@pytest.mark.parametrize(
    ("said", "phrases"),
    [
        (
            effect("movement", n=3),
            [
                "3 Movement Points",
                "3 puntos de movimiento",
                "3 Points de Mouvement",
                "3 body pohybu",
            ],
        ),
        (
            effect("movement", n=5),
            [
                "5 Movement Points",
                "5 puntos de movimiento",
                "5 Points de Mouvement",
                "5 bodů pohybu",
            ],
        ),
        (
            effect(
                "choose_one",
                effect("resource", resource="wood", n=1),
                effect("resource", resource="stone", n=2),
            ),
            [
                "1 wood or 2 stone",
                "1 madera o 2 piedras",
                "1 bois ou 2 pierres",
                "1 dřevo nebo 2 kameny",
            ],
        ),
        (
            effect("mitama", discount=1),
            [
                "a Mitama for 1 resource less",
                "un mitama por 1 recurso menos",
                "1 Mitama pour 1 ressource de moins",
                "1 ducha mitama o 1 surovinu levněji",
            ],
        ),
        (
            effect("resource", resource="any", n=1),
            [
                "1 resource of any kind",
                "1 recurso cualquiera",
                "1 ressource de votre choix",
                "1 libovolnou surovinu",
            ],
        ),
    ],
)
def test_phrases_in_four_languages(said: EffectData, phrases: list[str]) -> None:
    assert [bitoku(language).ref(said) for language in QUOTED] == phrases


@pytest.mark.rule("B-EFFECT-12")
@pytest.mark.parametrize(
    ("said", "phrases"),
    [
        (
            effect("build", discount=0),
            [
                "a building at full price",
                "un edificio a precio completo",
                "1 Bâtiment au prix normal",
                "1 budovu za plnou cenu",
            ],
        ),
        (
            effect("choose_one", effect("mitama", discount=0), effect("dragonfly", discount=0)),
            [
                "a Mitama or a Dragonfly at full price",
                "un mitama o una libélula a precio completo",
                "1 Mitama ou 1 Libellule au prix normal",
                "1 ducha mitama nebo 1 vážku za plnou cenu",
            ],
        ),
        (
            effect(
                "shared_discount",
                effect("crystal", discount=0),
                effect("build", discount=0),
                n=1,
            ),
            [
                "a crystal and a building, one of them for 1 resource less",
                "un cristal y un edificio, una de las compras por 1 recurso menos",
                "1 Cristal et 1 Bâtiment, un des achats pour 1 ressource de moins",
                "1 krystal a 1 budovu, jeden z\u00a0nákupů o\u00a01 surovinu levněji",
            ],
        ),
        (
            effect("all_of", effect("crystal", discount=0), effect("build", discount=0)),
            [
                "a crystal at full price and a building at full price",
                "un cristal a precio completo y un edificio a precio completo",
                "1 Cristal au prix normal et 1 Bâtiment au prix normal",
                "1 krystal za plnou cenu a 1 budovu za plnou cenu",
            ],
        ),
    ],
)
def test_a_purchase_says_that_it_is_paid_for(said: EffectData, phrases: list[str]) -> None:
    assert [bitoku(language).ref(said) for language in QUOTED] == phrases


def test_lists_inside_lists_stay_clear() -> None:
    words = bitoku("en")
    vp, step, vision = effect("vp", n=1), effect("movement", n=1), effect("vision", n=1)
    card = effect("all_of", vp, effect("choose_one", step, vision))
    assert words.ref(card) == "1 VP; 1 Movement Point or a Vision"
    nested = effect("choose_one", step, effect("all_of", vp, vision))
    assert words.ref(nested) == "1 Movement Point or (1 VP and a Vision)"
    alone = effect("all_of", effect("choose_one", effect("movement", n=2)))
    assert words.ref(alone) == "2 Movement Points"
    same = effect("choose_one", effect("mitama", discount=2), effect("dragonfly", discount=2))
    assert words.ref(same) == "a Mitama or a Dragonfly, for 2 resources less"
    other = effect("choose_one", effect("mitama", discount=1), effect("dragonfly", discount=0))
    assert words.ref(other) == "a Mitama for 1 resource less or a Dragonfly at full price"
    assert words.ref(effect("all_of")) == "no action"


@pytest.mark.parametrize("said", [effect("xyz", n=1), effect("vp"), effect("resource", n=1)])
def test_an_effect_that_no_catalogue_knows_is_a_bug(said: EffectData) -> None:
    with pytest.raises(LookupError):
        bitoku("en").ref(said)


def test_places_and_types_are_named_by_their_ids() -> None:
    words = bitoku("en")
    assert words.ref("yokai:shin_ookami") == "Shin Ookami"
    assert words.ref("node:right-gate-1-2") == "right path, gate 1, space 2"
    assert words.ref("slot:slot-ingenuity-left") == "left slot (Ingenuity Crystal)"
    assert words.ref("site:area-glade-2") == "Glade of Jade, building space 2"


@pytest.mark.parametrize("reference", ["bitoku:oni", "site:area-oni-1"])
def test_types_and_places_of_a_pack_of_ones_own_are_called_by_their_id(reference: str) -> None:
    for language in LANGUAGES:
        assert bitoku(language).ref(reference) == reference.partition(":")[2]


def test_an_action_that_counts_is_told_by_what_it_stands_for() -> None:
    words = bitoku("en")
    part = Action(0, "part", "part 2", 1, 0, {"number": 2})
    assert words.action(part) == "Part 2"
    options = [effect("resource", resource="wood", n=1), effect("mitama", discount=1)]
    assert words.action(part, {"count": 1, "options": options}) == "A Mitama for 1 resource less"
    assert words.action(part, {"effect": effect("x"), "parts": options[:1]}) == "Part 2"


def test_dice_are_arranged_by_their_values() -> None:
    arrange = rules("bitoku", 2).space.by_text["arrange 2 3 1"]
    prompt: dict[str, object] = {"first": 5, "second": 2, "third": 6}
    assert bitoku("en").action(arrange, prompt) == "Dice from left to right: 2, 6, 5"


def test_the_caller_can_say_what_an_action_stands_for() -> None:
    words = bitoku("en")
    row = rules("bitoku", 2).space.by_text["row 4"]
    told = words.action(row, option=effect("movement", n=3))
    assert told == "Forest Action for a die of 4 or more: 3 Movement Points"
    back = rules("bitoku", 2).space.by_text["back 1 yomi"]
    assert "(Bo)" in words.action(back, names=["Ana", "Bo"])


def test_what_is_printed() -> None:
    words = bitoku("en")
    vision: dict[str, Any] = {"requires": {"building": 2, "pair": 1}, "vp": 6, "penalty": 2}
    sentence = "2 buildings and 1 combined Dragonfly: 6 VP, otherwise you lose 2 VP."
    assert words.printed("vision", vision) == sentence
    memory: dict[str, Any] = {"colour": "memory", "effects": [], "vp": 1}
    memory["triggers"] = ["mitama", "dragonfly"]
    sentence = "1 VP each time you obtain a Mitama or obtain a Dragonfly."
    assert words.printed("crystal", memory) == sentence
    per = {"kind": "per", "vp": 3, "item": "pair", "cap": 12}
    card: dict[str, Any] = {"effects": [effect("mitama", discount=2)], "virtue": per}
    sentence = "1 ducha mitama o 2 suroviny levněji. "
    sentence += "Ctnost ducha: 3 BC za každou spojenou vážku, nejvýš 12 BC."
    assert bitoku("cs").printed("yokai", card) == sentence


def test_spanish_conjunctions_follow_the_sound() -> None:
    words = bitoku("es")
    assert words.join(["nezumi 1", "imomushi 2"]) == "nezumi 1 e imomushi 2"
    assert words.join(["imomushi 2", "nezumi 1"]) == "imomushi 2 y nezumi 1"
