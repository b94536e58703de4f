"""Pebbles as the engine sees it."""

from typing import cast

from mori.core.actions import ActionSpace
from mori.core.facts import Fact
from mori.core.result import Result, ScoreItem, places_from_keys
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.state import GameState

from .play import PebblesWriter, Turn
from .table import PebblesState, Table


class PebblesRules(GameRules):
    def __init__(
        self, table: Table, options: dict[str, object], fingerprint: str, pack_path: str
    ) -> None:
        space = ActionSpace()
        space.add("draw", "draw")
        for colour, name in enumerate(table.names):
            space.add("lay", f"lay {name}", colour, args={"pebble": f"pebble:{name}"})
        super().__init__("pebbles", table.players, options, fingerprint, pack_path, space)
        self.table = table
        self.rounds = table.rounds[bool(options["long"])]  # P-END-2
        self.components = {
            "pebble": {
                name: {"id": name, "points": points, "count": count}
                for name, points, count in zip(table.names, table.points, table.counts)
            }
        }

    def under(self, options: dict[str, object]) -> GameRules:
        return PebblesRules(self.table, options, self.fingerprint, self.pack_path)

    def start(self, rng: Rng, facts: list[Fact] | None) -> PebblesWriter:
        table = self.table
        state = PebblesState()
        state.begin(rng)
        state.bag = [colour for colour in table.colours for _ in range(table.counts[colour])]
        rng.shuffle(state.bag)  # P-SETUP-1
        state.hands = [[0] * len(table.names) for _ in range(self.players)]
        state.laid = [[0] * len(table.names) for _ in range(self.players)]
        state.round = 1
        w = self.pebbles_writer(state, facts)
        w.begin_with(rng.below(self.players))  # P-SETUP-2
        for seat in range(self.players):
            for _ in range(table.dealt):
                w.draw(seat)
        w.push(Turn(state.first))
        return w

    def writer(self, state: GameState, facts: list[Fact] | None) -> PebblesWriter:
        return self.pebbles_writer(state, facts)

    def pebbles_writer(self, state: GameState, facts: list[Fact] | None) -> PebblesWriter:
        return PebblesWriter(cast(PebblesState, state), self.table, self.space, self.rounds, facts)

    def state_classes(self) -> list[type]:
        return [PebblesState, Turn]

    # -- the end

    def points(self, state: PebblesState, seat: int) -> dict[str, int]:
        laid, table = state.laid[seat], self.table
        return {
            "pebbles": sum(table.points[colour] * laid[colour] for colour in table.colours),
            "sets": table.set_points * min(laid),  # P-SCORE-2
        }

    def result(self, state: GameState) -> Result:
        state = cast(PebblesState, state)
        rules = {"pebbles": ("P-SCORE-1",), "sets": ("P-SCORE-2",)}
        items = [
            [ScoreItem(name, n, rules[name]) for name, n in self.points(state, seat).items()]
            for seat in range(self.players)
        ]
        scores = [sum(item.points for item in each) for each in items]
        places = places_from_keys([(score,) for score in scores])
        winners = [seat for seat, place in enumerate(places) if place == 1]
        ending = "rounds" if state.round > self.rounds else "spent"
        return Result(ending, ("P-END-1",), scores, places, winners, items)

    def round_of(self, state: GameState) -> int:
        return min(cast(PebblesState, state).round, self.rounds)

    # -- what a seat may know

    def hide(self, state: GameState, seat: int | None) -> None:
        state.rng = Rng()
        self.deal(cast(PebblesState, state), seat, self.unknown(cast(PebblesState, state), seat))

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        unknown = self.unknown(cast(PebblesState, state), seat)
        rng.shuffle(unknown)
        self.deal(cast(PebblesState, state), seat, unknown)

    def unknown(self, state: PebblesState, seat: int | None) -> list[int]:
        """The pebbles in the bag and in the hands of others, by colour."""
        return [
            colour
            for colour in self.table.colours
            for _ in range(
                state.bag.count(colour)
                + sum(hand[colour] for other, hand in enumerate(state.hands) if other != seat)
            )
        ]

    def deal(self, state: PebblesState, seat: int | None, pebbles: list[int]) -> None:
        """Lay these pebbles into the hands that the seat does not see, and the bag."""
        for other, hand in enumerate(state.hands):
            if other != seat:
                size = sum(hand)
                dealt, pebbles = pebbles[:size], pebbles[size:]
                state.hands[other] = [dealt.count(colour) for colour in self.table.colours]
        state.bag = list(pebbles)

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        state = cast(PebblesState, state)
        players = []
        for other in range(self.players):
            points = self.points(state, other)
            players.append(
                {
                    "seat": other,
                    "score": sum(points.values()),
                    "points": points,
                    "if_ended": {"points": {}, "left_out": []},
                    "laid": self.named(state.laid[other]),
                    "hand_size": sum(state.hands[other]),
                }
            )
        return {
            "round": self.round_of(state),
            "rounds": self.rounds,
            "first": state.first,
            "bag": len(state.bag),
            "players": players,
            "hand": None if seat is None else self.named(state.hands[seat]),
            "components": self.components,
        }

    def named(self, amounts: list[int]) -> dict[str, int]:
        return {name: n for name, n in zip(self.table.names, amounts) if n}

    # --

    def worth(self, state: GameState, seat: int) -> int:
        state = cast(PebblesState, state)
        in_hand = sum(p * n for p, n in zip(self.table.points, state.hands[seat]))
        return 100 * sum(self.points(state, seat).values()) + 40 * in_hand

    def census(self, state: GameState) -> dict[str, int]:
        state = cast(PebblesState, state)
        return {
            name: state.bag.count(colour)
            + sum(hand[colour] for hand in (*state.hands, *state.laid))
            for colour, name in enumerate(self.table.names)
        }
