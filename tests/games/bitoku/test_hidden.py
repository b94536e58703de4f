"""Public and secret information (B-HIDDEN): views, facts and the worlds a seat can imagine."""

import json

import pytest

from mori.core.facts import Fact
from mori.core.game import Game, start_game
from mori.core.rng import seeded
from mori.core.snapshot import digest
from mori.core.view import seat_view
from mori.games.bitoku.seasons.year import S_SUMMON
from mori.games.bitoku.table.codes import MARKETS
from mori.games.bitoku.table.state import BitokuState
from tests.games.bitoku.table import Table, rules_for

SAMPLES = 40
FIVE = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami")
OTHER_FIVE = ("kappa-1", "imomushi-1", "nezumi-1", "kitsune-1", "shin-ookami-1")


def worlds(game: Game, seat: int | None) -> list[BitokuState]:
    """Worlds that agree with what a seat knows."""
    known = seat_view(game, seat)
    found = []
    for number in range(SAMPLES):
        state = known.sample(seeded(number)).state
        assert isinstance(state, BitokuState)
        found.append(state)
    return found


def position_text(game: Game, seat: int | None) -> str:
    """All that a view tells of the position; what the box holds is no secret."""
    return json.dumps({**game.view(seat), "components": None})


def text_of_view(table: Table, seat: int | None) -> str:
    return position_text(table.game, seat)


def facts_text(facts: list[Fact]) -> str:
    return json.dumps([fact.to_data() for fact in facts])


def names(table: Table, cards: list[int]) -> list[str]:
    return [table.tables.yokai[card].id for card in cards]


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
    assert table.game.view(0)["looking_at"] == {"deck": "hand", "cards": ["start-imomushi"]}
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


# -- looking at shared decks


def look_at_yokai(table: Table) -> None:
    table.yokai_deck(*OTHER_FIVE)
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    table.play("look")


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize("deck", ["yokai", "bitoku", "vision"])
def test_cards_looked_at_are_seen_by_the_acting_player_alone(deck: str) -> None:
    table = Table(players=3)
    table.yokai_deck(*OTHER_FIVE)
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    card, kind, two = {
        "yokai": ("yama-uba-4", "yokai", ["imomushi-1", "kappa-1"]),
        "bitoku": ("kitsune-4", "yokai", ["jin", "yu"]),
        "vision": ("ancient-6", "building", ["vision-01", "vision-02"]),
    }[deck]
    table.resolve(0, table.effects_of(kind, card))
    before = len(table.facts)
    table.play("look")
    own = table.game.view(0)["looking_at"]
    assert own["deck"] == deck and sorted(own["cards"]) == two
    top = getattr(table.state, f"{deck}_deck")[-2:]
    for state in worlds(table.game, 0):
        assert getattr(state, f"{deck}_deck")[-2:] == top
    for seat in (1, 2, None):
        assert table.game.view(seat)["looking_at"] is None
        seen = text_of_view(table, seat) + facts_text(table.game.facts_for(seat, before))
        assert not [name for name in two if f'"{name}"' in seen or f':{name}"' in seen]
        tops = {tuple(getattr(state, f"{deck}_deck")[-2:]) for state in worlds(table.game, seat)}
        assert len(tops) > 10


@pytest.mark.rule("B-HIDDEN-4")
def test_a_kept_yokai_card_goes_to_the_hand_unseen_by_others() -> None:
    table = Table()
    table.hand(0, FIVE[0])
    look_at_yokai(table)
    before = len(table.facts)
    table.play("keep imomushi-1")
    assert facts_text(table.game.facts_for(0, before)).count("yokai:imomushi-1") == 1
    for seat in (1, None):
        told = table.game.facts_for(seat, before)
        assert told[0].kind == "yokai_kept"
        assert "imomushi-1" not in facts_text(told) + text_of_view(table, seat)
        # What was kept is one of the five of the shared deck, and never a card of the own deck.
        kept = [set(names(table, state.hands[0])) - {FIVE[0]} for state in worlds(table.game, seat)]
        assert {card for cards in kept for card in cards} == set(OTHER_FIVE)
        assert {len(cards) for cards in kept} == {1}
        for state in worlds(table.game, seat):
            assert table.yokai(FIVE[0]) in state.hands[0]


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize(
    ("deck", "kind", "card", "answer", "shown"),
    [
        ("bitoku", "yokai", "kitsune-4", "keep yu", "bitoku_added"),
        ("vision", "building", "ancient-6", "keep vision-01", "vision_kept"),
    ],
)
def test_a_kept_bitoku_or_vision_card_becomes_public(
    deck: str, kind: str, card: str, answer: str, shown: str
) -> None:
    table = Table()
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    table.resolve(0, table.effects_of(kind, card))
    table.play("look", answer)
    name = answer.removeprefix("keep ")
    returned = {"yu": "jin", "vision-01": "vision-02"}[name]
    for seat in (1, None):
        told = [fact.args for fact in table.game.facts_for(seat) if fact.kind == shown]
        assert told == [{"seat": "seat:0", "card": f"{deck}:{name}"}]
        assert f'"{name}"' in text_of_view(table, seat)
        assert f'"{returned}"' not in text_of_view(table, seat)
        assert returned not in facts_text(table.game.facts_for(seat))


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize(
    ("deck", "kind", "card", "answers"),
    [
        ("yokai", "yokai", "yama-uba-4", ["keep imomushi-1"]),
        ("bitoku", "yokai", "kitsune-4", ["keep yu"]),
        ("vision", "building", "ancient-6", ["keep vision-01"]),
        ("vision", "building", "ancient-6", ["refuse", "take wood"]),
    ],
)
def test_a_card_put_under_a_deck_stays_known_to_who_put_it_there_alone(
    deck: str, kind: str, card: str, answers: list[str]
) -> None:
    table = Table(players=3)
    table.yokai_deck(*OTHER_FIVE)
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    table.resolve(0, table.effects_of(kind, card))
    table.play("look", *answers)
    count = 2 if answers[0] == "refuse" else 1
    under = getattr(table.state, f"{deck}_deck")[:count]
    for state in worlds(table.game, 0):
        assert getattr(state, f"{deck}_deck")[:count] == under
    for seat in (1, 2, None):
        found = {
            tuple(getattr(state, f"{deck}_deck")[:count]) for state in worlds(table.game, seat)
        }
        assert len(found) > 2


