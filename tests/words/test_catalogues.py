"""The catalogues against each other and against what is needed of them."""

import re
from typing import get_args

import pytest
from fluent.syntax.ast import FunctionReference, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from mori.content.problems import PROBLEM_CODES
from mori.core.errors import CHOSEN_ELSEWHERE, NOTHING_HERE
from mori.games.bitoku.effects.kind import OPTIONS, PARTS
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.shown.words import LeftOut
from mori.games.hitodama.pack.schema.words import Slot
from mori.reviewing import GRADES
from mori.words import LANGUAGES
from mori.words.catalogue import SHARED_FILES, message_id
from tests.words.asked import used
from tests.words.games import GAMES, OWN_BOTS, entry
from tests.words.messages import (
    FILES,
    SPOKEN_FILES,
    TERMINAL_FILES,
    WEB_FILES,
    entries,
    texts,
    variant_names,
)
from tests.words.sources import (
    decision_kinds,
    fact_keys,
    kinds_made,
    literal_ids,
    named_messages,
    raised_errors,
)

OTHERS = tuple(language for language in LANGUAGES if language != "en")
FAMILIES = {"common-bot", "common-grade", "common-provenance"}  # ids that more is added to
PROVENANCES = ("stated", "derived", "reconstructed")

CZECH_PLURALS = {"one", "few", "many", "other"}
PLURALS = {"zero", "two"} | CZECH_PLURALS

# Texts that are rightly the same as in English: proper names, names of games, loan words.
PROPER_NAMES = {
    "bitoku-side-tengu",
    "cli-arena-elo",
    "hitodama-character-eiko",
    "hitodama-character-genji",
    "hitodama-character-kizune",
    "hitodama-character-tette",
    "hitodama-resource-akku",
    "hitodama-season-aki.brief",
    "hitodama-season-fuyu.brief",
    "hitodama-season-haru.brief",
    "hitodama-season-natsu.brief",
    "hitodama-term-akku",
    "hitodama-term-spirit",
    "web-bitoku-pile-bitoku",
    "web-bitoku-pile-hikaru",
    "web-game-bitoku",
    "web-game-hitodama",
    "web-name-1",
    "web-name-2",
    "web-name-3",
    "web-name-4",
    "web-title",
    "web-title-game",
}
SAME_AS_ENGLISH = {
    "cs": PROPER_NAMES
    | {
        "cli-sim-bot",
        "web-chat",
        "web-chat-key",
        "web-keys-enter",
        "web-keys-escape",
        "web-keys-shift",
        "web-level-of",
        "web-pages-icon-amulet",
    },
    "es": PROPER_NAMES
    | {
        "bitoku-category-mitama-spaces",
        "bitoku-resource-jade",
        "bitoku-resource-sake",
        "bitoku-tengulocation-yomi",
        "cli-sim-bot",
        "common-bot-ginkgo",
        "hitodama-place-extra",
        "hitodama-resource-akku.counted",
        "hitodama-tile-akku-solar",
        "terminal-bitoku-souls",
        "terminal-hitodama-extra",
        "terminal-hitodama-slot-e",
        "terminal-hitodama-slot-n",
        "terminal-hitodama-slot-ne",
        "terminal-hitodama-slot-s",
        "terminal-hitodama-slot-se",
        "terminal-total",
        "web-bitoku-neutral",
        "web-bitoku-pile-yokai",
        "web-bitoku-region-yomi",
        "web-keys-escape",
        "web-level-of",
        "web-pages-score-total",
        "web-plain-no",
    },
    "fr": PROPER_NAMES
    | {
        "bitoku-bitoku-chuugi",
        "web-menu",
        "cli-train-points",
        "common-bot-ginkgo",
        "bitoku-bitoku-gi",
        "bitoku-bitoku-jin",
        "bitoku-bitoku-makoto",
        "bitoku-bitoku-meiyo",
        "bitoku-bitoku-rei",
        "bitoku-bitoku-yu",
        "bitoku-category-mitama-spaces",
        "bitoku-effect-mitama.brief",
        "bitoku-effect-vision.brief",
        "bitoku-item-illumination-pilgrim.brief",
        "bitoku-item-mitama.brief",
        "bitoku-item-mitama.counted",
        "bitoku-mitama-ara",
        "bitoku-mitama-kushi",
        "bitoku-mitama-nigi",
        "bitoku-mitama-saki",
        "bitoku-mitama-shinigami",
        "bitoku-mitama-unnamed",
        "bitoku-region-forges",
        "bitoku-resource-jade",
        "bitoku-tengulocation-forges",
        "bitoku-tenguoption-mitama",
        "bitoku-term-illumination",
        "bitoku-term-kodama",
        "bitoku-term-mitama",
        "bitoku-term-tengu",
        "bitoku-term-vision",
        "hitodama-term-essence",
        "bitoku-trigger-illumination.brief",
        "bitoku-trigger-mitama.brief",
        "bitoku-vision-unnamed",
        "bitoku-yokai-imomushi",
        "bitoku-yokai-kappa",
        "bitoku-yokai-kitsune",
        "bitoku-yokai-nezumi",
        "bitoku-yokai-shin-ookami",
        "cli-pack-provenance",
        "cli-sim-bot",
        "hitodama-resource-akku.counted",
        "hitodama-tile-akku-solar",
        "terminal-bitoku-actions",
        "terminal-bitoku-item-mitama",
        "terminal-bitoku-kodamas",
        "terminal-bitoku-short-kodama-forward",
        "terminal-bitoku-short-mitama",
        "terminal-bitoku-souls",
        "terminal-hitodama-slot-e",
        "terminal-hitodama-slot-n",
        "terminal-hitodama-slot-ne",
        "terminal-hitodama-slot-s",
        "terminal-hitodama-slot-se",
        "terminal-total",
        "web-bitoku-holding-visions",
        "web-bitoku-pile-vision",
        "web-bitoku-pile-yokai",
        "web-bitoku-region-forges",
        "web-bitoku-visions",
        "web-challenge-points",
        "web-log-points",
        "web-options",
        "web-pages-score-total",
        "web-solo",
    },
}


