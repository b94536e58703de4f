"""Bitoku cards and the Bitoku Path (B-BITOKU)."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE
from mori.games.bitoku.table.state import NONE
from tests.games.bitoku.table import Table, new_game_state, rules_for

FROM_DECK = "gain_bitoku(n=1,source=deck)"
STEP = "movement(n=1)"
COPIES = {"makoto": 5, "chuugi": 5, "yu": 4, "jin": 4, "rei": 3, "gi": 2, "meiyo": 1}
POINTS = {"makoto": 1, "chuugi": 1, "yu": 2, "jin": 2, "rei": 3, "gi": 3, "meiyo": 4}


def path_of(table: Table, seat: int = 0) -> list[str]:
    return [table.tables.bitoku[card].id for card in table.state.bitoku_path[seat]]


def deck_of(table: Table) -> list[str]:
    """The common deck, top card first."""
    return [table.tables.bitoku[card].id for card in reversed(table.state.bitoku_deck)]


# -- the path


@pytest.mark.rule("B-BITOKU-1")
def test_the_counter_starts_before_the_first_card_and_follows_the_row() -> None:
    table = Table()
    table.bitoku_path(0, "makoto", "gi", "chuugi")
    for done, (card, points) in enumerate([("makoto", 1), ("gi", 4), ("chuugi", 5)]):
        assert table.state.bitoku_done[0] == done
        table.perform(0, STEP)
        table.play("step bitoku")
        if table.asked[1] != "turn":
            table.play("skip")
        assert table.told("bitoku_completed")[-1] == {"seat": "seat:0", "card": f"bitoku:{card}"}
        assert table.score(0) == points


@pytest.mark.rule("B-BITOKU-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_an_empty_path(players: int) -> None:
    state = new_game_state(players)
    assert state.bitoku_path == [[] for _ in range(players)]
    assert state.bitoku_done == [0] * players


@pytest.mark.rule("B-BITOKU-2")
@pytest.mark.parametrize("source", ["hill", "deck"])
@pytest.mark.parametrize("completed", [0, 1, 2])
def test_a_gained_card_lies_at_the_right_hand_end(source: str, completed: int) -> None:
    table = Table()
    table.bitoku_path(0, "rei", "gi", completed=completed)
    if source == "deck":
        table.bitoku_deck("makoto", "jin")
        table.perform(0, FROM_DECK)
        table.play("look", "keep makoto")
    else:
        table.hill_cards("yomi", "makoto")
        table.die(0, 1, 2, "yomi")
        table.turn(0)
        table.play("cross 1", "favour yomi.a")
    assert path_of(table) == ["rei", "gi", "makoto"]
    assert table.state.bitoku_done[0] == completed


@pytest.mark.rule("B-BITOKU-2", "B-BITOKU-3")
def test_after_looking_one_of_the_two_cards_must_be_kept() -> None:
    table = Table()
    table.bitoku_deck("makoto", "jin")
    table.perform(0, FROM_DECK)
    table.play("look")
    assert table.actions == ["keep makoto", "keep jin"]
    for text in ("skip", "refuse"):
        assert table.why_not(text) == ("must_choose", ("B-BITOKU-3",))


# -- from the common deck


@pytest.mark.rule("B-BITOKU-3")
@pytest.mark.parametrize(("kept", "returned"), [("rei", "gi"), ("gi", "rei")])
def test_one_of_the_top_two_is_kept_and_the_other_goes_under_the_deck(
    kept: str, returned: str
) -> None:
    table = Table()
    table.bitoku_deck("gi", "rei", "makoto", "jin")
    table.perform(0, FROM_DECK)
    table.play("look")
    assert table.actions == ["keep rei", "keep gi"]
    assert table.why_not("keep makoto") == ("not_looked_at", ("B-BITOKU-3",))
    table.play(f"keep {kept}")
    assert path_of(table) == [kept]
    assert deck_of(table) == ["makoto", "jin", returned]
    assert table.told("bitoku_added") == [{"seat": "seat:0", "card": f"bitoku:{kept}"}]


@pytest.mark.rule("B-BITOKU-3")
def test_two_cards_alike_leave_one_in_the_path_and_one_under_the_deck() -> None:
    table = Table()
    table.bitoku_deck("gi", "gi", "makoto")
    table.perform(0, FROM_DECK)
    table.play("look")
    assert (path_of(table), deck_of(table)) == (["gi"], ["makoto", "gi"])


# -- steps


@pytest.mark.rule("B-BITOKU-4")
def test_a_step_needs_a_card_beyond_the_counter() -> None:
    table = Table()
    table.bitoku_path(0, "makoto", completed=1)
    table.bitoku_path(1, "makoto")
    table.perform(0, STEP)
    assert "step bitoku" not in table.actions
    assert table.why_not("step bitoku") == ("no_bitoku_ahead", ("B-BITOKU-4",))
    table.hill_cards("yomi", "jin")
    table.state.bitoku_path[0].append(table.bitoku("jin"))
    table.perform(0, STEP)
    assert "step bitoku" in table.actions


@pytest.mark.rule("B-BITOKU-4")
def test_a_step_costs_one_point_and_completes_the_next_card() -> None:
    table = Table()
    table.bitoku_path(0, "makoto", "makoto", "makoto")
    table.perform(0, "movement(n=2)")
    table.play("step bitoku")
    assert (table.state.bitoku_done[0], table.asked) == (1, (0, "spend_movement"))
    table.play("step bitoku")
    assert (table.state.bitoku_done[0], table.asked) == (2, (0, "turn"))


@pytest.mark.rule("B-BITOKU-5")
@pytest.mark.parametrize("card", POINTS)
def test_the_points_of_a_completed_card_are_gained_before_its_action(card: str) -> None:
    table = Table()
    table.bitoku_path(0, card)
    table.garden("rock-ara")
    table.perform(0, STEP)
    table.play("step bitoku")
    assert table.score(0) == POINTS[card]


@pytest.mark.rule("B-BITOKU-5")
def test_the_action_of_a_completed_card_is_resolved_at_once() -> None:
    table = Table()
    table.bitoku_path(0, "chuugi")
    table.perform(0, STEP)
    table.play("step bitoku")
    assert table.asked == (0, "advance_kodama")
    table.play("advance yomi", "advance home")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(0, "home")) == (2, 2)


@pytest.mark.rule("B-BITOKU-5")
def test_the_action_of_a_completed_card_may_be_declined_and_not_its_points() -> None:
    table = Table()
    table.bitoku_path(0, "chuugi")
    table.perform(0, STEP)
    table.play("step bitoku", "skip")
    assert table.asked == (0, "turn")
    assert (table.score(0), table.state.bitoku_done[0]) == (1, 1)
    assert table.state.kodama == [1] * 10


@pytest.mark.rule("B-BITOKU-5")
def test_the_card_counts_as_completed_during_its_own_action() -> None:
    table = Table()
    table.bitoku_path(0, "rei")  # 1 MP
    table.walker(0, "right-3")
    table.perform(0, STEP)
    assert "walk right-3 > right-4" not in table.actions
    table.play("step bitoku", "walk right-3 > right-4")
    assert table.asked == (0, "turn")
    assert table.told("pilgrim_walked")[-1]["target"] == "lonenode:right-4"


@pytest.mark.rule("B-BITOKU-6")
def test_completed_cards_stay_completed() -> None:
    table = Table()
    table.bitoku_path(0, "makoto", "makoto", completed=2)
    table.bitoku_deck("gi", "rei", "jin", "jin", "jin", "jin")
    table.walker(0, "right-8")
    table.perform(0, STEP)
    table.play("walk right-8 > right-9")  # the second bridge
    assert table.state.bitoku_done[0] == 2
    table.perform(0, FROM_DECK)
    table.play("look", "keep gi")
    assert table.state.bitoku_done[0] == 2
    table.season(S_CLOSE)
    assert table.state.round == 2
    assert table.state.bitoku_done[0] == 2
    assert path_of(table) == ["makoto", "makoto", "gi"]


# -- copies, and a deck that runs out


@pytest.mark.rule("B-BITOKU-7")
def test_copies_and_rarity_of_the_seven_types() -> None:
    cards = Table().tables.bitoku
    assert {card.id: card.copies for card in cards} == COPIES
    assert {card.id: card.rarity for card in cards} == COPIES


@pytest.mark.rule("B-BITOKU-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_every_copy_in_the_deck_or_on_the_hills(players: int) -> None:
    state = new_game_state(players)
    cards = [rules_for(players).tables.bitoku[c].id for c in state.bitoku_deck + state.hill_bitoku]
    assert {card: cards.count(card) for card in set(cards)} == COPIES


@pytest.mark.rule("B-BITOKU-8")
def test_an_empty_deck_is_made_anew_from_its_discards_at_once() -> None:
    table = Table()
    table.state.bitoku_discard = [table.bitoku("gi"), table.bitoku("rei")]
    table.perform(0, FROM_DECK)
    table.play("look")
    assert sorted(table.actions) == ["keep gi", "keep rei"]
    table.play("keep rei")
    assert (path_of(table), deck_of(table)) == (["rei"], ["gi"])
    assert table.state.bitoku_discard == []


@pytest.mark.rule("B-BITOKU-8")
def test_the_last_card_of_the_deck_is_looked_at_before_the_new_deck() -> None:
    table = Table()
    table.bitoku_deck("meiyo")
    table.state.bitoku_discard = [table.bitoku("gi")] * 3
    table.perform(0, FROM_DECK)
    table.play("look")
    assert table.actions == ["keep gi", "keep meiyo"]
    table.play("keep gi")
    assert deck_of(table) == ["gi", "gi", "meiyo"]


@pytest.mark.rule("B-BITOKU-8")
def test_with_one_card_obtainable_the_player_takes_it() -> None:
    table = Table()
    table.bitoku_deck("gi")
    table.perform(0, FROM_DECK)
    table.play("look")
    assert (path_of(table), deck_of(table)) == (["gi"], [])


@pytest.mark.rule("B-BITOKU-8")
def test_with_no_card_obtainable_the_effect_is_lost() -> None:
    table = Table()
    table.hand(0, "kitsune-4")  # a Bitoku card from the common deck
    table.turn(0)
    table.play("play kitsune-4 > 1")
    assert table.asked == (1, "turn")
    assert path_of(table) == []
    assert table.state.hill_bitoku == [NONE] * 4
