"""What a view says the Ascension would add if it came now: as much as it then adds."""

from pathlib import Path
from typing import Any

import pytest

from mori.core.game import Game
from mori.core.record import read_record
from mori.core.registry import create_game
from mori.core.replay import replay
from mori.core.rng import seeded
from mori.games.bitoku.rules import BitokuRules
from mori.games.bitoku.seasons.year import S_SCORE, S_SNAPSHOT, Year
from mori.games.bitoku.table.codes import ROCK_YOKAI
from mori.games.bitoku.table.points import ACCOUNT, CATEGORIES, TALLY_INDEX
from mori.games.bitoku.table.state import TENGU, BitokuState
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.writer import BitokuWriter
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.table import Table
from tests.golden import RECORDS

RECORDED = sorted(RECORDS.glob("bitoku-*.json"))

SCORING_RULES = [f"B-ASCEND-{number}" for number in (3, 4, 5, 11, 14, 16, 17, 20)]
SCORING_RULES += ["B-TENGU-ASCEND-1"]

Points = dict[str, int]


def state_of(game: Game) -> BitokuState:
    assert isinstance(game.state, BitokuState)
    return game.state


def tallies(game: Game) -> list[Points]:
    """The points of every side by category; in a solo game the Tengu's come last."""
    state = state_of(game)
    assert isinstance(game.rules, BitokuRules)
    found: list[Points] = []
    for seat in range(game.rules.players):
        row = state.tally[seat * len(CATEGORIES) : (seat + 1) * len(CATEGORIES)]
        found.append(dict(zip(CATEGORIES, row, strict=True)))
    if isinstance(state, SoloState):
        found.append({c: state.tengu_tally[TALLY_INDEX[c]] for c, _ in ACCOUNT})
    return found


def score_now(game: Game) -> list[Points]:
    """What steps B to H add to every side, carried out in the game as it stands."""
    before = tallies(game)
    state = state_of(game)
    year = Year(S_SNAPSHOT, 0)
    if state.frames and isinstance(state.frames[0], Year) and state.frames[0].step > S_SNAPSHOT:
        year = Year(S_SCORE, 0)  # the snapshot has been taken
    state.frames = [year]
    assert isinstance(game.writer, BitokuWriter)
    year.run(game.writer)
    if not game.is_over:
        year.step = S_SCORE
        year.run(game.writer)
    assert game.is_over
    after = tallies(game)
    return [
        {name: side[name] - then[name] for name in side if side[name] != then[name]}
        for then, side in zip(before, after, strict=True)
    ]


def view_of(game: Game, viewer: int | None) -> dict[str, Any]:
    """A view between two questions, too, where there is no decision to put into it."""
    world = game.state.clone()
    game.rules.hide(world, viewer)
    data: dict[str, Any] = game.rules.view_data(world, viewer)
    return data


def projected(game: Game, viewer: int | None) -> list[tuple[Points, list[str]]]:
    """What a view tells of every side: the points it would gain, and what is left out of them."""
    view = view_of(game, viewer)
    sides = [*view["players"], *([view["tengu"]] if view["tengu"] else [])]
    return [(side["if_ended"]["points"], side["if_ended"]["left_out"]) for side in sides]


def compare(game: Game) -> int:
    """Hold what every viewer is told against the scoring; how much was hidden from somebody."""
    scored = score_now(game.clone())
    hidden = 0
    for viewer in [None, *range(game.rules.players)]:
        told = projected(game, viewer)
        assert len(told) == len(scored)
        for side, (points, left_out) in enumerate(told):
            truth = dict(scored[side])
            if "hidden_cards" in left_out:
                assert side != viewer
                hidden += 1
                assert points.get("rocks", 0) <= truth.get("rocks", 0)
                points = {name: vp for name, vp in points.items() if name != "rocks"}
                truth.pop("rocks", None)
            assert points == truth
    return hidden


