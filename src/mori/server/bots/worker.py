"""The process that bots run in: one job per line in, one reply per line out.

Run as `python -m mori.server.bots.worker`. It ends with its input, so it never outlives its
service.
"""

import contextlib
import os
import sys
import traceback
from typing import Any, BinaryIO, Final, cast

import msgspec

import mori  # noqa: F401 - registers the games
from mori.bots import advice_for, evaluator_for, line_after, make_bot
from mori.bots.coach import caution_of_chain
from mori.core.actions import Action
from mori.core.game import start_game
from mori.core.position import Position
from mori.core.snapshot import from_data
from mori.core.state import GameState
from mori.core.view import SeatView
from mori.reviewing import Piece, ReviewedGame, worked
from mori.server.bots.job import READY, BotJob, BotReply, ReviewJob
from mori.server.packs import kept_rules
from mori.server.protocol.answers import AdviceData
from mori.server.protocol.replay import ReplayAction
from mori.server.protocol.state import Said

NICENESS: Final = 5  # the service has priority
MEMORY: Final = 4 << 30  # bytes for a process: a bot that needs more fails, not the machine


def main(memory: int = MEMORY) -> None:
    """Answer jobs until the input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory(memory)
    output = own_output()
    with contextlib.suppress(BrokenPipeError):  # the service is gone
        output.write(READY)
        for line in sys.stdin.buffer:
            output.write(msgspec.json.encode(reply_to(line)) + b"\n")


def limit_memory(limit: int) -> None:
    """Limit the memory of this process, if the system supports that."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    if most == resource.RLIM_INFINITY or limit < most:
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


def own_output() -> BinaryIO:
    """The standard output, reserved for replies: output of bots goes to standard error."""
    replies = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(replies, "wb", buffering=0)


def reply_to(line: bytes) -> BotReply:
    try:
        job = msgspec.json.decode(line, type=BotJob | ReviewJob)
        return thought(job) if isinstance(job, BotJob) else BotReply(piece=worked_out(job))
    except Exception:
        return BotReply(failure=traceback.format_exc())


def thought(job: BotJob) -> BotReply:
    """The bot's choice, with the estimates of the best choices; or what a coach has to say."""
    rules = kept_rules(job.game, job.players, job.options, job.pack_path, job.fingerprint)
    classes = {kind.__name__: kind for kind in rules.state_classes()}
    world = cast(GameState, from_data(job.world, classes))
    position = Position(rules, rules.writer(world, None))
    decision = position.decision_of(job.seat)
    view = SeatView(rules, job.seat, world, decision, position.is_turn())
    if job.judged:
        return judged(job, position, view)
    chosen = make_bot(job.bot, job.seed).choose(view)
    if not job.top:
        return BotReply(action=chosen.text)
    advice = advice_for(view, job.top, job.seed, chosen, job.worlds)
    best = advice[0]
    return BotReply(
        action=best.action.text,
        choices=[
            AdviceData(each.action.text, each.win, each.margin, each.points, each.is_even)
            for each in advice
        ],
        line=[told(known, action) for known, action in line_after(view, best.action)],
        lead=best.why.lead if best.why is not None else 0.0,
        reasons=best.why.told if best.why is not None else [],
    )


def judged(job: BotJob, position: Position, view: SeatView) -> BotReply:
    """A choice that is clearly better than the judged answer, and why; an empty reply if none."""
    actions = [position.find_action(text) for text in job.judged]
    found = caution_of_chain(
        evaluator_for(view.rules), view, [each for each in actions if each is not None], job.seed
    )
    if found is None:
        return BotReply()
    known, caution = found
    return BotReply(
        line=[told(known, caution.first)],
        lead=caution.lead,
        reasons=caution.told,
    )


def told(known: SeatView, action: Action) -> ReplayAction:
    """An answer with what its words need."""
    return ReplayAction(
        text=action.text,
        kind=action.kind,
        args=action.args,
        prompt=known.prompt(),
        adds=cast(Said, known.about(action).adds),  # told as plain data
    )


def worked_out(job: ReviewJob) -> Any:
    """The result of a piece of a review. The game is kept: its other pieces usually follow."""
    if _reviewed.get("key") != job.whole:
        rules = kept_rules(job.game, job.players, job.options, job.pack_path, job.fingerprint)
        game = start_game(rules, int(job.seed), job.seats, False)
        for seat, action in job.answers:
            game.apply(action, seat)
        _reviewed.update(key=job.whole, game=ReviewedGame(game))
    return worked(_reviewed["game"], Piece.of_data(job.piece))


_reviewed: dict[str, Any] = {}  # the latest game

if __name__ == "__main__":
    main()
