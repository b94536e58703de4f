"""The Tengu's rocks and goods, and the order of the random operations (B-TENGU-SETUP)."""

import shutil
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from mori.core.errors import ContentError
from mori.core.game import start_game
from mori.core.registry import create_game, load_rules
from mori.core.rng import seeded
from mori.games.bitoku.loading.rules import own_pack
from mori.games.bitoku.rules import BitokuRules
from mori.games.bitoku.table.codes import ROCK_YOKAI
from mori.games.bitoku.table.state import HUMAN, NONE, TENGU
from mori.games.bitoku.tengu.setup import take_goods, take_second_rock
from mori.games.bitoku.tengu.state import SoloState
from tests.games.bitoku.solo_games import solo_game, state_of
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.starts import MANY_SEEDS, SEEDS, Start, starts
from tests.games.bitoku.table import rules_for

ROCKS = {
    rock.id: ("yokai", "mitama", "building")[rock.family] for rock in rules_for(1).tables.rocks
}
LEVELS: dict[str, dict[str, object]] = {
    "standard": {},
    "no dragonfly": {"tengu_no_dragonfly": True},
    "two dragonflies": {"tengu_two_dragonflies": True},
    "easiest": {"tengu_no_dragonfly": True, "tengu_no_yokai": True, "tengu_no_resources": True},
    "hardest": {
        "tengu_two_dragonflies": True,
        "tengu_early_pilgrim": True,
        "tengu_kodamas_ahead": True,
    },
}


def families(start: Start) -> list[str]:
    """The families of the Tengu's rocks, the first rock first."""
    return [ROCKS[rock] for rock in start.view["tengu"]["rocks"]]


# -- rocks


@pytest.mark.rule("B-TENGU-SETUP-7")
def test_one_rock_shows_yokai_and_the_other_buildings_or_mitamas() -> None:
    pairs = Counter(tuple(families(start)) for start in starts(1, MANY_SEEDS))
    assert set(pairs) == {
        ("yokai", "building"),
        ("yokai", "mitama"),
        ("building", "yokai"),
        ("mitama", "yokai"),
    }
    assert min(pairs.values()) > 20


@pytest.mark.rule("B-TENGU-SETUP-7")
def test_the_garden_is_one_short_and_the_other_leftover_rocks_leave_the_game() -> None:
    gaps: Counter[int] = Counter()
    for start in starts(1, MANY_SEEDS):
        garden: list[str | None] = start.view["garden"]
        assert (len(garden), garden.count(None)) == (4, 1)
        gaps[garden.index(None)] += 1
        held = start.view["tengu"]["rocks"]
        assert len(held) == 2
        human = [rock for rock in start.players("rocks")[0] if rock is not None]
        left = [rock for rock in garden if rock is not None]
        assert len(human) == 1 and len({*held, *human, *left}) == 6
    assert set(gaps) == {0, 1, 2, 3} and min(gaps.values()) > 30, "a random space of the garden"


@pytest.mark.rule("B-TENGU-SETUP-7")
def test_any_rock_may_be_the_first_and_any_the_second() -> None:
    held = [start.view["tengu"]["rocks"] for start in starts(1, MANY_SEEDS)]
    assert {rocks[0] for rocks in held} == {rocks[1] for rocks in held} == set(ROCKS)


@pytest.mark.rule("B-TENGU-SETUP-7")
def test_the_first_rock_is_of_the_filled_garden_and_the_second_of_the_leftovers() -> None:
    for seed in SEEDS:
        dealt = Deal(seed)
        state = Start(1, seed).state
        assert isinstance(state, SoloState)
        assert state.rock_path[0] == dealt.human_rock
        first, second = state.tengu_rocks
        gap = state.garden.index(NONE)
        assert dealt.garden[gap] == first
        assert [rock for rock in dealt.garden if rock != first] == [
            rock for rock in state.garden if rock != NONE
        ]
        assert second in dealt.leftover


@pytest.mark.rule("B-TENGU-SETUP-7")
@pytest.mark.parametrize(
    ("first", "leftover", "allowed"),
    [
        ("rock-kappa", ["rock-nezumi", "rock-ara", "rock-kitsune"], ["rock-ara"]),
        ("rock-kappa", ["rock-nezumi", "rock-farm-onsen"], ["rock-farm-onsen"]),
        (
            "rock-kappa",
            ["rock-saki", "rock-imomushi", "rock-farm-ryokan"],
            ["rock-saki", "rock-farm-ryokan"],
        ),
        ("rock-ara", ["rock-nigi", "rock-nezumi", "rock-farm-onsen"], ["rock-nezumi"]),
        (
            "rock-onsen-temple",
            ["rock-saki", "rock-imomushi", "rock-farm-ryokan", "rock-kappa"],
            ["rock-imomushi", "rock-kappa"],
        ),
    ],
)
def test_the_second_rock_is_drawn_from_the_leftovers_until_it_fits(
    first: str, leftover: list[str], allowed: list[str]
) -> None:
    taken: Counter[str] = Counter()
    for seed in range(200):
        table = SoloTable()
        table.tengu_rocks(first)
        table.garden("rock-shin-ookami", None, "rock-kushi", "rock-ryokan-temple")
        garden = table.state.garden.copy()
        take_second_rock(table.sw, [table.rock(rock) for rock in leftover], seeded(seed))
        assert table.state.garden == garden, "never from the garden"
        assert len(table.solo.tengu_rocks) == 2
        taken[table.tables.rocks[table.solo.tengu_rocks[1]].id] += 1
    assert sorted(taken) == sorted(allowed)
    assert min(taken.values()) > 200 / len(allowed) * 0.7, "each fitting one as likely"


