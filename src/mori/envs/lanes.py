"""Games side by side that a learner plays, one step in all of them at once.

Compiled, so that nothing of Python happens between the games of a step. What is seen lies in
buffers that the caller owns: a row of the encoder for each lane, and a mask of the legal choices.
"""

from collections.abc import Callable
from typing import Final

from mori.bots.bot import Bot
from mori.bots.fallback import choice_or_fallback
from mori.bots.random_bot import RandomBot
from mori.core.decision import Decision
from mori.core.encoding import Encoder
from mori.core.position import Position
from mori.core.result import Result
from mori.core.rng import SEED_LIMIT, Rng, seeded
from mori.core.rules import GameRules
from mori.core.view import seat_view

ROW: Final = "sparse"  # numbers and features, filled up with zeros to `layout.longest`
COMPACT: Final = "compact"  # numbers and folded features, `layout.compact` of them

RUNNING: Final = 0
OVER: Final = 1  # the game has ended
REFUSED: Final = 2  # the learner chose what is not legal, and that ended the game


class Lane:
    """One game, and who sits at its table."""

    __slots__ = ("bots", "choices", "decision", "learner", "number", "position", "rng")

    def __init__(self, number: int) -> None:
        self.number = number
        self.bots: list[Bot] = []  # by seat; none: the learner plays all of them
        self.rng: Rng = seeded(number)
        self.learner = 0  # the learner's seat among bots
        self.position: Position | None = None
        self.decision: Decision | None = None  # the learner's
        self.choices: list[int] = []  # of the decision: two numbers each


