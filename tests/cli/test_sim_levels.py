"""`mori sim` against an opponent that the rules play, at one level and at all."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from mori.core.registry import GameEntry
from mori.words import LANGUAGES
from tests.cli.running import run, run_json

ALONE = ("sim", "house", "--players", "1", "--bots", "greedy", "--games", "3")
LEVELS = ["gentle", "standard", "very_stern"]


def columns(line: str) -> list[str]:
    return re.split(r"\s{2,}", line.strip())


def test_without_a_level_every_level_is_reported(house: GameEntry) -> None:
    data = run_json(*ALONE)
    assert list(data) == ["levels"]
    assert list(data["levels"]) == LEVELS
    shares = [report["seats"][0]["win_share"] for report in data["levels"].values()]
    assert shares == [1, 1, 0]
    for level, report in data["levels"].items():
        alone = run_json(*ALONE, "--level", level)
        assert alone["fingerprint"] == report["fingerprint"]
        assert alone["opponents"] == report["opponents"]


def test_every_level_gets_its_tables_and_a_line_of_the_summary(house: GameEntry) -> None:
    result = run(*ALONE)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    titles = [line for line in lines if line.startswith("house:")]
    assert titles == [
        f"house: one player, 3 games, seed 1, level “{name}”"
        for name in ("Gentle House", "Usual House", "Stern House")
    ]
    start = lines.index("The levels side by side")
    table = [columns(line) for line in lines[start + 1 :]]
    assert table == [
        ["Level", "Games won", "Mean score", "Opponent’s mean", "Difference"],
        ["Gentle House", "100%", "9", "1", "8"],
        ["Usual House", "100%", "9", "6", "3"],
        ["Stern House", "0%", "9", "9", "0"],
    ]


def test_the_report_tells_of_the_opponent(house: GameEntry) -> None:
    shown = run(*ALONE, "--level", "gentle").stdout
    rows = [columns(line) for line in shown.splitlines()]
    spread = "mostly 1–1, at least 1, at most 1"
    assert ["Opponent", "Beaten", "Share", "Mean score", "Deviation", "Scores"] in rows
    assert ["Old House", "3", "100%", "1", "0", spread] in rows
    title = rows.index(["Mean points by source: Old House"])
    assert rows[title + 1 : title + 3] == [["Bids made", "3"], ["Purse", "-2"]]
    assert ["All opponents beaten", "100%"] in rows
    assert "side by side" not in shown


@pytest.mark.parametrize(
    ("arguments", "score"),
    [
        (("--level", "gentle"), 1),
        (("--options", "bid=3"), 9),
        (("--level", "gentle", "--options", "bid=3"), 7),
        (("--level", "gentle", "--options", "poor=no", "--options", "rich=yes"), 5),
    ],
)
def test_a_level_or_options_make_one_report(
    house: GameEntry, arguments: tuple[str, ...], score: int
) -> None:
    data = run_json(*ALONE, *arguments)
    assert data["opponents"]["sides"][0]["mean_score"] == score
    assert run(*ALONE, *arguments).stdout.count("Fingerprint") == 1


def test_a_game_without_opponents_tells_of_none(house: GameEntry) -> None:
    arguments = ("sim", "house", "--players", "3", "--games", "2")
    assert "opponents" not in run_json(*arguments)
    assert "pponent" not in run(*arguments).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reports_are_there_in_every_language(house: GameEntry, lang: str) -> None:
    result = run(*ALONE, "--lang", lang)
    assert result.exit_code == 0 and result.stdout.count("Old House") == 6
    assert json.loads(run(*ALONE, "--lang", lang, "--json").stdout)["levels"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--level", "odd"), "gentle, standard, very_stern"),
        (("--players", "3", "--level", "gentle"), "Known levels: -."),
        (("--players", "3", "--options", "bid=1"), "not for 3 players"),
        (("--options", "rich=yes,poor=yes"), "HOUSE-4"),
        (("--level", "gentle", "--options", "rich=yes"), "HOUSE-4"),
        (("--bots", "greedy,random"), "2 seats"),
        (("--players", "4"), "1 to 3"),
        (("--players", "0"), "1 to 3"),
    ],
)
def test_mistakes_get_a_message_and_status_2(
    house: GameEntry, arguments: tuple[str, ...], message: str
) -> None:
    result = run(*ALONE, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr and "Traceback" not in result.stderr


def test_the_progress_is_that_of_all_levels_together(
    house: GameEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    @contextmanager
    def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
        yield told.append
        assert total == told[-1] == 9

    monkeypatch.setattr("mori.cli.sim.progress_bar", bar)
    assert run(*ALONE).exit_code == 0
    assert told == list(range(1, 10))
