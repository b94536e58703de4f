"""What `Words` promises, by example."""

import pytest

from mori.core.actions import Action
from mori.core.errors import ContentError, IllegalAction, Problem, Reason, SetupError
from mori.core.facts import Fact
from mori.core.registry import GameEntry
from mori.words import LANGUAGES, Words
from tests.words.languages import QUOTED


def hitodama(language: str) -> Words:
    return Words(language, game="hitodama")


@pytest.mark.parametrize(("amount", "words"), [(1, "1 berry"), (2, "2 berries"), (5, "5 berries")])
def test_english_plurals(amount: int, words: str) -> None:
    assert hitodama("en").ref(f"bundle:berry={amount}") == words


@pytest.mark.parametrize(
    ("amount", "berries", "cards"),
    [
        (1, "1 bobuli", "1 sluneční kartu"),
        (2, "2 bobule", "2 sluneční karty"),
        (5, "5 bobulí", "5 slunečních karet"),
    ],
)
def test_czech_plurals_after_a_verb(amount: int, berries: str, cards: str) -> None:
    words = hitodama("cs")
    assert words.ref(f"bundle:berry={amount}") == berries
    assert words.ref(f"bundle:solar_card={amount}") == cards
    fact = Fact("gained", {"seat": "seat:0", "goods": f"bundle:berry={amount}"})
    assert words.fact(fact, ["Zdeňka"]) == f"Zdeňka získává {berries}."


def test_czech_prepositions_of_one_letter_stay_with_the_next_word() -> None:
    """Other languages, longer words and letters inside a word are left alone."""
    not_held = Reason("reserve_empty", (), {})
    assert hitodama("cs").reason(not_held) == "V rezervě nemáš žádnou esenci."
    for language in ("en", "es", "fr"):
        assert " " not in hitodama(language).reason(not_held)
    bundle = "bundle:berry=2,amber=1"
    assert hitodama("cs").ref(bundle) == "2 bobule a 1 jantar"


def test_numbers_that_are_equal_are_still_written_each_in_its_way() -> None:
    """What was said before is kept, and 0, 0.0 and -0.0 are one key."""
    for _ in range(2):
        told = [Words("en").text("terminal-undone", count=count) for count in (0, 0.0, -0.0, 0)]
        zero = "Undone: 0 moves."
        assert told == [zero, zero, "Undone: -0 moves.", zero]


def test_references_in_words() -> None:
    words = hitodama("en")
    assert words.ref("seat:1", ["Ana", "Bo"]) == "Bo"
    assert words.ref("seat:1") == "Player 2"
    assert words.ref("place:amber.2") == "Amber·2"
    assert words.ref("place:amber.x1") == "Amber·extra 1"
    assert words.ref("tile:merchant") == "Merchant"
    assert words.ref("bundle:berry=2,amber=1") == "2 berries and 1 amber"
    assert words.ref("bundle:berry=2,amber=1,akku=1") == "2 berries, 1 amber and 1 akku"
    assert words.ref("bundle:") == "nothing"
    assert words.ref("line:haru_1.2:berry=3") == "3 berries"
    assert words.ref("season:haru") == "Haru (spring)"
    assert words.ref("side:2") == "side 3"
    assert words.ref("deck:solar") == "solar deck"
    assert words.ref("slot:NE") == "North-east"
    assert words.ref("resource:berry") == "berry"
    assert words.ref("ending:chaos") == words.ending("chaos")


def test_lists_are_joined_as_the_language_does() -> None:
    joined = [Words(language).join(["1", "2", "3"]) for language in QUOTED]
    assert joined == ["1, 2 and 3", "1, 2 y 3", "1, 2 et 3", "1, 2 a 3"]


