"""A game: a position with its history, from which it can be told and played again.

The answers given, with the seed, are the truth; the state is their consequence.
"""

import warnings
from typing import Any

from mori.core.actions import Action
from mori.core.errors import (
    CHOSEN_ELSEWHERE,
    WHEN_CHOSEN,
    MoriError,
    Reason,
    RuleBug,
    most_telling,
)
from mori.core.facts import Fact
from mori.core.native import mypyc_attr
from mori.core.position import Position
from mori.core.record import make_record
from mori.core.rng import rng_of_game
from mori.core.rules import GameRules
from mori.core.snapshot import digest
from mori.core.view import COMPONENTS, SeatView, View, seat_view
from mori.core.writer import Writer


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Position):
    """A game being played. `mori.new_game` makes one."""

    __slots__ = ("answer_seats", "answers", "questions", "reveals", "seats", "seed")

    def __init__(self, rules: GameRules, writer: Writer, seed: int, seats: list[str]) -> None:
        super().__init__(rules, writer)
        self.seed = seed
        self.seats = seats  # who sits where, for the record: "human", a bot's name …
        self.answers: list[Action] = []
        self.answer_seats: list[int] = []
        self.questions: list[int] = []  # the number of the question that each one answered
        self.reveals: list[int] = []  # state.reveals before each answer: where an undo must stop

    def __repr__(self) -> str:
        return f"<game of {self.told()}; {len(self.answers)} answers given>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its rules, seed and answers."""
        from mori.core.pickling import game_again

        answers = [(seat, action.index) for seat, action in zip(self.answer_seats, self.answers)]
        has_facts = self.writer.facts is not None
        return game_again, (
            self.rules,
            self.seed,
            self.seats,
            answers,
            has_facts,
            digest(self.state),
        )

    def __copy__(self) -> "Game":
        return self._copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self._copy()

    def _copy(self) -> "Game":
        """A clone that keeps the facts, too."""
        other = self.clone()
        facts = self.writer.facts
        if facts is not None:
            other.writer = self.rules.writer(other.state, facts[:])
        return other

    @property
    def facts(self) -> list[Fact]:
        """All that happened, setup included; empty in games that collect no facts."""
        facts = self.writer.facts
        return facts if facts is not None else []

    def apply(
        self, action: Action | str, seat: int | None = None, decision: int | None = None
    ) -> list[Fact]:
        """Answer a pending decision, the first one unless `seat` says whose.

        `action` is an action or its text; `decision` the number of the decision meant, if the
        caller wants a late answer refused. Returns the facts that followed. A wrong answer raises
        IllegalAction and changes nothing.
        """
        found, meant = self.check(action, seat, decision)
        facts = self.writer.facts
        first_new_fact = len(facts) if facts is not None else 0
        self.answers.append(meant)
        self.answer_seats.append(found.seat)
        self.questions.append(self.state.question)
        self.reveals.append(self.state.reveals)
        try:
            self.choose(found, meant)
        except MoriError:
            raise
        except Exception as error:
            # A bug must be loud and reproducible: the answers so far are the way to it.
            raise RuleBug("rule_bug", self.history(), repr(error)) from error
        return facts[first_new_fact:] if facts is not None else []

    def seat_view(self, seat: int | None) -> SeatView:
        """What a seat may know, as bots get it; None: what a spectator may know."""
        return seat_view(self, seat)

    def view(self, seat: int | None) -> View:
        """What a seat may know, as plain JSON-able data; None: what a spectator may know."""
        return View(seat_view(self, seat))

    def components(self) -> dict[str, Any]:
        """What is printed on the components: the same for everybody, at any time."""
        found: dict[str, Any] = self.view(None).get(COMPONENTS, {})
        return found

    def why_not_at(self, place: str, seat: int) -> Reason | None:
        """Why nothing can be chosen at a place now: the most telling of the reasons.

        None if something can. A place where nothing is ever chosen says so: `nothing_here`; one
        whose like can be chosen elsewhere now, too: `chosen_elsewhere`. If such a thing would be
        chosen next, the reason is what forbids it then, not that another question comes first.
        """
        reasons: list[Reason] = []
        known = seat_view(self, seat)
        is_elsewhere = False
        for action in known.actions_at(place):
            reason = self.why_not(action, seat)
            if reason is not None:
                reasons.append(reason)
            elif place in known.about(action).places:
                return None
            else:
                is_elsewhere = True
        if is_elsewhere:
            return Reason(CHOSEN_ELSEWHERE, ())
        reason = most_telling(reasons)
        ahead = known.why_not_ahead(place) if reason.code.startswith(WHEN_CHOSEN) else None
        return reason if ahead is None else ahead

    def facts_for(self, seat: int | None, start: int = 0, end: int | None = None) -> list[Fact]:
        """The facts a seat (None: a spectator) has learnt, from number `start` to before `end`.

        After the last move nothing is hidden: then everybody learns what each seat has learnt.
        """
        if self.state.is_over:
            return self.facts[start:end]
        seen: list[Fact] = []
        for fact in self.facts[start:end]:
            told = fact.seen_by(seat)
            if told is not None:
                seen.append(told)
        return seen

    def record(self) -> dict[str, object]:
        """The game as a record: readable, and enough to play it again anywhere."""
        return make_record(self.history(), self.digests(), self.result)

    def information_state(self, seat: int) -> str:
        """Everything the seat was told and answered, in order: perfect recall.

        Games that are the same to the seat give the same text. The game is played again to collect
        it; `mori.core.recollection` follows a game step by step.
        """
        from mori.core.recollection import Recollection

        recollection = Recollection(self.rules, self.seed)
        recollection.follow(self)
        return recollection.of(seat)

    def digests(self) -> list[str]:
        """A digest of the state after setup and after each answer, found by playing it again."""
        game = start_game(self.rules, self.seed, self.seats, False)
        found = [digest(game.state)]
        for action, seat in zip(self.answers, self.answer_seats, strict=True):
            game.apply(action, seat)
            found.append(digest(game.state))
        return found

    def check_marks(self) -> list[str]:
        """The former name of `digests`, kept for one version."""
        warnings.warn("Game.check_marks is now Game.digests", DeprecationWarning, stacklevel=2)
        return self.digests()

    def history(self) -> dict[str, object]:
        """Seed and answers: what a record is made of."""
        return {
            "game": self.rules.game,
            "players": self.rules.players,
            "options": dict(self.rules.options),
            "pack": self.rules.fingerprint,
            "seats": list(self.seats),
            "seed": self.seed,
            "actions": [
                f"{seat} {action.text}"
                for seat, action in zip(self.answer_seats, self.answers, strict=True)
            ],
        }

    def undoable(self, seat: int) -> list[int]:
        """Which answers the seat may take back, by their place in `answers`, the latest first.

        A seat may take back its own latest answers as far as nothing hidden or random has come to
        light since the earliest of them. No other seat may have answered since, either, but for
        secret answers to a question that is still open: they stand whatever this seat chooses.
        With the last move all comes to light, so nothing is taken back after it.
        """
        found: list[int] = []
        if self.state.is_over:
            return found
        is_alone = True
        for step in range(len(self.answers) - 1, -1, -1):
            is_open = self.questions[step] == self.state.question
            if self.reveals[step] != self.state.reveals or not (is_open or is_alone):
                break
            if self.answer_seats[step] == seat:
                found.append(step)
            elif is_open:
                is_alone = False
            else:
                break
        return found

    def rewound(self, steps: int) -> "Game":
        """The same game after its first `steps` answers."""
        return self._played(list(range(steps)))

    def taken_back(self, seat: int, count: int = 1) -> "Game":
        """The same game without the seat's latest answers, as far as it may take them back."""
        gone = self.undoable(seat)[:count]
        return self._played([step for step in range(len(self.answers)) if step not in gone])

    def _played(self, steps: list[int]) -> "Game":
        game = start_game(self.rules, self.seed, list(self.seats), self.writer.facts is not None)
        for step in steps:
            game.apply(self.answers[step], self.answer_seats[step])
        return game

    def clone(self) -> "Game":
        """A copy that shares nothing that changes. It keeps the history, but collects no facts."""
        writer = self.rules.writer(self.state.clone(), None)
        other = Game(self.rules, writer, self.seed, self.seats)
        other.answers = self.answers[:]
        other.answer_seats = self.answer_seats[:]
        other.questions = self.questions[:]
        other.reveals = self.reveals[:]
        return other


def start_game(rules: GameRules, seed: int, seats: list[str], want_facts: bool = True) -> Game:
    """Set up a game and run it to its first decision."""
    facts: list[Fact] | None = [] if want_facts else None
    game = Game(rules, rules.start(rng_of_game(seed), facts), seed, seats)
    game.run()
    return game
