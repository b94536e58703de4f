"""The arena: seat-balanced matches on shared deals, and what they say of strength."""

import json
from pathlib import Path

import pytest

from mori import SetupError
from mori.bots import Bot
from mori.core.actions import Action
from mori.core.view import SeatView
from mori.lab import ArenaReport, play_arena, simulate
from mori.lab.arena import ArenaPlan
from mori.lab.arena.plan import NEIGHBOURS, Match
from mori.lab.arena.playing import MatchOutcome
from mori.lab.arena.rating import elo_of, independent_games, wilson
from mori.lab.pictures import Interval, intervals_picture, ticks_of

PAIR_KEYS = {"a", "b", "level", "games", "share", "elo", "low", "high", "margin"}


class Broken(Bot):
    """Fails at every third decision, in one of two ways."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: SeatView) -> Action:
        assert view.decision is not None
        self.asked += 1
        if self.asked % 6 == 3:
            raise ZeroDivisionError("broken")
        if self.asked % 6 == 0:
            return view.rules.space.actions[0] if len(view.decision.actions) < 9 else None  # type: ignore[return-value]
        return view.decision.canonical[0]


class First(Bot):
    """Always takes the first choice."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: SeatView) -> Action:
        assert view.decision is not None
        return view.decision.canonical[0]


BROKEN, FIRST = f"{__name__}:Broken", f"{__name__}:First"


def few(**more: object) -> ArenaReport:
    asked = {"players": 2, "games": 4, "seed": 4, "bots": ["random", "random"], **more}
    return play_arena("hitodama", **asked)  # type: ignore[arg-type]


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    plan = ArenaPlan("hitodama", 3, 4, 1, ("x", "y"))
    assert plan.deals == 2  # four games, rounded up to whole deals
    seats = {(match.deal, tuple(plan.seats(match))) for match in plan.matches()}
    rounds = (("x", "y", "y"), ("y", "x", "y"), ("y", "y", "x"))
    assert seats == {(deal, seats) for deal in range(2) for seats in rounds}


def test_all_pairs_share_the_deals_and_their_chance() -> None:
    plan = ArenaPlan("hitodama", 2, 4, 1, ("x", "y", "z"))
    assert plan.pairs() == [("x", "y"), ("x", "z"), ("y", "z")]
    assert len({plan.deal_seed(match.deal) for match in plan.matches()}) == plan.deals == 2
    seeds = [plan.deal_seed(deal) for deal in range(2)]
    seeds += [plan.bot_seed(deal, seat) for deal in range(2) for seat in range(2)]
    assert len(set(seeds)) == 6
    ladder = ArenaPlan("hitodama", 2, 4, 1, ("x", "y", "z"), NEIGHBOURS)
    assert ladder.pairs() == [("x", "y"), ("y", "z")]


def test_a_shared_win_is_split_and_a_common_loss_is_nobodys() -> None:
    match = Match("a", "b", "", 0, 1)
    assert MatchOutcome(match, (1, 2, 0), (1,)).share == 1
    assert MatchOutcome(match, (1, 2, 0), (0,)).share == 0
    assert MatchOutcome(match, (2, 2, 0), (0, 1)).share == 0.5
    assert MatchOutcome(match, (2, 2, 0), ()).share == pytest.approx(1 / 3)


def test_a_fair_share_is_no_elo_at_any_number_of_players() -> None:
    for players in (2, 3, 4):
        assert elo_of(1 / players, players, 400) == pytest.approx(0, abs=1e-9)
    assert elo_of(10 / 11, 2, 400) == pytest.approx(400)
    assert elo_of(10 / 13, 4, 400) == pytest.approx(400)  # ten times as strong as each of three
    assert elo_of(1, 2, 400) == pytest.approx(-elo_of(0, 2, 400))
    assert elo_of(1, 2, 400) == elo_of(1 - 1 / 800, 2, 400)


def test_the_interval_counts_what_the_deals_are_worth() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-4)
    # Deals that are all or nothing: the second game of each says nothing new.
    assert independent_games([1.0, 0.0] * 50, 200) == pytest.approx(100, rel=0.02)
    # Deals whose seat wins: no more is claimed than was played.
    assert independent_games([0.5] * 100, 200) == 200
    assert independent_games([1.0] * 100, 200) == 100


def test_the_report_has_the_promised_keys() -> None:
    data = few(games=2, bots=["greedy", "random"]).to_data()
    assert {"game", "players", "seed", "bots", "pairs", "engine", "pack"} == set(data)
    (pair,) = data["pairs"]
    assert set(pair) == PAIR_KEYS
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 2)
    assert pair["low"] < pair["elo"] <= pair["high"]
    assert pair["share"] > 0.5 and pair["margin"] > 0
    json.dumps(data, allow_nan=False)


