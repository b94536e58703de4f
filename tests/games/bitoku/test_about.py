"""What actions, questions and facts of Bitoku are about: places, and what words should add."""

import re
from collections.abc import Iterator

import pytest

from mori.core.about import About
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.core.view import seat_view
from mori.games.bitoku.actions.kinds import ACTION_KINDS
from mori.games.bitoku.rules import BitokuRules
from mori.words import Words
from tests.games.bitoku.table import Table
from tests.words.test_sentences import assert_readable

PLACELESS = ("pass", "skip", "arrange")  # told in words alone
COUNTS = (1, 2, 3, 4)
# Names that are made of a kind and of numbers or ids; the others are ids that the tables have.
NAMES = re.compile(
    r"forest-[a-z]+-\d|row-[a-z]+-\d|river-[a-z]+|hill-[a-z]+-(bitoku|yokai|small)"
    r"|hilldie-[a-z]+-\d|path-start|kodama-[a-z]+-\d|treasure-[a-z]+|market-[a-z]+-\d|stack-[a-z]+"
    r"|garden-\d+|deck-(yokai|bitoku|vision)|look-.+|die-\d-[123]|hand-.+|space-[123]|berth-[123]|soul-.+"
    r"|pair-[1-9]\d*|bitoku-[1-9]\d*|rock-[1-9]\d*|resource-(wood|stone|jade|sake)|amulet-[123]"
    r"|counter-[1-6]|own-(deck|discard|goods|pilgrims|score)|tengucard-.+"
    r"|rival-\d(-(amulets|bitoku|buildings|cards|crystals|goods|pilgrims|rocks|souls|visions))?"
)


def ids(game: Game) -> set[str]:
    """Ids that are names of places by themselves."""
    rules = game.rules
    assert isinstance(rules, BitokuRules)
    tables = rules.tables
    found = {site.id for site in tables.sites} | {home.id for home in tables.home}
    found |= {node.id for node in tables.nodes} | {slot.id for slot in tables.slots}
    found |= {space.id for space in tables.pilgrim_spaces}
    return found | {card.id for card in tables.visions}


def walk(players: int, seed: int) -> Iterator[Game]:
    """A game of random answers, before each of them and at its end."""
    game = create_game("bitoku", players, seed)
    chance = seeded(seed)
    while not game.is_over:
        yield game
        decision = game.decisions[chance.below(len(game.decisions))]
        game.apply(decision.actions[chance.below(len(decision.actions))], decision.seat)
    yield game


def assert_named(about: About, known: set[str]) -> None:
    assert len(set(about.places)) == len(about.places), about
    for place in about.places:
        assert place in known or NAMES.fullmatch(place), about


@pytest.mark.parametrize("players", COUNTS)
def test_every_action_has_its_places(players: int) -> None:
    words = Words("en", "bitoku")
    known: set[str] = set()
    met: set[str] = set()
    for game in walk(players, players):
        known = known or ids(game)
        for decision in game.decisions:
            seat = game.seat_view(decision.seat)
            assert_named(seat.about_question(), known)
            for action in decision.actions:
                met.add(action.kind)
                about = seat.about(action)
                assert_named(about, known)
                assert bool(about.places) == (action.kind not in PLACELESS), action
                if about.adds is not None:
                    assert_readable(words.ref(about.adds))
    assert len(met) > len(ACTION_KINDS) // 2


@pytest.mark.parametrize("players", COUNTS)
def test_facts_speak_of_places_that_there_are(players: int) -> None:
    told = 0
    for game in walk(players, players + 10):
        known = ids(game)
        fresh, told = game.facts[told:], len(game.facts)
        for viewer in (None, *range(players)):
            seen = seat_view(game, viewer)
            for fact in fresh:
                form = fact.seen_by(viewer)
                if form is not None:
                    assert_named(seen.about_fact(form), known)


def test_a_place_that_nobody_knows_means_nothing() -> None:
    game = create_game("bitoku", 2, 1)
    for place in ("", "die-9-9", "forest-yomi", "kodama-yomi-neutral", "x" * 500):
        assert seat_view(game, 0).actions_at(place) == []


# -- single places


def about(table: Table, text: str) -> tuple[list[str], object]:
    found = table.game.seat_view(table.game.decisions[0].seat).about(
        table.rules.space.by_text[text]
    )
    return found.places, found.adds


def pressed(table: Table, place: str, seat: int = 0) -> list[str]:
    return [action.text for action in table.game.seat_view(seat).actions_at(place)]


def test_a_card_is_played_from_the_hand_to_its_space() -> None:
    table = Table()
    table.hand(0, "start-kappa")
    table.turn(0)
    places, adds = about(table, "play start-kappa > 2")
    assert places == ["hand-start-kappa", "space-2"]
    assert adds == table.tables.yokai[table.yokai("start-kappa")].effects.effects[0].said
    assert pressed(table, "space-2") == ["play start-kappa > 2", "virtue 2", "card"]


