"""A bot that lays the most precious pebble it has."""

import mori


class Magpie(mori.Bot):
    strength = 10

    def __init__(self, seed: int) -> None:
        self.rng = mori.seeded(seed)

    def choose(self, view: mori.SeatView) -> mori.Action:
        assert view.decision is not None
        actions = view.decision.actions
        laying = [action for action in actions if action.kind == "lay"]
        return laying[-1] if laying else actions[self.rng.below(len(actions))]
