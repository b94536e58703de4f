"""Many games in one call: that each lane is a game of its own, played by the rules."""

from array import array

import pytest

import mori
from mori.bots import make_bot
from mori.core.registry import load_rules
from mori.core.rng import SEED_LIMIT, seeded
from mori.envs.lanes import COMPACT, OVER, REFUSED, ROW, RUNNING, Lanes


class Made:
    """Lanes with their buffers."""

    def __init__(
        self,
        game: str,
        players: int,
        lanes: int = 2,
        kind: str = ROW,
        bots: str | None = None,
        seat: int = 0,
        follows: bool = False,
    ) -> None:
        rules = load_rules(game, players)
        encoder = rules.encoder()
        assert encoder is not None
        self.layout = encoder.layout
        self.width = self.layout.compact if kind == COMPACT else self.layout.longest
        self.rows = array("h", bytes(2 * lanes * self.width))
        self.final = array("h", bytes(2 * lanes * self.width))
        self.masks = array("b", bytes(lanes * self.layout.choices))
        self.heads = array("h", bytes(4 * lanes))
        self.lanes = Lanes(
            rules,
            encoder,
            lanes,
            None if bots is None else lambda number, seed: make_bot(bots, seed),
            seat,
            kind,
            memoryview(self.rows).cast("B"),
            memoryview(self.masks).cast("B"),
            memoryview(self.heads),
            memoryview(self.final).cast("B") if follows else None,
        )
        for lane in range(lanes):
            self.lanes.seed(lane, 100 + lane)
            self.lanes.reset(lane)

    def row(self, lane: int) -> list[int]:
        return self.rows[lane * self.width : (lane + 1) * self.width].tolist()

    def legal(self, lane: int) -> list[int]:
        choices = self.layout.choices
        mask = self.masks[lane * choices : (lane + 1) * choices]
        return [number for number, is_legal in enumerate(mask) if is_legal]

    def step(self, answers: list[int]) -> None:
        self.lanes.step(memoryview(array("q", answers)))

    def position(self, lane: int) -> mori.Position:
        position = self.lanes.lanes[lane].position
        assert position is not None
        return position


def game_of(game: str, players: int, lane_seed: int) -> mori.Game:
    """The first game of a lane: its seed comes first from the lane's generator."""
    rng = seeded(lane_seed)
    seed = ((rng.next32() << 32) | rng.next32()) % SEED_LIMIT
    return mori.new_game(game, players=players, seed=seed, facts=False)


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)])
@pytest.mark.parametrize("kind", [ROW, COMPACT])
def test_every_lane_plays_the_game_that_the_library_plays(
    game: str, players: int, kind: str
) -> None:
    made = Made(game, players, kind=kind)
    games = [game_of(game, players, 100 + lane) for lane in range(2)]
    rng = seeded(5)
    for _ in range(80):
        answers = []
        for lane, beside in enumerate(games):
            decision = beside.decisions[0]
            assert made.heads[2 * lane] == decision.seat
            encoder = made.lanes.encoder
            choices = encoder.choices(beside.state, decision.seat, decision.canonical)[::2]
            assert made.legal(lane) == sorted(choices)
            if kind == COMPACT:
                row = array("h", encoder.compact(beside.state, decision.seat)).tolist()
            else:
                row = array("h", encoder.encode(beside.state, decision.seat, [])).tolist()
            assert made.row(lane)[: len(row)] == row
            assert not any(made.row(lane)[len(row) :])
            chosen = rng.below(len(choices))
            answers.append(choices[chosen])
            beside.apply(decision.canonical[chosen])
        made.step(answers)
        assert [made.position(lane).digest() for lane in range(2)] == [
            each.digest() for each in games
        ]


def test_a_game_that_ends_waits_and_then_allows_everything() -> None:
    made = Made("hitodama", 2, lanes=1)
    while made.heads[1] == RUNNING:
        made.step([made.legal(0)[0]])
    assert made.heads[1] == OVER and made.position(0).is_over
    assert made.lanes.results[0].scores == made.position(0).final_result.scores
    assert made.legal(0) == list(range(made.layout.choices))
    made.step([7])
    assert made.lanes.results == {}
    made.lanes.reset(0)
    assert made.heads[1] == RUNNING and not made.position(0).is_over


def test_a_game_that_ends_is_followed_by_another_in_the_same_step() -> None:
    made = Made("hitodama", 2, lanes=1, follows=True)
    before = made.position(0)
    while made.heads[1] == RUNNING:
        before = made.position(0)
        answered = made.heads[0]
        made.step([made.legal(0)[0]])
    assert before.is_over and not made.position(0).is_over
    assert made.lanes.ended == {0: answered}
    last = array("h", made.lanes.encoder.encode(before.state, answered, [])).tolist()
    assert made.final.tolist()[: len(last)] == last
    assert 0 < len(made.legal(0)) < made.layout.choices


def test_an_illegal_choice_ends_the_game_or_is_replaced() -> None:
    made = Made("hitodama", 2, lanes=1)
    wrong = next(n for n in range(made.layout.choices) if n not in made.legal(0))
    made.step([wrong])
    assert made.heads[1] == REFUSED and made.lanes.results == {}
    made = Made("hitodama", 2, lanes=1)
    made.lanes.mends = True
    before = made.position(0).digest()
    made.step([wrong])
    assert made.heads[1] == RUNNING and made.position(0).digest() != before


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_bots_play_the_other_seats(bots: str) -> None:
    made = Made("bitoku", 3, lanes=1, bots=bots, seat=1)
    for _ in range(30):
        assert made.heads[0] == 1
        made.step([made.legal(0)[-1]])
    again = Made("bitoku", 3, lanes=1, bots=bots, seat=1)
    for _ in range(30):
        again.step([again.legal(0)[-1]])
    assert again.position(0).digest() == made.position(0).digest()


def test_the_learners_seat_may_be_drawn_by_chance() -> None:
    made = Made("bitoku", 4, lanes=12, bots="random", seat=-1)
    assert set(made.heads[::2]) == {0, 1, 2, 3}
