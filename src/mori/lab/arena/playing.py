"""Plays one match and keeps its result."""

from dataclasses import dataclass

from mori.bots import choose_for
from mori.core.game import Game
from mori.core.rules import GameRules
from mori.lab.arena.plan import ArenaPlan, Match
from mori.lab.outcome import GameFailure, Mishap, mishaps_of
from mori.lab.playing import played


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """A finished match."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    opponents: tuple[int, ...] = ()  # scores of the opponents that the rules play
    mishaps: tuple[Mishap, ...] = ()

    @property
    def share(self) -> float:
        """The share of `a` in the win: shared if several win, or nobody."""
        winners = self.winners or tuple(range(len(self.scores)))
        return 1 / len(winners) if self.match.seat in winners else 0.0


def play_match(plan: ArenaPlan, rules: GameRules, match: Match) -> MatchOutcome | GameFailure:
    """Play a match to its end."""
    seats = plan.seats(match)

    def play_on(game: Game) -> MatchOutcome:
        bots = [plan.bot(name, plan.bot_seed(match.deal, at)) for at, name in enumerate(seats)]
        failed: list[tuple[int, str]] = []
        while not game.is_over:
            choose_for(game, bots, failed)
        result = game.result
        assert result is not None
        return MatchOutcome(
            match=match,
            scores=tuple(result.scores),
            winners=tuple(result.winners),
            opponents=tuple(opponent.score for opponent in result.opponents),
            mishaps=mishaps_of(seats, failed),
        )

    return played(plan.rules_at(rules, match.level), plan.deal_seed(match.deal), seats, play_on)
