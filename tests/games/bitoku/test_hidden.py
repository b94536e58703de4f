"""Public and secret information (B-HIDDEN): views, facts and the worlds a seat can imagine."""

import json

import pytest

from mori.core.game import start_game
from mori.core.rng import seeded
from mori.core.snapshot import digest
from mori.core.view import seat_view
from mori.games.bitoku.seasons.year import S_SUMMON
from mori.games.bitoku.table.codes import MARKETS
from mori.games.bitoku.table.state import BitokuState
from tests.conformance.worlds import check_knowledge
from tests.games.bitoku.knowing import (
    FIVE,
    OTHER_FIVE,
    facts_text,
    look_at_yokai,
    names,
    position_text,
    text_of_view,
    worlds,
)
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.table import Table, rules_for

# -- secret to everybody


@pytest.mark.rule("B-HIDDEN-1")
def test_nobody_knows_the_order_of_the_own_deck_not_even_its_owner() -> None:
    table = Table()
    table.deck(0, *FIVE)
    table.turn(1)
    for seat in (0, 1, None):
        orders = {tuple(state.decks[0]) for state in worlds(table.game, seat)}
        assert len(orders) > 10
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(table.state.decks[0]))}
    view = table.game.view(0)
    assert view["players"][0]["deck"] == 5
    for card in FIVE:
        assert card not in json.dumps(view["players"])


@pytest.mark.rule("B-HIDDEN-1")
def test_nobody_knows_the_order_of_a_shared_deck_or_of_a_stack() -> None:
    table = Table()
    table.yokai_deck(*OTHER_FIVE)
    table.bitoku_deck("makoto", "yu", "jin", "rei", "gi")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    table.market_stack("mitama", "ara", "nigi", "saki", "kushi")
    table.market_stack("building", "farm-1", "farm-2", "farm-3", "farm-4")
    table.turn(0)
    for seat in (0, 1, None):
        found = worlds(table.game, seat)
        for deck in ("yokai_deck", "bitoku_deck", "vision_deck"):
            assert len({tuple(getattr(state, deck)) for state in found}) > 10
        for market in ("mitama", "building"):
            index = MARKETS.index(market)
            assert len({tuple(state.stacks[index]) for state in found}) > 5
        view = table.game.view(seat)
        assert view["decks"]["yokai"] == {"cards": 5, "discard": []}
        assert view["markets"]["building"] == {"tiles": [None] * 4, "stack": 4}
        text = text_of_view(table, seat)
        for hidden in (*OTHER_FIVE, "vision-01", "makoto", "farm-1"):
            assert hidden not in text


@pytest.mark.rule("B-HIDDEN-1")
def test_pieces_put_out_of_the_game_at_setup_are_known_to_nobody() -> None:
    game = start_game(rules_for(2), 1, ["human"] * 2)
    tables = rules_for(2).tables
    state = game.state
    assert isinstance(state, BitokuState)
    out = {gate.id for gate in tables.gates} - {
        tables.gates[tile].id for tile in state.gate_tiles if tile >= 0
    }
    out |= {rock.id for rock in tables.rocks} - {
        tables.rocks[rock].id for rock in state.garden + state.rock_path if rock >= 0
    }
    out |= {tile.id for tile in tables.buildings if tile.id.startswith("ancient")} - {
        tables.buildings[tile].id for tile in state.site_building if tile >= 0
    }
    assert len(out) == (16 - 4) + (13 - 6) + (6 - 4)
    for seat in (0, 1, None):
        seen = position_text(game, seat) + facts_text(game.facts_for(seat))
        assert not [piece for piece in out if f'"{piece}"' in seen or f':{piece}"' in seen]


# -- secret to all but the owner


