"""The Tengu's turn can be watched: each of its steps is a moment of its own (B-TENGU-TURN-4)."""

import pytest

import mori
from mori.core.snapshot import digest
from tests.games.bitoku.solo_table import SoloTable


def steps_of(table: SoloTable, card: str, *rolls: int, position: str = "middle") -> list[list[str]]:
    """What is told up to each moment of a Tengu turn, then what is told after the last."""
    table.sw.moments = []
    facts = table.sw.facts
    assert facts is not None
    start = len(facts)
    table.tengu_turn_on(card, *rolls, position=position)
    ends = [*(moment.facts for moment in table.sw.moments), len(facts)]
    found: list[list[str]] = []
    for end in ends:
        kinds = [fact.kind for fact in facts[start:end]]
        found.append([kind for kind in kinds if kind != "tengu_row_skipped"])
        start = end
    return found


@pytest.mark.rule("B-TENGU-TURN-4", "B-TENGU-TAC-3", "B-TENGU-MP-1")
def test_placing_a_die_is_seen_step_by_step() -> None:
    table = SoloTable()
    table.tengu_dice("locked", "unlocked", "unlocked")
    steps = steps_of(table, "tengu-stairs-1")
    assert [step[-1] for step in steps] == [
        "tengu_row_taken",
        "die_placed",
        "kodama_advanced",
        "tengu_acts",
        "pilgrimage_started",
        "pilgrim_walked",
        "scored",  # the third Movement Point leads to an Illumination
        "tengu_row_refreshed",
    ]


@pytest.mark.rule("B-TENGU-TURN-4", "B-TENGU-TAC-K")
def test_crossing_and_taking_the_card_are_two_steps() -> None:
    table = SoloTable()
    table.tengu_dice("home-5", "hill:yomi", "glade")
    table.hill_cards("glade", bitoku="gi")
    steps = steps_of(table, "tengu-stairs-1")
    assert table.row_taken in "hk"
    assert [len(step) > 0 for step in steps] == [True] * 4
    assert steps[1][0].endswith("crossed")


@pytest.mark.rule("B-TENGU-TURN-4")
def test_watching_changes_nothing() -> None:
    marks = []
    for is_watched in (True, False):
        game = mori.new_game("bitoku", players=1, seed=5)
        seen = 0
        for _ in range(60):
            game.writer.moments = [] if is_watched else None
            game.apply(game.decisions[0].actions[0])
            seen += len(game.writer.moments or [])
        marks.append(digest(game.state))
        assert (seen > 50) == is_watched
    assert marks[0] == marks[1]


@pytest.mark.rule("B-TENGU-TURN-4")
def test_a_moment_is_a_copy_that_later_steps_leave_alone() -> None:
    game = mori.new_game("bitoku", players=1, seed=5)
    kept = []
    for _ in range(30):
        game.writer.moments = []
        game.apply(game.decisions[0].actions[0])
        kept += [(moment, digest(moment.state)) for moment in game.writer.moments]
    assert len({mark for _, mark in kept}) > 20
    assert all(digest(moment.state) == mark for moment, mark in kept)