@pytest.mark.rule("B-TENGU-SETUP-7")
@pytest.mark.parametrize(
    ("first", "leftover", "garden", "allowed"),
    [
        (
            "rock-kappa",
            ["rock-nezumi", "rock-kitsune"],
            ["rock-ara", None, "rock-shin-ookami", "rock-farm-onsen"],
            ["rock-ara", "rock-farm-onsen"],
        ),
        (
            "rock-ara",
            ["rock-nigi", "rock-farm-onsen"],
            [None, "rock-saki", "rock-kappa", "rock-imomushi"],
            ["rock-imomushi", "rock-kappa"],
        ),
        ("rock-farm-ryokan", [], ["rock-saki", "rock-kushi", "rock-kappa", None], ["rock-kappa"]),
    ],
    ids=["yokai first", "mitama first", "no leftovers"],
)
def test_without_a_fitting_leftover_a_random_fitting_rock_leaves_the_garden(
    first: str, leftover: list[str], garden: list[str | None], allowed: list[str]
) -> None:
    taken = set()
    for seed in range(50):
        table = SoloTable()
        table.tengu_rocks(first)
        table.garden(*garden)
        take_second_rock(table.sw, [table.rock(rock) for rock in leftover], seeded(seed))
        second = table.tables.rocks[table.solo.tengu_rocks[1]].id
        taken.add(second)
        rest = [
            None if rock == NONE else table.tables.rocks[rock].id for rock in table.state.garden
        ]
        assert rest == [None if rock == second else rock for rock in garden]
    assert sorted(taken) == allowed


def pack_with_rocks(folder: Path, *yokai: str) -> Path:
    """Mori's pack with Yōkai rocks of these types alone: the other ones show Mitamas."""
    pack = folder / "pack"
    shutil.copytree(own_pack(), pack)
    rocks = pack / "rocks.toml"
    text = rocks.read_text(encoding="utf-8")
    for type in ("kappa", "imomushi", "nezumi", "kitsune", "shin_ookami"):
        if type not in yokai:
            shown = f'family = "yokai"\ntypes = ["{type}"]'
            assert shown in text
            text = text.replace(shown, 'family = "mitama"\ntypes = ["ara"]')
    rocks.write_text(text, encoding="utf-8")
    return pack


@pytest.mark.rule("B-TENGU-SETUP-7")
def test_a_pack_that_may_leave_no_fitting_rock_is_rejected_for_solo(tmp_path: Path) -> None:
    pack = pack_with_rocks(tmp_path, "kappa")  # the one that the human may be dealt
    with pytest.raises(ContentError) as rejected:
        create_game("bitoku", 1, 1, pack=pack)
    assert [problem.file for problem in rejected.value.problems] == ["rocks.toml"]


@pytest.mark.rule("B-TENGU-SETUP-7")
def test_two_rocks_of_a_class_are_enough_for_every_deal(tmp_path: Path) -> None:
    rules = load_rules("bitoku", 1, pack=pack_with_rocks(tmp_path, "kappa", "nezumi"))
    gaps = set()
    for seed in range(400):
        state = state_of(start_game(rules, seed, ["human"], False))
        shown = [cast(BitokuRules, rules).tables.rocks[rock].family for rock in state.tengu_rocks]
        assert sorted(family == ROCK_YOKAI for family in shown) == [False, True]
        gaps.add(state.garden.count(NONE))
    assert gaps == {1, 2}, "now and then the second rock was of the garden"


# -- goods


@pytest.mark.rule("B-TENGU-SETUP-8")
def test_the_tengu_begins_with_a_wood_and_one_more_good_by_its_rock() -> None:
    seen = set()
    for start in starts(1, MANY_SEEDS):
        other = "stone" if "building" in families(start) else "sake"
        goods = {kind: n for kind, n in start.view["tengu"]["resources"].items() if n}
        assert goods == {"wood": 1, other: 1}
        seen.add(other)
    assert seen == {"stone", "sake"}