@pytest.mark.rule("B-HIDDEN-2")
def test_only_the_owner_sees_the_cards_in_hand() -> None:
    table = Table()
    table.hand(0, FIVE[0], FIVE[1])
    table.deck(0, *FIVE[2:])
    table.turn(0)
    assert table.game.view(0)["players"][0]["hand"] == [FIVE[0], FIVE[1]]
    for seat in (1, None):
        player = table.game.view(seat)["players"][0]
        assert "hand" not in player and player["known_in_hand"] == []
        assert "start-" not in text_of_view(table, seat)
        hands = {tuple(state.hands[0]) for state in worlds(table.game, seat)}
        assert len(hands) > 5  # two of five
    for state in worlds(table.game, 0):
        assert state.hands[0] == table.state.hands[0]


@pytest.mark.rule("B-HIDDEN-2")
def test_cards_drawn_are_told_to_their_owner_alone() -> None:
    table = Table()
    table.deck(0, *FIVE)
    table.season(S_SUMMON)
    own = [fact for fact in table.game.facts_for(0) if fact.kind == "own_cards_drawn"]
    assert own[0].args["cards"] == [f"yokai:{card}" for card in FIVE[:4]]
    for seat in (1, None):
        told = table.game.facts_for(seat)
        assert "start-" not in facts_text(told)
        drawn = [fact.args for fact in told if fact.kind == "cards_drawn"]
        assert drawn == [{"seat": "seat:0", "count": 4}]


@pytest.mark.rule("B-HIDDEN-2")
def test_the_discards_of_spring_are_secret_until_all_have_chosen() -> None:
    table = Table()
    table.deck(0, *FIVE)
    table.deck(1, *FIVE)
    table.season(S_SUMMON)
    before = len(table.facts)
    table.play("discard start-imomushi", seat=0)
    assert table.game.view(0)["looking_at"] == {
        "deck": "hand",
        "cards": ["start-imomushi"],
        "progress": [],
    }
    for seat in (1, None):
        assert facts_text(table.game.facts_for(seat, before)) == "[]"
        if seat is None:
            assert "start-" not in text_of_view(table, None)
        player = table.game.view(seat)["players"][0]
        assert (player["hand_size"], player["discard"]) == (4, [])
        hands = {tuple(state.hands[0]) for state in worlds(table.game, seat)}
        assert len(hands) == 5  # any of the five may be the one not drawn
    table.play("discard start-kappa", seat=1)
    for seat in (0, 1, None):
        discards = [player["discard"] for player in table.game.view(seat)["players"]]
        assert discards == [["start-imomushi"], ["start-kappa"]]


@pytest.mark.rule("B-HIDDEN-2", "B-HIDDEN-7")
def test_what_a_rival_has_chosen_to_discard_does_not_change_what_a_seat_imagines() -> None:
    choices = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune")
    seen = set()
    for card in choices:
        table = Table()
        table.deck(0, *FIVE)
        table.deck(1, *FIVE)
        table.season(S_SUMMON)
        table.play(f"discard {card}", seat=0)
        seen.add((digest(seat_view(table.game, 1).world), text_of_view(table, 1)))
    assert len(seen) == 1


# -- public


