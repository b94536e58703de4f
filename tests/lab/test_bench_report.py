"""The report of a measurement: medians of the rounds, and ratios of medians."""

from mori.lab.bench_report import (
    Answers,
    EngineFigures,
    engine_figures,
    engine_ratios,
    peer_figures,
    peer_ratio,
)


def answers(speeds: list[float], microseconds: list[float]) -> Answers:
    played = [{"decisions_per_second": s, "games_per_second": s / 100} for s in speeds]
    took = [{"microseconds": m} for m in microseconds]
    return {"random": played, "greedy": played, "clone": took, "view": took}


def figures(engine: str, speed: float, microseconds: float) -> EngineFigures:
    return engine_figures("tag", 2, engine, answers([speed], [microseconds]))


def test_figures_are_medians() -> None:
    row = engine_figures("tag", 2, "compiled", answers([900, 100, 300], [7, 5, 90]))
    assert (row.random_decisions_per_second, row.random_games_per_second) == (300, 3)
    assert (row.clone_microseconds, row.view_microseconds) == (7, 7)
    peer = peer_figures("fake", "1.0", answers([900, 100, 300], [7, 5, 90]))
    assert (peer.name, peer.version) == ("fake", "1.0")
    assert (peer.random_decisions_per_second, peer.clone_microseconds) == (300, 7)


def test_the_compiled_engine_is_so_many_times_faster() -> None:
    (ratio,) = engine_ratios([figures("interpreted", 100, 50), figures("compiled", 700, 5)])
    assert (ratio.random, ratio.greedy, ratio.clone, ratio.view) == (7, 7, 10, 10)


def test_speed_is_a_multiple_of_the_peers_and_clone_time_a_share() -> None:
    row = figures("compiled", 3000, 5)
    ratio = peer_ratio(row, "fake", "1.0", answers([100, 200, 9000], [80, 50, 1]))
    assert (ratio.game, ratio.players, ratio.engine, ratio.peer) == ("tag", 2, "compiled", "fake")
    assert (ratio.peer_decisions_per_second, ratio.decisions) == (200, 15)
    assert (ratio.peer_clone_microseconds, ratio.clone) == (50, 0.1)
