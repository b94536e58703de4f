"""What a seat cannot see cannot reach it, by any door.

At many moments of many games all that is hidden from a seat is dealt anew. Its view, the facts it
has learnt, its decision, the reasons it is given and greedy's choice must stay the same, byte for
byte, and nobody's view may hold the seed.
"""

import json

from mori.bots import make_bot
from mori.core.game import Game
from mori.core.rng import Rng, seeded
from mori.core.snapshot import to_data
from mori.core.view import View, seat_view
from tests.conformance.cases import (
    THINNING,
    Case,
    every_case,
    is_looked_at,
    random_play,
    start,
)


def with_hidden_redealt(game: Game, seat: int | None, rng: Rng) -> Game:
    """The same game as the seat sees it, with all else dealt anew."""
    other = game.clone()
    game.rules.redeal(other.state, seat, rng)
    other.state.rng = seeded(rng.next32())
    return other


def as_bytes(data: object) -> str:
    """Data as they would be sent. What is printed on the components is the same in every view."""
    if isinstance(data, View):
        data = {key: value for key, value in data.items() if key != "components"}
    return json.dumps(data, sort_keys=True)


@every_case
def test_a_view_depends_only_on_what_the_seat_may_know(case: Case) -> None:
    game = start(case)
    rng = seeded(case[2] + 5)
    seats: list[int | None] = [None, *range(case[1])]
    for step, _ in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 6, case[2]):
            continue
        for seat in seats:
            other = with_hidden_redealt(game, seat, rng)
            assert as_bytes(other.view(seat)) == as_bytes(game.view(seat))
            # The worlds a bot samples follow from the view alone, too.
            one = seat_view(game, seat).sample(seeded(step))
            two = seat_view(other, seat).sample(seeded(step))
            assert to_data(one.state) == to_data(two.state)


@every_case
def test_a_decision_and_its_reasons_depend_only_on_what_the_seat_may_know(case: Case) -> None:
    game = start(case)
    rng = seeded(case[2] + 6)
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 6, case[2]):
            continue
        other = with_hidden_redealt(game, decision.seat, rng)
        same = other.decision_of(decision.seat)
        assert same is not None
        assert (same.kind, same.actions) == (decision.kind, decision.actions)
        assert other.prompt(same) == game.prompt(decision)
        for _ in range(10):
            action = game.rules.space.actions[rng.below(len(game.rules.space))]
            mine, theirs = game.why_not(action, decision.seat), other.why_not(action, decision.seat)
            assert repr(mine) == repr(theirs)


@every_case
def test_greedy_depends_only_on_what_its_seat_may_know(case: Case) -> None:
    game = start(case)
    rng = seeded(case[2] + 7)
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 20, case[2]):
            continue
        other = with_hidden_redealt(game, decision.seat, rng)
        mine = make_bot("greedy", step).choose(seat_view(game, decision.seat))
        theirs = make_bot("greedy", step).choose(seat_view(other, decision.seat))
        assert mine is theirs


@every_case
def test_facts_tell_a_seat_no_more_than_its_view_does(case: Case) -> None:
    """Two games that look the same to a seat, before and after an answer, tell it the same."""
    game = start(case)
    rng = seeded(case[2] + 8)
    compared = 0
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 3, case[2]):
            continue
        action = decision.actions[rng.below(len(decision.actions))]
        for seat in [None, *range(case[1])]:
            mine, theirs = game.clone(), with_hidden_redealt(game, seat, rng)
            their_decision = theirs.decision_of(decision.seat)
            assert their_decision is not None
            if action not in their_decision.actions:
                continue  # the other world gives that seat other cards to choose from
            mine.writer.facts, theirs.writer.facts = [], []
            mine.apply(action, decision.seat)
            theirs.apply(action, decision.seat)
            if as_bytes(mine.view(seat)) != as_bytes(theirs.view(seat)):
                continue  # something hidden came to light, as it may
            if mine.state.reveals > game.state.reveals + 1:
                continue  # what came to light may have been shuffled away again since
            told = [fact.to_data() for fact in mine.facts_for(seat)]
            assert told == [fact.to_data() for fact in theirs.facts_for(seat)]
            compared += 1
    # Alone at the table, one looks with fewer eyes, and after most answers an automa rolls dice.
    assert compared * THINNING > (20 if case[1] > 1 else 5)


@every_case
def test_no_view_and_no_fact_holds_the_seed(case: Case) -> None:
    name, players, _, options = case
    seed = 987_654_321_012_345
    game = start((name, players, seed, options), facts=True)
    for step, _ in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 15, case[2]):
            continue
        for seat in [None, *range(players)]:
            sent = as_bytes(game.view(seat))
            told = as_bytes([fact.to_data() for fact in game.facts_for(seat)])
            assert str(seed) not in sent + told
            assert '"rng"' not in sent
