"""Games played on for the sake of one goal: could a seat still meet it?

The net chooses for every seat, as in other playouts, but the seat whose goal it is takes of its
likely choices the one after which least is missing when its turn has gone on. So a goal that is
met in none of these games was hardly within reach.
"""

from typing import Final

from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.playouts import questions_of
from mori.core.decision import Decision
from mori.core.position import Position
from mori.core.rng import Rng
from mori.core.view import SeatView

TRIED: Final = 5  # of the likeliest choices
LONGEST: Final = 8  # answers of a turn that are looked at


def is_within_reach(evaluator: Evaluator, view: SeatView, goal: str, worlds: int, rng: Rng) -> bool:
    """Whether the seat meets its goal in one of some games that are played on for it."""
    seat = view.seat
    assert seat is not None
    positions = [view.sample(rng) for _ in range(worlds)]
    running = positions
    while running:
        asked = questions_of(running)
        if asked:
            estimates = evaluator.estimates(asked)
            own = [number for number in range(len(asked)) if asked[number].decision.seat == seat]
            taken = sought(evaluator, asked, estimates, own, seat, goal)
            for number, each in enumerate(asked):
                each.position.choose(each.decision, each.decision.canonical[taken[number]])
        running = [each.position for each in asked]
    for position in positions:
        if missing_for(position, seat, goal) == 0:
            return True
    return False


def sought(
    evaluator: Evaluator,
    asked: list[Asked],
    estimates: list[Estimate],
    own: list[int],
    seat: int,
    goal: str,
) -> list[int]:
    """By question the number of the choice that is taken: those of the seat for its goal."""
    taken = [best_of(estimate) for estimate in estimates]
    trials: list[Position] = []
    choices: list[int] = []
    owners: list[int] = []
    for number in own:
        chances = estimates[number].chances
        order = sorted(range(len(chances)), key=lambda choice: -chances[choice])
        for choice in order[:TRIED]:
            after = asked[number].position.clone_position()
            after.choose(asked[number].decision, asked[number].decision.canonical[choice])
            trials.append(after)
            choices.append(choice)
            owners.append(number)
    finish_turns(evaluator, trials, seat)
    least: dict[int, int] = {}
    for at, after in enumerate(trials):
        missing = missing_for(after, seat, goal)
        if owners[at] not in least or missing < least[owners[at]]:
            least[owners[at]] = missing
            taken[owners[at]] = choices[at]
    return taken


def finish_turns(evaluator: Evaluator, trials: list[Position], seat: int) -> None:
    """Let the net answer for the seat until somebody else is asked, or for some answers."""
    running = trials
    for _ in range(LONGEST):
        asked: list[Asked] = []
        for position in running:
            decision = own_question(position, seat)
            if decision is not None:
                asked.append(Asked(position, decision))
        if not asked:
            return
        estimates = evaluator.estimates(asked)
        for number, each in enumerate(asked):
            choice = best_of(estimates[number])
            each.position.choose(each.decision, each.decision.canonical[choice])
        running = [each.position for each in asked]


def own_question(position: Position, seat: int) -> Decision | None:
    """The next question of the seat with a choice, if nobody else is asked before."""
    while not position.is_over:
        decision = position.decisions[0]
        if decision.seat != seat:
            return None
        if len(decision.canonical) > 1:
            return decision
        position.choose(decision, decision.canonical[0])
    return None


def missing_for(position: Position, seat: int, goal: str) -> int:
    """How much is missing for a goal; 0 if it is met, or is none any more."""
    for each in position.rules.goals(position.state, seat):
        if each.name == goal and not each.is_met:
            return max(1, each.missing)
    return 0


def best_of(estimate: Estimate) -> int:
    return estimate.chances.index(max(estimate.chances))