@pytest.mark.rule("B-TENGU-SETUP-8")
@pytest.mark.parametrize(
    ("rocks", "goods"),
    [
        (("rock-kappa", "rock-farm-onsen"), {"wood": 1, "stone": 1}),
        (("rock-farm-onsen", "rock-kappa"), {"wood": 1, "stone": 1}),
        (("rock-kitsune", "rock-kushi"), {"wood": 1, "sake": 1}),
        (("rock-kushi", "rock-kitsune"), {"wood": 1, "sake": 1}),
    ],
)
def test_a_building_rock_gives_a_stone_and_a_mitama_rock_a_sake(
    rocks: tuple[str, str], goods: dict[str, int]
) -> None:
    table = SoloTable()
    table.tengu_rocks(*rocks)
    take_goods(table.sw)
    assert table.goods(TENGU) == goods
    assert table.goods(HUMAN) == {}


# -- the order of the random operations


class Deal:
    """What a seed deals in a solo game, operation by operation as B-SETUP-24 orders them."""

    def __init__(self, seed: int) -> None:
        tables = rules_for(1).tables
        self.rng = seeded(seed)
        self.gates = [
            self.shuffled(copies([tile for tile in tables.gates if tile.is_b == is_b]))
            for is_b in (False, True)
        ]
        ancient = [tile for tile in tables.buildings if tile.id.startswith("ancient")]
        self.ancient = self.shuffled(copies(ancient))
        self.treasures = self.shuffled(list(range(5)))
        self.stacks = {
            market: self.shuffled(tables.market_tiles[market]) for market in (3, 2, 0, 1)
        }
        rocks = self.shuffled(copies(tables.rocks))
        self.visions = self.shuffled(copies(tables.visions))
        self.bitoku = self.shuffled(copies(tables.bitoku))
        common = [card for card in tables.yokai if not card.is_starting]
        self.yokai = self.shuffled(copies(common))
        self.human_rock = rocks.pop()
        self.garden = [rocks.pop() for _ in range(tables.garden_spaces)]
        self.leftover = rocks
        self.human_deck = self.shuffled(tables.starting_yokai)

    def shuffled(self, pieces: list[int]) -> list[int]:
        """A shuffled copy, its top piece last."""
        pile = list(pieces)
        self.rng.shuffle(pile)
        return pile


def copies(entries: list[Any]) -> list[int]:
    return [entry.index for entry in entries for _ in range(entry.copies)]


@pytest.mark.rule("B-TENGU-SETUP-13")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_solo_operations_follow_all_others_in_the_written_order(seed: int) -> None:
    deal = Deal(seed)
    state = cast(SoloState, Start(1, seed).state)
    assert state.treasures == deal.treasures
    for market, stack in deal.stacks.items():
        assert state.markets[market] == [stack.pop() for _ in range(4)]
    assert state.dragonflies[HUMAN] == [deal.stacks[1].pop()]
    assert state.visions[HUMAN] == [deal.visions.pop()]
    assert state.decks[HUMAN] == deal.human_deck
    rng = deal.rng
    first = deal.garden[rng.below(4)]  # first rock
    while True:  # second rock
        second = deal.leftover.pop(rng.below(len(deal.leftover)))
        tables = rules_for(1).tables
        if (tables.rocks[first].family == ROCK_YOKAI) != (
            tables.rocks[second].family == ROCK_YOKAI
        ):
            break
    assert state.tengu_rocks == [first, second]
    assert state.dragonflies[TENGU] == [deal.stacks[1].pop()]  # Dragonfly
    deck = deal.shuffled(list(range(10)))  # Tengu deck
    assert sorted(state.tengu_row) == sorted(deck[7:])
    assert state.tengu_deck == deck[:7]
    assert state.rng.next32() == rng.next32(), "and nothing else was drawn"


@pytest.mark.rule("B-TENGU-SETUP-13")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_solo_operations_leave_the_board_as_with_two_players(seed: int) -> None:
    solo, two = Start(1, seed).state, Start(2, seed).state
    for field in ("gate_tiles", "site_building", "treasures", "markets"):
        assert getattr(solo, field) == getattr(two, field), field
    for field in ("hill_bitoku", "hill_yokai", "bitoku_deck", "yokai_deck"):
        assert getattr(solo, field) == getattr(two, field), field


@pytest.mark.rule("B-TENGU-SETUP-13")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_changes_the_board_the_rocks_or_the_cards_of_a_seed(level: str) -> None:
    same = [
        *("gate_tiles", "site_building", "treasures", "markets", "hill_bitoku", "hill_yokai"),
        *("bitoku_deck", "yokai_deck", "vision_deck", "visions", "decks", "hands", "rock_path"),
        *("garden", "tengu_rocks", "tengu_row", "tengu_deck"),
    ]
    for seed in SEEDS:
        plain, other = state_of(solo_game(seed)), state_of(solo_game(seed, **LEVELS[level]))
        for field in same:
            assert getattr(plain, field) == getattr(other, field), (seed, field)
        assert plain.dragonflies[HUMAN] == other.dragonflies[HUMAN]
        assert plain.rng.clone().next32() == other.rng.clone().next32()