@pytest.mark.rule("B-HIDDEN-3")
def test_everything_else_is_public_to_rivals_and_spectators() -> None:
    table = Table()
    table.give(0, wood=2, sake=1)
    table.amulets(0, 1, 3, 3)
    table.visions(0, "vision-03")
    table.bitoku_path(0, "makoto", "yu", completed=1)
    table.mitamas(0, "ara")
    table.dragonflies(0, "dragonfly-vp")
    table.pair(0, "nigi", "dragonfly-rock")
    table.crystal(0, "slot-memory-1", "memory-build")
    table.rocks(0, "rock-ara")
    table.rock_pilgrims(0, 1)
    table.discard_pile(0, "start-kappa", "kappa-1")
    table.state.removed[0] = [table.yokai("start-nezumi")]
    table.played(0, 2, "kitsune-1")
    table.hand(0, "start-kitsune")
    table.deck(0, "start-imomushi", "start-shin-ookami")
    table.die(0, 1, 5, "yomi")
    table.die(0, 2, 2, "unlocked")
    table.kodama(0, "glade", 6)
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.walker(0, "right-2")
    table.hill_cards("yomi", "gi", "kappa-2")
    table.market("mitama", "saki", None, "kushi", "ara")
    table.garden("rock-nigi", None, None, None)
    table.state.yokai_discard = [table.yokai("kappa-3")]
    table.state.bitoku_discard = [table.bitoku("rei")]
    table.vision_deck("vision-01", "vision-02")
    table.turn(1)
    for seat in (1, None):
        view = table.game.view(seat)
        player = view["players"][0]
        assert player["resources"] == {"wood": 2, "stone": 0, "jade": 0, "sake": 1}
        assert player["amulets"] == [1, 0, 2]
        assert player["visions"] == ["vision-03"]
        assert (player["bitoku_path"], player["bitoku_completed"]) == (["makoto", "yu"], 1)
        assert (player["mitamas"], player["dragonflies"]) == (["ara"], ["dragonfly-vp"])
        assert player["pairs"] == [["nigi", "dragonfly-rock"]]
        assert player["slots"]["slot-memory-1"] == "memory-build"
        assert player["rocks"] == ["rock-ara", None, None]
        assert player["rock_pilgrims"] == ["rock-pilgrim-1"]
        assert player["discard"] == ["start-kappa", "kappa-1"]
        assert player["removed"] == ["start-nezumi"]
        assert player["played"] == [None, "kitsune-1", None]
        assert (player["deck"], player["hand_size"]) == (2, 1)
        assert player["dice"][0] == {"value": 5, "state": "forest", "place": "yomi"}
        assert player["dice"][1] == {"value": 2, "state": "unlocked"}
        assert player["kodamas"]["glade"] == 6
        site = next(site for site in view["sites"] if site["id"] == "area-yomi-2")
        assert (site["building"], site["owner"]) == ("onsen-1", 0)
        assert view["paths"]["nodes"]["right-2"] == [1, 0]
        assert (view["hills"][0]["bitoku"], view["hills"][0]["yokai"]) == ("gi", "kappa-2")
        assert view["markets"]["mitama"]["tiles"] == ["saki", None, "kushi", "ara"]
        assert view["garden"] == ["rock-nigi", None, None, None]
        assert view["decks"]["yokai"] == {"cards": 0, "discard": ["kappa-3"]}
        assert view["decks"]["bitoku"] == {"cards": 0, "discard": ["rei"]}
        assert view["decks"]["vision"] == {"cards": 2}


# -- discard piles


@pytest.mark.rule("B-HIDDEN-6")
def test_discard_piles_are_open_to_all_but_nobody_draws_from_them() -> None:
    table = Table()
    table.deck(0, FIVE[0], FIVE[1])
    table.discard_pile(0, "kappa-1", "kappa-2")
    table.resolve(0, table.effects_of("yokai", "yama-uba-2"))
    for seat in (0, 1, None):
        assert table.game.view(seat)["players"][0]["discard"] == ["kappa-1", "kappa-2"]
    table.play("draw")
    assert table.hand_of(0) == [FIVE[0]]
    assert names(table, table.state.discards[0]) == ["kappa-1", "kappa-2"]


@pytest.mark.rule("B-HIDDEN-6")
def test_the_discard_pile_of_a_shared_deck_gives_no_card_while_the_deck_lasts() -> None:
    table = Table()
    table.state.yokai_discard = [table.yokai("kappa-2")]
    look_at_yokai(table)
    assert table.actions == ["keep kappa-1", "keep imomushi-1"]
    assert table.game.view(1)["decks"]["yokai"]["discard"] == ["kappa-2"]


# -- nothing more and nothing less


