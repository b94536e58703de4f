"""Sets of difficulty options and the levels made of them (B-TENGU-LEVEL-1)."""

from itertools import combinations

import pytest

import mori
from mori.core.errors import RecordDiverged, SetupError
from mori.core.record import read_record, write_record
from mori.core.registry import create_game, entry_of, settled_options
from mori.core.replay import replay
from mori.core.snapshot import digest
from mori.games.bitoku.table.state import TENGU
from tests.games.bitoku.solo_games import course, play_out, solo_game, state_of

NINE = [
    "tengu_no_dragonfly",
    "tengu_no_yokai",
    "tengu_no_resources",
    "tengu_calm_kodamas",
    "tengu_idle_crystals",
    "tengu_early_pilgrim",
    "tengu_kodamas_ahead",
    "tengu_two_dragonflies",
    "tengu_lead_pays",
]
E1, H3 = "tengu_no_dragonfly", "tengu_two_dragonflies"
NAMES = ["gentle", "mild", "tempered", "standard", "stern", "merciless"]


def all_on(names: list[str] | tuple[str, ...]) -> dict[str, object]:
    return dict.fromkeys(names, True)


# -- sets of options


@pytest.mark.rule("B-TENGU-LEVEL-1")
def test_no_difficulty_option_is_on_by_default() -> None:
    options = solo_game(1).rules.options
    assert {name: options[name] for name in NINE} == dict.fromkeys(NINE, False)


@pytest.mark.rule("B-TENGU-LEVEL-1")
def test_any_set_of_options_may_be_on_unless_e1_and_h3_are_both_in_it() -> None:
    entry = entry_of("bitoku")
    refused = 0
    for count in range(len(NINE) + 1):
        for names in combinations(NINE, count):
            if E1 in names and H3 in names:
                refused += 1
                with pytest.raises(SetupError):
                    settled_options(entry, 1, all_on(names))
            else:
                settled = settled_options(entry, 1, all_on(names))
                assert [name for name in NINE if settled[name]] == list(names)
    assert refused == 128


@pytest.mark.rule("B-TENGU-LEVEL-1")
@pytest.mark.parametrize("others", [[], [name for name in NINE if name not in (E1, H3)]])
def test_a_game_with_e1_and_h3_is_refused(others: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        create_game("bitoku", 1, 1, all_on([H3, *others, E1]))
    assert refused.value.code == "options_exclude"
    assert refused.value.data == {"option": E1, "other": H3, "rule": "B-TENGU-LEVEL-1"}


@pytest.mark.rule("B-TENGU-LEVEL-1")
@pytest.mark.parametrize(("dropped", "dragonflies"), [(E1, 2), (H3, 0)])
def test_all_other_options_can_be_played_together(dropped: str, dragonflies: int) -> None:
    options = all_on([name for name in NINE if name != dropped]) | {dropped: False}
    for game in course(3, **options):
        if not game.answers:
            state = state_of(game)
            assert len(state.dragonflies[TENGU]) == dragonflies
            assert (state.tengu_pile, state.resources[4:]) == ([], [0, 0, 0, 0])
            assert (state.available[TENGU], state.kodama[5:]) == (10, [2] * 5)
    assert game.result is not None


@pytest.mark.rule("B-TENGU-LEVEL-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", NINE)
def test_difficulty_options_are_for_the_solo_game_alone(option: str, players: int) -> None:
    with pytest.raises(SetupError) as refused:
        create_game("bitoku", players, 1, {option: True})
    assert refused.value.code == "option_not_for_players"
    assert refused.value.data == {"option": option, "players": players}


# -- levels


@pytest.mark.rule("B-TENGU-LEVEL-1")
def test_the_levels_go_from_gentle_to_merciless() -> None:
    levels = mori.difficulties("bitoku", 1)
    assert list(levels) == NAMES
    assert levels["standard"] == {}
    for options in levels.values():
        assert set(options) <= set(NINE) and set(options.values()) <= {True}
    easier, harder = set(NINE[:5]), set(NINE[5:])
    assert set(levels["mild"]) < set(levels["gentle"]) <= easier
    assert set(levels["tempered"]) < set(levels["gentle"])
    assert set(levels["stern"]) < set(levels["merciless"]) <= harder
    assert [mori.difficulties("bitoku", players) for players in (2, 3, 4)] == [{}, {}, {}]


@pytest.mark.rule("B-TENGU-LEVEL-1")
@pytest.mark.parametrize("name", NAMES)
def test_every_level_can_be_played(name: str) -> None:
    options = mori.difficulties("bitoku", 1)[name]
    game = mori.new_game("bitoku", players=1, seed=2, level=name)
    assert [option for option in NINE if game.rules.options[option]] == [
        option for option in NINE if option in options
    ]
    played = play_out(2, **options)
    assert digest(game.state) == digest(played.rewound(0).state)
    assert played.result is not None and len(played.result.opponents) == 1


@pytest.mark.rule("B-TENGU-LEVEL-1")
def test_the_standard_level_is_the_game_without_options() -> None:
    standard = mori.new_game("bitoku", players=1, seed=9, level="standard")
    assert digest(standard.state) == digest(solo_game(9).state)
    assert standard.rules.options == solo_game(9).rules.options


# -- records


@pytest.mark.rule("B-TENGU-LEVEL-1")
@pytest.mark.parametrize("name", NAMES)
def test_options_are_kept_in_the_record_and_played_by_again(name: str) -> None:
    options = mori.difficulties("bitoku", 1)[name]
    game = play_out(5, **options)
    record = read_record(write_record(game.record()))
    kept = record["options"]
    assert isinstance(kept, dict)
    assert {option for option in NINE if kept[option]} == set(options)
    again = replay(record)
    assert again.rules.options == game.rules.options
    assert digest(again.state) == digest(game.state)
    assert again.result is not None and game.result is not None
    assert again.result.to_data() == game.result.to_data()


@pytest.mark.rule("B-TENGU-LEVEL-1")
@pytest.mark.parametrize("option", NINE)
def test_a_record_played_without_its_option_diverges(option: str) -> None:
    record = play_out(1, **{option: True}).record()  # a game in which the Tengu gets a Crystal
    kept = record["options"]
    assert isinstance(kept, dict)
    with pytest.raises(RecordDiverged):
        replay({**record, "options": {**kept, option: False}})
