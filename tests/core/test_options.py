"""Options for some player counts only, options that exclude each other, and levels."""

import gc

import pytest

import mori
from mori.core.errors import SetupError
from mori.core.game import start_game
from mori.core.registry import (
    GameEntry,
    Preset,
    entry_of,
    load_rules,
    preset_options,
    settled_options,
)
from mori.core.rules import GameRules
from tests.conformance.cases import offered_options

GENTLE: dict[str, object] = {"bid": 1, "poor": True}
ALONE: dict[str, object] = {"closed": False, "bid": 2, "rich": False, "poor": False}


def test_a_player_count_has_its_own_options_and_levels(house: GameEntry) -> None:
    options = {count: [o.name for o in house.options_for(count)] for count in (1, 2)}
    assert options == {1: ["closed", "bid", "rich", "poor"], 2: ["closed"]}
    levels = {count: [p.name for p in house.presets_for(count)] for count in (1, 2, 3)}
    assert levels == {1: ["gentle", "standard", "very_stern"], 2: ["duel"], 3: []}


def test_options_and_levels_that_name_no_count_are_for_all() -> None:
    everywhere = Preset("everywhere", {}, ())
    entry = entry_of("hitodama")
    other = GameEntry(
        "other", 2, 4, entry.load_rules, entry.check_pack, (), (), entry.words, (everywhere,)
    )
    assert [other.presets_for(count) for count in (2, 3, 4)] == [(everywhere,)] * 3
    assert entry.presets_for(2) == () and entry.exclusive == ()


def test_only_the_options_of_the_count_are_settled_and_recorded(house: GameEntry) -> None:
    assert settled_options(house, 2, {}) == {"closed": False}
    assert settled_options(house, 1, {"bid": 3}) == {**ALONE, "bid": 3}
    assert mori.new_game("house", players=3, seed=1).record()["options"] == {"closed": False}
    assert mori.new_game("house", players=1, seed=1).record()["options"] == ALONE


@pytest.mark.parametrize(
    ("players", "asked", "code", "data"),
    [
        (2, {"bid": 1}, "option_not_for_players", {"option": "bid", "players": 2}),
        (2, {"odd": 1}, "unknown_option", {"option": "odd", "known": "closed"}),
        (1, {"odd": 1}, "unknown_option", {"option": "odd", "known": "closed, bid, rich, poor"}),
        (1, {"bid": 4}, "wrong_option", {"option": "bid", "value": "4"}),
        (
            1,
            {"poor": True, "rich": True},
            "options_exclude",
            {"option": "rich", "other": "poor", "rule": "HOUSE-4"},
        ),
    ],
)
def test_options_that_cannot_be_are_refused(
    house: GameEntry, players: int, asked: dict[str, object], code: str, data: dict[str, object]
) -> None:
    with pytest.raises(SetupError) as refused:
        mori.new_game("house", players=players, options=asked)
    assert (refused.value.code, refused.value.data) == (code, data)


@pytest.mark.parametrize("asked", [{"rich": True}, {"poor": True}, {"rich": True, "poor": False}])
def test_one_of_two_exclusive_options_may_be_on(house: GameEntry, asked: dict[str, object]) -> None:
    assert settled_options(house, 1, asked) == {**ALONE, **asked}


def test_rules_are_made_once_for_the_same_options(house: GameEntry) -> None:
    assert load_rules("house", 1) is load_rules("house", 1, {"bid": 2})
    assert load_rules("house", 1) is not load_rules("house", 1, {"bid": 3})


def option_sets(entry: GameEntry, players: int) -> list[dict[str, object]]:
    """Every option changed alone, and all of them that may be changed together."""
    changed = {
        option.name: next(value for value in option.values if value != option.default)
        for option in offered_options(entry.name, players)
    }
    excluded = {second for _, second, _ in entry.exclusive}
    together = {name: value for name, value in changed.items() if name not in excluded}
    return [{name: value} for name, value in changed.items()] + [together]


