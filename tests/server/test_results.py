"""The result of a game as the service sends it."""

from mori.core.facts import Fact
from mori.core.result import Result, ScoreItem
from mori.server.protocol.state import FactData
from mori.server.tables.seen import result_data


def test_what_decides_between_equal_points_comes_with_the_result() -> None:
    args: dict[str, object] = {"seat": "seat:1", "rival": "seat:0", "by": "tie:order"}
    items = [[ScoreItem("paths", 5, ("B-PATH-13",))]] * 2
    ends = ("ascension", ("B-END-1",), [5, 5], [2, 1], [1], items)
    told = result_data(Result(*ends, ties=[Fact("tie_broken", args)]))
    assert told is not None and told.ties == [FactData("tie_broken", args, [])]
    untied = result_data(Result(*ends))
    assert untied is not None and untied.ties == []
    assert result_data(None) is None
