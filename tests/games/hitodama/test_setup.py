"""Setting up a game (H-SETUP). The only scenarios that need seeds, and they use many."""

from collections import Counter
from functools import cache
from typing import cast

import pytest

from mori.core.game import Game
from mori.core.registry import create_game
from mori.games.hitodama.rules import HitodamaRules
from mori.games.hitodama.table.state import (
    AKKU_MEEPLE,
    BOARD_ASLEEP,
    EMPTY,
    RESERVE,
    HitodamaState,
)
from mori.games.hitodama.table.tables import Tables

SEEDS = range(20)
MANY_SEEDS = range(240)
COUNTS = [2, 3, 4]


class Start:
    """A game just set up."""

    def __init__(self, players: int, seed: int) -> None:
        self.game: Game = create_game("hitodama", players, seed)
        self.state = cast(HitodamaState, self.game.state)
        self.tables: Tables = cast(HitodamaRules, self.game.rules).tables

    def tile_at(self, point: str) -> str:
        """The tile at a cardinal point, as everybody sees it."""
        tiles = self.game.view(None)["tiles"]
        return next(str(tile["id"]) for tile in tiles if tile["slot"] == point)

    def akkus(self) -> list[str]:
        """The places that hold akkus."""
        places = range(self.tables.places)
        found = [place for place in places if self.state.occupant[place] == AKKU_MEEPLE]
        return sorted(self.tables.place_text(place) for place in found)

    def named_places(self) -> list[str]:
        """The best spaces of the tiles that the akku card in play names."""
        card = self.tables.akku_cards[self.state.akku_card]
        return sorted(f"{self.tile_at('NESW'[point])}.1" for point in card.places)

    def last_seat(self) -> int:
        return (self.state.first - 1) % self.tables.players


@cache
def starts(players: int, seeds: range = SEEDS) -> list[Start]:
    """Games just set up, shared by the tests: they look and do not play."""
    return [Start(players, seed) for seed in seeds]


@pytest.mark.rule("H-SETUP-1")
@pytest.mark.parametrize("players", COUNTS)
def test_two_essences_stand_in_the_reserve_and_one_lies_on_the_player_board(players: int) -> None:
    for start in starts(players):
        state = start.state
        assert len(state.essence_place) == 3 * players
        for seat in range(players):
            essences = range(3 * seat, 3 * seat + 3)
            postures = [(state.essence_place[e], state.standing[e]) for e in essences]
            assert sorted(postures) == [(BOARD_ASLEEP, 0), (RESERVE, 1), (RESERVE, 1)]
        assert not [occupant for occupant in state.occupant if occupant >= 0]


@pytest.mark.rule("H-SETUP-2")
@pytest.mark.parametrize("players", COUNTS)
def test_every_tile_lies_once_and_may_lie_in_any_slot(players: int) -> None:
    seen: list[set[int]] = [set() for _ in range(8)]
    for start in starts(players, MANY_SEEDS):
        assert sorted(start.state.layout) == list(range(8))
        for ring, tile in enumerate(start.state.layout):
            seen[ring].add(tile)
    assert seen == [set(range(8))] * 8


@pytest.mark.rule("H-SETUP-2")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(2, [2, 3, 4, 2, 2, 2, 2, 2]), (3, [3, 4, 4, 3, 3, 3, 3, 3]), (4, [3, 4, 4, 3, 3, 3, 3, 3])],
    ids=["2", "3", "4"],
)
def test_all_tiles_show_the_side_for_the_player_count(players: int, spaces: list[int]) -> None:
    tiles = {tile["id"]: tile for tile in Start(players, 1).game.view(None)["tiles"]}
    order = ["akku_solar", "tribute_first_player", "merchant", "sapphire"]
    order += ["lunar", "amber", "berry", "solar"]
    assert [len(tiles[name]["spaces"]) for name in order] == spaces


@pytest.mark.rule("H-SETUP-3")
@pytest.mark.parametrize("players", COUNTS)
def test_hitodama_scores_and_round_marker_start_at_their_first_spaces(players: int) -> None:
    for start in starts(players):
        view = start.game.view(None)
        assert (view["hitodama"]["position"], view["hitodama"]["level"]) == (0, 1)
        assert [player["score"] for player in view["players"]] == [0] * players
        assert (view["round"], view["round_marker"]) == (1, 0)