class Lanes:
    """All games of an environment, and the buffers they are seen in.

    `rows` has two-byte numbers, a row of one length for each lane, and `masks` a byte for each
    choice there is in the game's layout. `heads` has two numbers for each lane: the seat asked, and
    RUNNING, OVER or REFUSED for the game as the step left it. With `final_rows` a game that ends is
    followed by a new one in the same step, and its last row goes there. Otherwise a lane waits, and
    its mask allows everything, as vectors of environments ask for an action once more.

    `make_bot` makes the bot of that number, from 0, with a seed; None: the learner plays all seats.
    """

    __slots__ = (
        "choice_room",
        "encoder",
        "ended",
        "final_rows",
        "heads",
        "is_compact",
        "lanes",
        "make_bot",
        "masks",
        "mends",
        "ones",
        "results",
        "row_bytes",
        "rows",
        "rules",
        "seat",
        "zeros",
    )

    def __init__(
        self,
        rules: GameRules,
        encoder: Encoder,
        lanes: int,
        make_bot: Callable[[int, int], Bot] | None,
        seat: int,
        kind: str,
        rows: memoryview,
        masks: memoryview,
        heads: memoryview,
        final_rows: memoryview | None,
    ) -> None:
        self.rules = rules
        self.encoder = encoder
        self.make_bot = make_bot
        self.seat = seat  # the learner's; -1: another one each game, by chance
        self.is_compact = kind == COMPACT
        layout = encoder.layout
        self.row_bytes = 2 * (layout.compact if self.is_compact else layout.longest)
        self.choice_room = layout.choices
        self.zeros = bytes(max(self.row_bytes, self.choice_room))
        self.ones = b"\x01" * self.choice_room
        self.rows = rows
        self.masks = masks
        self.heads = heads
        self.final_rows = final_rows
        self.lanes = [Lane(number) for number in range(lanes)]
        self.mends = False  # an illegal choice is replaced by a legal one, by chance
        self.results: dict[int, Result] = {}  # of the games that ended with the last step
        self.ended: dict[int, int] = {}  # lanes whose game ended with it, and who answered last

    def seed(self, lane: int, seed: int) -> None:
        """From now on the games of a lane, and its bots, follow from this seed."""
        self.lanes[lane].rng = seeded(seed)

    def reset(self, lane: int) -> None:
        """Begin a new game on a lane and show its first decision."""
        each = self.lanes[lane]
        self.new_game(each)
        while not self.play_on(each):  # bots may play a game to its end without the learner
            self.new_game(each)
        self.heads[2 * lane + 1] = RUNNING
        self.show(each)

    def new_game(self, lane: Lane) -> None:
        rng = lane.rng
        seats = self.rules.players
        lane.learner = self.seat
        if self.seat < 0:
            lane.learner = rng.below(seats)
        seed = ((rng.next32() << 32) | rng.next32()) % SEED_LIMIT
        make_bot = self.make_bot
        if make_bot is not None:
            lane.bots = [RandomBot(0)] * seats
            number = 0
            for other in range(seats):
                if other != lane.learner:
                    lane.bots[other] = make_bot(number, rng.next32())
                    number += 1
        position = Position(self.rules, self.rules.start(seeded(seed), None))
        position.run()
        lane.position = position

    def step(self, answers: memoryview) -> None:
        """Take an answer for each lane, the number of a choice, and show the next decisions."""
        self.results = {}
        self.ended = {}
        for lane in self.lanes:
            answer: int = answers[lane.number]
            self.answer(lane, answer)

    def answer(self, lane: Lane, answer: int) -> None:
        """Take a lane's answer, and show its next decision."""
        position, decision = lane.position, lane.decision
        number = lane.number
        if position is None or decision is None:
            return  # it is over, and waits
        choices = lane.choices
        chosen = -1
        for place in range(0, len(choices), 2):
            if choices[place] == answer:
                chosen = place // 2
                break
        if chosen < 0 and self.mends:
            chosen = lane.rng.below(len(decision.canonical))
        if chosen < 0:
            self.end(lane, REFUSED)
            return
        position.choose(decision, decision.canonical[chosen])
        if not self.play_on(lane):
            self.results[number] = position.final_result
            self.end(lane, OVER)
            return
        self.heads[2 * number + 1] = RUNNING
        self.show(lane)

    def end(self, lane: Lane, how: int) -> None:
        """Show how a game ended; where games follow one another, begin the next."""
        lane.decision = None
        final = self.final_rows
        number = lane.number
        answered: int = self.heads[2 * number]
        self.ended[number] = answered
        if final is None:
            self.show(lane)
        else:
            position = lane.position
            assert position is not None
            start = number * self.row_bytes
            final[start : start + self.row_bytes] = self.row_of(position, answered)
            self.reset(number)
        self.heads[2 * number + 1] = how

    def play_on(self, lane: Lane) -> bool:
        """Let the bots play until the learner is asked; False if the game is over before that."""
        position = lane.position
        assert position is not None
        lane.decision = None
        bots = lane.bots
        while not position.is_over:
            asked = position.decisions
            decision = asked[0]
            if not bots:
                lane.decision = decision
                return True
            # Of several that are asked at once, bots answer first: nobody sees the others' answers.
            for each in asked:
                if each.seat != lane.learner:
                    decision = each
                    break
            seat = decision.seat
            if seat == lane.learner:
                lane.decision = decision
                return True
            bot = bots[seat]
            if type(bot) is RandomBot:
                actions = decision.canonical
                position.choose(decision, actions[bot.rng.below(len(actions))])
            else:
                position.choose(decision, choice_or_fallback(bot, seat_view(position, seat))[0])
        return False

    def show(self, lane: Lane) -> None:
        """Write what the learner sees, and what it may choose."""
        position, decision = lane.position, lane.decision
        assert position is not None
        number = lane.number
        masks = self.masks
        start = number * self.choice_room
        if decision is None:
            lane.choices = []
            seat = self.heads[2 * number]  # the seat that answered last
            masks[start : start + self.choice_room] = self.ones
        else:
            seat = decision.seat
            lane.choices = self.encoder.choices(position.state, seat, decision.canonical)
            masks[start : start + self.choice_room] = self.zeros[: self.choice_room]
            choices = lane.choices
            for place in range(0, len(choices), 2):
                masks[start + choices[place]] = 1
        self.heads[2 * number] = seat
        start = number * self.row_bytes
        self.rows[start : start + self.row_bytes] = self.row_of(position, seat)

    def row_of(self, position: Position, seat: int) -> bytes:
        """What a seat knows, as a row of the one length."""
        if self.is_compact:
            return self.encoder.compact(position.state, seat)
        row = self.encoder.encode(position.state, seat, [])
        return row + self.zeros[len(row) : self.row_bytes]