@pytest.mark.rule("B-HIDDEN-4")
def test_what_was_put_under_a_deck_is_known_until_it_comes_up_again() -> None:
    """Its place moves up as cards are put under it, and the one who put it there follows it."""
    table = Table()
    table.vision_deck("vision-01", "vision-02", "vision-03", "vision-04")
    table.resolve(0, table.effects_of("building", "ancient-6"))
    table.play("look", "keep vision-01")
    table.resolve(1, table.effects_of("building", "ancient-6"))
    table.play("look", "keep vision-03")
    first, second = table.vision("vision-02"), table.vision("vision-04")
    assert table.state.vision_deck == [second, first]
    for seat, known in ((0, 1), (1, 0)):
        # Each of the two knows one of the last two cards, and so the other one too.
        for state in worlds(table.game, seat):
            assert state.vision_deck[known] == table.state.vision_deck[known]
    assert len({tuple(state.vision_deck) for state in worlds(table.game, None)}) == 2


@pytest.mark.rule("B-HIDDEN-4")
def test_a_returned_card_left_on_top_of_a_rebuilt_deck_stays_known() -> None:
    table = Table()
    table.bitoku_deck("gi", "meiyo")
    table.state.bitoku_discard = [table.bitoku("rei"), table.bitoku("jin"), table.bitoku("yu")]
    table.resolve(0, table.effects_of("yokai", "kitsune-4"))
    table.play("look", "keep gi")
    table.resolve(1, table.effects_of("yokai", "kitsune-4"))
    table.play("look")  # the one card left, and one of the discard pile
    assert table.state.bitoku_deck[-1] == table.bitoku("meiyo")
    assert {state.bitoku_deck[-1] for state in worlds(table.game, 0)} == {table.bitoku("meiyo")}


# -- what went face up into a hand


@pytest.mark.rule("B-HIDDEN-5")
def test_a_yokai_card_taken_from_a_hill_is_known_in_the_hand_until_it_leaves_it() -> None:
    table = Table()
    table.deck(0, *FIVE[1:])
    table.hand(0, FIVE[0])
    table.hill_cards("yomi", None, "kappa-1")
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    table.play("cross 1", "favour yomi.b")
    for seat in (1, None):
        told = [fact.args for fact in table.game.facts_for(seat) if fact.kind == "yokai_taken"]
        assert told == [{"seat": "seat:0", "card": "yokai:kappa-1"}]
        assert table.game.view(seat)["players"][0]["known_in_hand"] == ["kappa-1"]
        for state in worlds(table.game, seat):
            assert table.yokai("kappa-1") in state.hands[0]
        others = {
            card for state in worlds(table.game, seat) for card in names(table, state.hands[0])
        }
        assert others == {"kappa-1", *FIVE}
    table.turn(0)
    table.play("play kappa-1 > 1", "part 1", "part 1")
    assert table.game.view(1)["players"][0]["known_in_hand"] == []


@pytest.mark.rule("B-HIDDEN-5", "B-HIDDEN-7")
def test_a_card_drawn_before_the_own_deck_was_rebuilt_is_known_in_the_hand() -> None:
    """The rebuilt deck cannot hold it, and all saw what lay on the discard pile."""
    table = Table()
    table.deck(0, FIVE[0])
    table.discard_pile(0, *FIVE[1:])
    table.season(S_SUMMON)
    assert len(table.state.hands[0]) == 4
    for seat in (1, None):
        for state in worlds(table.game, seat):
            assert table.yokai(FIVE[0]) in state.hands[0]
        assert len({tuple(state.hands[0]) for state in worlds(table.game, seat)}) == 4


@pytest.mark.rule("B-HIDDEN-4")
def test_a_card_kept_unseen_stays_secret_when_the_own_deck_is_rebuilt() -> None:
    table = Table()
    look_at_yokai(table)
    table.play("keep imomushi-1")
    table.discard_pile(0, *FIVE)
    table.season(S_SUMMON)
    for seat in (1, None):
        assert "imomushi-1" not in text_of_view(table, seat)
        kept = {
            card
            for state in worlds(table.game, seat)
            for card in names(table, state.hands[0])
            if card not in FIVE
        }
        assert kept == set(OTHER_FIVE)


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
