"""What was expected, without the habits of those who saw it."""

import pytest

from mori.reviewing.ledger import account_of, parts_of
from mori.reviewing.viewpoints import filled, without_habits

STEPS = 120
SEATS = [step // 6 % 2 for step in range(STEPS)]  # turns of six answers
HOPE = (0.1, -0.04)  # by how much more each seat expects for the first side
LEAP, AT = 0.3, 61  # what came to light, and with which answer


def truth(step: int) -> float:
    """The chance of the first side that everybody would see who had no habits."""
    return 0.4 + (LEAP if step > AT else 0.0)


def seen(step: int, value: float) -> list[list[float]]:
    first = value + HOPE[SEATS[step]]
    return [[first], [1 - first]]


BEFORE = [*(seen(step, truth(step)) for step in range(STEPS)), [[1.0], [0.0]]]
AFTER = [*(seen(step + 1, truth(step)) for step in range(STEPS - 1)), [[0.9], [0.1]]]


def test_where_the_turn_passes_on_nothing_jumps_any_more() -> None:
    before, after = without_habits(BEFORE, AFTER, SEATS)
    middle = sum(HOPE) / 2
    for step in range(STEPS):
        assert before[step][0][0] == pytest.approx(truth(step) + middle, abs=0.03)
        assert sum(row[0] for row in before[step]) == pytest.approx(1.0)
    raw = sum(abs(BEFORE[step + 1][0][0] - AFTER[step][0][0]) for step in range(STEPS - 1))
    steady = sum(abs(before[step + 1][0][0] - after[step][0][0]) for step in range(STEPS - 1))
    assert steady == pytest.approx(raw), "what came to light stays as it was"


def test_nobody_gains_or_loses_by_habits_alone() -> None:
    raw = account_of(BEFORE, parts_of(BEFORE, AFTER, SEATS, 0), 0, 0)
    assert raw.mine < -1.0 and raw.others > 1.0, "else there is nothing to be taken off"
    before, after = without_habits(BEFORE, AFTER, SEATS)
    account = account_of(before, parts_of(before, after, SEATS, 0), 0, 0)
    assert account.mine == pytest.approx(0.0, abs=0.1)
    assert account.others == pytest.approx(0.2, abs=0.1)  # the last answer wins it
    assert account.luck == pytest.approx(raw.luck, abs=0.01)
    assert account.end == raw.end == 1.0


def test_alone_there_is_nobody_to_compare_with() -> None:
    alone = [0] * STEPS
    assert without_habits(BEFORE, AFTER, alone) == (BEFORE, AFTER)


def test_between_two_predictions_lies_a_straight_line() -> None:
    assert filled([None, 1.0, None, None, 4.0, None]) == [1.0, 1.0, 2.0, 3.0, 4.0, 4.0]
