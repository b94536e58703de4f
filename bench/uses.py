"""Which of a game's actions a bot chooses, and which it leaves lying: does it use the whole game?

    python -m bench.uses bitoku --players 2 --bot cedar --games 300

Every action that some seat was offered is counted, by its text. Told are the kinds with how many
of their actions were chosen, and those that were offered but never chosen.
"""

import argparse
from collections import Counter

import mori
from mori.bots import make_bot


def count(game: str, players: int, bot: str, games: int, seed: int) -> tuple[Counter[str], ...]:
    """How often each action was offered, and how often chosen."""
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for number in range(seed, seed + games):
        played = mori.new_game(game, players=players, seed=number, facts=False)
        seats = [make_bot(bot, number * players + seat) for seat in range(players)]
        while not played.is_over:
            decision = played.decisions[0]
            offered.update(action.text for action in decision.canonical)
            action = seats[decision.seat].choose(played.seat_view(decision.seat))
            chosen[action.text] += 1
            played.apply(action, decision.seat)
    return offered, chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="cedar")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    offered, chosen = count(asked.game, asked.players, asked.bot, asked.games, asked.seed)
    kinds = {
        action.text: action.kind
        for action in mori.new_game(asked.game, players=asked.players, seed=1).rules.space.actions
    }
    for kind in sorted(set(kinds.values())):
        here = [text for text in kinds if kinds[text] == kind]
        seen = [text for text in here if offered[text]]
        used = [text for text in seen if chosen[text]]
        never = ", ".join(text for text in seen if not chosen[text])
        total = sum(chosen[text] for text in used)
        print(f"{kind:16} {len(used):4} of {len(seen):4} offered, {total:7} times; never: {never}")


if __name__ == "__main__":
    main()
