"""Measuring: the process that measures answers every question. Speeds themselves are not tested."""

from mori.lab.bench import MEASURES, Worker


def test_every_measurement_gives_positive_figures() -> None:
    with Worker(pure=True) as worker:
        assert worker.engine == "interpreted"
        for measure in MEASURES:
            figures = worker.measure(measure, "hitodama", 2, 0.01)
            assert all(value > 0 for value in figures.values())
            assert figures or measure in ("net", "search"), "which need a net"
