"""Reviews of finished games: made piece by piece where bots think, and kept with their tables.

One review is made at a time. It goes on only while somebody asks how far it is. What is made here
is made from a finished game, of which nothing is hidden; running games have no review.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final

import msgspec

from mori.bots import fit_of
from mori.core.errors import MoriError
from mori.core.game import Game
from mori.reviewing import METHOD, REASONS, Piece, Reviewing
from mori.server.aside import aside
from mori.server.bots.job import ReviewJob, review_job
from mori.server.bots.pool import BotFailed, BotPool, BotTimedOut, NotWanted
from mori.server.errors import RequestError, incident, log
from mori.server.metrics import Metrics
from mori.server.protocol.reviews import ReasonsAnswer, ReviewAnswer, ReviewData
from mori.server.storage import Store

WANTED_SECONDS: Final = 30.0  # since somebody asked last
TRIES: Final = 3  # for each piece
WORLDS: Final = 24  # of a comparison that somebody asks for

Place = Callable[[], AbstractContextManager[None]]


class RunningReview:
    """A review that is being made, or why it could not be."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.reviewing: Reviewing | None = None
        self.task: asyncio.Task[None] | None = None
        self.asked = 0.0  # when somebody last asked for it
        self.error: RequestError | None = None

    @property
    def progress(self) -> float:
        return self.reviewing.progress if self.reviewing is not None else 0.0


class Reviews:
    """The reviews of a service."""

    def __init__(self, store: Store, pool: BotPool, metrics: Metrics) -> None:
        self._store = store
        self._pool = pool
        self._metrics = metrics
        self._running: dict[str, RunningReview] = {}
        self._turn = asyncio.Lock()

    async def look(self, table: str) -> ReviewAnswer:
        """How far the review of a table is. Asking keeps it going."""
        running = self._running.get(table)
        if running is not None and running.error is None:
            running.asked = now()
            return answer("running", running.progress)
        kept = await self._store.call(self._store.reviews.review, table, METHOD)
        if kept is not None:
            return answer("done", 1.0, msgspec.json.decode(kept, type=ReviewData))
        if running is not None and running.error is not None:
            return answer("failed", 0.0, code=running.error.code)
        return answer("none", 0.0)

    async def begin(self, table: str, game: Game, place: Place) -> ReviewAnswer:
        """Begin the review of a table, unless it is made or under way.

        It takes a place from `place` until it ends; RequestError if there is none. So nobody's many
        reviews keep those of others waiting.
        """
        if fit_of(game.rules) == "rough":
            raise RequestError("review_no_net")
        known = await self.look(table)
        if known.state == "done":
            return known
        before = self._running.get(table)
        if before is not None and before.error is None:
            return await self.look(table)
        taken = place()
        taken.__enter__()
        running = RunningReview(game)
        running.asked = now()
        self._running[table] = running
        running.task = asyncio.create_task(self._make(table, running))
        running.task.add_done_callback(lambda _: taken.__exit__(None, None, None))
        return answer("running", 0.0)

    async def reasons(self, game: Game, step: int, first: str, second: str) -> ReasonsAnswer:
        """Two choices at a step (from 1) of a finished game compared."""
        piece = Piece(REASONS, step - 1, WORLDS, 0, (first, second))
        try:
            reply = await self._pool.think(review_job(game, piece))
        except BotTimedOut:
            raise RequestError("hint_late") from None
        except BotFailed as error:
            log.warning("reasons_%s game=%s detail=%s", error.why, game.rules.game, error)
            raise RequestError("hint_failed") from None
        for each in reply.piece["at_once"]:
            each["facts"] = [{**fact, "places": []} for fact in each["facts"]]
        return msgspec.convert(reply.piece, ReasonsAnswer)

    async def close(self) -> None:
        tasks = [each.task for each in self._running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: str, running: RunningReview) -> None:
        try:
            async with self._turn:
                await self._work_out(table, running)
        except NotWanted:
            del self._running[table]
        except (BotFailed, MoriError) as error:
            log.warning("review_failed table=%s detail=%s", table, error)
            running.error = RequestError("review_failed")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            incident(error, f"review {table}", self._metrics)
            running.error = RequestError("review_failed")
        else:
            del self._running[table]

    async def _work_out(self, table: str, running: RunningReview) -> None:
        def is_wanted() -> bool:
            return now() - running.asked < WANTED_SECONDS

        reviewing = await aside(Reviewing, running.game)
        running.reviewing = reviewing
        while reviewing.pieces:
            job = review_job(running.game, reviewing.pieces[0])
            reviewing.take(await self._piece(job, is_wanted))
        made = await aside(reviewing.review)
        data = msgspec.convert(made.to_data(), ReviewData)
        text = msgspec.json.encode(data).decode()
        await self._store.call(self._store.reviews.keep, table, METHOD, text)

    async def _piece(self, job: ReviewJob, is_wanted: Callable[[], bool]) -> Any:
        """The result of a piece of work, asked for again if a process failed."""
        for _ in range(TRIES - 1):
            try:
                return (await self._pool.think(job, is_wanted)).piece
            except BotFailed as error:
                log.warning("review_%s game=%s: asked again", error.why, job.game)
        return (await self._pool.think(job, is_wanted)).piece


def answer(
    state: str, progress: float, review: ReviewData | None = None, code: str | None = None
) -> ReviewAnswer:
    return msgspec.convert(
        {"state": state, "progress": round(progress, 3), "review": review, "code": code},
        ReviewAnswer,
        from_attributes=True,
    )


def now() -> float:
    return asyncio.get_running_loop().time()
