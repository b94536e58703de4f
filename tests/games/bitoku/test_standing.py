"""How a seat stands if the game ended now, and how its answers change that."""

from typing import Any

import pytest

from mori.core.record import read_record
from mori.core.view import SeatView, seat_view
from mori.games.bitoku.language.action_kinds import KEEP_BITOKU, KEEP_VISION, KEEP_YOKAI
from tests import golden
from tests.games.bitoku.table import Table
from tests.games.bitoku.test_visions import look_for_a_vision

KEEPS = (KEEP_BITOKU, KEEP_VISION, KEEP_YOKAI)


def total_in(known: SeatView, seat: int) -> int:
    """The points that the seat's own view tells it, with those of an end of the game now."""
    data: dict[str, Any] = known.rules.view_data(known.world, seat)
    player = data["players"][seat]
    total: int = player["score"] + sum(player["if_ended"]["points"].values())
    return total


def changes(known: SeatView) -> dict[str, int]:
    now = known.standing()
    assert now is not None
    return {
        action.text: known.standing_change(action, known.outcome(action), now)
        for action in known.legal_actions()
    }


@pytest.mark.parametrize("name", ["bitoku-2-greedy", "bitoku-1-greedy"])
def test_each_answer_changes_the_standing_as_the_view_after_it_says(name: str) -> None:
    game = golden.begun(name)
    record = read_record((golden.RECORDS / f"{name}.json").read_bytes())
    lines = record["actions"]
    assert isinstance(lines, list)
    changed = 0
    for number, line in enumerate(lines):
        seat, _, text = str(line).partition(" ")
        if number % 9 == 0:
            known = seat_view(game, int(seat))
            before = total_in(known, int(seat))
            assert known.standing() == before
            told = changes(known)
            for action in known.legal_actions()[:6]:
                if action.kind in KEEPS:
                    continue  # that shows the others a card, so a trial stops before it
                after = total_in(known.tried([action]).known, int(seat))
                assert told[action.text] == after - before
                changed += after != before
        game.apply(text, int(seat))
    assert changed > 5


# -- Visions, counted together


def noted(table: Table, text: str) -> tuple[str, dict[str, object]]:
    """The note of an answer of the seat that is asked."""
    seat, _ = table.asked
    known = seat_view(table.game, seat)
    [action] = [each for each in known.legal_actions() if each.text == text]
    [note] = known.about(action).notes
    return note.kind, note.args


def looking(owned: list[str], *top: str) -> Table:
    table = Table()
    table.visions(0, *owned)
    table.vision_deck(*top)
    look_for_a_vision(table)
    table.play("look")
    return table


@pytest.mark.rule("B-VISION-6", "B-ASCEND-19")
def test_a_vision_that_uses_what_another_needs_says_that_one_of_them_fails() -> None:
    table = looking(["vision-02"], "vision-16", "vision-19")
    table.mitamas(0, "ara", "ara")
    table.give(0, wood=2)
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(0, "slot-dream-2", "dream-any")
    assert noted(table, "keep vision-16") == ("vision_takes", {"points": 1, "count": 1})
    kept = changes(seat_view(table.game, 0))["keep vision-16"]
    assert kept == (5 - 4) - 1  # 5 VP for the better one; the other fails for 1 VP


@pytest.mark.rule("B-VISION-6", "B-ASCEND-19")
def test_a_vision_lacks_what_a_better_one_uses() -> None:
    table = looking(["vision-16"], "vision-02", "vision-19")
    table.mitamas(0, "ara", "ara")
    table.give(0, wood=2)
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(0, "slot-dream-2", "dream-any")
    kind, args = noted(table, "keep vision-02")
    assert (kind, args["items"]) == ("vision_lacks", "counted:item:mitama=2")
    assert changes(seat_view(table.game, 0))["keep vision-02"] == -1


@pytest.mark.rule("B-VISION-6", "B-ASCEND-19")
def test_a_vision_with_things_of_its_own_is_met_beside_the_others() -> None:
    table = looking(["vision-02"], "vision-16", "vision-19")
    table.mitamas(0, "ara", "ara", "nigi", "nigi")
    table.give(0, wood=2)
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(0, "slot-dream-2", "dream-any")
    assert noted(table, "keep vision-16") == ("vision_met", {"points": 1})
    assert changes(seat_view(table.game, 0))["keep vision-16"] == 5


@pytest.mark.rule("B-ASCEND-19")
def test_on_the_board_a_thing_counts_for_one_vision_only() -> None:
    table = looking(["vision-02", "vision-16"], "vision-08", "vision-05")
    table.mitamas(0, "ara", "ara")
    table.give(0, wood=1)
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(0, "slot-dream-2", "dream-any")
    player = table.game.view(0)["players"][0]
    assert player["visions"] == ["vision-02", "vision-16"]
    assert player["vision_progress"] == [
        {"resource": 1, "mitama": 0},
        {"mitama": 2, "crystal": 2},
    ]
    assert table.game.view(1)["players"][0]["vision_progress"] == player["vision_progress"]
    looked = table.game.view(0)["looking_at"]
    assert dict(zip(looked["cards"], looked["progress"], strict=True)) == {
        "vision-08": {"mitama": 0, "illumination_pilgrim": 0},
        "vision-05": {"resource": 1, "mitama": 0, "bitoku_completed": 0},
    }