def test_a_die_goes_to_the_free_spaces_of_a_region() -> None:
    table = Table()
    table.die(1, 1, 3, "yomi")
    table.die(0, 1, 4, "unlocked")
    table.turn(0)
    table.play("use 1")
    places, _ = about(table, "place yomi")
    spaces = table.tables.forest_spaces[table.region("yomi")]
    assert places == [f"forest-yomi-{number}" for number in range(2, spaces + 1)]
    question = table.game.seat_view(0).about_question().places
    assert question[:2] == ["river-yomi", "river-stairs"]


def test_a_rivals_die_is_copied_and_ones_own_is_used() -> None:
    table = Table()
    table.turn(0)
    assert pressed(table, "die-1-2") == ["copy 1 2"]
    assert pressed(table, "die-0-2") == ["use 2", "force 2", "cross 2", "unlock 2"]


@pytest.mark.rule("B-RIVER-1")
def test_pressing_the_river_or_a_hill_means_crossing_there() -> None:
    table = Table()
    table.die(0, 1, 4, "yomi")
    table.die(0, 2, 3, "glade")
    table.turn(0)
    for place in ("river-yomi", "hilldie-yomi-1"):
        assert pressed(table, place) == ["cross 1"]
    assert pressed(table, "river-glade") == ["cross 2"]
    for place in ("river-stairs", "river-forges"):  # no die of one's own: any could be meant
        assert pressed(table, place) == ["cross 1", "cross 2", "cross 3"]
    assert pressed(table, "river-home") == [], "the Home has no river"


def test_a_part_is_chosen_where_it_takes_effect() -> None:
    table = Table()
    table.perform(0, "choose_one()[movement")
    parts = table.game.seat_view(0).prompt()["options"]
    assert isinstance(parts, list)
    places, adds = about(table, "part 1")
    assert (places, adds) == (["path-start"], None)
    assert "part 1" in pressed(table, "path-start")


def test_facts_name_own_places_and_rivals_panels() -> None:
    table = Table()
    table.turn(0)
    fact = Fact("gained", {"seat": "seat:1", "goods": "bundle:wood=1,jade=2"})
    seen = {seat: table.game.seat_view(seat).about_fact(fact).places for seat in (0, 1, None)}
    assert seen == {
        0: ["rival-1-goods"],
        1: ["resource-wood", "resource-jade"],
        None: ["rival-1-goods"],
    }


def test_why_not_is_asked_by_place() -> None:
    table = Table()
    table.turn(0)
    assert table.game.why_not_at("garden-1", 0) is not None
    berth = table.game.why_not_at("berth-1", 0)
    assert berth is not None and (berth.code, berth.rules) == ("when_arrange", ("B-WINTER-2",))
    nothing = table.game.why_not_at("own-discard", 0)
    assert nothing is not None and nothing.code == "nothing_here"


def test_a_crystal_is_told_at_the_slot_where_it_lies_to_its_owner() -> None:
    table = Table()
    table.crystal(1, "slot-dream-2", "dream-sake")
    table.turn(0)
    fact = Fact("crystal_obtained", {"seat": "seat:1", "tile": "crystal:dream-sake"})
    seen = [table.game.seat_view(seat).about_fact(fact).places for seat in (1, 0)]
    assert seen == [["slot-dream-2"], ["rival-1-crystals"]]


def opened_by(table: Table, action: str) -> dict[str, list[str]]:
    """What an answer would make usable, by the kind of note that tells it."""
    known = table.game.seat_view(0)
    assert known.decision is not None
    [meant] = [found for found in known.decision.actions if found.text == action]
    return {note.kind: note.places for note in known.about(meant).notes if note.places}


@pytest.mark.parametrize("value", [1, 3, 6])
def test_a_die_shows_the_rows_and_buildings_that_it_would_open(value: int) -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=0)
    table.building("area-stairs-3", "temple-2", owner=1)
    table.building("area-glade-3", "farm-5", owner=0)  # elsewhere
    table.die(0, 1, value, "unlocked")
    table.turn(0)
    table.play("use 1")
    opened = opened_by(table, "place stairs")
    table.play("place stairs")
    assert opened == {
        "forest_action": [about(table, text)[0][0] for text in table.actions if "row" in text],
        "buildings": [text.split()[1] for text in table.actions if "building" in text],
    }


def test_an_outranked_die_shows_the_buildings_but_no_row() -> None:
    table = Table(3)
    table.building("area-stairs-2", "farm-1", owner=1)
    table.die(1, 1, 6, "stairs")
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1")
    assert opened_by(table, "place stairs") == {"buildings": ["area-stairs-2"]}


@pytest.mark.parametrize("players", [2, 3])
def test_a_crossing_shows_the_favours_within_reach(players: int) -> None:
    table = Table(players)
    for hill, card in (("glade", "yu"), ("forges", "jin")):
        table.hill_cards(hill, card, None)
    table.die(0, 1, 4, "glade")
    table.turn(0)
    opened = opened_by(table, "cross 1")
    table.play("cross 1")
    claims = [about(table, text)[0][0] for text in table.actions if "favour" in text]
    assert opened == {"favours": claims}
