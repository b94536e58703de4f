"""The course of a review: which pieces of work it needs, and what follows from their results.

First the net looks at every decision. Where the strongest level searches, those where the net sees
something better are searched, and what a search would also choose is not blamed. The others are
played on to the end, the most suspicious first, as long as the budget lasts. The budget counts
decisions, not seconds, so a game has one review wherever and whenever it is made.
"""

from collections.abc import Callable
from typing import Any, Final

from mori.bots.comparison import FIRST, Weighing, weighed
from mori.bots.estimate import POINTS, WIN, Evaluator, outlooks_of
from mori.bots.foresight import iterations_for
from mori.bots.playouts import Ending
from mori.core.game import Game, start_game
from mori.core.result import Result
from mori.core.rules import GameRules
from mori.reviewing.goals import searches_for
from mori.reviewing.judgement import BEST, FORCED, GOOD, SLIP_COST, Judgement, Reason, grade_of
from mori.reviewing.ledger import PARTS, UNITS, Part, account_of, parts_of
from mori.reviewing.pieces import (
    GOAL,
    OUTLOOKS,
    PLAYOUTS,
    SEARCH,
    Piece,
    ReviewedGame,
    value,
    worked,
)
from mori.reviewing.reference import usual_points
from mori.reviewing.review import CHOICE, LUCK, Review, Turning, Usual
from mori.reviewing.viewpoints import without_habits

BUDGET: Final = 300_000  # decisions in playouts: about a minute on one core
# Worlds in which a suspicious decision is played on, while undecided.
ROUNDS: Final = (24, 24, 48, 96, 192)
CHOICES: Final = 3  # the better one, and the played one in two ways
STEPS_A_PIECE: Final = 10
LOOKED: Final = 0.12  # of the work, after the net's look
SEARCHED: Final = 0.2  # after the searches
PLAYED: Final = 0.8  # after all rounds of playouts; the rest are the goals
WORLDS_A_PIECE: Final = 4
BLAME_CONFIDENCE: Final = 0.99  # of the interval out of which a cost must stand
SUSPICIOUS: Final = 0.01  # a share of a win by which the net finds another choice better
MOST_TURNING: Final = 5
LEAST_TURN: Final = 0.08  # a change of the chance to win that is worth a word
MOST_MOMENTS: Final = 5  # of each seat
DIGITS: Final = 4

Outlooks = list[list[float]]


