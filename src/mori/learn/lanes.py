"""Many games side by side in one process, as rows of numbers.

A lane plays one game after another. After every answer it shows its next decision: what the asking
seat knows, its choices, and the result of the last game if it has just ended. This module is
compiled, because self-play spends its time here. A row is written with two copies.
"""

from typing import Final

from mori.bots.greedy_bot import GreedyBot, worths_of
from mori.core.decision import Decision
from mori.core.encoding import MOST_SIDES, Encoder, row_of
from mori.core.position import Position
from mori.core.rng import SEED_LIMIT, seeded
from mori.core.rules import GameRules
from mori.core.view import seat_view

# Positions in a row's head.
LENGTH: Final = 0  # length of the observation
OFFERED: Final = 1  # number of choices
SEAT: Final = 2
SIDES: Final = 3
PLAYER: Final = 4  # who plays this seat: the learner, or a number in the league
ENDED: Final = 5  # 1 if a game ended with the last answer
POINTS: Final = 6  # points by side, of the finished game
SHARES: Final = POINTS + MOST_SIDES  # share of the win by side, in thousandths
TAUGHT: Final = SHARES + MOST_SIDES  # the teacher's choice, or -1
TABLE: Final = TAUGHT + 1  # the number of the lane's table in the plan
VARIANT: Final = TABLE + 1  # the number of the pack; 0 is the game's own
HEAD: Final = VARIANT + 1

WHOLE: Final = 1000
LEARNER: Final = 0
GREEDY: Final = -1
TAUGHT_CHAIN: Final = 4  # the teacher's look-ahead: one question more than greedy's


class Lane:
    """One game and the players of its seats."""

    __slots__ = (
        "ended",
        "number",
        "others",
        "players",
        "position",
        "results",
        "rules",
        "table",
        "variant",
    )

    def __init__(
        self, number: int, table: int, rules: list[GameRules], others: list[GameRules]
    ) -> None:
        self.number = number
        self.table = table
        self.rules = rules  # the rules for its games, with different options
        self.others = others  # the same with other packs
        self.variant = 0
        self.position: Position | None = None
        self.players: list[int] = []
        self.ended = 0
        self.results = [0] * (2 * MOST_SIDES)


