"""What a seat knows as numbers: that nothing is forgotten, and that the right things hold."""

from array import array

import pytest

import mori
from mori.core.encoding import LEFT_OUT, Encoder, Fold, Layout
from mori.core.frames import Frame
from mori.core.game import Game
from mori.core.registry import load_rules
from mori.games.bitoku.encoding import room
from mori.games.bitoku.encoding.layout import BRANCHES, OPTIONS
from mori.games.bitoku.encoding.question import FRAMES as BITOKU_FRAMES
from mori.games.bitoku.options import OPTIONS as BITOKU_OPTIONS
from mori.games.bitoku.rules import BitokuRules
from mori.games.hitodama.encoding.encoder import FRAMES as HITODAMA_FRAMES

FRAMES = {"bitoku": BITOKU_FRAMES, "hitodama": HITODAMA_FRAMES}


def encoder_of(game: Game) -> Encoder:
    encoder = game.rules.encoder()
    assert encoder is not None
    return encoder


def block(layout: Layout, name: str) -> tuple[int, int]:
    (found,) = [(start, size) for known, start, size in layout.blocks if known == name]
    return found


def held(game: Game, seat: int, name: str) -> list[int]:
    """The features of a block that hold for a seat, counted from its start."""
    encoder = encoder_of(game)
    row = array("h", encoder.encode(game.state, seat, []))
    start, size = block(encoder.layout, name)
    features = row[encoder.layout.numbers :]
    return sorted(feature - start for feature in features if start <= feature < start + size)


@pytest.mark.parametrize("name", sorted(FRAMES))
def test_every_frame_is_told_by_fields_that_it_has(name: str) -> None:
    rules = load_rules(name, 2)
    frames = [kind for kind in rules.state_classes() if issubclass(kind, Frame)]
    assert set(frames) == set(FRAMES[name])
    for kind, fields in FRAMES[name].items():
        assert {field for field, _, _ in fields} <= set(kind.FIELDS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_board_of_bitoku_fits_into_its_blocks(players: int) -> None:
    rules = load_rules("bitoku", players)
    assert isinstance(rules, BitokuRules)
    tables = rules.tables
    assert len(tables.nodes) <= room.NODES and len(tables.branches) <= BRANCHES
    assert len(tables.sites) <= room.SITES
    assert max(map(len, tables.market_spaces)) <= room.MARKET_SPACES
    assert max(home.label for home in tables.home) < room.HOME_LABELS
    assert len(BITOKU_OPTIONS) <= OPTIONS
    # Every space has one way in, so where a walk leads says where it comes from.
    ways = [node.next_main for node in tables.nodes if node.next_main >= 0]
    ways += [space for branch in tables.branches for space in branch.spaces]
    assert len(set(ways)) == len(ways)


def test_own_cards_are_told_by_design_and_rivals_by_number() -> None:
    game = mori.new_game("bitoku", players=3, seed=4, facts=False)
    state = game.state
    copies = 3
    for seat in range(3):
        hand = state.hands[seat]  # type: ignore[attr-defined]
        told = {card * copies + hand.count(card) - 1 for card in hand}
        assert set(held(game, seat, "own_hand")) == told
        sizes = [number % 16 for number in held(game, seat, "cards_in_hand")]
        expected = [len(state.hands[(seat + k) % 3]) for k in range(3)]  # type: ignore[attr-defined]
        assert sizes == expected


def test_the_options_and_levels_are_told() -> None:
    usual = mori.new_game("bitoku", players=1, seed=1, facts=False)
    merciless = mori.new_game("bitoku", players=1, seed=1, facts=False, level="merciless")
    assert held(usual, 0, "options") == []
    names = [BITOKU_OPTIONS[number].name for number in held(merciless, 0, "options")]
    assert names == [
        "tengu_early_pilgrim",
        "tengu_kodamas_ahead",
        "tengu_two_dragonflies",
        "tengu_lead_pays",
    ]


def test_a_choice_means_the_same_for_every_seat_and_number_of_players() -> None:
    """Whose Kodama goes back is counted from the asking seat; other choices do not differ."""
    found: dict[tuple[str, int], set[int]] = {}
    for players in (2, 3, 4):
        game = mori.new_game("bitoku", players=players, seed=1, facts=False)
        encoder, space = encoder_of(game), game.rules.space
        for seat in range(players):
            for region in ("yomi", "forges"):
                for step in range(1, players):
                    text = f"back {(seat + step) % players} {region}"
                    action = space.parse(text)
                    assert action is not None
                    numbers = encoder.choices(game.state, seat, [action])
                    found.setdefault((region, step), set()).add(numbers[0])
            skip = space.parse("skip")
            assert skip is not None
            found.setdefault(("skip", 0), set()).add(encoder.choices(game.state, seat, [skip])[0])
    assert all(len(numbers) == 1 for numbers in found.values())
    assert len({number for numbers in found.values() for number in numbers}) == len(found)


@pytest.mark.parametrize("name", sorted(FRAMES))
def test_compact_rows_are_short_enough_for_small_nets(name: str) -> None:
    layouts = [
        encoder_of(mori.new_game(name, players=players, seed=1)).layout for players in (2, 4)
    ]
    assert all(500 <= layout.compact <= 1000 for layout in layouts)
    assert layouts[0].columns == layouts[1].columns  # one layout for all numbers of players


def test_a_fold_adds_up_what_it_does_not_keep() -> None:
    dice = Fold((2, 3, 2), "kvs")  # die, value, place
    assert (dice.columns(), dice.most()) == (2, 3)
    at = [(die * 3 + value) * 2 + place for die in (0, 1) for value in (0, 2) for place in (0, 1)]
    assert [dice.column_of(offset) for offset in at] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [dice.value_of(offset) for offset in at] == [1, 1, 3, 3, 1, 1, 3, 3]
    mine = Fold((4, 3), "mk")
    assert [mine.column_of(offset) for offset in range(12)] == [0, 1, 2] + [-1] * 9
    ours = Fold((4, 3), "ok")
    assert [ours.column_of(offset) for offset in range(12)] == [0, 1, 2] + [3, 4, 5] * 3
    assert LEFT_OUT.columns() == 0 and LEFT_OUT.column_of(0) == -1