def before_the_scoring(game: Game) -> Game:
    """A finished game again, as it stood when all but the steps B to H was done."""
    steps = len(game.answers)
    again = game.rewound(steps - 1)
    frame = again.state.frames[-1]
    frame.answer(again.writer, game.answer_seats[-1], game.answers[-1])
    while True:
        top = again.state.frames[-1]
        if isinstance(top, Year) and top.step == S_SCORE:
            return again
        asked = top.run(again.writer) and top.answer_alone(again.writer)
        assert not asked, "the last answer was not the last"


def random_game(players: int, seed: int, **options: object) -> Game:
    return create_game("bitoku", players, seed, options, want_facts=False)


def with_secrets(game: Game) -> Game:
    """A copy in which everybody has kept a card unseen, and a rock on which Yōkai score."""
    other = game.clone()
    state = state_of(other)
    assert isinstance(other.rules, BitokuRules)
    tables = other.rules.tables
    rock = [rock.family for rock in tables.rocks].index(ROCK_YOKAI)
    for seat, hand in enumerate(state.hands):
        unknown = [card for card in hand if card not in state.known_in_hand[seat]]
        state.secret[seat] = unknown[:1]
        state.rock_path[seat * tables.rock_spaces] = rock
        state.rock_pilgrims[seat * len(tables.pilgrim_spaces)] = 1
    return other


# -- whole games


@pytest.mark.rule(*SCORING_RULES)
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_at_the_end_of_a_recorded_game_a_view_tells_what_the_scoring_then_adds(path: Path) -> None:
    game = replay(read_record(path.read_bytes()))
    last = before_the_scoring(game)
    assert "dream_crystals" not in [why for _, left in projected(last, None) for why in left]
    compare(last)
    # And that is the way from the score then to the score of the result.
    result = game.result
    assert result is not None
    for seat in range(game.rules.players):
        player = view_of(last, seat)["players"][seat]
        assert player["score"] + sum(player["if_ended"]["points"].values()) == result.scores[seat]
    for opponent in result.opponents:
        tengu = view_of(last, None)["tengu"]
        assert tengu["score"] + sum(tengu["if_ended"]["points"].values()) == opponent.score


OPTIONS: list[dict[str, object]] = [{}, {"score_floor": True}, {"late_vision_items": True}]


@pytest.mark.rule(*SCORING_RULES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=repr)
def test_at_any_moment_a_view_tells_what_scoring_at_once_would_add(
    players: int, options: dict[str, object]
) -> None:
    hidden = 0
    for seed in range(3):
        game = random_game(players, seed, **options)
        rng = seeded(seed)
        step = 0
        while not game.is_over:
            if step % 23 == seed:
                compare(game)
                hidden += compare(with_secrets(game))
            decision = game.decisions[rng.below(len(game.decisions))]
            game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
            step += 1
        assert projected(game, 0) == [({}, [])] * len(tallies(game))
    assert hidden > 0


# -- what others may not know


def table_with_a_card_kept_unseen() -> Table:
    """Seat 1 has a rock of the Kappa type with a Pilgrim, a known Kappa and one kept unseen."""
    table = Table()
    table.rocks(1, "rock-kappa")
    table.rock_pilgrims(1, 1)
    table.discard_pile(1, "start-kappa")
    table.hand(1, "kappa-1")
    table.state.secret[1] = [table.yokai("kappa-1")]
    table.yokai_deck("kappa-2", "nezumi-1")
    table.turn(0)
    return table


@pytest.mark.rule("B-HIDDEN-4", "B-ASCEND-10", "B-ASCEND-11")
def test_a_card_kept_unseen_counts_for_its_owner_only() -> None:
    table = table_with_a_card_kept_unseen()
    points, left_out = projected(table.game, 1)[1]
    assert (points["rocks"], left_out) == (2, [])
    for viewer in (0, None):
        points, left_out = projected(table.game, viewer)[1]
        assert (points["rocks"], left_out) == (1, ["hidden_cards"])


