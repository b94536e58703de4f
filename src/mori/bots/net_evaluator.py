"""What a net makes of positions."""

from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.policy_bot import BEST, NetReader
from mori.core.rules import GameRules


class NetEvaluator(Evaluator):
    """Estimates by a net, for one set of rules."""

    def __init__(self, reader: NetReader) -> None:
        self.reader = reader

    @classmethod
    def for_rules(cls, rules: GameRules, name: str = BEST) -> "NetEvaluator":
        """Raises SetupError if no net can play under these rules."""
        return cls(NetReader.for_rules(rules, name))

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
            # A net counts the sides on from the seat that is asked.
            told = evaluation.outlook.tolist()
            sides, seat = encoder.sides, each.decision.seat
            outlooks = [told[(side - seat) % sides] for side in range(sides)]
            estimates.append(Estimate(evaluation.chances.tolist(), outlooks))
        return estimates
