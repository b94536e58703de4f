"""Plays one game of a study and keeps what is counted."""

from dataclasses import dataclass
from itertools import pairwise

from mori.bots import choose_for
from mori.core.game import Game
from mori.core.rules import GameRules
from mori.lab.outcome import GameFailure, Mishap, mishaps_of
from mori.lab.playing import played
from mori.lab.study.plan import StudyPlan
from mori.lab.study.subjects import ChoiceKey, key_of


@dataclass(frozen=True, slots=True)
class StudiedGame:
    """A finished game.

    `choices` has for each key how often each seat was offered it, and how often it took it.
    """

    number: int
    rounds: int
    decisions: int
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[tuple[tuple[str, int], ...], ...]  # of each seat: category, points
    opponents: tuple[int, ...]  # scores of the opponents that the rules play
    leaders: tuple[int, ...]  # at the end of each round: the seat that leads alone, or -1
    choices: dict[ChoiceKey, tuple[tuple[int, int], ...]]
    mishaps: tuple[Mishap, ...] = ()

    def share(self, seat: int) -> float:
        """The share of a seat in the win: shared if several win, none if nobody does."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @property
    def lead_changes(self) -> int:
        """How often another seat took the lead, by how one would stand if the game ended."""
        alone = [seat for seat in self.leaders if seat >= 0]
        return sum(1 for before, after in pairwise(alone) if before != after)


def study_number(plan: StudyPlan, rules: GameRules, number: int) -> StudiedGame | GameFailure:
    """Play the plan's game with that number to its end."""

    def play(game: Game) -> StudiedGame:
        return play_on(plan, game, number)

    return played(rules, plan.game_seed(number), [plan.bot] * plan.players, play)


def play_on(plan: StudyPlan, game: Game, number: int) -> StudiedGame:
    rules = game.rules
    bots = [plan.player(plan.bot_seed(number, seat)) for seat in range(plan.players)]
    counts: dict[ChoiceKey, list[list[int]]] = {}
    failed: list[tuple[int, str]] = []
    leaders: list[int] = []
    round_now = rules.round_of(game.state)
    while not game.is_over:
        decision = game.decisions[0]
        keys = {}
        if len(decision.canonical) > 1:  # the only answer is no choice
            known = game.seat_view(decision.seat).world
            keys = {
                action.index: key_of(rules, known, decision.seat, action)
                for action in decision.canonical
            }
        for key in set(keys.values()):
            counts.setdefault(key, [[0, 0] for _ in range(plan.players)])[decision.seat][0] += 1
        choose_for(game, bots, failed)
        taken = keys.get(game.answers[-1].index)
        if taken is not None:
            counts[taken][decision.seat][1] += 1
        if not game.is_over and rules.round_of(game.state) != round_now:
            round_now = rules.round_of(game.state)
            leaders.append(leader_of(game))
    result = game.final_result
    return StudiedGame(
        number=number,
        rounds=rules.round_of(game.state),
        decisions=len(game.answers),
        ending=result.ending,
        scores=tuple(result.scores),
        winners=tuple(result.winners),
        points=tuple(
            tuple((item.category, item.points) for item in items) for items in result.items
        ),
        opponents=tuple(opponent.score for opponent in result.opponents),
        leaders=tuple(leaders),
        choices={key: tuple((seat[0], seat[1]) for seat in each) for key, each in counts.items()},
        mishaps=mishaps_of(game.seats, failed),
    )


def leader_of(game: Game) -> int:
    """The seat that would have the most points if the game ended now; -1 if several would."""
    standings = [
        game.rules.standing(game.seat_view(seat).world, seat) for seat in range(game.rules.players)
    ]
    told = [standing for standing in standings if standing is not None]
    if len(told) < len(standings) or len(standings) < 2 or told.count(max(told)) > 1:
        return -1
    return told.index(max(told))
