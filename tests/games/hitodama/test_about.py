"""What actions, questions and facts of Hitodama are about: places by name."""

from collections.abc import Iterator
from typing import Any

import pytest

from mori.core.facts import Fact
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.core.view import SeatView, seat_view
from tests.games.hitodama.table import Table

PLACELESS = {"end_turn", "decline"}
ONCE = {"decks", "stack", "akku-card", "lair", "supply", "coin", "round", "north", "spirit"}


def named_places(view: dict[str, Any]) -> set[str]:
    """Every place of the table, as one who draws a view names them."""
    found = set(ONCE)
    for tile in view["tiles"]:
        found.add(f"tile-{tile['id']}")
        found |= {f"tile-{space['place'].replace('.', '-')}" for space in tile["spaces"]}
    for season in view["tributes"]:
        found.add(f"season-{season['season']}")
        for card in season["cards"]:
            found |= {f"line-{line['line'].replace('.', '-')}" for line in card["lines"]}
    for player in view["players"]:
        for what in ("reserve", "asleep", "basket", "cards", "player", "score"):
            found.add(f"{what}-{player['seat']}")
        found |= {f"card-{card}" for card in player.get("hand", ())}
    found |= {f"discard-{rate}" for rate in view["components"]["discard_rate"]}
    return found | {f"deck-{deck}" for deck in view["decks"]}


def whole_game(players: int, seed: int) -> Iterator[tuple[SeatView, list[Fact]]]:
    """At each question of a game played at random: what its seat knows, and what it just learnt."""
    game = create_game("hitodama", players, seed)
    rng = seeded(seed)
    told = 0
    while not game.is_over:
        decision = game.decisions[0]
        facts = game.facts_for(decision.seat, told)
        told = len(game.facts)
        yield seat_view(game, decision.seat), facts
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
    for seat in (None, 0):
        yield seat_view(game, seat), game.facts_for(seat, told)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_chosen_or_told_is_at_places_of_the_table(players: int) -> None:
    for known, facts in whole_game(players, players):
        drawn = named_places(known.data())
        for action in known.decision.actions if known.decision is not None else ():
            places = known.about(action).places
            assert drawn.issuperset(places), action
            assert bool(places) == (action.kind not in PLACELESS), action
        if known.decision is not None:
            asked = known.about_question().places
            assert len(asked) == 1 and drawn.issuperset(asked)
        for fact in facts:
            places = known.about_fact(fact).places
            # What is told may have left the table since: an extra space, a card of the hand.
            gone = {place for place in places if place not in drawn}
            assert all(place.startswith("card-") or "-x" in place for place in gone), fact
            assert bool(places) == (fact.kind != "game_ended"), fact


# -- what single places are called


def about(table: Table, text: str) -> tuple[list[str], object]:
    action = table.rules.space.parse(text)
    assert action is not None
    seat = table.game.decisions[0].seat
    found = table.game.seat_view(seat).about(action)
    return found.places, found.adds


@pytest.mark.parametrize(
    ("text", "places", "adds"),
    [
        ("move reserve > amber.2", ["reserve-1", "tile-amber-2"], "bundle:amber=1"),
        ("move amber.2 > solar.1", ["tile-amber-2", "tile-solar-1"], "bundle:solar_card=3"),
        ("displace amber.2", ["tile-amber-2"], None),
        ("to tribute_first_player", ["tile-tribute_first_player"], None),
        ("to tribute_first_player.1", ["tile-tribute_first_player-1"], None),
        ("extend lunar.x1", ["tile-lunar-x1"], None),
        ("tribute haru_1.2", ["line-haru_1-2"], None),
        ("waive haru_1.2", ["line-haru_1-2"], None),
        ("discard lunar_for_amber", ["discard-lunar_for_amber"], None),
        ("play lunar_akku", ["card-lunar_akku"], None),
        ("wake", ["asleep-1"], None),
        ("draw", ["deck-solar"], None),
        ("end", [], None),
    ],
)
def test_an_action_names_its_places(text: str, places: list[str], adds: str | None) -> None:
    table = Table()
    table.turn(1)
    assert about(table, text) == (places, adds)


def test_an_extra_space_gives_what_the_space_it_copies_gives() -> None:
    table = Table()
    table.extend("amber.2")
    table.turn(0)
    assert about(table, "move reserve > amber.x1") == (
        ["reserve-0", "tile-amber-x1"],
        "bundle:amber=1",
    )


def test_paying_is_chosen_at_the_space_that_asks() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.give(0, berry=1)
    table.resolve_only("amber")
    decision = table.game.decisions[0]
    known = table.game.seat_view(0)
    assert decision.kind == "pay_for_space"
    assert known.about_question().places == ["tile-amber-1"]
    assert about(table, "pay") == (["tile-amber-1"], None)
    assert table.rules.notation.pay in known.actions_at("tile-amber-1")
    assert table.rules.notation.pay not in known.actions_at("tile-amber-2")


@pytest.mark.parametrize(
    ("fact", "places"),
    [
        (
            Fact("essence_placed", {"seat": "seat:1", "target": "place:amber.1"}),
            ["reserve-1", "tile-amber-1"],
        ),
        (
            Fact("akku_captured", {"seat": "seat:3", "place": "place:berry.2"}),
            ["tile-berry-2", "basket-3"],
        ),
        (
            Fact(
                "essence_displaced",
                {"seat": "seat:0", "owner": "seat:2", "source": "place:berry.x1", "goods": ""},
            ),
            ["tile-berry-x1", "reserve-2", "basket-0", "basket-2"],
        ),
        (
            Fact(
                "tributes_shown",
                {"season": "season:aki", "lines": ["line:aki_1.1:berry=3", "line:aki_1.2:akku=1"]},
            ),
            ["season-aki", "line-aki_1-1", "line-aki_1-2"],
        ),
        (Fact("resolution_began", {"season": "season:natsu"}), ["tile-merchant"]),
    ],
)
def test_a_fact_tells_from_where_and_to_where(fact: Fact, places: list[str]) -> None:
    table = Table(4)
    table.turn(0)
    assert table.game.seat_view(None).about_fact(fact).places == places


# -- pressing


def test_pressing_a_tile_means_every_move_to_it() -> None:
    table = Table()
    table.put(0, "berry.1")
    table.put(1, "berry.2")
    table.turn(0)
    found = [action.text for action in table.game.seat_view(0).actions_at("tile-amber")]
    assert found[:3] == ["to amber", "move reserve > amber.1", "move berry.1 > amber.1"]
    assert "move berry.2 > amber.1" not in found


def test_pressing_the_own_reserve_means_every_placement_and_a_rivals_nothing() -> None:
    table = Table()
    table.turn(0)
    known = table.game.seat_view(0)
    spaces = [space for tile in known.data()["tiles"] for space in tile["spaces"]]  # type: ignore[attr-defined]
    assert [action.text for action in known.actions_at("reserve-0")] == [
        f"move reserve > {space['place']}" for space in spaces
    ]
    assert known.actions_at("reserve-1") == []
    assert known.actions_at("nowhere") == []


def test_why_nothing_can_be_chosen_at_a_place() -> None:
    table = Table()
    table.put(1, "amber.1")
    table.turn(0)
    reason = table.game.why_not_at("tile-amber-1", 0)
    assert reason is not None and reason.code == "space_taken"
    assert table.game.why_not_at("tile-amber-2", 0) is None
    nothing = table.game.why_not_at("lair", 0)
    assert nothing is not None and nothing.code == "nothing_here"
