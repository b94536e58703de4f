"""A bot's job: the seat's view of the game, and the rules it belongs to.

The view is a copy of the state without hidden information (`GameRules.hide`): it contains neither
the game's seed nor hidden cards, so no bot can find them.
"""

import secrets
from typing import Any, Final

from msgspec import Struct

from mori.core.game import Game
from mori.core.rules import GameRules
from mori.core.snapshot import to_data
from mori.core.view import SeatView
from mori.reviewing import Piece
from mori.server.protocol.answers import AdviceData
from mori.server.protocol.replay import ReplayAction

REVIEW: Final = "review"
READY: Final = b"ready\n"  # a process writes it once it can take jobs


class BotJob(Struct, frozen=True, kw_only=True, tag="bot"):
    """A decision for a bot."""

    game: str
    players: int
    options: dict[str, Any]
    pack_path: str
    fingerprint: str  # of the pack, which must be unchanged
    bot: str
    seed: int  # of the bot's randomness
    seat: int
    world: Any
    top: int = 0  # how many choices to return with their estimates, and the rest of the turn
    worlds: int = 0  # in which these choices are played on to the end
    judged: list[str] = []  # an answer of one or more actions: is another choice clearly better?


class ReviewJob(Struct, frozen=True, kw_only=True, tag="review"):
    """A piece of the review of a finished game, of which nothing is hidden any more."""

    game: str
    players: int
    options: dict[str, Any]
    pack_path: str
    fingerprint: str
    seed: str  # more digits than JSON readers keep
    seats: list[str]
    answers: list[tuple[int, str]]
    piece: dict[str, Any]  # `mori.reviewing.Piece`
    bot: str = REVIEW  # in metrics and logs

    @property
    def whole(self) -> tuple[str, str, int, tuple[tuple[int, str], ...]]:
        """What tells this game from others."""
        return self.fingerprint, self.seed, self.players, tuple(self.answers)


AnyJob = BotJob | ReviewJob


class BotReply(Struct, frozen=True, omit_defaults=True):
    """The chosen action, with the next best if asked for; a piece's result; or the error.

    Where an answer was judged, `line` is the better choice alone; if it is empty there is none.
    """

    action: str = ""
    failure: str = ""
    choices: list[AdviceData] = []
    line: list[ReplayAction] = []
    lead: float = 0.0
    reasons: list[tuple[str, float]] = []
    piece: Any = None  # the result of a piece of a review


def bot_job(
    rules: GameRules,
    known: SeatView,
    bot: str,
    seed: int | None = None,
    top: int = 0,
    worlds: int = 0,
    judged: list[str] | None = None,
) -> BotJob:
    """The job for the bot of a seat. Without a seed the bot's randomness differs every time."""
    assert known.seat is not None
    return BotJob(
        game=rules.game,
        players=rules.players,
        options=dict(rules.options),
        pack_path=rules.pack_path,
        fingerprint=rules.fingerprint,
        bot=bot,
        # Independent of the game's seed, which it could reveal otherwise.
        seed=secrets.randbits(63) if seed is None else seed,
        seat=known.seat,
        world=to_data(known.world),
        top=top,
        worlds=worlds,
        judged=judged or [],
    )


def review_job(game: Game, piece: Piece) -> ReviewJob:
    """The job of working out a piece of the review of a finished game."""
    assert game.is_over
    rules = game.rules
    return ReviewJob(
        game=rules.game,
        players=rules.players,
        options=dict(rules.options),
        pack_path=rules.pack_path,
        fingerprint=rules.fingerprint,
        seed=str(game.seed),
        seats=list(game.seats),
        answers=[
            (seat, action.text)
            for seat, action in zip(game.answer_seats, game.answers, strict=True)
        ],
        piece=piece.to_data(),
    )
