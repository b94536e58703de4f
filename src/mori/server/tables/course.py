"""A game and the course it took: which facts belong to which answer, and how it stood before."""

from collections.abc import Iterable, Iterator
from typing import Final

from mori.core.errors import IllegalAction
from mori.core.facts import Fact
from mori.core.game import Game, start_game
from mori.core.position import Position
from mori.core.record import Record, make_record
from mori.core.rules import GameRules
from mori.core.snapshot import digest
from mori.core.state import GameState
from mori.core.version import VERSION
from mori.core.writer import Moment
from mori.server.errors import RequestError, log
from mori.server.packs import Packs
from mori.server.rules import SHOWN
from mori.server.storage import StoredAnswer, StoredTable, Summary
from mori.server.tables.lessons import answers_before

CHECKPOINT_STEPS: Final = 20  # a position looked back at is at most so many answers away from one


class Course:
    """A game being played, with a mark after each of its answers. Step 0 is the setup."""

    def __init__(self, game: Game, settled: int = 0) -> None:
        self.game = game
        self.settled = settled  # answers that nobody can take back: they led to a lesson
        self.fact_counts = [len(game.facts)]  # by step: how many facts there were after it
        self.rounds = [game.rules.round_of(game.state)]
        self.digests = [digest(game.state)]  # by step: of the state after it
        self.moments: list[Moment] = []  # on the way from before the latest `give`
        self._counts = [0]  # by step: how many moments there were on the way to it
        self._answered: dict[int, int] = {}  # by seat: how many facts before its latest answer
        self._checkpoints: list[GameState] = []

    @property
    def step(self) -> int:
        return len(self.game.answers)

    def apply(self, action: str, seat: int, decision: int | None = None) -> list[Moment]:
        """Answer a decision; the moments that followed.

        A wrong answer raises IllegalAction and changes nothing.
        """
        moments: list[Moment] = []
        self.game.writer.moments = moments
        self.game.apply(action, seat, decision)
        self._answered[seat] = self.fact_counts[-1]
        self._counts.append(len(moments))
        self.fact_counts.append(len(self.game.facts))
        self.rounds.append(self.game.rules.round_of(self.game.state))
        self.digests.append(digest(self.game.state))
        return moments

    def give(self, actions: list[str], seat: int, decision: int) -> list[StoredAnswer]:
        """Answer a decision with one action or with several units; the answers, to be stored."""
        given: list[StoredAnswer] = []
        self.moments = []
        for action in actions:
            self.moments += self.apply(action, seat, None if given else decision)
            given.append(self.latest_answer())
        return given

    def follow(self, table: StoredTable, answers: Iterable[StoredAnswer]) -> None:
        """Play stored answers, each of which must lead where it led when it was stored."""
        self.moments = []
        for answer in answers:
            try:
                self.moments += self.apply(answer.action, answer.seat)
            except IllegalAction as error:
                log.error("diverged table=%s step=%d error=%s", table.id, answer.step, error)
                raise diverged(table, answer.step) from None
            if self.digests[-1] != answer.digest:
                state = self.digests[-1]
                log.error("diverged table=%s step=%d state=%s", table.id, answer.step, state)
                raise diverged(table, answer.step)

    def require_whole(self, table: StoredTable) -> None:
        """RequestError if answers that were acknowledged are no longer there."""
        wanted = table.summary.step
        if self.step != wanted:
            log.error("incomplete table=%s step=%d wanted=%d", table.id, self.step, wanted)
            raise RequestError("table_incomplete", {"step": self.step, "wanted": wanted})

    def rewound(self, steps: int) -> "Course":
        """The same course after its first answers."""
        game = start_game(self.game.rules, self.game.seed, list(self.game.seats))
        course = Course(game, self.settled)
        course._follow(self.game, range(steps))
        return course

    def without(self, step: int) -> tuple["Course", list[StoredAnswer]]:
        """The same course without one answer, and the later ones as they are to be stored now."""
        course = self.rewound(step - 1)
        return course, course._follow(self.game, range(step, self.step))

    def latest_of(self, seat: int) -> int | None:
        """The step of a seat's latest answer."""
        seats = self.game.answer_seats
        steps = range(len(seats), self.settled, -1)
        return next((step for step in steps if seats[step - 1] == seat), None)

    def learnt_since_answer(self, seat: int) -> list[Fact]:
        """What a seat has learnt by its latest answer and since; all of it before its first."""
        return self.game.facts_for(seat, self._answered.get(seat, 0))

    def undoable(self, seat: int) -> list[int]:
        """Which answers the seat may take back alone, the latest first."""
        return [step for step in self.game.undoable(seat) if step >= self.settled]

    def is_open_since(self, step: int) -> bool:
        """Whether nothing hidden or random came to light with an answer or since.

        Cards that others showed by their own answers are no matter: those who showed them are
        asked.
        """
        game = self.game
        return not game.is_over and game.reveals[step - 1] == game.state.reveals

    def _follow(self, game: Game, steps: Iterable[int]) -> list[StoredAnswer]:
        """Give the same answers as another game; they, as they are stored."""
        given: list[StoredAnswer] = []
        for step in steps:
            self.apply(game.answers[step].text, game.answer_seats[step])
            given.append(self.latest_answer())
        return given

    def latest_answer(self) -> StoredAnswer:
        """The answer given last, as it is stored."""
        game = self.game
        return StoredAnswer(
            self.step, game.answer_seats[-1], game.answers[-1].text, self.digests[-1]
        )

    def summary(self) -> Summary:
        """Where the game stands."""
        game = self.game
        result = game.result
        return Summary(
            step=self.step,
            round=self.rounds[-1],
            asked=[decision.seat for decision in game.decisions],
            finished=game.is_over,
            result=result.to_data() if result is not None else None,
        )

    def record(self) -> Record:
        """The game as a record, with the digests that were found while it was played."""
        return make_record(self.game.history(), list(self.digests), self.game.result)

    # -- looking back

    def facts_of(self, step: int, seat: int | None) -> list[Fact]:
        """What a seat, or a spectator, learnt at a step."""
        return self.game.facts_for(
            seat, self.fact_counts[step - 1] if step else 0, self.fact_counts[step]
        )

    def moments_count(self, step: int) -> int:
        return self._counts[step]

    def moments_of(self, step: int) -> list[Moment]:
        """The moments on the way to a step, found by playing it again; none on the way to setup."""
        if not step:
            return []
        start = self.fact_counts[step - 1]
        before = self.position_at(step - 1)
        writer = before.rules.writer(before.state, [])
        writer.moments = []
        self._play_on(Position(before.rules, writer), step - 1, step)
        return [Moment(start + moment.facts, moment.state) for moment in writer.moments]

    def position_at(self, step: int) -> Position:
        """The position after a step."""
        self._keep_checkpoints(step // CHECKPOINT_STEPS)
        number = min(step // CHECKPOINT_STEPS, len(self._checkpoints) - 1)
        position = self._position(self._checkpoints[number])
        self._play_on(position, number * CHECKPOINT_STEPS, step)
        return position

    def positions(self) -> Iterator[Position]:
        """The position after the setup and after each step. It is the same object, played on."""
        position = self.position_at(0)
        yield position
        for step in range(self.step):
            self._play_on(position, step, step + 1)
            yield position

    def _keep_checkpoints(self, last: int) -> None:
        """Have checkpoints up to the number wanted. An undo makes a new course, without any."""
        game = self.game
        if not self._checkpoints:
            first = start_game(game.rules, game.seed, list(game.seats), False)
            self._checkpoints.append(first.state)
        while len(self._checkpoints) <= last:
            position = self._position(self._checkpoints[-1])
            start = (len(self._checkpoints) - 1) * CHECKPOINT_STEPS
            self._play_on(position, start, start + CHECKPOINT_STEPS)
            self._checkpoints.append(position.state)

    def _position(self, state: GameState) -> Position:
        rules = self.game.rules
        return Position(rules, rules.writer(state.clone(), None))

    def _play_on(self, position: Position, start: int, end: int) -> None:
        for step in range(start, end):
            action, seat = self.game.answers[step], self.game.answer_seats[step]
            position.choose(*position.check(action, seat))


def rules_of(table: StoredTable, packs: Packs) -> GameRules:
    """The rules a table is played with: those of its own pack, wherever that lies now."""
    pack = packs.with_fingerprint(table.game, table.pack)
    if pack is None:
        shown = table.pack[:SHOWN]
        raise RequestError("pack_missing", {"pack": table.pack_name, "fingerprint": shown})
    return pack.rules(table.players, table.options)


def restored(table: StoredTable, answers: Iterable[StoredAnswer], rules: GameRules) -> Course:
    """A stored table's course, played again.

    An engine that plays another game from the same answers must not go on with it: the people at
    the table would not know what happened to them.
    """
    game = start_game(rules, table.seed, list(table.seats))
    course = Course(game, answers_before(table))
    for answer in answers:
        course.follow(table, [answer])
    course.require_whole(table)
    return course


def diverged(table: StoredTable, step: int) -> RequestError:
    """That a table's stored answers do not lead where they led, and why, if that is known."""
    if table.engine == VERSION:
        return RequestError("table_diverged", {"step": step})
    return not_for_this_engine(table, step)


def not_for_this_engine(table: StoredTable, step: int = 0) -> RequestError:
    """That a table cannot be played by this engine, from a step on."""
    return RequestError("table_engine", {"given": table.engine, "known": VERSION, "step": step})