def test_the_number_of_processes_changes_nothing() -> None:
    assert few(games=9) == few(games=9, jobs=2) != few(games=9, seed=5)


def test_a_results_file_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    told: list[tuple[int, int]] = []
    whole = few(games=8, results=file, progress=lambda done, total: told.append((done, total)))
    assert told == [(number, 8) for number in range(1, 9)]
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 9
    # Stopped in the middle of a line, two games before the end.
    file.write_text("".join(lines[:7]) + lines[7][:20])
    told.clear()
    again = few(games=8, results=file, progress=lambda done, total: told.append((done, total)))
    assert told == [(7, 8), (8, 8)]
    assert again == whole
    assert file.read_text() == "".join(lines)
    # Fewer games are part of it; more are added to it.
    assert few(games=8, results=file) == whole
    assert few(games=2, results=file).pairs[0].games == 2
    assert few(games=10, results=file).pairs[0].games == 10
    assert len(file.read_text().splitlines()) == 11


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense\n", "arena_results_broken"),
        ("[]\n[]\n", "arena_results_broken"),
        ('{"arena": 1}\n{"a": "greedy"}\n', "arena_results_broken"),
        ('{"arena": 1}\n', "arena_results_other"),
    ],
)
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text)
    with pytest.raises(SetupError) as refusal:
        few(results=file)
    assert refusal.value.code == code
    assert file.read_text() == text


def test_results_of_another_seed_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    few(games=2, results=file)
    with pytest.raises(SetupError, match="arena_results_other"):
        few(games=2, seed=9, results=file)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"players": 9}, "wrong_players"),
        ({"bots": ["greedy"]}, "arena_bots"),
        ({"bots": ["greedy", "nobody"]}, "unknown_bot"),
        ({"seed": -1}, "wrong_seed"),
        ({"level": "gentle"}, "unknown_level"),
        ({"options": {"nonsense": 1}}, "unknown_option"),
    ],
)
def test_impossible_plans_are_refused(asked: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        few(**asked)
    assert refusal.value.code == code


def test_alone_everybody_plays_the_same_deals_at_every_level() -> None:
    report = play_arena("bitoku", players=1, games=2, seed=3, bots=["random", FIRST])
    levels = list(dict.fromkeys(figures.level for figures in report.solo))
    assert levels[0] == "gentle" and len(report.solo) == 2 * len(levels)
    assert [(pair.level, pair.games) for pair in report.pairs] == [(each, 2) for each in levels]
    for random, first, pair in zip(report.solo[::2], report.solo[1::2], report.pairs, strict=True):
        assert pair.margin == pytest.approx(random.mean_score - first.mean_score, abs=0.01)
        assert random.opponent_score is not None and 0 <= first.win_share <= 1
    one = play_arena("bitoku", players=1, games=2, seed=3, bots=[FIRST], level="standard")
    assert [figures for figures in report.solo if figures.level == "standard"][1:] == one.solo
    assert one.pairs == []


def test_a_bot_that_fails_is_counted_and_never_stops_a_game() -> None:
    report = few(games=2, bots=[BROKEN, "random"])
    (crash,) = report.crashes
    assert crash.bot == BROKEN and crash.count >= 4
    assert crash.first == "ZeroDivisionError: broken"
    assert report.to_data()["crashes"][0]["count"] == crash.count
    simulated = simulate("hitodama", players=2, games=1, seed=1, bots=[BROKEN, "greedy"])
    assert simulated.finished == 1
    assert [each.bot for each in simulated.crashes] == [BROKEN]
    assert simulated.to_data()["crashes"]


def test_the_picture_shows_every_row_to_scale() -> None:
    rows = [Interval("a <b>", -50, 10, 60), Interval("c", 100, 200, 310)]
    svg = intervals_picture("Title", "Elo", rows)
    assert svg.startswith("<svg") and "a &lt;b&gt;" in svg and svg.count("<circle") == 2
    assert ticks_of(-50, 310) == [-50, 0, 50, 100, 150, 200, 250, 300, 350]
    assert ticks_of(0, 0.9, 4) == [0.0, 0.5, 1.0]
    assert (
        ticks_of(0.0, 0.0) and ticks_of(0, 1)[-1] == 1 and ticks_of(-1, 1) == [-1, -0.5, 0, 0.5, 1]
    )
