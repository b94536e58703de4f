"""Spring: summon the Yōkai, reap the fruits (B-SPRING)."""

from typing import Any

import pytest

import mori
from mori.core.snapshot import digest
from mori.games.bitoku.seasons.year import S_REAP, S_SUMMON
from mori.games.bitoku.table.state import SPRING, SUMMER
from tests.games.bitoku.table import Table

FOUR = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune")


def kinds(table: Table) -> list[tuple[int, str]]:
    """Who is asked, and what about, for all pending decisions."""
    return [(decision.seat, decision.kind) for decision in table.game.decisions]


# -- the steps


@pytest.mark.rule("B-SPRING-1")
def test_summer_starts_when_everybody_has_summoned_and_then_reaped() -> None:
    table = Table()
    table.hand(0, *FOUR)
    table.crystal(0, "slot-dream-1", "dream-movement")
    table.crystal(1, "slot-dream-1", "dream-movement")
    table.season(S_SUMMON)
    assert kinds(table) == [(0, "discard_to_three")]
    table.play("discard start-kappa")
    assert kinds(table) == [(0, "spend_movement")]
    table.play("skip")
    assert kinds(table) == [(1, "spend_movement")]
    assert table.state.phase == SPRING
    table.play("skip")
    assert kinds(table) == [(0, "turn")]
    assert table.state.phase == SUMMER


# -- A: summon the Yōkai


@pytest.mark.rule("B-SPRING-2")
def test_a_player_with_fewer_than_four_cards_draws_up_to_four_from_the_top() -> None:
    table = Table()
    table.hand(0, "start-kappa")
    table.deck(0, "start-nezumi", "start-kitsune", "start-imomushi", "start-shin-ookami")
    table.season(S_SUMMON)
    assert sorted(table.hand_of(0)) == sorted(FOUR)
    assert table.state.decks[0] == [table.yokai("start-shin-ookami")]


@pytest.mark.rule("B-SPRING-2")
@pytest.mark.parametrize("more", [[], ["nezumi-1"]], ids=["four", "five"])
def test_a_player_with_four_or_more_cards_draws_nothing(more: list[str]) -> None:
    table = Table()
    table.hand(0, *FOUR, *more)
    table.deck(0, "start-shin-ookami")
    table.season(S_SUMMON)
    assert sorted(table.hand_of(0)) == sorted([*FOUR, *more])
    assert len(table.state.decks[0]) == 1
    assert table.told("own_cards_drawn") == []


@pytest.mark.rule("B-SPRING-3")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile_and_drawing_goes_on() -> None:
    table = Table()
    table.deck(0, "start-kappa")
    table.discard_pile(0, "start-imomushi", "start-nezumi", "start-kitsune", "nezumi-1")
    table.season(S_SUMMON)
    hand = table.hand_of(0)
    assert len(hand) == 4 and "start-kappa" in hand
    left = [table.tables.yokai[card].id for card in table.state.decks[0]]
    assert sorted(hand + left) == sorted([*FOUR, "nezumi-1"])
    assert table.state.discards[0] == []


@pytest.mark.rule("B-SPRING-3")
def test_the_rebuilt_deck_is_shuffled() -> None:
    left = set()
    for drawn_before in range(60):
        table = Table()
        for _ in range(drawn_before):  # another point of the generator, another order
            table.state.rng.next32()
        table.discard_pile(0, *FOUR, "nezumi-1")
        table.season(S_SUMMON)
        left.add(table.state.decks[0][0])
    assert len(left) == 5


@pytest.mark.rule("B-SPRING-3")
def test_the_discard_pile_is_left_alone_while_the_deck_lasts() -> None:
    table = Table()
    table.deck(0, *FOUR)
    table.discard_pile(0, "nezumi-1")
    table.season(S_SUMMON)
    assert table.state.discards[0] == [table.yokai("nezumi-1")]


@pytest.mark.rule("B-SPRING-3")
def test_drawing_stops_without_penalty_when_deck_and_discards_are_empty() -> None:
    table = Table()
    table.deck(0, "start-kappa", "start-nezumi")
    table.season(S_SUMMON)
    assert sorted(table.hand_of(0)) == ["start-kappa", "start-nezumi"]
    assert kinds(table) == [(0, "turn")]
    assert table.score(0) == 0


@pytest.mark.rule("B-SPRING-4")
def test_four_cards_are_discarded_down_to_three_whichever_the_player_likes() -> None:
    for card in FOUR:
        table = Table()
        table.hand(0, *FOUR)
        table.season(S_SUMMON)
        assert table.actions == [f"discard {name}" for name in table.hand_of(0)]
        table.play(f"discard {card}")
        assert sorted(table.hand_of(0)) == sorted(set(FOUR) - {card})