def test_actions_decisions_and_facts() -> None:
    words = hitodama("en")
    action = Action(
        0, "discard", "", 0, 0, {"pay": "bundle:solar_card=2", "gain": "bundle:amber=1"}
    )
    assert words.action(action) == "Discard 2 solar cards for 1 amber"
    assert words.decision("turn", {"count": 1}).startswith("Your turn: you have one action left")
    drawn = Fact("cards_drawn", {"seat": "seat:0", "deck": "deck:solar", "count": 2})
    assert words.fact(drawn, ["Ana"]) == "Ana draws 2 solar cards."
    laid = Fact("tiles_laid", {"tiles": ["tile:amber", "tile:berry", "tile:solar"]})
    assert words.fact(laid).endswith("Amber, Berries and Solar cards.")


def test_a_refusal_says_why() -> None:
    words = hitodama("en")
    reason = Reason("cannot_pay", ("H-ACT-3",), {"need": "bundle:amber=2", "have": 1})
    assert words.reason(reason) == "You need 2 ambers, but have 1."
    refusal = IllegalAction("not_legal", reason, {"action": "wake"})
    assert words.error(refusal) == "“wake” is not possible now. You need 2 ambers, but have 1."


def test_why_not_answers_with_the_codes_of_illegal_action_too() -> None:
    typed = Reason("unknown_action", (), {"text": "tile:nonsense"})
    assert "tile:nonsense" in hitodama("en").reason(typed)
    assert hitodama("en").reason(Reason("not_your_decision", (), {"seat": None}))


def test_a_broken_pack_has_a_headline_and_a_line_for_each_problem() -> None:
    problem = Problem("a.toml", "tile[3] amber", "", "unknown_key", {"nearest": ""})
    words = Words("en")
    assert words.error(ContentError([problem])).endswith("one mistake found.")
    assert words.problem(problem) == "a.toml: tile[3] amber: This key is unknown."
    hinted = Problem("a.toml", "", "", "unknown_key", {"nearest": "cost"})
    assert words.problem(hinted).endswith("did you mean “cost”?")


def test_tiles_of_a_pack_of_ones_own_are_called_by_their_id() -> None:
    for language in LANGUAGES:
        words = hitodama(language)
        assert words.ref("place:my_tile.1") == "my_tile·1"


@pytest.mark.parametrize("reference", ["deck:nonsense", "nonsense:amber", "amber", "resource:x"])
def test_an_unknown_reference_is_a_bug(reference: str) -> None:
    with pytest.raises(LookupError):
        hitodama("en").ref(reference)


def test_a_missing_message_or_variable_is_a_bug() -> None:
    with pytest.raises(LookupError):
        Words("en").text("terminal-nonsense")
    with pytest.raises(LookupError):
        Words("en").text("common-seat")
    with pytest.raises(LookupError):
        hitodama("en").fact(Fact("gained", {"seat": "seat:0"}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        Words("tlh")
    assert refusal.value.code == "unknown_language"
    assert "tlh" in Words("en").error(refusal.value)


def test_names_and_provenance() -> None:
    assert [Words("cs").language_name(code) for code in QUOTED] == [
        "English",
        "Español",
        "Français",
        "Čeština",
    ]
    assert Words("fr").provenance("stated") == "dit par la règle"


def test_a_level_has_a_name_and_an_explanation(house: GameEntry) -> None:
    words = Words("en", house.name)
    assert words.level("very_stern") == "Stern House"
    assert words.level_explained("very_stern") == "It bids as much as there is."
    with pytest.raises(LookupError):
        words.level("nonsense")
    with pytest.raises(LookupError):
        words.level_explained("nonsense")


@pytest.mark.parametrize(
    ("players", "text"),
    [(1, "pro 1 hráče"), (3, "pro 3 hráče"), (5, "pro 5 hráčů")],
)
def test_an_option_for_other_counts_is_told_with_the_count(players: int, text: str) -> None:
    error = SetupError("option_not_for_players", {"option": "harder", "players": players})
    assert text in Words("cs").error(error)
    assert "harder" in Words("cs").error(error)
