"""The worlds that a seat can imagine: all that agree with what it knows, and no others.

Bots play in them. A world that cannot be is a mistake of theirs; one that is never dealt, too.
"""

from mori.core.game import Game
from mori.core.rng import seeded
from mori.core.snapshot import to_data
from mori.core.state import GameState
from tests.conformance.cases import Case
from tests.conformance.hidden import Unknown, secret_answers, unknown_to
from tests.conformance.no_leak import ASeatsWorldDependsOnlyOnWhatItMayKnow
from tests.conformance.promises import Ending, Moment, Promise
from tests.conformance.states import differing

FEW = 4  # cards: so few that every way in which they can lie must come up
MOST_WORLDS = 1_000  # what has not come up in so many does not come up


# Something that must come up: all contents of a few cards, written out, or a change: at a place of
# a pile, by their numbers, or anywhere in it.
Wanted = str | tuple[int, int | None]


def still_to_come(pool: Unknown, state: GameState) -> set[Wanted]:
    """What must be seen of a pool: every way in which few cards can lie, or all places change."""
    cards = pool.cards(state)
    if len(set(cards)) < 2:
        return set()
    if len(cards) <= FEW:
        return set(pool.all_contents(state))
    places: set[Wanted] = set()
    for number, (pile, held) in enumerate(zip(pool.piles, pool.contents(state), strict=True)):
        if pile.is_ordered:
            places |= {(number, place) for place in range(len(held))}
        elif 0 < len(held) < len(cards):
            places.add((number, None))
    return places


def seen_in(
    wanted: set[Wanted], pool: Unknown, world: GameState, first: list[list[int]]
) -> set[Wanted]:
    """Which of the above this world shows, compared with the first one that was sampled."""
    contents = pool.contents(world)
    assert [len(held) for held in contents] == [len(held) for held in first]
    if sum(map(len, contents)) <= FEW:
        return wanted & {repr(contents)}
    found: set[Wanted] = set()
    for each in wanted:
        if isinstance(each, tuple):
            number, place = each
            held, before = contents[number], first[number]
            if held != before if place is None else held[place] != before[place]:
                found.add(each)
    return found


def check_knowledge(game: Game) -> None:
    """Hold all that is known of hidden things in one position against what its game declares."""
    case = Case(game.rules.game, game.rules.players, 0, {})
    moment = Moment(game, game.decisions[0], 0)
    ASeatsWorldDependsOnlyOnWhatItMayKnow(case, game).look(moment)
    ImaginedWorldsAreAllThatCanBeAndNoOthers(case, game).look(moment)


class ImaginedWorldsAreAllThatCanBeAndNoOthers(Promise):
    every = 15

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.imagined = 0

    def look(self, moment: Moment) -> None:
        for seat in self.all_eyes:
            self.imagine(moment, seat)

    def imagine(self, moment: Moment, seat: int | None) -> None:
        game = moment.game
        pools = unknown_to(game.rules, game.state, seat)
        missing = [still_to_come(pool, game.state) for pool in pools]
        known = moment.known(seat)
        first: list[list[list[int]]] = []
        answers: set[str] = set()
        chances: set[str] = set()
        for number in range(MOST_WORLDS):
            world = known.sample(seeded(number)).state
            first = first or [pool.contents(world) for pool in pools]
            for pool, left, before in zip(pools, missing, first, strict=True):
                if left:
                    left -= seen_in(left, pool, world, before)
            answers.add(self.answers_of(game, seat, world))
            if len(chances) < 2:
                chances.add(repr(to_data(world.rng)))
            if number < 2:
                self.can_be(game, seat, world)
            if (
                number
                and not any(missing)
                and (len(answers) > 1 or not self.could_differ(game, seat))
            ):
                break
        assert len(chances) > 1, "every world has the same chance"
        assert [sorted(map(str, left)) for left in missing if left] == []
        assert len(answers) > 1 or not self.could_differ(game, seat)
        self.imagined += bool(first)

    def can_be(self, game: Game, seat: int | None, world: GameState) -> None:
        """With what is hidden put back as it was, an imagined world is the true one."""
        other = world.clone()
        for pool in unknown_to(game.rules, game.state, seat):
            mine, theirs = pool.cards(game.state), pool.cards(other)
            assert sorted(mine) == sorted(theirs)
            pool.lay(other, mine)
        name = game.rules.game
        pairs = zip(secret_answers(name, other), secret_answers(name, game.state), strict=True)
        for (frame, declared), (true, _) in pairs:
            setattr(frame, declared["field"], getattr(true, declared["field"]))
        other.rng = game.state.rng
        assert differing(other, game.state) == {}

    def answers_of(self, game: Game, seat: int | None, world: GameState) -> str:
        """The secret answers of a world, each of which could be given there."""
        found = []
        for (frame, declared), (true, _) in zip(
            secret_answers(game.rules.game, world),
            secret_answers(game.rules.game, game.state),
            strict=True,
        ):
            given, before = getattr(frame, declared["field"]), getattr(true, declared["field"])
            for other in range(len(given)):
                if other == seat:
                    assert given[other] == before[other]
                elif "out_of" in declared:
                    assert len(given[other]) == len(before[other])
                    hand = getattr(world, declared["out_of"])[other].copy()
                    for card in given[other]:
                        hand.remove(card)
                    # Which of its cards it is, by its place: another hand is no other answer.
                    whole = getattr(world, declared["out_of"])[other]
                    found.append([whole.index(card) for card in given[other]])
                else:
                    assert (given[other] in declared["values"]) == (
                        before[other] in declared["values"]
                    )
                    found.append(given[other])
        return repr(found)

    def could_differ(self, game: Game, seat: int | None) -> bool:
        """Whether another seat has answered secretly, and had a choice."""
        for frame, declared in secret_answers(game.rules.game, game.state):
            for other, given in enumerate(getattr(frame, declared["field"])):
                if other == seat:
                    continue
                if "out_of" in declared:
                    hand = getattr(game.state, declared["out_of"])[other]
                    if given and len(set(hand)) > 1 and len(given) < len(hand):
                        return True
                elif given in declared["values"] and len(declared["values"]) > 1:
                    return True
        return False

    def end(self, ending: Ending) -> None:
        assert self.imagined, "nothing was ever imagined"