class Reviewing:
    """A review on its way. `pieces` is what to work out next; their results go to `take`."""

    def __init__(self, game: Game, budget: int = BUDGET) -> None:
        assert game.result is not None
        self.rules: GameRules = game.rules
        self.result: Result = game.result
        self.seats = list(game.answer_seats)
        self.actions = [action.text for action in game.answers]
        self.rounds = rounds_of(game)
        self.budget = budget
        self.outlooks: list[dict[str, Any]] = []
        # By step: the endings of the better choice; of the played one, as the net goes on after it
        # and as its seat did.
        self.played: dict[int, list[list[Ending]]] = {}
        self.suspects: list[tuple[int, str]] = []
        self.goals = searches_for(game)
        self.preferred: dict[int, str] = {}  # by step: what a search prefers
        self.rivals: dict[int, str] = {}  # by step: the choice that is compared
        steps = len(self.seats)
        self._waiting = [
            Piece(OUTLOOKS, start, STEPS_A_PIECE) for start in range(0, steps, STEPS_A_PIECE)
        ]
        self._pieces = len(self._waiting)  # of this phase
        self._phase = 0  # the net's look at all decisions; searches; rounds of playouts; goals
        self._probed = 0  # questions about goals that are answered

    @property
    def pieces(self) -> list[Piece]:
        """What is still to be worked out; none: the review is complete."""
        return self._waiting

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if not self._waiting:
            return 1.0
        begun = share_done(self._phase - 1)
        done = 1 - len(self._waiting) / self._pieces
        if self._phase == goals_phase():
            done = self._probed / self._pieces
        return begun + (share_done(self._phase) - begun) * done

    def take(self, result: Any) -> None:
        """Take the result of the first of the pieces."""
        piece = self._waiting.pop(0)
        if piece.kind == OUTLOOKS:
            self.outlooks += result
        elif piece.kind == SEARCH:
            self.preferred[piece.start] = result
        elif piece.kind == GOAL:
            next(each for each in self.goals if each.probe == piece).take(result)
            self._probed += 1
        else:
            known = self.played.setdefault(piece.start, [[] for _ in result])
            for endings, told in zip(known, result, strict=True):
                endings += [Ending(*data) for data in told]
        while not self._waiting and self._phase < goals_phase():
            self._phase += 1
            self._waiting = self._of_phase()
            self._pieces = len(self._waiting)
            if self._phase == goals_phase():
                self._pieces = sum(each.most_probes for each in self.goals)
        if not self._waiting:  # the next halving
            self._waiting = self._probes()

    def _of_phase(self) -> list[Piece]:
        if self._phase == 1:
            return self._searches()
        return self._probes() if self._phase == goals_phase() else self._next_round()

    def _probes(self) -> list[Piece]:
        """The next questions about goals that were not met."""
        return [each.probe for each in self.goals if each.probe is not None]

    def _searches(self) -> list[Piece]:
        """Searches at the suspicious decisions; none where the strongest level does not search."""
        self.suspects = self._suspicious()
        if not iterations_for(self.rules):
            return []
        return [Piece(SEARCH, step, 1) for step, _ in self.suspects]

    def _next_round(self) -> list[Piece]:
        """Playouts of the suspicious decisions, the most suspicious first, within the budget.

        From the second round on, of those that may still turn out to have cost something.
        """
        number = self._phase - 2
        first, worlds = sum(ROUNDS[:number]), ROUNDS[number]
        pieces: list[Piece] = []
        for step, suspected in self.suspects:
            choice = self.preferred.get(step, suspected)
            cost = CHOICES * worlds * (len(self.seats) - step)
            if choice == self.actions[step] or cost > self.budget:
                continue
            if number and not self._is_undecided(step):
                continue
            self.budget -= cost
            self.rivals[step] = choice
            pieces += [
                Piece(PLAYOUTS, step, WORLDS_A_PIECE, world, (choice, self.actions[step]))
                for world in range(first, first + worlds, WORLDS_A_PIECE)
            ]
        return pieces

    def _is_undecided(self, step: int) -> bool:
        """Whether the played choice may have cost something, but it does not stand out yet."""
        found = self.weighing(step)
        return found is not None and not found.value.stands_out and found.value.mean >= SLIP_COST

    def _suspicious(self) -> list[tuple[int, str]]:
        """The steps (from 0) where the net finds another choice better, and that choice."""
        found: list[tuple[float, int, str]] = []
        for step, told in enumerate(self.outlooks):
            values = [value(outlooks, self.seats[step]) for outlooks in told["after"]]
            number = max(range(len(values)), key=values.__getitem__)
            if values[number] - values[0] > SUSPICIOUS:
                found.append((values[number] - values[0], step, told["choices"][number]))
        found.sort(key=lambda each: (-each[0], each[1]))
        return [(step, choice) for _, step, choice in found]

    # -- what follows

    def review(self) -> Review:
        """The review, once all pieces are done."""
        assert not self._waiting
        sides = self.rules.sides()
        before, after = without_habits(
            [*(told["before"] for told in self.outlooks), outlooks_of(self.result)],
            [told["after"][0] for told in self.outlooks],
            self.seats,
        )
        accounts: list[dict[str, Any]] = [{} for _ in sides]
        wins: list[Part] = []
        for name, part in PARTS.items():
            parts = parts_of(before, after, self.seats, part)
            if name == "win":
                wins = parts
            for side in range(len(sides)):
                accounts[side][name] = account_of(before, parts, side, part)
        decisions = [self._judged(step) for step in range(len(self.seats))]
        return Review(
            game=self.rules.game,
            players=self.rules.players,
            sides=sides,
            steps=len(self.seats),
            rounds=self.rounds,
            win=[[min(max(win, 0.0), 1.0) for win in side] for side in curves(before, WIN)],
            points=curves(before, POINTS),
            decisions=decisions,
            luck=accounts,
            turning=turning_points(decisions, wins),
            unmet=[each.found for each in self.goals],
            moments=moments_of(decisions, self.rules.players),
            sources=self._sources(),
        )

    def weighing(self, step: int) -> Weighing | None:
        """The better choice of a step (from 0) weighed against the played one; None: not done.

        A seat may have had a plan that the net would not follow: what counts is the better way on.
        """
        endings = self.played.get(step)
        if endings is None:
            return None
        better, *ways = endings
        seat = self.seats[step]
        played = max(ways, key=lambda way: sum(ending.value(seat) for ending in way))
        return weighed(self.rules.sides(), seat, better, played, BLAME_CONFIDENCE)

    def _judged(self, step: int) -> Judgement:
        told, seat, played = self.outlooks[step], self.seats[step], self.actions[step]
        options: int = told["options"]
        found = self.weighing(step)
        if options < 2:
            return Judgement(step + 1, seat, played, options, FORCED)
        if found is None:
            values = [value(outlooks, seat) for outlooks in told["after"]]
            is_best = self.preferred.get(step) == played or values[0] >= max(values)
            grade = BEST if is_best else GOOD
            return Judgement(step + 1, seat, played, options, grade)
        grade = grade_of(found.value)
        if grade == GOOD or found.verdict != FIRST:
            return Judgement(step + 1, seat, played, options, GOOD)
        reasons = tuple(Reason(source, points) for source, points in found.told)
        return Judgement(
            step + 1,
            seat,
            played,
            options,
            grade,
            found.value.mean,
            found.win.mean,
            found.margin.mean,
            self.rivals[step],
            reasons,
        )

    def _sources(self) -> list[list[Usual]]:
        usual = usual_points(self.rules.game, self.rules.players)
        accounts = self.result.items + [each.items for each in self.result.opponents]
        found: list[list[Usual]] = []
        for side, items in enumerate(accounts):
            known = usual if side < self.rules.players else {}
            found.append(
                [Usual(i.category, i.points, *known.get(i.category, (None, None))) for i in items]
            )
        return found


