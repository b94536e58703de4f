"""Clicks that a game costs somebody who plays by clicking things: with chains and without.

    python -m bench.clicks bitoku --players 2 --seeds 1 2 3

Bots play the games; each answer of theirs is then given as a person would. Without chains every
question is a click, and one more where the thing clicked has several meanings. With chains a click
gives all the answers that the thing determines, and one more click chooses among its meanings. An
answer that belongs to no place is a click in the list. Confirming is not counted: it is the same.
"""

import argparse
from dataclasses import dataclass

from mori.api import make_bot, new_game
from mori.core.actions import Action
from mori.core.game import Game
from mori.core.view import SeatView

ONE_MORE = 1  # to choose among the meanings of a place


@dataclass
class Count:
    """Clicks, and the turns that they were for."""

    turns: int = 0
    answers: int = 0
    without: int = 0
    chained: int = 0

    def line(self, name: str) -> str:
        turns = max(1, self.turns)
        saved = 1 - self.chained / max(1, self.without)
        return (
            f"{name}: {self.turns} turns, {self.answers} answers, "
            f"{self.without / turns:.2f} clicks a turn without chains, "
            f"{self.chained / turns:.2f} with, {saved:.0%} fewer"
        )


def clicks_alone(known: SeatView, action: Action) -> int:
    """How many clicks one answer takes on the table, or in the list beside it."""
    places = known.about(action).places
    if not places:
        return 1
    counts = [
        sum(place in known.about(other).places for other in known.legal_actions())
        for place in places
    ]
    return 1 if min(counts) == 1 else 1 + ONE_MORE


def clicks_common(known: SeatView, action: Action) -> int:
    """The same where a press means what is commonly meant."""
    about = known.about(action)
    if not about.places or about.is_rare:
        return 1  # in the list
    common = [other for other in known.legal_actions() if not known.about(other).is_rare]
    counts = [sum(place in known.about(other).places for other in common) for place in about.places]
    return 1 if min(counts) == 1 else 1 + ONE_MORE


def best_chain(known: SeatView, wanted: list[Action]) -> tuple[int, int]:
    """How many of the wanted answers one click can give, and how many clicks that is."""
    best, cost = 1, clicks_common(known, wanted[0])
    reach = known.reach()
    for ends in reach.meanings.values():
        for end in ends:
            chain = [reach.steps[number].action for number in reach.chain(end)]
            clicks = 1 if len(ends) == 1 else 1 + ONE_MORE
            if chain != wanted[: len(chain)]:
                continue
            if len(chain) - clicks > best - cost:
                best, cost = len(chain), clicks
    return best, cost


def answers_of(name: str, players: int, seed: int, bot: str) -> Game:
    """A game that bots have played."""
    game = new_game(name, players=players, seed=seed)
    seats = [make_bot(bot, seed=seed + seat) for seat in range(players)]
    while not game.is_over:
        decision = game.decisions[0]
        game.apply(seats[decision.seat].choose(game.view(decision.seat)), decision.seat)
    return game


def counted(played: Game, seed: int) -> Count:
    """The clicks of the first seat, over a game."""
    count, seat = Count(), 0
    game = new_game(played.rules.game, players=played.rules.players, seed=seed)
    given = 0  # answers that the click before has given as well
    step = 0
    while step < len(played.answers):
        action, by = played.answers[step], played.answer_seats[step]
        if by == seat:
            known = game.seat_view(seat)
            count.answers += 1
            count.turns += known.is_turn
            count.without += clicks_alone(known, action)
            if given:
                given -= 1
            else:
                own = played.answers[step:]
                until = next(
                    (at for at, other in enumerate(played.answer_seats[step:]) if other != seat),
                    len(own),
                )
                length, clicks = best_chain(known, own[:until])
                count.chained += clicks
                given = length - 1
        game.apply(action.text, by)
        step += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="bitoku")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args()
    total = Count()
    for seed in chosen.seeds:
        found = counted(answers_of(chosen.game, chosen.players, seed, chosen.bot), seed)
        print(found.line(f"{chosen.game} {seed}"))
        total.turns += found.turns
        total.answers += found.answers
        total.without += found.without
        total.chained += found.chained
    print(total.line("together"))


if __name__ == "__main__":
    main()
