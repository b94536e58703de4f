"""The Tengu's words: a trace that can be followed step by step, names, levels."""

import re

import pytest

import mori
from mori.bots import make_bot, play_out
from mori.core.facts import Fact
from mori.games.bitoku.tengu.codes import CONDITIONS, PLACES, POSITIONS, REASONS, ROWS
from mori.words import LANGUAGES, Words
from tests.words.games import entry, words_of
from tests.words.languages import QUOTED
from tests.words.sources import kinds_made
from tests.words.test_sentences import all_words, assert_readable, forms

TENGU = "side:tengu"
LEVELS = [preset.name for preset in entry("bitoku").presets]
IN_EVERY_GAME = {
    "tengu_prepared",
    "tengu_rolled",
    "tengu_row_skipped",
    "tengu_row_taken",
    "tengu_row_refreshed",
    "tengu_deck_reshuffled",
    "tengu_acts",
    "rock_removed",
}
# Why the most competitive Kodama is the one it is.
KODAMA_REASONS = ("only_track", "none_behind", "fewest_steps", "equal_steps")


def bitoku(language: str) -> Words:
    return words_of(language, "bitoku")


def tell(language: str, kind: str, **args: object) -> str:
    return bitoku(language).fact(Fact(kind, {"seat": TENGU, **args}))


def test_the_inventory_has_all_steps_of_the_trace_and_no_other() -> None:
    steps = {kind for kind in entry("bitoku").words.facts if kind.startswith("tengu_")}
    told = {kind for kind in kinds_made("bitoku", "tell") if kind.startswith("tengu_")}
    assert steps == told


@pytest.mark.parametrize("level", LEVELS)
def test_whole_solo_games_are_told_at_every_level(level: str) -> None:
    game = mori.new_game("bitoku", players=1, seed=1, level=level)
    play_out(game, [make_bot("random", 1)])
    languages = all_words("bitoku")
    for fact in forms(game.facts):
        sentences = [words.fact(fact, ["Zdeňka"]) for words in languages]
        for sentence in sentences:
            assert_readable(sentence)
        assert len(set(sentences)) == len(LANGUAGES), sentences
    assert {fact.kind for fact in game.facts} >= IN_EVERY_GAME
    assert game.result is not None
    for opponent in game.result.opponents:
        for words in languages:
            assert_readable(words.ref(opponent.name))
            for item in opponent.items:
                assert_readable(words.category(item.category))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_row_is_skipped_with_its_letter_and_the_condition(language: str) -> None:
    words = bitoku(language)
    told = set()
    for row in ROWS:
        for condition in CONDITIONS:
            args = {"row": f"tengurow:{row}", "why": f"condition:{condition}"}
            sentence = tell(language, "tengu_row_skipped", **args)
            assert_readable(sentence)
            assert f" {row.upper()} (" in sentence
            assert words.ref(f"condition:{condition}") in sentence
            told.add(sentence)
        taken = tell(language, "tengu_row_taken", row=f"tengurow:{row}")
        assert f" {row.upper()} (" in taken
        told.add(taken)
    assert len(told) == len(ROWS) * (len(CONDITIONS) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_choice_is_told_with_its_reason(language: str) -> None:
    words = bitoku(language)
    for reason in REASONS:
        why = f"tenguwhy:{reason}"
        for place in PLACES:
            sentence = tell(language, "tengu_acts", place=f"tenguplace:{place}", why=why)
            assert_readable(sentence)
            assert words.ref(f"tenguplace:{place}") in sentence and words.ref(why) in sentence
        for kind, key, chosen in (
            ("tengu_tile_chosen", "tile", "mitama:ara"),
            ("tengu_card_chosen", "card", "bitoku:meiyo"),
        ):
            sentence = tell(language, kind, **{key: chosen, "why": why})
            assert_readable(sentence)
            assert words.ref(chosen) in sentence and words.ref(why) in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_most_competitive_kodama_has_a_complete_reason(language: str) -> None:
    """Steps where they decide, the first prize where it does, neither with one track only."""
    told = {}
    for reason in KODAMA_REASONS:
        args = {"region": "region:glade", "count": 8, "points": 9}
        told[reason] = tell(language, "tengu_kodama_chosen", why=f"tenguwhy:{reason}", **args)
        assert_readable(told[reason])
        assert bitoku(language).ref("region:glade") in told[reason]
    assert len(set(told.values())) == len(KODAMA_REASONS)
    shown = {reason: ("8" in text, "9" in text) for reason, text in told.items()}
    assert shown == {
        "only_track": (False, False),
        "none_behind": (False, True),
        "fewest_steps": (True, False),
        "equal_steps": (True, True),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "range"), list(zip(POSITIONS, ("5–6", "3–4", "1–2"), strict=True))
)
def test_the_place_of_the_active_card_is_told_with_its_rolls(
    language: str, position: str, range: str
) -> None:
    card = "tengucard:tengu-stairs-1"
    args = {"first": 7, "second": 8, "position": f"tenguposition:{position}", "card": card}
    sentence = tell(language, "tengu_rolled", **args)
    words = bitoku(language)
    for part in ("7", "8", range, words.ref(f"tenguposition:{position}"), words.ref(card)):
        assert part in sentence


