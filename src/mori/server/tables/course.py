"""A game with its history: the facts, digest and snapshots of each step."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from mori.core.errors import STALE_DECISION, IllegalAction
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
from mori.server.packs import SHOWN, Packs
from mori.server.storage import StoredAnswer, StoredTable, Summary
from mori.server.tables.lessons import answers_before

CHECKPOINT_STEPS: Final = 20  # between checkpoints for looking back


class Mark(NamedTuple):
    """Names a position of a table: its numbers of undos and answers. Opaque to clients.

    Numbers of decisions and steps repeat after an undo; together with the number of undos they do
    not.
    """

    rewinds: int
    step: int

    def __str__(self) -> str:
        return f"{self.rewinds}.{self.step}"

    @classmethod
    def read(cls, text: str) -> "Mark":
        """The mark in a text of the protocol's form."""
        rewinds, _, step = text.partition(".")
        return cls(int(rewinds), int(step))


class Course:
    """A game being played, with bookkeeping for each step. Step 0 is the setup."""

    def __init__(self, game: Game, settled: int = 0) -> None:
        self.game = game
        self.settled = settled  # first answers that cannot be undone: they lead to a lesson
        self.fact_counts = [len(game.facts)]  # by step: number of facts after it
        self.rounds = [game.rules.round_of(game.state)]
        self.digests = [digest(game.state)]  # by step: digest of the state after it
        self.moments: list[Moment] = []  # snapshots from the latest `give` or `follow`
        self._counts = [0]  # by step: number of snapshots on the way to it
        # By step: the first step of those given with it, in one request. They are undone together.
        self._first = list(range(self.step + 1))
        self._answered: dict[int, int] = {}  # by seat: number of facts before its latest answer
        self._checkpoints: list[GameState] = []

    @property
    def step(self) -> int:
        return len(self.game.answers)

    def apply(self, action: str, seat: int, decision: int | None = None) -> list[Moment]:
        """Answer a decision; returns the snapshots taken on the way.

        A wrong answer raises IllegalAction and changes nothing.
        """
        moments: list[Moment] = []
        self.game.writer.moments = moments
        self.game.apply(action, seat, decision)
        self._first.append(self.step)
        self._answered[seat] = self.fact_counts[-1]
        self._counts.append(len(moments))
        self.fact_counts.append(len(self.game.facts))
        self.rounds.append(self.game.rules.round_of(self.game.state))
        self.digests.append(digest(self.game.state))
        return moments

    def give(self, actions: list[str], seat: int, decision: int) -> list[StoredAnswer]:
        """Answer a decision with one action, several units or a chain of answers.

        Returns the answers to store.
        """
        given: list[StoredAnswer] = []
        self.moments = []
        first = self.step + 1
        for action in actions:
            self.moments += self.apply(action, seat, None if given else decision)
            self._first[-1] = first
            given.append(self.latest_answer())
        return given

    def follow(self, table: StoredTable, answers: Iterable[StoredAnswer]) -> None:
        """Replay stored answers. Each must lead to the digest that was stored with it."""
        self.moments = []
        before: StoredAnswer | None = None
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
            if before is not None and request_of(before) == request_of(answer):
                self._first[-1] = self._first[-2]
            before = answer

    def require_whole(self, table: StoredTable) -> None:
        """RequestError if acknowledged answers are missing from the database."""
        wanted = table.summary.step
        if self.step != wanted:
            log.error("incomplete table=%s step=%d wanted=%d", table.id, self.step, wanted)
            raise RequestError("table_incomplete", {"step": self.step, "wanted": wanted})

    def rewound(self, steps: int) -> "Course":
        """A copy of the course after the first `steps` answers."""
        game = start_game(self.game.rules, self.game.seed, list(self.game.seats))
        course = Course(game, self.settled)
        course._follow(self, range(steps))
        return course

    def without(self, step: int) -> tuple["Course", list[StoredAnswer]]:
        """A copy without an answer and those given with it before.

        Also the later answers, as they are to be stored again.
        """
        course = self.rewound(self._first[step] - 1)
        return course, course._follow(self, range(step, self.step))

    def latest_of(self, seat: int) -> int | None:
        """The step of a seat's latest answer, or of the first one given with it."""
        seats = self.game.answer_seats
        steps = range(len(seats), self.settled, -1)
        latest = next((step for step in steps if seats[step - 1] == seat), None)
        return None if latest is None else self._first[latest]

    def has_given(self, actions: list[str], seat: int, step: int) -> bool:
        """Whether these were the first answers of a seat after a step."""
        later = range(step, self.step)
        own = [at for at in later if self.game.answer_seats[at] == seat][: len(actions)]
        return [self.game.answers[at].text for at in own] == actions

    def learnt_since_answer(self, seat: int) -> list[Fact]:
        """The facts a seat has learnt from its latest answer on; all if it has not answered."""
        return self.game.facts_for(seat, self._answered.get(seat, 0))

    def undoable(self, seat: int) -> list[int]:
        """The answers that the seat may undo alone, latest first."""
        return [step for step in self.game.undoable(seat) if step >= self.settled]

    def is_open_since(self, step: int) -> bool:
        """Whether nothing hidden or random has been revealed from this answer on.

        Cards that others revealed by their own answers do not count: those people must consent.
        """
        game = self.game
        return not game.is_over and game.reveals[step - 1] == game.state.reveals

    def _follow(self, other: "Course", steps: Iterable[int]) -> list[StoredAnswer]:
        """Play answers of another course; returns them as they are to be stored."""
        game = other.game
        given: list[StoredAnswer] = []
        for step in steps:
            self.apply(game.answers[step].text, game.answer_seats[step])
            if other._first[step + 1] <= step and given:
                self._first[-1] = self._first[-2]
            given.append(self.latest_answer())
        return given

    def latest_answer(self) -> StoredAnswer:
        """The latest answer, as it is stored."""
        game = self.game
        return StoredAnswer(
            self.step, game.answer_seats[-1], game.answers[-1].text, self.digests[-1]
        )

    def summary(self) -> Summary:
        """The progress of the game."""
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
        """The game as a record, with the digests kept while it was played."""
        return make_record(self.game.history(), list(self.digests), self.game.result)

    # -- replay

    def facts_of(self, step: int, seat: int | None) -> list[Fact]:
        """The facts that a seat or a spectator learnt at a step."""
        return self.game.facts_for(
            seat, self.fact_counts[step - 1] if step else 0, self.fact_counts[step]
        )

    def moments_count(self, step: int) -> int:
        return self._counts[step]

    def moments_of(self, step: int) -> list[Moment]:
        """The snapshots on the way to a step, found by replaying it; none for the setup."""
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
        """The positions after the setup and after each step, as one object that is played on."""
        position = self.position_at(0)
        yield position
        for step in range(self.step):
            self._play_on(position, step, step + 1)
            yield position

    def _keep_checkpoints(self, last: int) -> None:
        """Make the missing checkpoints. An undo makes a new course, without any."""
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
    """The rules that a table is played with, on its own pack, wherever that is stored now."""
    pack = packs.with_fingerprint(table.game, table.pack, table.pack_path)
    if pack is None:
        shown = table.pack[:SHOWN]
        raise RequestError("pack_missing", {"pack": table.pack_name, "fingerprint": shown})
    return pack.rules(table.players, table.options)


