"""A click on a thing is the whole answer: chains of answers, and what a refusal says instead."""

import random

import mori
from mori.core.errors import WHEN_CHOSEN
from mori.core.view import seat_view
from tests.games.bitoku.table import Table

PATH_2 = "movement(n=2)"


def means(table: Table, place: str) -> list[str]:
    """What pressing a place means to the seat that is asked."""
    reach = seat_view(table.game, table.asked[0]).reach()
    ends = reach.meanings.get(place, [])
    return [", ".join(reach.steps[each].action.text for each in reach.chain(end)) for end in ends]


def refusal(table: Table, place: str) -> str:
    reason = table.game.why_not_at(place, table.asked[0])
    assert reason is not None
    return reason.code


def building_or_crystal() -> Table:
    table = Table()
    table.hand(0, "start-nezumi")
    table.market("building", None, None, "farm-1")
    table.market("crystal", "dream-vp", None, None, "dream-jade")
    table.give(0, wood=1)
    table.turn(0)
    table.play("play start-nezumi > 1")
    assert table.asked == (0, "choose_option")
    return table


def test_a_tile_means_the_effect_that_obtains_it() -> None:
    table = building_or_crystal()
    assert means(table, "market-building-3") == ["part 1, obtain building 3"]
    table.play("part 1", "obtain building 3")


def test_a_refused_tile_says_what_it_lacks_not_which_question_is_open() -> None:
    table = building_or_crystal()
    assert means(table, "market-crystal-2") == []
    assert refusal(table, "market-crystal-2") == "no_tile_there"
    table.state.resources = [0] * len(table.state.resources)
    assert refusal(table, "market-crystal-4") in ("cannot_pay", "no_slot_free")


def test_a_rock_is_the_effect_and_then_the_same_rock() -> None:
    table = Table()
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.garden("rock-kappa", "rock-ara")
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    table.play("cross 1", "favour yomi.c")
    assert "part 2" in table.actions
    assert means(table, "garden-2") == ["part 2, rock rock-ara"]


def test_a_region_means_the_one_die_that_is_ready() -> None:
    table = Table()
    table.die(0, 2, 4, "unlocked")
    table.turn(0)
    assert means(table, "forest-yomi-1") == ["use 2, place yomi"]
    assert means(table, "row-stairs-4") == ["use 2, place stairs, row 4"]


def test_with_two_dice_ready_a_region_has_two_meanings() -> None:
    table = Table()
    table.die(0, 1, 5, "unlocked")
    table.die(0, 2, 4, "unlocked")
    table.turn(0)
    assert means(table, "forest-yomi-1") == ["use 1, place yomi", "use 2, place yomi"]


def test_a_locked_die_is_not_used_on_the_way_because_it_costs_a_pilgrim() -> None:
    table = Table()
    table.turn(0)
    assert "force 1" in table.actions
    assert means(table, "forest-yomi-1") == []


def test_a_favour_card_means_to_claim_it_and_covering_is_rare() -> None:
    table = Table()
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    assert means(table, "hill-yomi-yokai") == ["cross 1, favour yomi.b"]
    table.play("cross 1")
    known = seat_view(table.game, 0)
    assert {a.text: known.about(a).is_rare for a in known.legal_actions()} == {
        text: text.startswith("cover") for text in table.actions
    }


def test_a_path_space_means_all_steps_that_the_movement_points_allow() -> None:
    table = Table()
    table.walker(0, "right-1")
    table.perform(0, PATH_2)
    assert means(table, "right-3") == ["walk right-1 > right-2, walk right-2 > right-3"]
    assert refusal(table, "right-4") == "too_far"
    table.play("walk right-1 > right-2")
    assert means(table, "right-3") == []  # one answer: it is listed with the question
    assert refusal(table, "right-4") == "too_far"


def test_a_slot_means_the_one_crystal_that_can_be_obtained() -> None:
    table = Table()
    table.market("crystal", None, None, None, "dream-jade")
    table.give(0, wood=9, stone=9, jade=9, sake=9)
    table.perform(0, "crystal(discount=0)")
    assert means(table, "slot-dream-2") == ["obtain crystal 4, slot slot-dream-2"]


def test_units_are_never_given_on_the_way() -> None:
    table = Table()
    table.amulets(0, 1)
    table.die(0, 1, 5, "unlocked")
    table.turn(0)
    table.play("use 1")
    assert "amulet 1" in table.actions
    assert means(table, "home-6") == []  # the Amulet would be spent without being asked for


def about_effects(game: mori.Game, seat: int) -> list[str]:
    """Places that the effects offered now are about, as far as they are things to choose."""
    known = game.seat_view(seat)
    about = [place for action in known.legal_actions() for place in known.about(action).places]
    found = [place for place in about if place.startswith("garden-")]
    for place in about:
        if place.startswith("stack-"):
            market = place.removeprefix("stack-")
            found += [f"market-{market}-{number}" for number in range(1, 5)]
    return list(dict.fromkeys(found))


def test_over_whole_games_no_refusal_sends_one_away_from_an_effect_at_hand() -> None:
    """While an effect is being chosen, none of its things is refused with "when an effect …"."""
    looked = 0
    for seed in range(1, 6):
        chance = random.Random(seed)
        game = mori.new_game("bitoku", players=2, seed=seed)
        while not game.is_over:
            decision = chance.choice(game.decisions)
            meant = game.seat_view(decision.seat).reach().meanings
            if decision.kind in ("choose_option", "choose_part", "obtain_tile", "take_rock"):
                for place in about_effects(game, decision.seat):
                    reason = game.why_not_at(place, decision.seat)
                    if place not in meant and reason is not None:
                        looked += 1
                        assert not reason.code.startswith(WHEN_CHOSEN), (place, reason)
            wanted = [each for each in decision.actions if each.kind not in ("pass", "skip")]
            game.apply(chance.choice(wanted or decision.actions), decision.seat)
    assert looked > 50
