"""What is kept of a simulated game: small enough to send between processes."""

import hashlib
import struct
from dataclasses import dataclass

from mori.core.game import Game
from mori.core.record import Record
from mori.core.result import Result


@dataclass(frozen=True, slots=True)
class OpponentOutcome:
    """An opponent that the rules play, with its points by category."""

    name: str
    score: int
    is_beaten: bool
    points: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Mishap:
    """A decision at which a bot failed and the fallback chose."""

    bot: str
    cause: str


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """A finished game. `choices` counts its decisions by their number of actions."""

    decisions: int
    rounds: int
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: dict[int, int]
    digest: bytes
    opponents: tuple[OpponentOutcome, ...] = ()
    mishaps: tuple[Mishap, ...] = ()


@dataclass(frozen=True, slots=True)
class GameFailure:
    """A game that the engine could not continue, with the record up to there."""

    record: Record
    cause: str


def mishaps_of(seats: list[str], failed: list[tuple[int, str]]) -> tuple[Mishap, ...]:
    """Failures of bots, from seats and causes."""
    return tuple(Mishap(seats[seat], cause) for seat, cause in failed)


def outcome_of(
    game: Game, choices: dict[int, int], mishaps: tuple[Mishap, ...] = ()
) -> GameOutcome:
    """The outcome of a finished game."""
    result = game.result
    assert result is not None
    return GameOutcome(
        decisions=len(game.answers),
        rounds=game.rules.round_of(game.state),
        ending=result.ending,
        scores=tuple(result.scores),
        winners=tuple(result.winners),
        choices=choices,
        digest=digest_of(game, result),
        opponents=tuple(
            OpponentOutcome(
                name=opponent.name,
                score=opponent.score,
                is_beaten=opponent.is_beaten,
                points=tuple((item.category, item.points) for item in opponent.items),
            )
            for opponent in result.opponents
        ),
        mishaps=mishaps,
    )


def digest_of(game: Game, result: Result) -> bytes:
    """A digest of the game's seed, its answers with their seats, and its result."""
    indices = [action.index for action in game.answers]
    found = hashlib.sha256()
    # A fixed byte order, for the same digest on every machine.
    found.update(struct.pack("<QI", game.seed, len(indices)))
    found.update(bytes(game.answer_seats))
    found.update(struct.pack(f"<{len(indices)}I", *indices))
    found.update(repr((result.ending, result.scores, result.places, result.winners)).encode())
    if result.opponents:  # without any nothing is added, so old digests stay valid
        fared = [(side.name, side.score, side.is_beaten) for side in result.opponents]
        found.update(repr(fared).encode())
    return found.digest()