@pytest.mark.rule("B-SPRING-4")
def test_as_many_cards_are_discarded_as_needed_to_keep_three() -> None:
    table = Table()
    table.hand(0, *FOUR, "nezumi-1")
    table.season(S_SUMMON)
    table.play("discard start-imomushi")
    assert kinds(table) == [(0, "discard_to_three")]
    assert table.why_not("discard start-imomushi") == ("card_not_held", ("B-SPRING-4",))
    table.play("discard nezumi-1")
    assert sorted(table.hand_of(0)) == ["start-kappa", "start-kitsune", "start-nezumi"]
    assert kinds(table) == [(0, "turn")]


@pytest.mark.rule("B-SPRING-4")
def test_three_cards_are_all_kept_and_nothing_is_asked() -> None:
    table = Table()
    table.hand(0, *FOUR[:3])
    table.season(S_SUMMON)
    assert kinds(table) == [(0, "turn")]
    assert len(table.hand_of(0)) == 3


@pytest.mark.rule("B-SPRING-4")
def test_discarding_cannot_be_declined_and_needs_a_card_of_the_own_hand() -> None:
    table = Table()
    table.hand(0, *FOUR)
    table.season(S_SUMMON)
    assert table.is_not_asked("skip")
    assert table.why_not("discard nezumi-1") == ("card_not_held", ("B-SPRING-4",))


@pytest.mark.rule("B-SPRING-5")
def test_discarded_cards_go_face_up_on_the_owners_discard_pile() -> None:
    table = Table()
    table.hand(0, *FOUR)
    table.discard_pile(0, "nezumi-1")
    table.hand(1, *FOUR)
    table.season(S_SUMMON)
    table.play("discard start-kappa", "discard start-nezumi")
    for viewer in (None, 1):
        view: Any = table.game.view(viewer)
        piles = [player["discard"] for player in view["players"]]
        assert piles == [["nezumi-1", "start-kappa"], ["start-nezumi"]]


@pytest.mark.rule("B-SPRING-9")
def test_all_discards_are_asked_at_once_and_answered_in_any_order() -> None:
    table = Table(3)
    for seat in range(3):
        table.hand(seat, *FOUR)
    table.order(2, 0, 1)
    table.season(S_SUMMON)
    assert kinds(table) == [(seat, "discard_to_three") for seat in range(3)]
    table.play("discard start-kappa", seat=1)
    table.play("discard start-nezumi", seat=0)
    table.play("discard start-kitsune", seat=2)
    names = ("start-nezumi", "start-kappa", "start-kitsune")
    assert table.state.discards == [[table.yokai(name)] for name in names]


@pytest.mark.rule("B-SPRING-9")
def test_a_discard_can_be_chosen_anew_until_all_have_chosen_and_not_after() -> None:
    game = mori.new_game("bitoku", players=3, seed=5)
    discards = {decision.seat: decision.actions for decision in game.decisions}
    game.apply(discards[1][0], 1)
    game.apply(discards[0][0], 0)
    again = game.taken_back(1)
    again.apply(discards[1][1], 1)
    again.apply(discards[2][0], 2)
    assert [again.undoable(seat) for seat in range(3)] == [[], [], []]
    piles: list[Any] = [player["discard"] for player in again.view(None)["players"]]
    assert piles == [
        [discards[0][0].text[8:]],
        [discards[1][1].text[8:]],
        [discards[2][0].text[8:]],
    ]


@pytest.mark.rule("B-SPRING-9")
def test_a_lone_discard_shows_nothing_and_can_be_taken_back() -> None:
    table = Table()
    table.hand(0, *FOUR)
    table.season(S_SUMMON)
    assert kinds(table) == [(0, "discard_to_three")]
    table.play("discard start-kappa")
    assert table.game.undoable(0) == [0]


@pytest.mark.rule("B-SPRING-9")
def test_a_discard_is_secret_until_all_have_chosen() -> None:
    views: list[list[dict[str, Any]]] = []
    worlds: list[list[str]] = []  # what bots get
    for card in FOUR:
        table = Table()
        table.hand(0, *FOUR)
        table.hand(1, *FOUR)
        table.season(S_SUMMON)
        told = len(table.facts)
        table.play(f"discard {card}", seat=0)
        assert len(table.facts) == told
        assert table.state.discards == [[], []]
        views.append([dict(table.game.view(seat)) for seat in (None, 1)])
        worlds.append([digest(table.game.seat_view(seat).world) for seat in (None, 1)])
        table.play("discard start-kappa", seat=1)
        assert table.state.discards == [[table.yokai(card)], [table.yokai("start-kappa")]]
        assert len(table.told("card_discarded")) == 2
    assert views == [views[0]] * len(FOUR)
    assert worlds == [worlds[0]] * len(FOUR)


# -- B: reap the fruits


