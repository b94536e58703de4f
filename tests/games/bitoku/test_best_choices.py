"""The choices the Ascension makes for its players are the best there are: against brute force."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mori.games.bitoku.effects.visions import best_visions
from mori.games.bitoku.seasons.rock_scoring import rocks_vp
from mori.games.bitoku.table.codes import VISION_ITEMS
from mori.games.bitoku.table.pieces import VisionCard
from tests.games.bitoku.table import Table, rules_for

CARDS = rules_for(2).tables.visions
YOKAI = [card.id for card in rules_for(2).tables.yokai if not card.is_starting]
MITAMAS = [tile.id for tile in rules_for(2).tables.mitamas]
ROCKS = [rock.id for rock in rules_for(2).tables.rocks]


def net_points(cards: list[VisionCard], completed: list[VisionCard]) -> int:
    won = sum(card.vp for card in completed)
    return won - sum(card.penalty for card in cards if card not in completed)


def can_complete(completed: list[VisionCard], items: list[int]) -> bool:
    """Whether the items meet all requirements, each serving one of them."""
    return all(
        sum(card.requires[item] for card in completed) <= items[item]
        for item in range(VISION_ITEMS)
    )


def best_by_trying_all(cards: list[VisionCard], items: list[int]) -> tuple[int, int]:
    """The most net VP and, among equals, the most Visions, over every set of Visions."""
    found = []
    for chosen in product((False, True), repeat=len(cards)):
        completed = [card for card, taken in zip(cards, chosen, strict=True) if taken]
        if can_complete(completed, items):
            found.append((net_points(cards, completed), len(completed)))
    return max(found)


some_visions = st.lists(st.sampled_from(CARDS), max_size=8, unique_by=lambda card: card.index)
some_items = st.lists(st.integers(0, 6), min_size=VISION_ITEMS, max_size=VISION_ITEMS)


@pytest.mark.rule("B-ASCEND-19", "B-VISION-8")
@given(cards=some_visions, items=some_items)
def test_the_visions_completed_are_the_best_set_there_is(
    cards: list[VisionCard], items: list[int]
) -> None:
    completed = best_visions(cards, items)
    assert can_complete(completed, items)
    assert len({card.index for card in completed}) == len(completed)
    assert all(card in cards for card in completed)
    assert (net_points(cards, completed), len(completed)) == best_by_trying_all(cards, items)


def invented(number: int, crystals: int, vp: int, penalty: int) -> VisionCard:
    requires = [0] * VISION_ITEMS
    requires[2] = crystals
    return VisionCard(number, f"invented-{number}", 1, requires, vp, penalty)


@pytest.mark.rule("B-ASCEND-19")
def test_of_sets_worth_the_same_the_one_with_more_visions_is_completed() -> None:
    """It may win a tie (B-END-3)."""
    large = invented(0, 3, 7, 2)
    small = [invented(1, 1, 2, 1), invented(2, 2, 5, 1)]
    for cards in ([large, *small], [*small, large]):
        assert sorted(card.index for card in best_visions(cards, [9, 9, 3, 9, 9, 9, 9, 9])) == [
            1,
            2,
        ]


@pytest.mark.rule("B-ASCEND-19")
def test_the_dearest_vision_is_not_completed_if_others_are_worth_more_together() -> None:
    cards = [invented(0, 3, 6, 2), invented(1, 2, 5, 1), invented(2, 1, 3, 1)]
    assert [card.index for card in best_visions(cards, [0, 0, 3, 0, 0, 0, 0, 0])] == [1, 2]
    cards = [invented(0, 2, 6, 2), invented(1, 2, 5, 1), invented(2, 1, 3, 1)]
    assert [card.index for card in best_visions(cards, [0, 0, 3, 0, 0, 0, 0, 0])] == [0, 2]


def points_as(table: Table, yokai: list[int], mitamas: list[int]) -> int:
    """The VP of seat 0's rocks with every wild card and tile counting as a given type."""
    total = 0
    for place in range(table.tables.rock_spaces):
        rock = table.tables.rocks[table.state.rock_path[place]]
        items = {0: yokai, 1: mitamas, 2: []}[rock.family]
        matches = sum(1 for type in items if type in rock.types)
        pilgrims = sum(
            table.state.rock_pilgrims[number]
            for number, space in enumerate(table.tables.pilgrim_spaces)
            if place in space.adjacent
        )
        total += matches * pilgrims
    return total


@pytest.mark.rule("B-ASCEND-13")
@given(
    yokai=st.lists(st.sampled_from(YOKAI), max_size=6, unique=True),
    wild_yokai=st.lists(st.sampled_from(YOKAI[-4:]), max_size=2, unique=True),
    mitamas=st.lists(st.sampled_from(MITAMAS), max_size=4),
    rocks=st.lists(st.sampled_from(ROCKS), min_size=3, max_size=3, unique=True),
    pilgrims=st.lists(st.sampled_from((1, 2, 3, 4)), max_size=3, unique=True),
)
def test_wild_cards_and_tiles_count_as_the_types_that_give_most(
    yokai: list[str],
    wild_yokai: list[str],
    mitamas: list[str],
    rocks: list[str],
    pilgrims: list[int],
) -> None:
    table = Table()
    table.deck(0, *dict.fromkeys(yokai + wild_yokai))
    table.mitamas(0, *mitamas)
    table.rocks(0, *rocks)
    table.rock_pilgrims(0, *pilgrims)
    # Type 5 of Yōkai cards and type 4 of Mitamas are the wild ones.
    yokai_types = [table.tables.yokai[card].type for card in table.state.decks[0]]
    mitama_types = [table.tables.mitamas[tile].type for tile in table.state.mitamas[0]]
    best = max(
        points_as(table, list(as_yokai), list(as_mitamas))
        for as_yokai in product(*[range(5) if type == 5 else (type,) for type in yokai_types])
        for as_mitamas in product(*[range(4) if type == 4 else (type,) for type in mitama_types])
    )
    assert rocks_vp(table.w, 0) == best
