"""What the page for researchers promises: that its code runs, and is short."""

import pytest

from tests.api.research_page import MOST_LINES, TASKS, blocks, run


def test_ten_tasks_of_a_stranger_are_a_few_lines_each() -> None:
    _, *tasks = blocks()[TASKS]  # the first block imports what all of them need
    assert len(tasks) == 10
    lines = [len([line for line in task.splitlines() if line]) for task in tasks]
    assert max(lines) <= MOST_LINES


def test_the_tasks_do_what_they_say(capsys: pytest.CaptureFixture[str]) -> None:
    names = run(TASKS)
    assert "Lunar cards" in capsys.readouterr().out
    assert 1000 < names["points"] < 50_000
    assert names["report"].finished == 8 and len(names["arena"].pairs) == 1