@pytest.mark.rule("B-HIDDEN-4")
def test_a_card_kept_unseen_leaves_nothing_out_where_no_yokai_scores() -> None:
    table = table_with_a_card_kept_unseen()
    table.rocks(1, "rock-onsen-temple")
    assert projected(table.game, 0)[1][1] == []


@pytest.mark.rule("B-HIDDEN-2", "B-ASCEND-10")
def test_cards_in_hand_that_were_seen_before_count_for_everybody() -> None:
    """Which cards of the own five are in hand is hidden; that they are owned is not."""
    table = Table()
    table.rocks(1, "rock-kappa")
    table.rock_pilgrims(1, 1)
    table.hand(1, "start-kappa")
    table.deck(1, "start-nezumi")
    table.turn(0)
    assert [projected(table.game, viewer)[1] for viewer in (0, 1, None)] == [
        ({"guardians": 1, "lake_treasures": 9, "rocks": 1}, [])
    ] * 3


# -- what cannot be told before it happens


@pytest.mark.rule("B-ASCEND-2")
def test_dream_crystals_are_left_out_until_the_ascension_has_resolved_them() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(1, "slot-dream-1", "dream-any")
    table.turn(0)
    assert [left for _, left in projected(table.game, 0)] == [["dream_crystals"]] * 2
    table.ascend()
    assert table.asked == (0, "take_resource")
    assert [left for _, left in projected(table.game, 0)] == [["dream_crystals"]] * 2
    table.play("take jade")
    assert table.asked == (1, "take_resource")
    assert [left for _, left in projected(table.game, 0)] == [[], ["dream_crystals"]]


@pytest.mark.rule("B-VISION-6", "B-ASCEND-1")
@pytest.mark.parametrize(("late", "visions"), [(False, "failed_visions"), (True, "visions")])
def test_what_the_ascension_brings_is_told_for_visions_only_if_it_counts(
    late: bool, visions: str
) -> None:
    table = Table(late_vision_items=late)
    table.visions(0, "vision-02")  # two resources, two Mitamas
    table.mitamas(0, "ara", "ara")
    table.give(0, wood=1)
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(0, "slot-dream-2", "dream-any")
    table.ascend()
    assert "failed_visions" in projected(table.game, 0)[0][0]
    table.play("dream slot-dream-1", "take jade")
    assert table.asked == (0, "take_resource")
    assert visions in projected(table.game, 0)[0][0]


# -- what depends on the score


@pytest.mark.rule("B-ASCEND-18")
def test_with_a_floor_the_penalties_told_take_no_more_than_there_would_be() -> None:
    """BR-95."""
    table = Table(score_floor=True)
    table.visions(1, *[card.id for card in table.tables.visions if card.penalty == 2][:4])
    for region in ("yomi", "stairs", "home", "glade", "forges"):
        table.kodama(0, region, 4)  # seat 1 comes second on every track
    table.state.scores[1] = -20
    table.turn(0)
    points, _ = projected(table.game, 0)[1]
    gained = sum(vp for vp in points.values() if vp > 0)
    assert "failed_visions" not in points and gained < 20
    table.state.scores[1] = 3 - gained
    assert projected(table.game, 0)[1][0]["failed_visions"] == -3


# -- the Tengu


@pytest.mark.rule("B-TENGU-ASCEND-4", "B-TENGU-ASCEND-5", "B-TENGU-ASCEND-9", "B-TENGU-ASCEND-10")
def test_what_the_tengu_would_score_is_told_to_everybody() -> None:
    table = SoloTable()
    table.solo.tengu_pile = [table.yokai("start-nezumi"), table.yokai("nezumi-1")]
    table.give(TENGU, wood=2)
    table.turn(0)
    for viewer in (0, None):
        points, left_out = projected(table.game, viewer)[1]
        assert left_out == []
        assert (points["tengu_yokai"], points["tengu_resources"]) == (9, 2)
        assert points["first_player"] == 3
        assert "guardians" not in points
