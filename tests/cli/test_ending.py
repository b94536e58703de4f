"""The end of a game against opponents that the rules play, in the terminal and in replays."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import mori
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.ending import draw_result
from mori.cli.terminal.signs import UNICODE
from mori.core.facts import Fact
from mori.core.registry import GameEntry
from mori.core.result import Opponent, Result, ScoreItem
from mori.words import Words
from tests.cli.running import run, run_json

NAMES = ["Ana", "Bo"]
OWN = [ScoreItem("bids", 7, ("R-1",))]
RIVALS = [ScoreItem("purse", 4, ("R-3",)), ScoreItem("bids", 1, ("R-1", "R-4"))]


def drawn(result: Result, lang: str = "en", width: int = 80) -> list[list[str]]:
    """The lines of the end, cut where there is more than one space."""
    out = io.StringIO()
    words = Words(lang, "house")
    brush = Brush(words, UNICODE, width, NAMES, ["A", "B"], NAMES)
    Console(file=out, width=width, color_system=None).print(draw_result(result, brush))
    lines = out.getvalue().splitlines()
    assert all(len(line) <= width for line in lines)
    return [re.split(r"\s{2,}", line.rstrip()) for line in lines]


def a_result(winners: list[int], *opponents: Opponent) -> Result:
    return Result("bid", ("R-5",), [7], [1], winners, [OWN], list(opponents))


def test_an_opponent_stands_beside_the_seats_with_its_own_sources(house: GameEntry) -> None:
    shown = drawn(a_result([0], Opponent("side:house", 5, RIVALS, True)))
    assert shown == [
        ["All rounds are over. (R-5)"],
        [""],
        ["Source", "A Ana", "Old House", "Rule"],
        ["Bids made", "7", "1", "R-1, R-4"],
        ["Purse", "4", "R-3"],
        ["Total", "7", "5"],
        ["Place", "1"],
        [""],
        ["Ana wins."],
    ]


def test_what_a_side_does_not_have_is_blank_and_not_nought(house: GameEntry) -> None:
    result = a_result([0], Opponent("side:house", 4, RIVALS[:1], True))
    out = io.StringIO()
    brush = Brush(Words("en", "house"), UNICODE, 80, NAMES, ["A", "B"], NAMES)
    Console(file=out, width=80, color_system=None).print(draw_result(result, brush))
    lines = out.getvalue().splitlines()
    heads, bids, purse = lines[2:5]
    own, rival = heads.index("A Ana"), heads.index("Old House")
    assert (bids[own:rival].strip(), bids[rival : rival + 9].strip()) == ("7", "")
    assert (purse[own:rival].strip(), purse[rival : rival + 9].strip()) == ("", "4")


def test_the_sources_of_several_seats_stay_as_they_were(house: GameEntry) -> None:
    items = [[ScoreItem("bids", 3, ("R-1",))], [ScoreItem("bids", 8, ("R-1",))]]
    shown = drawn(Result("bid", ("R-5",), [3, 8], [2, 1], [1], items))
    assert shown[2:] == [
        ["Source", "B Bo", "A Ana", "Rule"],
        ["Bids made", "8", "3", "R-1"],
        ["Total", "8", "3"],
        ["Place", "1", "2"],
        [""],
        ["Bo wins."],
    ]


def test_what_decides_between_equal_points_stands_before_the_winner() -> None:
    tie = Fact("tie_broken", {"seat": "seat:1", "rival": "seat:0", "by": "tie:visions"})
    items = [[ScoreItem("paths", 8, ("B-PATH-13",))]] * 2
    result = Result("ascension", ("B-END-1",), [8, 8], [2, 1], [1], items, ties=[tie])
    out = io.StringIO()
    brush = Brush(Words("en", "bitoku"), UNICODE, 100, NAMES, ["A", "B"], NAMES)
    Console(file=out, width=100, color_system=None).print(draw_result(result, brush))
    told = "Bo and Ana have the same points; Bo ranks ahead: more completed Visions."
    assert out.getvalue().splitlines()[-2:] == [told, "Bo wins."]


@pytest.mark.parametrize(
    ("winners", "beaten", "sentence"),
    [
        ([0], [True], "Ana wins."),
        ([], [False], "Defeat: Old House wins."),
        ([], [False, False], "Defeat: Old House and Old House win."),
        ([], [True, False], "Defeat: Old House wins."),
        ([], [True], "Nobody wins."),
        ([], [], "Nobody wins."),
    ],
)
def test_it_is_said_who_won(
    house: GameEntry, winners: list[int], beaten: list[bool], sentence: str
) -> None:
    opponents = [Opponent("side:house", 5, RIVALS, is_beaten) for is_beaten in beaten]
    assert drawn(a_result(winners, *opponents))[-1] == [sentence]


@pytest.mark.parametrize(
    ("lang", "first"),
    [
        ("en", "Defeat:"),
        ("es", "Derrota:"),
        ("fr", "Défaite\N{NO-BREAK SPACE}:"),
        ("cs", "Porážka:"),
    ],
)
def test_a_defeat_is_told_in_the_reader_s_language(house: GameEntry, lang: str, first: str) -> None:
    (sentence,) = drawn(a_result([], Opponent("side:house", 9, RIVALS, False)), lang, 60)[-1]
    assert sentence.startswith(first) and "Old House" in sentence


@pytest.mark.parametrize(
    ("bid", "sentence"), [(3, "Player 1 wins."), (1, "Defeat: Old House wins.")]
)
def test_a_replay_shows_the_opponent_and_who_won(
    house: GameEntry, tmp_path: Path, bid: int, sentence: str
) -> None:
    game = mori.new_game("house", players=1, seed=1)
    while not game.is_over:
        game.apply(f"bid {bid}")
    file = tmp_path / "game.json"
    file.write_text(mori.write_record(game.record()), encoding="utf-8")
    lines = [line.split() for line in run("replay", str(file)).stdout.splitlines()]
    table = lines.index(["Place", "Seat", "Score"])
    assert lines[table + 1 : table + 3] == [["1", "1", str(3 * bid)], ["Old", "House", "6"]]
    assert lines[table + 3] == sentence.split()
    (entry,) = run_json("replay", str(file))
    assert [side["score"] for side in entry["result"]["opponents"]] == [6]