@pytest.mark.rule("B-HIDDEN-1", "B-HIDDEN-2", "B-HIDDEN-7")
def test_a_seat_imagines_every_way_in_which_hidden_cards_can_lie() -> None:
    """So few lie in each pile that every way must come up."""
    table = Table()
    table.deck(0, *FIVE[:3])
    table.hand(1, FIVE[3])
    table.deck(1, *FIVE[:2])
    table.yokai_deck(*OTHER_FIVE[:3])
    table.bitoku_deck("makoto", "yu", "jin")
    table.vision_deck("vision-01", "vision-02", "vision-03")
    table.market_stack("mitama", "ara", "nigi", "saki")
    table.market_stack("building", "farm-1", "farm-2", "farm-3")
    table.turn(0)
    check_knowledge(table.game)


@pytest.mark.rule("B-HIDDEN-2", "B-SPRING-9")
def test_a_seat_imagines_any_cards_as_the_discards_of_others() -> None:
    table = Table(players=3)
    for seat in range(3):
        table.deck(seat, *FIVE)
    table.season(S_SUMMON)
    table.play("discard start-kappa", seat=0)
    table.play("discard start-kappa", seat=1)
    check_knowledge(table.game)


@pytest.mark.rule("B-HIDDEN-1", "B-TENGU-SETUP-10")
def test_nobody_knows_the_order_of_the_tengus_deck() -> None:
    table = SoloTable()
    state = table.solo
    state.tengu_deck = [2, 0, 1]
    table.turn(0)
    check_knowledge(table.game)


# -- nothing more, in whole games


def checked_game(players: int, seed: int) -> int:
    """Play at random; at times compare what every seat knows with the worlds it imagines."""
    rules = rules_for(players)
    game = start_game(rules, seed, ["human"] * players)
    rng = seeded(seed)
    compared = 0
    while not game.is_over:
        if rng.below(24) == 0:
            for seat in (*range(players), None):
                known = seat_view(game, seat)
                world = known.sample(rng)
                again = seat_view(world, seat)
                # A view of a world that differs only in what is hidden is the same view.
                assert again.data() == known.data()
                assert digest(again.world) == digest(known.world)
                assert rules.census(world.state) == rules.census(game.state)
                compared += 1
        decision = game.decisions[rng.below(len(game.decisions))]
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
    return compared


@pytest.mark.rule("B-HIDDEN-7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_view_depends_on_nothing_that_is_hidden_from_the_seat(players: int, seed: int) -> None:
    assert checked_game(players, seed) > 10


@pytest.mark.rule("B-HIDDEN-8")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_after_the_last_move_hands_and_decks_are_open_to_all(seat: int | None) -> None:
    table = Table()
    table.hand(1, "kitsune-2")
    table.deck(1, "kappa-1", "nezumi-1")
    table.turn(0)
    assert "deck_cards" not in table.game.view(seat)["players"][1]
    table.ascend()
    assert table.game.is_over
    player = table.game.view(seat)["players"][1]
    assert (player["hand"], player["deck_cards"]) == (["kitsune-2"], ["kappa-1", "nezumi-1"])


@pytest.mark.rule("B-HIDDEN-8")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_after_the_last_move_the_log_tells_all_what_only_one_had_learnt(seat: int | None) -> None:
    table = Table()
    table.deck(0, *FIVE)
    table.season(S_SUMMON)
    drawn = [f"yokai:{card}" for card in FIVE[:4]]
    before = [fact.kind for fact in table.game.facts_for(seat) if "cards_drawn" in fact.kind]
    assert before == (["own_cards_drawn"] if seat == 0 else ["cards_drawn"])
    table.ascend()
    told = [fact for fact in table.game.facts_for(seat) if "cards_drawn" in fact.kind]
    assert [(fact.kind, fact.args["cards"]) for fact in told] == [("own_cards_drawn", drawn)]
    assert table.game.undoable(0) == []  # and there is no way back from it
