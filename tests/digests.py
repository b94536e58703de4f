"""Digests of many games: a change of what is played, told or encoded shows, wherever it is.

Golden games (tests/golden.py) can be read, so they are few. These are many, at random and with
every option, and of each only four digests are kept: of all that could be answered and what came of
it, of what the seats see, of the reasons they are given, and of the observations that nets have
learnt from. After a change that is meant, see it in the golden traces or a scenario, then write the
digests again:  python -m tests.digests
"""

import json
import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from mori.core.game import Game
from mori.core.registry import create_game, entry_of, game_names
from mori.server.tables.course import Course, Mark
from mori.server.tables.seen import facts_data, state_now
from mori.words import Words
from tests.conformance.cases import option_sets

FOLDER: Final = Path(__file__).parent / "fixtures" / "digests"
OWN: Final = ("bitoku", "hitodama")
GAMES: Final = 40  # of each game and number of players
# Every so many answers, so that each comes at all kinds of questions in some game. Primes.
SHOWN: Final = 61
REASONS: Final = 89
ENCODED: Final = 17
LATEST: Final = 5  # facts that are told in words: telling them takes longest

ASPECTS: Final = ("played", "shown", "reasons", "encoded")
NAMES: Final = ["Aki", "Ben", "Cai", "Dee"]

Digests = dict[str, str]


class Digester:
    """A game being played at random, and its digests."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words.of_table("en", game)
        self.encoder = game.rules.encoder()
        self.hashes = {aspect: blake2b(digest_size=6) for aspect in ASPECTS}
        self.places: dict[str, None] = {}  # met so far, in this order
        self.told = 0

    def play(self, seed: int) -> Digests:
        rng = random.Random(seed)
        step = 0
        while not self.game.is_over:
            self.look(step)
            decision = rng.choice(self.game.decisions)
            self.add("played", decision.kind, [action.text for action in decision.actions])
            self.add("played", [action.text for action in decision.canonical])
            self.game.apply(rng.choice(decision.actions), decision.seat)
            self.follow()
            step += 1
        self.show(None)
        assert self.game.result is not None
        self.add("played", self.game.result.to_data())
        return {aspect: found.hexdigest() for aspect, found in self.hashes.items()}

    def look(self, step: int) -> None:
        seat = self.game.decisions[0].seat
        if step % SHOWN == 0:
            self.show(seat)
            self.show(None)
        if step % REASONS == 0:
            self.ask_why_not(seat)
        if step % ENCODED == 0:
            self.encode(seat)

    def follow(self) -> None:
        facts = self.game.facts[self.told :]
        self.told = len(self.game.facts)
        self.add("played", [[fact.kind, fact.args, fact.only] for fact in facts])

    def show(self, seat: int | None) -> None:
        """The message of the service, and the words for all that is in it."""
        known = self.game.seat_view(seat)
        state = msgspec.to_builtins(state_now(Course(self.game), known, Mark(0, 0)))
        del state["tips"]  # they have tests of their own, and may change at any time
        self.add("shown", state)
        facts = self.game.facts_for(seat)[-SHOWN:]
        self.add("shown", facts_data(known, facts))
        self.add("shown", [self.words.fact(fact, NAMES) for fact in facts[-LATEST:]])
        if known.decision is None:
            return
        prompt = known.prompt()
        self.add("shown", self.words.decision(known.decision.kind, prompt))
        for action in known.decision.actions:
            about = known.about(action)
            self.places.update(dict.fromkeys(about.places))
            self.add("shown", self.words.action(action, prompt, about.adds or "", NAMES))

    def ask_why_not(self, seat: int) -> None:
        for place in self.places:
            reason = self.game.why_not_at(place, seat)
            if reason is not None:
                self.add("reasons", place, reason.code, reason.rules, reason.data)
                self.add("reasons", self.words.reason(reason, NAMES))

    def encode(self, seat: int) -> None:
        if self.encoder is None:
            return
        decision = self.game.decision_of(seat)
        assert decision is not None
        choices = self.encoder.choices(self.game.state, seat, decision.actions)
        row = self.encoder.encode(self.game.state, seat, choices)
        self.hashes["encoded"].update(row)
        self.add("encoded", choices)

    def add(self, aspect: str, *told: object) -> None:
        self.hashes[aspect].update(msgspec.json.encode(told))


def tables() -> Iterator[tuple[str, int]]:
    for name in OWN:
        if name in game_names():
            for players in entry_of(name).player_counts():
                yield name, players


def file_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.json"


def digests_of(name: str, players: int) -> Iterator[Digests]:
    """The digests of all games, which are dealt out over the sets of options, one by one."""
    sets = option_sets(name, players)
    for number in range(GAMES):
        game = create_game(name, players, 5000 + number, sets[number % len(sets)])
        yield Digester(game).play(number)


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, players in tables():
        lines = ",\n".join(json.dumps(each) for each in digests_of(name, players))
        file_of(name, players).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        sys.stdout.write(f"{name} {players}\n")


if __name__ == "__main__":
    write_all()
