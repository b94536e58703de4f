"""Of several reasons the most telling one is given."""

from mori.core.errors import Reason, most_telling


def test_a_game_s_own_reason_tells_more_than_those_of_every_game() -> None:
    little = [Reason(code, ()) for code in ("unknown_action", "not_your_decision", "when_play")]
    own = [Reason("too_dear", ("X-1",)), Reason("too_late", ("X-2",))]
    assert most_telling([*little, *own]) is own[0]
    assert most_telling([own[1], *little, own[0]]) is own[1]  # of equal ones the first
    assert most_telling(little).code == "when_play"
    assert most_telling(little[:2]).code == "not_your_decision"


def test_without_any_reason_nothing_is_ever_chosen_here() -> None:
    assert most_telling([]).code == "nothing_here"