@pytest.mark.rule("H-SETUP-4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_eight_ice_cards_make_a_shuffled_deck_face_down(players: int) -> None:
    tops = set()
    for start in starts(players, MANY_SEEDS):
        assert sorted(start.state.ice_deck) == list(range(8))
        assert start.state.ice_discard == []
        tops.add(start.state.ice_deck[-1])
    assert tops == set(range(8))
    assert Start(players, 1).game.view(0)["decks"]["ice"] == {"cards": 8, "discard": []}


@pytest.mark.rule("H-SETUP-5")
@pytest.mark.parametrize("players", COUNTS)
def test_any_player_may_be_first_and_sits_in_the_north_with_the_coin(players: int) -> None:
    seats: Counter[int] = Counter()
    for start in starts(players, MANY_SEEDS):
        first = start.game.decisions[0].seat
        seats[first] += 1
        view = start.game.view(None)
        assert view["coin"] == first
        assert view["round_order"][0] == first
        assert view["north"] == view["players"][first]["side"]
        assert start.tile_at("N") == view["tiles"][2 * view["players"][first]["side"]]["id"]
    fair_share = len(MANY_SEEDS) / players
    assert sorted(seats) == list(range(players))
    assert all(0.7 * fair_share < count < 1.3 * fair_share for count in seats.values())


@pytest.mark.rule("H-SETUP-6")
@pytest.mark.parametrize("players", COUNTS)
def test_spring_comes_first_and_its_token_lies_in_the_north(players: int) -> None:
    for seed in SEEDS:
        start = Start(players, seed)
        assert start.game.view(None)["season"] == "haru"
        # The token tells where resolution starts: with the northern tile, not the one before it.
        far, near = start.tile_at("NW"), start.tile_at("N")
        start.game.apply(f"move reserve > {far}.2")
        start.game.apply(f"move reserve > {near}.2")
        while start.state.round == 1:
            start.game.apply(start.game.decisions[0].actions[-1])  # end the turn, or decline
        order = [fact.args["tile"] for fact in start.game.facts if fact.kind == "tile_resolved"]
        assert order == [f"tile:{near}", f"tile:{far}"]


@pytest.mark.rule("H-SETUP-7")
@pytest.mark.parametrize("players", COUNTS)
def test_two_random_tribute_cards_of_each_season_are_public_and_open(players: int) -> None:
    seen = set()
    for start in starts(players, MANY_SEEDS):
        for viewer in (None, 0, 1):
            boards = start.game.view(viewer)["tributes"]
            assert [board["season"] for board in boards] == ["haru", "natsu", "aki", "fuyu"]
            for board in boards:
                names = [card["id"] for card in board["cards"]]
                assert len(set(names)) == 2
                assert all(name.startswith(board["season"]) for name in names)
                lines = [line for card in board["cards"] for line in card["lines"]]
                assert [line["state"] for line in lines] == ["open"] * 4
                seen.update(names)
        assert len(start.state.tributes) == 8  # the other sixteen are out of the game
    assert len(seen) == 24


@pytest.mark.rule("H-SETUP-8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_akku_card_is_revealed_and_its_akkus_leave_the_lair(players: int) -> None:
    cards = set()
    for start in starts(players, MANY_SEEDS):
        state = start.state
        cards.add(state.akku_card)
        assert sorted([*state.akku_deck, state.akku_card]) == list(range(6))
        assert state.akku_discard == []
        assert start.akkus() == start.named_places()
        assert start.game.view(None)["supply"]["akku"] == 6 - len(start.akkus())
    assert cards == set(range(6))


@pytest.mark.rule("H-SETUP-9")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_holds_two_lunar_cards_and_one_solar_card_hidden(players: int) -> None:
    seen: set[int] = set()
    for start in starts(players, MANY_SEEDS):
        view = start.game.view(0)
        for player in view["players"]:
            assert (player["lunar_cards"], player["solar_cards"]) == (2, 1)
            assert ("hand" in player) == (player["seat"] == 0)
        decks = view["decks"]
        assert (decks["lunar"]["cards"], decks["solar"]["cards"]) == (
            20 - 2 * players,
            14 - players,
        )
        seen.update(card for hand in start.state.hands for card in hand)
    assert seen == {card.index for card in start.tables.cards}  # both decks are shuffled


@pytest.mark.rule("H-SETUP-10")
@pytest.mark.parametrize(("players", "berries"), [(2, 0), (3, 1), (4, 1)])
def test_with_three_or_four_players_the_last_one_has_a_berry(players: int, berries: int) -> None:
    for start in starts(players):
        for player in start.game.view(None)["players"]:
            expected = berries if player["seat"] == start.last_seat() else 0
            basket = {"berry": expected, "amber": 0, "sapphire": 0, "akku": 0}
            assert player["basket"] == basket


@pytest.mark.rule("H-SETUP-11")
@pytest.mark.parametrize(("players", "berries"), [(2, 30), (3, 29), (4, 29)])
def test_the_supply_holds_all_tokens_but_those_just_given(players: int, berries: int) -> None:
    for start in starts(players):
        supply = start.game.view(None)["supply"]
        expected = {"berry": berries, "amber": 25, "sapphire": 10, "ice": 6}
        assert {name: supply[name] for name in expected} == expected


@pytest.mark.rule("H-SETUP-12")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_akkus_follow_the_north_just_spun(players: int) -> None:
    turned = [start for start in starts(players, MANY_SEEDS) if start.state.north]
    assert turned
    for start in turned:
        # Before the spin North would have been side 0: those tiles must not be meant.
        card = start.tables.akku_cards[start.state.akku_card]
        unspun = [start.state.layout[2 * point] for point in card.places]
        spun = [start.state.layout[2 * (point + start.state.north) % 8] for point in card.places]
        width = start.tables.width
        holding = sorted(
            place // width
            for place in range(start.tables.places)
            if start.state.occupant[place] < EMPTY
        )
        assert holding == sorted(spun)
        if set(unspun) != set(spun):
            assert holding != sorted(unspun)
