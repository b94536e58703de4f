"""`mori rules`, and the rulebook it reads.

Rules are named in small letters here: an id written properly says that a test proves the rule.
"""

from pathlib import Path

import pytest

from mori.words.rulebook import Rulebook, rulebook
from tests.cli.running import run, run_json
from tests.test_repository import RULE_BOOKS, defined_rules


def book(game: str) -> Rulebook:
    found = rulebook(game)
    assert found is not None
    return found


def test_every_rule_and_example_of_the_rule_texts_is_found() -> None:
    books = [book(path.stem) for path in RULE_BOOKS]
    found = {name for one in books for name in (*one.rules, *one.examples)}
    assert sorted(defined_rules() - found) == []


@pytest.mark.parametrize("path", RULE_BOOKS, ids=lambda path: path.stem)
def test_every_rule_has_a_text_and_every_ruling_it_names_exists(path: Path) -> None:
    one = book(path.stem)
    assert all(rule.text for rule in one.rules.values())
    assert all(ruling.confidence for ruling in one.rulings.values())
    named = {ruling for rule in one.rules.values() for ruling in rule.rulings}
    assert sorted(named - set(one.rulings)) == []


def test_a_rule_is_shown_with_its_ruling_and_source() -> None:
    rule = run_json("rules", "hitodama", "h-block-3")
    assert (rule["id"], rule["sources"]) == ("h-block-3".upper(), ["S", "R"])
    [ruling] = rule["rulings"]
    assert (ruling["id"], ruling["confidence"]) == ("HR-07", ["medium"])
    shown = run("rules", "hitodama", "h-block-3").stdout
    assert "HR-07" in shown and "the rulebook says it; R: chosen by us" in " ".join(shown.split())


def test_a_rule_keeps_the_table_it_leads_up_to() -> None:
    assert "| level | 1 | 1 | 2 |" in book("hitodama").rules["h-wrath-9".upper()].text
    assert (
        "| tile side | two-player | 3+ | 3+ |" in book("hitodama").rules["h-setup-2".upper()].text
    )
    assert "|" not in book("hitodama").rules["h-setup-12".upper()].text


@pytest.mark.parametrize("path", RULE_BOOKS, ids=lambda path: path.stem)
def test_no_table_of_the_text_is_dropped(path: Path) -> None:
    one = Rulebook(path.read_text("utf-8"))
    first_cells = {"Term", "id", *(term.word for term in one.terms), *one.examples}
    shown = {line for rule in one.rules.values() for line in rule.text.splitlines()}
    rows = [line for line in path.read_text("utf-8").splitlines() if line.startswith("|")]
    others = [
        row
        for row in rows
        if not row.startswith("| **") and row.split("|")[1].strip() not in first_cells
    ]
    lost = [row for row in others if row not in shown and not set(row) <= set("|- ")]
    assert len(others) > 40 and lost == []


def test_a_ruling_listed_below_its_rules_is_a_question_with_its_answer() -> None:
    ruling = book("bitoku").rulings["BR-31"]
    assert ruling.title == '"4 and higher" in the cs example'
    assert ruling.text == "misprint for 4 or less (evidence: en/es/fr)."
    assert ruling.confidence == ("high",)
    assert ruling.group == "b-home".upper()
    assert len(book("bitoku").rulings) == 151


def test_groups_examples_and_rulings_can_be_asked_for() -> None:
    assert len(run_json("rules", "hitodama", "h-act-wake")) == 2
    assert run_json("rules", "hitodama", "t-21")["expected"] == "draws 1"
    assert run_json("rules", "hitodama", "hr-41")["title"] == "Cooperative or competitive"


def test_a_rule_is_shown_in_the_language_asked_for() -> None:
    rule = run_json("rules", "hitodama", "h-act-wake-2", "--lang", "es")
    assert rule["text"] == "Una esencia por acción."


def test_the_list_has_every_group_and_the_terms() -> None:
    data = run_json("rules", "hitodama")
    words = [term["word"] for term in data["terms"]]
    assert words.index("essence") < words.index("arrival number")  # of the game, then of the rules
    assert [group["id"] for group in data["groups"]] == list(book("hitodama").groups())
    assert "h-end-6".upper() in run("rules", "hitodama").stdout


@pytest.mark.parametrize("typed", ["h-tile-99", "", "x" * 100_000, "\x1b[2J"])
def test_an_unknown_id_gets_a_message(typed: str) -> None:
    result = run("rules", "hitodama", typed)
    assert result.exit_code == 2 and result.stdout == ""
    assert len(result.stderr) < 500 and "\x1b" not in result.stderr


def test_similar_ids_are_suggested() -> None:
    assert "h-tile-7".upper() in run("rules", "hitodama", "h-tile-77").stderr
    assert run("rules", "chess").exit_code == 2