def restored(table: StoredTable, answers: Iterable[StoredAnswer], rules: GameRules) -> Course:
    """The course of a stored table, replayed from its answers.

    If the engine plays a different game from the same answers, it must not go on with it: the
    people at the table would not know what happened to them.
    """
    game = start_game(rules, table.seed, list(table.seats))
    course = Course(game, answers_before(table))
    for _, together in groupby(answers, key=request_of):
        course.follow(table, together)
    course.require_whole(table)
    return course


def request_of(answer: StoredAnswer) -> tuple[int, int]:
    """The same for answers that were given in one request; older ones do not tell."""
    return (answer.version, answer.seat) if answer.version else (-answer.step, answer.seat)


def diverged(table: StoredTable, step: int) -> RequestError:
    """The error that stored answers lead elsewhere now, with the cause if it is known."""
    if table.engine == VERSION:
        return RequestError("table_diverged", {"step": step})
    return not_for_this_engine(table, step)


def not_for_this_engine(table: StoredTable, step: int = 0) -> RequestError:
    """The error that this engine cannot play a table, from a step on."""
    return RequestError("table_engine", {"given": table.engine, "known": VERSION, "step": step})


def stale(given: int, current: int) -> IllegalAction:
    """The error that a decision is no longer open."""
    return IllegalAction(STALE_DECISION, None, {"given": given, "current": current})