@pytest.mark.parametrize("name", [name for name in mori.game_names() if entry_of(name).options])
def test_rules_under_other_options_share_what_is_big_and_are_not_kept(name: str) -> None:
    entry = entry_of(name)
    for players in entry.player_counts():
        usual = load_rules(name, players)
        gc.freeze()  # only what comes after is looked through: all that tests have left is much
        boards = {id(usual.space)}
        for asked in option_sets(entry, players):
            rules = load_rules(name, players, asked)
            assert rules.options == usual.options | asked
            again = load_rules(name, players, asked)
            assert rules.space is again.space
            assert components(rules) is components(again)
            boards.add(id(rules.space))
        assert len(boards) <= 2, "one for the usual options, one for another set of pieces"
        del rules, again
        assert live_rules() == 0


def components(rules: GameRules) -> object:
    """What a view carries of the pack: the same object in all of them."""
    return start_game(rules, 1, ["human"] * rules.players).view(None)["components"]


def live_rules() -> int:
    """How many rules have been made since the last freeze and are still there."""
    gc.collect()
    return sum(isinstance(thing, GameRules) for thing in gc.get_objects())


def test_levels_are_told_in_order_with_their_options(house: GameEntry) -> None:
    levels = mori.difficulties("house", 1)
    assert list(levels.items()) == [
        ("gentle", GENTLE),
        ("standard", {}),
        ("very_stern", {"bid": 3}),
    ]
    levels["gentle"]["bid"] = 3
    assert mori.difficulties("house", 1)["gentle"] == GENTLE, "what is told is a copy"
    assert mori.difficulties("house", 3) == {}


def test_the_former_name_of_difficulties_still_works_with_a_warning(house: GameEntry) -> None:
    with pytest.warns(DeprecationWarning, match=r"mori\.difficulties"):
        levels = mori.levels("house", 1)
    assert levels == mori.difficulties("house", 1)


def test_the_options_of_a_level_are_a_copy(house: GameEntry) -> None:
    preset_options(house, 1, "gentle")["bid"] = 3
    assert preset_options(house, 1, "gentle") == GENTLE


@pytest.mark.parametrize(
    ("players", "level", "code", "data"),
    [
        (1, "odd", "unknown_level", {"level": "odd", "known": "gentle, standard, very_stern"}),
        (1, "duel", "unknown_level", {"level": "duel", "known": "gentle, standard, very_stern"}),
        (3, "gentle", "unknown_level", {"level": "gentle", "known": "-"}),
        (1, "x" * 500, "unknown_level", {"level": "x" * 60}),
        (4, "gentle", "wrong_players", {"players": 4, "min": 1, "max": 3}),
    ],
)
def test_a_level_that_is_not_there_is_refused(
    house: GameEntry, players: int, level: str, code: str, data: dict[str, object]
) -> None:
    with pytest.raises(SetupError) as refused:
        mori.new_game("house", players=players, level=level)
    assert refused.value.code == code
    assert refused.value.data.items() >= data.items()


@pytest.mark.parametrize(("game", "players"), [("chess", 1), ("house", 0), ("house", 4)])
def test_levels_of_a_game_or_count_that_is_not_there_are_refused(
    house: GameEntry, game: str, players: int
) -> None:
    with pytest.raises(SetupError) as refused:
        mori.difficulties(game, players)
    assert refused.value.code in ("unknown_game", "wrong_players")


def test_a_level_sets_options_and_single_options_override_it(house: GameEntry) -> None:
    gentle = mori.new_game("house", players=1, level="gentle")
    assert gentle.rules.options == {**ALONE, **GENTLE}
    changed = mori.new_game("house", players=1, level="gentle", options={"bid": 3, "closed": True})
    assert changed.rules.options == {"closed": True, "bid": 3, "rich": False, "poor": True}
    assert mori.new_game("house", players=1, level="standard").rules.options == ALONE


def test_an_option_beside_a_level_may_still_contradict_it(house: GameEntry) -> None:
    with pytest.raises(SetupError) as refused:
        mori.new_game("house", players=1, level="gentle", options={"rich": True})
    assert refused.value.code == "options_exclude"
    asked: dict[str, object] = {"rich": True, "poor": False}
    rich = mori.new_game("house", players=1, level="gentle", options=asked)
    assert rich.rules.options == {**ALONE, "bid": 1, "rich": True}
