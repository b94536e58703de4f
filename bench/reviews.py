"""How far reasons and reviews can be trusted, on games that no training used.

`python -m bench.reviews MEASURE --games N` prints a line of JSON for each table. The measures:

- `signs`: two likely choices of sampled decisions are compared; every source of points that is told
  is compared with fresh playouts (`--fresh`): how often the sign is the same.
- `blame`: games of the strongest level are reviewed: how many of their decisions are blamed.
- `planted`: in each game one decision is spoilt, where two sets of fresh playouts show that it
  costs much: how often it is blamed and among the turning points, and whether the reasons name the
  source of points that differs most (by kind: how many, and how many told).
- `warnings`: a middling level plays; each choice that the coach would hold is compared with the
  better one in fresh playouts: how often the coach was wrong.
- `luck`: what comes to light after answers, in worlds dealt anew: its mean and interval.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import mori
from mori.bots import bots_for, compared, evaluator_for
from mori.bots.coach import caution_for
from mori.bots.estimate import WIN, Asked, Evaluator
from mori.bots.foresight import iterations_for, preferred
from mori.bots.intervals import difference_of
from mori.core.game import Game
from mori.core.registry import entry_of
from mori.core.rng import seeded
from mori.core.view import SeatView
from mori.reviewing import ReviewedGame, reviewed
from mori.reviewing.pieces import outlook_after

FIRST_SEED: Final = 770_000  # deals of their own
CHOICES: Final = 8  # a decision is spoilt with one of so many
PLANTED_COST: Final = 0.15  # of a win, by fresh playouts

Tables = list[tuple[str, int]]


def strong_game(game: str, players: int, seed: int) -> Game:
    """A game of the strongest level against itself."""
    return spoilt_game(game, players, seed, lambda _game: None)


def spoilt_game(
    name: str, players: int, seed: int, spoil: Callable[[Game], mori.Action | None]
) -> Game:
    """A game of the strongest level, in which `spoil` may choose another action."""
    game = mori.new_game(name, players=players, seed=seed, facts=False)
    level = bots_for(name, players)[-1]
    bots = [mori.make_bot(level, seed + seat) for seat in range(players)]
    while not game.is_over:
        seat = game.decisions[0].seat
        action = spoil(game) or bots[seat].choose(game.seat_view(seat))
        game.apply(action, seat)
    return game


def signs(table: tuple[str, int], asked: argparse.Namespace) -> dict[str, object]:
    """Of the sources that are told, how many have the same sign in fresh playouts."""
    told = same = decisions = clear = 0
    for number in range(asked.games):
        played = ReviewedGame(strong_game(*table, FIRST_SEED + number))
        rng = seeded(number)
        for _ in range(asked.decisions):
            step = rng.below(played.steps)
            view = played.view(step)
            likely = mori.advise(view, top=2, worlds=0)
            if len(likely) < 2:
                continue
            decisions += 1
            first, second = likely[0].action, likely[1].action
            found = compared(played.evaluator, view, first, second, 24, number)
            clear += found.better is not None
            if not found.reasons:
                continue
            fresh = compared(played.evaluator, view, first, second, asked.fresh, 90_000 + number)
            means = {(each.side, each.category): each.points.mean for each in fresh.sources}
            means |= {(each.side, each.category): each.points.mean for each in fresh.rivals}
            for each in found.reasons:
                told += 1
                same += means.get((each.side, each.category), 0.0) * each.points.mean > 0
    return {"decisions": decisions, "clear": clear, "told": told, "same_sign": same}


def blame(table: tuple[str, int], asked: argparse.Namespace) -> dict[str, object]:
    """How many decisions of the strongest level are blamed, and what a review takes."""
    decisions = blamed = 0
    seconds: list[float] = []
    for number in range(asked.games):
        game = strong_game(*table, FIRST_SEED + number)
        begun = time.process_time()
        found = reviewed(game, budget=asked.budget)
        seconds.append(round(time.process_time() - begun, 1))
        judged = [each for each in found.decisions if each.options > 1]
        decisions += len(judged)
        blamed += sum(each.is_blamed for each in judged)
    return {"decisions": decisions, "blamed": blamed, "seconds": seconds}


def planted(table: tuple[str, int], asked: argparse.Namespace) -> dict[str, object]:
    """Spoilt decisions: how many are blamed, are turning points, and told with the right kind.

    The kind of a mistake is the source of points that fresh playouts of the review's own better
    choice find to differ most, beside the spoilt one.
    """
    games = found_them = turned = told = right = 0
    kinds: dict[str, list[int]] = {}  # how many were planted, and of these told
    for number in range(asked.games):
        spoilt: list[int] = []
        wanted = 20 + 24 * (number % 8)

        def spoil(game: Game, spoilt: list[int] = spoilt, wanted: int = wanted) -> object:
            decision = game.decisions[0]
            if spoilt or len(game.answers) < wanted or len(decision.canonical) < 2:
                return None
            evaluator = evaluator_for(game.rules)
            chances = evaluator.estimates([Asked(game, decision)])[0].chances
            best = decision.canonical[chances.index(max(chances))]
            worst = decision.canonical[chances.index(min(chances))]
            view = game.seat_view(decision.seat)
            if not is_mistake(evaluator, view, best, worst, len(game.answers)):
                return None
            spoilt.append(len(game.answers) + 1)
            return worst

        game = spoilt_game(*table, FIRST_SEED + number, spoil)  # type: ignore[arg-type]
        if not spoilt:
            continue
        games += 1
        played = ReviewedGame(game)
        review = reviewed(game, budget=asked.budget)
        judged = review.decisions[spoilt[0] - 1]
        found_them += judged.is_blamed
        turned += spoilt[0] in [each.step for each in review.turning]
        told += bool(judged.reasons)
        if judged.is_blamed:
            kind = leading_source(played, judged.step, judged.better, judged.played, asked.fresh)
            is_told = kind in [reason.source for reason in judged.reasons]
            right += is_told
            kinds.setdefault(kind, [0, 0])
            kinds[kind][0] += 1
            kinds[kind][1] += is_told
    return {
        "planted": games,
        "blamed": found_them,
        "turning": turned,
        "with_reasons": told,
        "right_kind": right,
        "kinds": kinds,
    }


def is_mistake(
    evaluator: Evaluator, view: SeatView, best: mori.Action, worst: mori.Action, number: int
) -> bool:
    """Whether a choice costs much: found in some worlds, and again in many others.

    Where the strongest level searches, a search must also find it worse.
    """
    found = compared(evaluator, view, best, worst, 48, 80_000 + number)
    if found.verdict != "first" or found.weighing.value.mean < PLANTED_COST:
        return False
    again = compared(evaluator, view, best, worst, 200, 60_000 + number).weighing.value
    if again.mean < PLANTED_COST or not again.stands_out:
        return False
    return not iterations_for(view.rules) or preferred(evaluator, view, worst, number) is not worst


def leading_source(played: ReviewedGame, step: int, better: str, worse: str, fresh: int) -> str:
    """The source of points, or the rival, in which two choices differ most in fresh playouts."""
    view = played.view(step - 1)
    first, second = played.action(better), played.action(worse)
    found = compared(played.evaluator, view, first, second, fresh, 50_000 + step)
    sources = [*found.sources, *found.rivals]
    most = max(sources, key=lambda each: abs(each.points.mean))
    return most.category or most.side


def luck(table: tuple[str, int], asked: argparse.Namespace) -> dict[str, object]:
    """What comes to light after answers in worlds dealt anew: zero, within its interval."""
    samples: list[float] = []
    for number in range(asked.games):
        played = ReviewedGame(strong_game(*table, FIRST_SEED + number))
        rng = seeded(number)
        for _ in range(asked.decisions):
            step = rng.below(played.steps)
            view, action = played.view(step), played.game.answers[step]
            worlds = [view.sample(rng) for _ in range(16)]
            expected = outlook_after(played.evaluator, view, worlds[:8], action)
            seat = played.game.answer_seats[step]
            fresh = [
                outlook_after(played.evaluator, view, [world], action)[seat][WIN]
                for world in worlds[8:]
            ]
            samples.append(sum(fresh) / len(fresh) - expected[seat][WIN])
    found = difference_of(samples)
    return {"decisions": len(samples), "mean": found.mean, "give": found.give}


def warnings(table: tuple[str, int], asked: argparse.Namespace) -> dict[str, object]:
    """Of the warnings of the coach, how many are wrong by fresh playouts."""
    spoken = wrong = decisions = 0
    for number in range(asked.games):
        game = mori.new_game(table[0], players=table[1], seed=FIRST_SEED + number, facts=False)
        evaluator = evaluator_for(game.rules)
        bots = [mori.make_bot(asked.level, number * 10 + seat) for seat in range(table[1])]
        while not game.is_over:
            decision = game.decisions[0]
            view = game.seat_view(decision.seat)
            action = bots[decision.seat].choose(view)
            decisions += 1
            found = caution_for(evaluator, view, action, number)
            if found is not None:
                fresh = compared(evaluator, view, found.first, action, asked.fresh, 70_000 + number)
                spoken += 1
                wrong += fresh.weighing.value.mean <= 0
            game.apply(action, decision.seat)
    return {"decisions": decisions, "warnings": spoken, "wrong": wrong}


MEASURES: Final = {
    "signs": signs,
    "blame": blame,
    "planted": planted,
    "luck": luck,
    "warnings": warnings,
}


def tables_in(text: str) -> Iterator[tuple[str, int]]:
    """The tables named as "game:players", or all of them."""
    for name in mori.game_names():
        for players in entry_of(name).player_counts():
            if not text or f"{name}:{players}" in text.split(","):
                yield name, players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--tables", default="", help="such as hitodama:2,bitoku:4; all if left out")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=5, help="sampled in each game")
    parser.add_argument("--fresh", type=int, default=200, help="fresh playouts of each choice")
    parser.add_argument("--budget", type=int, default=300_000, help="of each review")
    parser.add_argument("--level", default="maple", help="who is coached")
    asked = parser.parse_args()
    for table in tables_in(asked.tables):
        found = MEASURES[asked.measure](table, asked)
        print(json.dumps({"game": table[0], "players": table[1], **found}))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
