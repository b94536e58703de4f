"""What a seat cannot see cannot reach it, by any door.

At many moments of many games all that is hidden from a seat, as its game declares it (`hidden.py`),
is laid otherwise. Its world, its view, its observation, the facts it has learnt, its decision, the
reasons it is given and every bot's choice must stay the same, byte for byte, and nobody's view may
hold the seed.
"""

from array import array

import mori
from mori.bots import bot_names, make_bot
from mori.bots.levels import levels_for
from mori.core.actions import Action
from mori.core.encoding import SHARED
from mori.core.game import Game
from mori.core.rng import seeded
from mori.core.snapshot import to_data
from mori.core.view import moment_view
from mori.lessons.tips import tips_now
from tests.conformance.cases import THINNING, Case, is_looked_at, random_play, start
from tests.conformance.hidden import hidden_fields
from tests.conformance.promises import Ending, Moment, Promise, as_bytes
from tests.conformance.states import differing

SEED = 987_654_321_012_345  # one that is nowhere by chance


def moments_of(game: Game, seat: int | None) -> list[bytes]:
    """What a seat sees on the way from one question to the next."""
    moments = game.writer.moments or []
    return [as_bytes(moment_view(game.rules, moment.state, seat).data()) for moment in moments]


def after(game: Game, action: Action, seat: int) -> Game:
    """The game after an answer, with what that told and showed on the way."""
    game.writer.facts, game.writer.moments = [], []
    game.apply(action, seat)
    return game


def hidden_in(game: Game) -> list[object]:
    """What lies in the fields of a state in which something is hidden."""
    fields = sorted(hidden_fields(game.rules.game))
    return [to_data(getattr(game.state, name, None)) for name in fields]


class ASeatsWorldDependsOnlyOnWhatItMayKnow(Promise):
    every = 3

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.laid_otherwise = False

    def look(self, moment: Moment) -> None:
        game = moment.game
        for seat in self.all_eyes:
            other = moment.otherwise(seat)
            self.laid_otherwise = self.laid_otherwise or hidden_in(other) != hidden_in(game)
            mine, theirs = moment.known(seat), moment.known_otherwise(seat)
            assert differing(mine.world, theirs.world) == {}
            assert moment.seen_by(seat) == as_bytes(theirs.data())
            assert mine.is_turn == theirs.is_turn
            # The worlds a bot samples follow from the view alone, too.
            one, two = (known.sample(seeded(moment.step)) for known in (mine, theirs))
            assert differing(one.state, two.state) == {}

    def end(self, ending: Ending) -> None:
        assert self.laid_otherwise, "nothing was ever hidden"


class AllThatIsForgottenForASeatIsDeclaredAsHidden(Promise):
    """A pile that a game hides and does not declare would be left out of every other look."""

    every = 6

    def look(self, moment: Moment) -> None:
        state = moment.game.state
        declared = hidden_fields(moment.game.rules.game) | {"rng", "frames"}
        for seat in self.all_eyes:
            assert differing(moment.known(seat).world, state).keys() <= declared


class ADecisionAndItsReasonsDependOnlyOnWhatTheSeatMayKnow(Promise):
    every = 6

    def look(self, moment: Moment) -> None:
        game, decision = moment.game, moment.decision
        other = moment.otherwise(decision.seat)
        same = other.decision_of(decision.seat)
        assert same is not None
        assert (same.number, same.kind) == (decision.number, decision.kind)
        assert (same.actions, same.canonical) == (decision.actions, decision.canonical)
        assert other.prompt(same) == game.prompt(decision)
        learnt = game.facts_for(decision.seat)
        mine, theirs = moment.known(decision.seat), moment.known_otherwise(decision.seat)
        assert tips_now(mine, learnt) == tips_now(theirs, learnt)
        for _ in range(10):
            action = game.rules.space.actions[self.rng.below(len(game.rules.space))]
            reasons = [repr(one.why_not(action, decision.seat)) for one in (game, other)]
            assert reasons[0] == reasons[1]


class AnObservationDependsOnlyOnWhatTheSeatMayKnow(Promise):
    """Encoded from the true state, from the view's and from another world, it is the same row."""

    every = 2

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.encoder = game.rules.encoder()

    def look(self, moment: Moment) -> None:
        encoder, game, decision = self.encoder, moment.game, moment.decision
        if encoder is None:
            return
        seat, canonical = decision.seat, decision.canonical
        choices = encoder.choices(game.state, seat, canonical)
        row = encoder.encode(game.state, seat, choices)
        for world in (moment.known(seat).world, moment.otherwise(seat).state):
            assert encoder.choices(world, seat, canonical) == choices
            assert encoder.encode(world, seat, choices) == row