def test_a_turn_in_english() -> None:
    card = "tengucard:tengu-yomi-dragonfly"
    args = {"first": 6, "second": 2, "position": "tenguposition:right", "card": card}
    assert tell("en", "tengu_rolled", **args) == (
        "Tengu rolls 6 and 2; by the lower die (1–2), the right card is Active: "
        "Yomi, Dragonfly (jade)."
    )
    skipped = {"row": "tengurow:c", "why": "condition:location_full"}
    assert tell("en", "tengu_row_skipped", **skipped) == (
        "Step C (place at the location) is skipped: the location of the Active card is full."
    )
    on = {"roll": 3, "number": 2, "space": 3, "tile": "mitama:ara"}
    assert tell("en", "tengu_tile_rolled_on", **on) == (
        "Tengu rolls 3 for a tile: no tile it can take on space 2 from the inside, "
        "so on to space 3, Ara."
    )
    acts = {"place": "tenguplace:stairs", "why": "tenguwhy:region"}
    assert tell("en", "tengu_acts", **acts) == (
        "Tengu resolves a location action: Stairs of Knowledge, 3 Movement Points "
        "(the die stands there)."
    )


@pytest.mark.parametrize(
    ("count", "points", "cards"),
    [
        (1, "1 bod pohybu", "1 odloženou kartu a tvoří z ní"),
        (2, "2 body pohybu", "2 odložené karty a tvoří z nich"),
        (8, "8 bodů pohybu", "8 odložených karet a tvoří z nich"),
    ],
)
def test_czech_counts(count: int, points: str, cards: str) -> None:
    told = tell("cs", "tengu_movement", count=count, why="tenguwhy:reaps_crystals")
    assert told == f"Tengu utrácí {points} (jeden za každý jeho krystal)."
    reshuffled = f"Tengu míchá {cards} nový balíček."
    assert tell("cs", "tengu_deck_reshuffled", count=count) == reshuffled


@pytest.mark.parametrize("language", QUOTED)
def test_the_tengu_keeps_its_name(language: str) -> None:
    assert bitoku(language).ref(TENGU) == "Tengu"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tengu_s_cards_and_levels_have_names_of_their_own(language: str) -> None:
    words = bitoku(language)
    cards = [ref for ref in entry("bitoku").words.components() if ref.startswith("tengucard:")]
    assert len({words.ref(card) for card in cards}) == len(cards) == 10
    assert len({words.level(level) for level in LEVELS}) == len(LEVELS) == 6
    for level in LEVELS:
        assert_readable(words.level(level))
        explained = words.level_explained(level)
        assert_readable(explained)
        assert explained.endswith(".") and explained.count(".") == 2
    # How hard it is, without figures: those are in docs/bots.md, and change with the bots.
    promises = [words.level_explained(level).split(". ")[1] for level in LEVELS]
    assert len(set(promises)) == len(LEVELS)
    assert not any(re.search(r"\d", promise) for promise in promises)