@pytest.mark.rule("B-SPRING-6")
@pytest.mark.parametrize("kodama_first", [True, False])
def test_each_dream_crystal_is_resolved_once_in_the_order_the_player_likes(
    kodama_first: bool,
) -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-kodama")
    table.crystal(0, "slot-dream-2", "dream-movement")
    table.season(S_REAP)
    assert table.actions == ["dream slot-dream-1", "dream slot-dream-2", "skip"]
    assert table.why_not("dream slot-dream-3") == ("no_dream_crystal", ("B-SPRING-6",))
    if kodama_first:
        table.play("dream slot-dream-1", "advance yomi", "start right-1")
    else:
        table.play("dream slot-dream-2", "start right-1", "advance yomi")
    assert table.kodama_of(0, "yomi") == 2
    assert table.state.main_pilgrims[table.node("right-1") * 2] == 1
    assert kinds(table) == [(0, "turn")]


@pytest.mark.rule("B-SPRING-6")
def test_a_dream_crystal_is_resolved_completely_before_the_next_and_not_twice() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-kodama")
    table.crystal(0, "slot-dream-2", "dream-movement")
    table.crystal(0, "slot-dream-3", "dream-any")
    table.season(S_REAP)
    table.play("dream slot-dream-2")
    assert table.is_not_asked("dream slot-dream-1")
    table.play("start right-1")
    assert table.actions == ["dream slot-dream-1", "dream slot-dream-3", "skip"]
    assert table.why_not("dream slot-dream-2") == ("already_done", ("B-SPRING-6",))


@pytest.mark.rule("B-SPRING-6")
def test_only_dream_crystals_bear_fruit() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-sake")
    table.crystal(0, "slot-ingenuity-left", "ingenuity-amulet")
    table.crystal(0, "slot-memory-1", "memory-river")
    table.season(S_REAP)
    assert table.goods(0) == {"sake": 1}
    assert table.amulets_of(0) == [0, 0, 0]
    assert kinds(table) == [(0, "turn")]


@pytest.mark.rule("B-SPRING-6")
@pytest.mark.parametrize(("fresh", "goods"), [(False, {}), (True, {"sake": 1})])
def test_a_dream_crystal_gained_while_reaping_is_reaped_only_with_fresh_dreams(
    fresh: bool, goods: dict[str, int]
) -> None:
    """BR-150."""
    table = Table(fresh_dreams=fresh)
    table.crystal(0, "slot-dream-1", "dream-kodama")
    table.crystal(0, "slot-dream-2", "dream-movement")
    table.season(S_REAP)
    table.play("dream slot-dream-1")
    table.crystal(0, "slot-dream-3", "dream-sake")  # as if the step had brought it
    table.play("advance yomi")
    assert table.goods(0) == goods
    assert table.kodama_of(0, "yomi") == 2


@pytest.mark.rule("B-SPRING-7")
def test_rewards_may_be_declined_one_by_one_or_all_but_points_are_automatic() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-vp")
    table.crystal(0, "slot-dream-2", "dream-kodama")
    table.crystal(0, "slot-dream-3", "dream-movement")
    table.season(S_REAP)
    assert table.score(0) == 1
    table.play("skip")
    assert [table.kodama_of(0, region) for region in ("yomi", "home", "forges")] == [1, 1, 1]
    assert kinds(table) == [(0, "turn")]


@pytest.mark.rule("B-SPRING-7")
def test_a_single_reward_may_be_declined() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-draw")
    table.deck(0, "start-kappa")
    table.season(S_REAP)
    table.play("skip")
    assert table.hand_of(0) == []
    assert kinds(table) == [(0, "turn")]


@pytest.mark.rule("B-SPRING-8")
def test_a_card_drawn_while_reaping_stays_beyond_three_and_all_can_be_played() -> None:
    table = Table()
    table.hand(0, *FOUR)
    table.deck(0, "start-shin-ookami")
    table.crystal(0, "slot-dream-1", "dream-draw")
    table.season(S_SUMMON)
    table.play("discard start-kappa", "draw")
    assert kinds(table) == [(0, "turn")]
    hand = ["start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami"]
    assert table.hand_of(0) == hand
    assert {text.split()[1] for text in table.actions if text.startswith("play")} == set(hand)


@pytest.mark.rule("B-SPRING-10")
def test_players_reap_in_turn_order_each_finishing_all_crystals_and_chains() -> None:
    table = Table()
    table.order(1, 0)
    for seat in (0, 1):
        table.crystal(seat, "slot-dream-1", "dream-kodama")
        table.crystal(seat, "slot-dream-2", "dream-movement")
    table.bitoku_path(1, "meiyo")
    table.garden("rock-ara")
    table.season(S_REAP)
    assert kinds(table) == [(1, "reap_fruits")]
    table.play("dream slot-dream-2", "step bitoku")
    assert (table.asked[0], table.score(1)) == (1, 4)  # the completed card's action
    table.play("part 1", "rock rock-ara")
    assert table.asked == (1, "advance_kodama")
    table.play("advance home")
    assert kinds(table) == [(0, "reap_fruits")]