class Lanes:
    """The lanes of one process.

    `rows` and `answers` are shared memory. `rows` has a row of 16-bit numbers for each lane,
    `answers` the number of the chosen action for each lane. With a teacher, a row ends with the
    loss of each choice compared with the best, in hundredths of points.
    """

    __slots__ = (
        "answers",
        "choice_room",
        "encoders",
        "greedy",
        "greedy_lanes",
        "lanes",
        "league",
        "league_share",
        "observation",
        "observation_bytes",
        "pack_share",
        "rng",
        "row_size",
        "rows",
        "teaches",
        "variants",
        "worths",
    )

    def __init__(
        self,
        tables: list[list[GameRules]],
        lane_tables: list[int],
        rows: memoryview,
        answers: memoryview,
        choice_room: int,
        row_size: int,
        seed: int,
        teaches: bool = False,
        others: list[list[GameRules]] | None = None,
    ) -> None:
        """`tables` has the rules of each table, `others` those with other packs."""
        self.rng = seeded(seed)
        self.greedy = GreedyBot(seed)
        self.rows = rows
        self.answers = answers
        self.choice_room = choice_room
        self.row_size = row_size
        self.observation = HEAD + 2 * choice_room
        self.teaches = teaches  # whether a greedy teacher rates the choices
        self.worths = row_size - (choice_room if teaches else 0)
        self.observation_bytes = 2 * (self.worths - self.observation)
        self.encoders: dict[GameRules, Encoder] = {}
        more: list[list[GameRules]] = others if others is not None else [[] for _ in tables]
        for table in tables + more:
            for rules in table:
                encoder = rules.encoder()
                assert encoder is not None
                self.encoders[rules] = encoder
        self.lanes = [
            Lane(number, table, tables[table], more[table])
            for number, table in enumerate(lane_tables)
        ]
        self.variants: dict[GameRules, int] = {}  # the numbers of their packs, if not the own one
        self.pack_share = 0  # percentage of games with another pack
        self.league = 0  # how many earlier versions also play
        self.league_share = 0  # percentage of games with one of them
        self.greedy_lanes = 0  # the first lanes seat the learner among greedy bots

    def begin(self) -> None:
        """Begin all games and show their first decisions."""
        for lane in self.lanes:
            self.new_game(lane)
            self.show(lane)

    def step(self) -> None:
        """Apply the answers and show the next decisions."""
        for lane in self.lanes:
            position = lane.position
            assert position is not None
            decision = position.decisions[0]
            answer: int = self.answers[lane.number]
            position.choose(decision, decision.canonical[answer])
            self.show(lane)

    def new_game(self, lane: Lane) -> None:
        offered = lane.rules
        if lane.others and self.rng.below(100) < self.pack_share:
            offered = lane.others
        rules = offered[self.rng.below(len(offered))]
        lane.variant = self.variants.get(rules, 0)
        seed = ((self.rng.next32() << 32) | self.rng.next32()) % SEED_LIMIT
        position = Position(rules, rules.start(seeded(seed), None))
        position.run()
        lane.position = position
        lane.players = self.seated(rules.players, lane.number < self.greedy_lanes)

    def seated(self, seats: int, with_greedy: bool) -> list[int]:
        """The players of a new game's seats."""
        rival = LEARNER
        if with_greedy:
            rival = GREEDY
        elif self.league and self.rng.below(100) < self.league_share:
            rival = 1 + self.rng.below(self.league)
        if rival == LEARNER or seats == 1:
            return [LEARNER] * seats
        players = [rival] * seats
        players[self.rng.below(seats)] = LEARNER
        return players

    def show(self, lane: Lane) -> None:
        """Go to the lane's next decision for a net, and write its row."""
        decision = self.next_decision(lane)
        position = lane.position
        assert position is not None
        state, seat = position.state, decision.seat
        encoder = self.encoders[position.rules]
        canonical = decision.canonical
        choices = encoder.choices(state, seat, canonical)
        observation = encoder.encode(state, seat, choices)
        if len(observation) > self.observation_bytes:
            observation = observation[: self.observation_bytes]
        room = min(len(canonical), self.choice_room)
        taught = self.teach(lane, position, decision, room) if self.teaches else -1
        head = [len(observation) // 2, room, seat, encoder.sides, lane.players[seat], lane.ended]
        head += lane.results
        head.append(taught)
        head.append(lane.table)
        head.append(lane.variant)
        lane.ended = 0
        written = row_of(head + choices[: 2 * room])
        start = 2 * lane.number * self.row_size
        self.rows[start : start + len(written)] = written
        start += 2 * self.observation
        self.rows[start : start + len(observation)] = observation

    def teach(self, lane: Lane, position: Position, decision: Decision, room: int) -> int:
        """Write the teacher's rating of each choice; return its own choice, or -1 if that was cut
        off.
        """
        world = seat_view(position, decision.seat).sample(self.greedy.rng)
        worths = worths_of(world, decision, TAUGHT_CHAIN)
        best = max(worths)
        written = row_of([worth - best for worth in worths[:room]])  # at most ten points
        start = 2 * (lane.number * self.row_size + self.worths)
        self.rows[start : start + len(written)] = written
        taught = worths.index(best)
        return taught if taught < room else -1

    def next_decision(self, lane: Lane) -> Decision:
        """The next decision for a net; finished games are followed by new ones."""
        while True:
            position = lane.position
            assert position is not None
            if position.is_over:
                self.note_result(lane, position)
                self.new_game(lane)
                continue
            decision = position.decisions[0]
            if len(decision.canonical) == 1:
                position.choose(decision, decision.canonical[0])
            elif lane.players[decision.seat] == GREEDY:
                position.choose(decision, self.greedy.choose(seat_view(position, decision.seat)))
            else:
                return decision

    def note_result(self, lane: Lane, position: Position) -> None:
        result = position.result
        assert result is not None
        points = result.scores + [opponent.score for opponent in result.opponents]
        shares = [0] * len(points)
        winners = result.winners
        for seat in winners:
            shares[seat] = WHOLE // len(winners)
        for number, opponent in enumerate(result.opponents):
            if not winners and not opponent.is_beaten:
                shares[len(result.scores) + number] = WHOLE
        padding = [0] * (MOST_SIDES - len(points))
        lane.results = points + padding + shares + padding
        lane.ended = 1