class AnObservationKeepsToItsLayout(Promise):
    """Features hold once or not at all, choices differ, and nothing lies outside its block."""

    every = 2

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.encoder = game.rules.encoder()

    def look(self, moment: Moment) -> None:
        encoder, state, decision = self.encoder, moment.game.state, moment.decision
        if encoder is None:
            return
        layout = encoder.layout
        choices = encoder.choices(state, decision.seat, decision.canonical)
        row = array("h", encoder.encode(state, decision.seat, choices))
        numbers, features = row[: layout.numbers], row[layout.numbers :]
        assert len(numbers) == layout.numbers == len(layout.scales)
        assert len(set(features)) == len(features)
        assert all(0 < feature < layout.size for feature in features)
        assert len(choices) == 2 * len(decision.canonical)
        assert len(set(choices[::2])) == len(decision.canonical)
        assert all(0 <= choice < layout.choices for choice in choices)
        bare = array("h", encoder.encode(state, decision.seat, []))
        assert len(bare) <= layout.longest and bare == row[: len(bare)]
        # A compact row says the same as the row, folded.
        folded = [0] * layout.folded
        for feature in bare[layout.numbers :]:
            if layout.columns[feature] >= 0:
                folded[layout.columns[feature]] += layout.counts[feature] % SHARED
        compact = array("h", encoder.compact(state, decision.seat))
        assert compact.tolist() == numbers.tolist() + folded
        assert len(compact) == layout.compact == len(layout.compact_scales)

    def end(self, ending: Ending) -> None:
        """After the end there is an observation, too, without a question."""
        encoder, state = self.encoder, ending.game.state
        if encoder is None:
            return
        for seat in range(self.case.players):
            assert encoder.choices(state, seat, []) == []
            row = array("h", encoder.encode(state, seat, []))
            asked = [start for name, start, _ in encoder.layout.blocks if name.startswith("asks.")]
            assert not any(row[encoder.layout.numbers :].count(feature) for feature in asked)
            assert len(encoder.compact(state, seat)) == 2 * encoder.layout.compact


class EveryBotDependsOnlyOnWhatItsSeatMayKnow(Promise):
    every = 20
    looks_ahead = False

    def look(self, moment: Moment) -> None:
        rules, seat = moment.game.rules, moment.decision.seat
        searching = {each.name for each in levels_for(rules.game, rules.players) if each.iterations}
        for name in bot_names():
            if (name in searching) is self.looks_ahead:
                one = make_bot(name, moment.step).choose(moment.known(seat))
                two = make_bot(name, moment.step).choose(moment.known_otherwise(seat))
                assert one is two, name


class EveryBotThatLooksAheadDependsOnlyOnWhatItsSeatMayKnow(
    EveryBotDependsOnlyOnWhatItsSeatMayKnow
):
    every = 90  # it takes a hundred times as long
    looks_ahead = True


class AdviceDependsOnlyOnWhatItsSeatMayKnow(Promise):
    every = 90  # the strongest bot is asked, too

    def look(self, moment: Moment) -> None:
        seat = moment.decision.seat
        views = moment.known(seat), moment.known_otherwise(seat)
        mine, theirs = (mori.advise(view, worlds=2) for view in views)
        assert mine == theirs and mine, "advice is a hint"


class FactsTellASeatNoMoreThanItsViewDoes(Promise):
    """Two games that look the same to a seat, before and after an answer, tell it the same.

    So do the moments on the way there.
    """

    every = 3

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.compared = 0

    def look(self, moment: Moment) -> None:
        game, decision = moment.game, moment.decision
        action = decision.actions[self.rng.below(len(decision.actions))]
        mine = after(game.clone(), action, decision.seat)
        for seat in self.all_eyes:
            theirs = moment.otherwise(seat).clone()
            their_decision = theirs.decision_of(decision.seat)
            assert their_decision is not None
            if action not in their_decision.actions:
                continue  # the other world gives that seat other cards to choose from
            after(theirs, action, decision.seat)
            if as_bytes(mine.view(seat)) != as_bytes(theirs.view(seat)):
                continue  # something hidden came to light, as it may
            if mine.is_over:
                continue  # everything is open to all now, and a view need not show what is past
            if mine.state.reveals > game.state.reveals + 1:
                continue  # what came to light may have been shuffled away again since
            told = [fact.to_data() for fact in mine.facts_for(seat)]
            assert told == [fact.to_data() for fact in theirs.facts_for(seat)]
            assert moments_of(mine, seat) == moments_of(theirs, seat)
            self.compared += 1

    def end(self, ending: Ending) -> None:
        # Alone at the table, one looks with fewer eyes, and after most answers an automa rolls.
        assert self.compared * THINNING > (20 if self.case.players > 1 else 5)


class NoViewAndNoFactHoldsTheSeed(Promise):
    """Looked for in a game with a seed that stands out, walked through besides."""

    def end(self, ending: Ending) -> None:
        game = start(self.case._replace(seed=SEED), facts=True)
        for step, _ in enumerate(random_play(game, self.case.seed)):
            if not is_looked_at(step, 15, self.case.seed):
                continue
            for seat in self.all_eyes:
                sent = as_bytes(game.view(seat))
                told = as_bytes([fact.to_data() for fact in game.facts_for(seat)])
                assert str(SEED).encode() not in sent + told
                assert b'"rng"' not in sent
