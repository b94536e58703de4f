"""Walks through games at random. The same code runs here and in the Python of the browser.

It imports only what the folder for static hosts holds.
"""

import hashlib
import json
import random
from typing import Any

import mori
from mori.core.errors import IllegalAction, MoriError
from mori.core.record import Record
from mori.core.replay import replay

EVERY = 20  # answers between two looks


def walked(game_name: str, players: int, seed: int) -> dict[str, Any]:
    """What a random game comes to, and a digest of all that was seen on the way."""
    game = mori.new_game(game_name, players=players, seed=seed)
    rng = random.Random(seed)
    seen = hashlib.sha256()
    step = 0
    while not game.is_over:
        decision = rng.choice(game.decisions)
        actions = [action.text for action in decision.actions]
        seen.update(json.dumps([decision.seat, actions]).encode())
        if step % EVERY == 0:
            look(game, seen)
        game.apply(actions[rng.randrange(len(actions))], decision.seat)
        step += 1
    assert game.result is not None
    return {"steps": step, "digest": game.digest(), "seen": seen.hexdigest(),
            "scores": list(game.result.scores)}  # fmt: skip


def look(game: mori.Game, seen: Any) -> None:
    """What a seat sees; a wrong answer changes nothing; a copy goes on alike."""
    before = game.digest()
    seat = game.decisions[0].seat
    seen.update(json.dumps(game.seat_view(seat).data(), sort_keys=True).encode())
    try:
        game.apply("nothing of the kind", seat)
    except IllegalAction:
        assert game.digest() == before
    else:
        raise AssertionError("a wrong answer was accepted")
    copy = game.clone()
    action = copy.decisions[0].actions[0]
    copy.apply(action)
    assert game.digest() == before
    seen.update(copy.digest().encode())


def replayed(record: Record) -> str:
    """The digest at the end of a record that follows; else the step that does not."""
    try:
        return replay(record).digest()
    except MoriError as error:
        return repr(error)