# Reasons of the engine itself why nothing can be chosen at a place.
AT_PLACES = (NOTHING_HERE, CHOSEN_ELSEWHERE)


def needed_of_game(game: str, language: str) -> set[str]:
    """Every text a game needs: its sentences, and what all its names and phrases are made of."""
    found = entry(game)
    families = {
        "action": found.words.actions,
        "decision": found.words.decisions,
        "fact": found.words.facts,
        "note": found.words.notes,
        "reason": found.words.reasons,
        "category": found.words.categories,
        "ending": found.words.endings,
        "rules": found.rule_groups,
    }
    needed = {
        message_id(game, family, name) for family, names in families.items() for name in names
    }
    return needed | used(game, language)


def single_effects() -> list[str]:
    """The kinds of effect that are said by a text of their own: not by their parts or resource."""
    return [
        name
        for name, kind in EFFECT_KINDS.items()
        if name != "resource" and not {OPTIONS, PARTS} & set(kind.parameters)
    ]


def settled_ids() -> set[str]:
    """The texts of the shared files that codes, languages and provenances ask for."""
    needed = {message_id("error", code) for code in (*raised_errors(), *AT_PLACES)}
    needed |= {message_id("problem", code) for code in PROBLEM_CODES}
    needed |= {f"common-provenance-{name}" for name in PROVENANCES}
    needed |= {f"common-grade-{name}" for name in GRADES}
    needed |= {message_id("terminal-bitoku-without", name) for name in get_args(LeftOut)}
    needed |= {message_id("terminal-bitoku-short", name) for name in single_effects()}
    needed |= {message_id("terminal-hitodama-slot", name) for name in get_args(Slot)}
    return needed | {f"common-bot-{name}{part}" for name in OWN_BOTS for part in ("", ".explained")}


