"""Predictions for positions, made by a net."""

import logging
from typing import Final

from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.fit import BEST
from mori.bots.policy_bot import NetReader
from mori.core.errors import SetupError
from mori.core.rules import GameRules

MOST_MADE: Final = 16  # evaluators are kept for so many sets of rules

log = logging.getLogger(__name__)


class NetEvaluator(Evaluator):
    """Estimates positions with a net, for one set of rules."""

    def __init__(self, reader: NetReader) -> None:
        self.reader = reader

    @classmethod
    def for_rules(cls, rules: GameRules, name: str = BEST) -> "NetEvaluator":
        """Raises SetupError if no net can play under these rules."""
        return cls(NetReader.for_rules(rules, name))

    @classmethod
    def if_any(cls, rules: GameRules) -> "NetEvaluator | None":
        """The evaluator for these rules, made once; without a fitting net None, and a line in the
        log.
        """
        if rules not in _made:
            while len(_made) >= MOST_MADE:
                del _made[next(iter(_made))]
            try:
                _made[rules] = cls.for_rules(rules)
            except SetupError as refusal:
                log.warning("no net plays %s: %s", rules.game, refusal)
                _made[rules] = None
        return _made[rules]

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        encoder = self.reader.encoder
        rows: list[bytes] = []
        choices: list[list[int]] = []
        for each in asked:
            state, decision = each.position.state, each.decision
            offered = encoder.choices(state, decision.seat, decision.canonical)
            rows.append(encoder.encode(state, decision.seat, offered))
            choices.append(offered)
        found = self.reader.net.evaluate_many(rows, choices)
        estimates: list[Estimate] = []
        for each, evaluation in zip(asked, found, strict=True):
            # A net counts the sides starting with the seat that is asked.
            told = evaluation.outlook
            sides, seat = encoder.sides, each.decision.seat
            outlooks = [told[(side - seat) % sides] for side in range(sides)]
            estimates.append(Estimate(evaluation.chances, outlooks))
        return estimates


_made: dict[GameRules, NetEvaluator | None] = {}