def goals_phase() -> int:
    """The number of the last phase: after the net's look, the searches and the rounds."""
    return len(ROUNDS) + 2


def share_done(phase: int) -> float:
    """How much of the work is done after a phase. Each round of playouts has half of the last."""
    if phase < 2:
        return (0.0, LOOKED, SEARCHED)[phase + 1]
    if phase == goals_phase():
        return 1.0
    return PLAYED - (PLAYED - SEARCHED) * 0.5 ** (phase - 1)


def rounds_of(game: Game) -> list[int]:
    """The round of each position, from the setup to the end."""
    played = start_game(game.rules, game.seed, list(game.seats), False)
    found = [game.rules.round_of(played.state)]
    for action, seat in zip(game.answers, game.answer_seats, strict=True):
        played.apply(action, seat)
        found.append(game.rules.round_of(played.state))
    return found


def curves(before: list[Outlooks], part: int) -> list[list[float]]:
    """For each side what was expected, step by step."""
    return [
        [round(outlooks[side][part], DIGITS) for outlooks in before]
        for side in range(len(before[0]))
    ]


def turning_points(decisions: list[Judgement], wins: list[Part]) -> list[Turning]:
    """The few points that changed the chance to win most, in the order of the game."""
    found = [
        (each.cost, Turning(each.step, CHOICE, each.seat, -each.win))
        for each in decisions
        if each.is_blamed and each.cost >= LEAST_TURN
    ]
    for part in wins:
        changes = [number / UNITS for number in part.luck]
        side = max(range(len(changes)), key=lambda number: abs(changes[number]))
        if abs(changes[side]) >= LEAST_TURN:
            turning = Turning(part.step + 1, LUCK, side, changes[side])
            found.append((abs(changes[side]), turning))
    found.sort(key=lambda each: (-each[0], each[1].step))
    return sorted([turning for _, turning in found[:MOST_TURNING]], key=lambda each: each.step)


def moments_of(decisions: list[Judgement], seats: int) -> list[int]:
    """The steps that cost each seat most, in the order of the game."""
    found: list[int] = []
    for seat in range(seats):
        blamed = [each for each in decisions if each.seat == seat and each.is_blamed]
        blamed.sort(key=lambda each: -each.cost)
        found += [each.step for each in blamed[:MOST_MOMENTS]]
    return sorted(found)


def reviewed(
    game: Game,
    *,
    evaluator: Evaluator | None = None,
    budget: int = BUDGET,
    progress: Callable[[float], None] | None = None,
) -> Review:
    """The review of a finished game, worked out here and now."""
    played = ReviewedGame(game, evaluator)
    reviewing = Reviewing(game, budget)
    while reviewing.pieces:
        reviewing.take(worked(played, reviewing.pieces[0]))
        if progress is not None:
            progress(reviewing.progress)
    return reviewing.review()