def shared_texts(language: str) -> set[str]:
    files = (*SHARED_FILES, *TERMINAL_FILES)
    return {name for file in files for name in texts(language, file)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_text_it_needs_and_no_other(game: str, language: str) -> None:
    needed = needed_of_game(game, language)
    assert sorted(needed - texts(language, game).keys()) == []
    assert sorted(texts(language, game).keys() - needed) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_facts_say_no_more_than_the_engine_tells(game: str, language: str) -> None:
    """Also of facts so rare that no simulated game may have them."""
    told = fact_keys(game)
    assert len(told) > 35
    for kind, keys in told.items():
        assert texts(language, game)[message_id(game, "fact", kind)].variables() <= keys, kind


@pytest.mark.parametrize("game", GAMES)
def test_the_inventory_has_all_that_the_engine_can_say(game: str) -> None:
    words = entry(game).words
    assert sorted(decision_kinds(game)) == sorted(words.decisions)
    assert sorted(kinds_made(game, "Fact", "tell") - set(words.facts)) == []
    assert sorted(kinds_made(game, "Reason", "reason") - set(words.reasons)) == []
    assert sorted(kinds_made(game, "Note", "note_of_price") - set(words.notes)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_files_have_every_text_that_is_needed_and_no_other(language: str) -> None:
    written = shared_texts(language)
    assert sorted(settled_ids() - written) == []
    assert sorted(literal_ids() - FAMILIES - written) == []
    assert sorted(written - settled_ids() - named_messages()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [message.id.name for file in FILES for message in entries(language, file)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_texts_with_the_same_variables(
    language: str, file: str
) -> None:
    english, other = texts("en", file), texts(language, file)
    assert sorted(english) == sorted(other)
    for name, text in english.items():
        assert text.variables() == other[name].variables(), name


@pytest.mark.parametrize("file", FILES)
def test_czech_plurals_have_all_four_forms(file: str) -> None:
    for text in texts("cs", file).values():
        for selector in text.selectors():
            names = variant_names(selector)
            if names & PLURALS - {"other"}:
                assert names >= CZECH_PLURALS, text.name


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str, file: str) -> None:
    english, other = texts("en", file), texts(language, file)
    copies = {
        name
        for name, text in english.items()
        if text.has_letters()
        and text.source() == other[name].source()
        and not name.endswith(".forms")  # how a name is written; the name itself is looked at
    }
    assert sorted(copies - SAME_AS_ENGLISH.get(language, PROPER_NAMES)) == []


@pytest.mark.parametrize("language", SAME_AS_ENGLISH)
def test_the_list_of_texts_that_stay_english_is_true(language: str) -> None:
    english = {name: text for file in FILES for name, text in texts("en", file).items()}
    other = {name: text for file in FILES for name, text in texts(language, file).items()}
    for name in SAME_AS_ENGLISH[language]:
        assert english[name].source() == other[name].source(), name


class _Features(Visitor):
    def __init__(self) -> None:
        self.functions: set[str] = set()
        self.arguments: list[object] = []
        self.options: set[str] = set()

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.arguments += node.arguments.positional
        self.options |= {option.name.name for option in node.arguments.named}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_every_fluent_reader_knows_is_used(language: str, file: str) -> None:
    """The browser reads the same files: no function but NUMBER, and that on variables."""
    found = _Features()
    for text in texts(language, file).values():
        found.visit(text.pattern)
    assert found.functions <= {"NUMBER"}
    assert all(isinstance(argument, VariableReference) for argument in found.arguments)
    if file in WEB_FILES:
        assert "style" not in found.options  # the browser's NUMBER has no percentages


# What is put in is a sentence already: what is printed on a card.
WHOLE = {"hitodama-note-card-says"}


@pytest.mark.parametrize("file", SPOKEN_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_notes_questions_and_reasons_are_sentences_and_actions_are_not(
    language: str, file: str
) -> None:
    for name, text in texts(language, file).items():
        ends = [line[-1] for line in text.source().splitlines() if line.strip(" {}")]
        family = name.split("-")[1]
        is_sentence = family in ("fact", "note", "reason") and name not in WHOLE
        if is_sentence or name.startswith("problem-"):
            assert set(ends) & {".", "?"}, name
        if family == "action":
            assert ends[-1] not in ".?", name


# -- how French is set

NO_BREAK = "\u00a0"
SIGN = re.compile(r"[:;!?«»]")


class _Sentences(Visitor):
    """The texts of a pattern and of its variants, with a stop for whatever is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:
        parts = [part.value if isinstance(part, TextElement) else "…" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def is_set_well(text: str, at: int) -> bool:
    """Whether a sign holds on to what it belongs to; one in brackets is named, not used."""
    if text[at] == "«":
        return text[at + 1 : at + 2] == NO_BREAK
    return at > 0 and (text[at - 1] == NO_BREAK or text[at - 1] == "(")


@pytest.mark.parametrize("file", FILES)
def test_no_french_sign_is_left_alone_at_the_end_or_the_beginning_of_a_line(file: str) -> None:
    """Before : ; ! ? » and after « stands a space at which no line breaks."""
    broken, signs = [], 0
    for text in texts("fr", file).values():
        sentences = _Sentences()
        sentences.visit(text.pattern)
        for sentence in sentences.found:
            for sign in SIGN.finditer(sentence):
                signs += 1
                if not is_set_well(sentence, sign.start()):
                    broken.append((text.name, sentence))
    assert broken == []
    assert signs, "no sign at all"
