"""Who sits where: people at this screen and bots."""

import hashlib
from typing import Final

from mori import SetupError
from mori.bots import USUAL_LEVEL, Bot, make_bot
from mori.cli.guard import Mistake
from mori.cli.options import read_bots

ME: Final = "me"
PERSON: Final = "human"  # as records say it
USUAL_PLAYERS: Final = 2


def seats_from(players: int | None, bots: str | None, seats: str | None) -> list[str] | None:
    """The seats as a record names them; None if nothing was said about them."""
    if seats is not None:
        if bots is not None:
            raise Mistake("terminal-seats-or-bots")
        names = [PERSON if name in (ME, PERSON) else name for name in read_bots(seats)]
        if players is not None and players != len(names):
            raise SetupError("wrong_seats", {"seats": len(names), "players": players})
        return names
    if bots is not None:
        others = read_bots(bots)
        if players is not None and players > len(others) + 1:
            # The bots named take turns in filling the table.
            others = [others[seat % len(others)] for seat in range(players - 1)]
        if players is not None and players < len(others) + 1:
            raise SetupError("wrong_seats", {"seats": len(others) + 1, "players": players})
        return [PERSON, *others]
    return usual_seats(players) if players is not None else None


def usual_seats(players: int) -> list[str]:
    """One person against bots."""
    return [PERSON, *[USUAL_LEVEL] * (max(players, 1) - 1)]


def bots_for(seats: list[str], seed: int, step: int) -> list[Bot | None]:
    """A bot for each seat that is no person's."""
    return [
        None if name == PERSON else make_bot(name, bot_seed(seed, seat, step))
        for seat, name in enumerate(seats)
    ]


def bot_seed(seed: int, seat: int, step: int) -> int:
    # Never the game's own seed: a bot that deals possible worlds with it would deal the true one.
    mixed = hashlib.sha256(f"{seed} {seat} {step}".encode()).digest()
    return int.from_bytes(mixed[:7], "big")
