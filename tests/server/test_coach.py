"""The coach: judges an answer before it is given, for somebody alone, and holds up nobody."""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import mori
from mori.bots.coach import PAUSE
from mori.core.errors import IllegalAction
from mori.core.game import Game
from mori.server.bots.job import BotJob, BotReply, bot_job
from mori.server.bots.pool import BotFailed
from mori.server.bots.worker import reply_to
from mori.server.metrics import Metrics
from mori.server.protocol.replay import ReplayAction
from mori.server.settings import UNLIMITED, Limits
from mori.server.tables.coaching import Coaching
from mori.server.tables.hints import Question
from tests.bots.test_coach import spoilt
from tests.server.running import MadeTable, Message, Service, Socket, running, settings_in
from tests.server.test_bots import READY
from tests.server.test_friends import Table

SEED = 3
# A process that always finds another choice better, writes down what it judged, and else plays as
# a simple bot.
STRICT = READY + (
    "import json, msgspec; from mori.server.bots.worker import reply_to\n"
    "for line in sys.stdin.buffer:\n"
    "    job = json.loads(line)\n"
    "    if job['judged']:\n"
    "        with open({folder!r} + '/judged', 'ab') as jobs: jobs.write(line)\n"
    "        better = dict(text='better', kind='end', args={{}}, prompt={{}}, adds=None)\n"
    "        reply = dict(line=[better], lead=6.5, reasons=[['deeds', 4.5]])\n"
    "        print(json.dumps(reply), flush=True)\n"
    "    else:\n"
    "        print(msgspec.json.encode(reply_to(line)).decode(), flush=True)\n"
)
# One that has nothing to say.
CONTENT = READY + "[print('{}', flush=True) for line in sys.stdin]"


class Strict:
    """A service with such processes."""

    def __init__(self, service: Service, folder: Path) -> None:
        self.service = service
        self._folder = folder

    def judged(self) -> list[dict[str, Any]]:
        file = self._folder / "judged"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Strict]:
    command = (sys.executable, "-c", STRICT.format(folder=str(tmp_path)))
    with running(settings_in(tmp_path, bot_command=command, bot_workers=1)) as service:
        yield Strict(service, tmp_path)


def coached(socket: Socket, actions: list[str] | None = None) -> Message:
    """What the coach says of an answer, by default of the first one that is possible."""
    decision = socket.state["decision"]
    first = [decision["actions"][0]["text"]]
    return socket.ask("coach", decision=decision["number"], actions=actions or first)


def go_on(socket: Socket) -> None:
    """Answer, and wait for the next question."""
    socket.answer(socket.state["decision"]["actions"][0]["text"])
    socket.read_to_turn()


# -- what it says, and how often


def test_a_better_choice_is_told_once_with_its_reason_and_nothing_is_played(
    strict: Strict,
) -> None:
    made = strict.service.make("hitodama", ["me", "greedy"], seed=SEED)
    assert made.info.get("coach") is None
    with made.join(0) as socket:
        socket.read_to_turn()
        before = socket.state
        told = coached(socket)
        assert told["type"] == "caution" and told["decision"] == before["decision"]["number"]
        assert told["better"]["text"] == "better"
        assert (told["lead"], told["reasons"]) == (6.5, [["deeds", 4.5]])
        again = coached(socket)
        assert again["type"] == "caution" and "better" not in again
        assert socket.state == before
        assert socket.answer(before["decision"]["actions"][0]["text"])["type"] == "done"
    assert len(strict.judged()) == 1


def test_after_a_word_it_keeps_silent_for_some_decisions(strict: Strict) -> None:
    made = strict.service.make("hitodama", ["me", "greedy"], seed=SEED)
    spoken: list[bool] = []
    with made.join(0) as socket:
        socket.read_to_turn()
        for _ in range(PAUSE + 2):
            spoken.append("better" in coached(socket))
            go_on(socket)
    assert spoken == [True] + [False] * PAUSE + [True]
    assert len(strict.judged()) == 2, "while it is silent nobody thinks"


# -- for whom


def offered(socket: Socket) -> bool:
    welcome = json.loads(socket.texts[0])
    assert welcome["type"] == "welcome"
    return bool(welcome["table"]["coach"])


@pytest.mark.parametrize(
    ("game", "seats"), [("hitodama", ["me", "greedy", "greedy"]), ("bitoku", ["me"])]
)
def test_it_is_there_for_somebody_alone(strict: Strict, game: str, seats: list[str]) -> None:
    with strict.service.make(game, seats, seed=SEED).join(0) as socket:
        socket.read_to_turn()
        assert offered(socket) and coached(socket)["type"] == "caution"


def refused(made: MadeTable, seat: int = 0) -> bool:
    with made.join(seat) as socket:
        socket.read_to_turn()
        assert not offered(socket)
        return coached(socket).get("code") == "coach_off"


def test_it_is_never_there_where_several_people_play(strict: Strict) -> None:
    alone = strict.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    assert refused(alone, mori.new_game("hitodama", players=2, seed=SEED).decisions[0].seat)
    assert strict.judged() == []


def test_it_is_not_there_for_friends_not_even_when_one_has_left(strict: Strict) -> None:
    table = Table(strict.service, ["me", "friend"], stand_in="greedy")
    table.take(1, "Eva")
    assert table.post("leave", token=table.tokens[1]).status_code == 200
    with table.join(0) as socket:
        socket.read_to_turn()
        assert not offered(socket) and coached(socket)["code"] == "coach_off"
    assert strict.judged() == []


def test_it_is_not_there_in_lessons(strict: Strict) -> None:
    asked = {"game": "hitodama", "lesson": "ring"}
    made = strict.service.http.post("/api/lessons", json=asked).json()
    with MadeTable(strict.service, made).join(0) as socket:
        socket.read_to_turn()
        assert not offered(socket) and coached(socket)["code"] == "coach_off"


def test_a_spectator_and_a_wrong_answer_are_refused(strict: Strict) -> None:
    made = strict.service.make("hitodama", ["me", "greedy"], seed=SEED)
    with made.join(0) as socket, made.join(None) as spectator:
        socket.read_to_turn()
        number = socket.state["decision"]["number"]
        asked = {"decision": number, "actions": ["end"], "mark": socket.state["mark"]}
        assert spectator.ask("coach", **asked)["code"] == "not_seated"
        assert coached(socket, ["nonsense"])["code"] == "unknown_action"
        asked["decision"] = number + 1
        assert socket.ask("coach", **asked)["code"] == "stale_decision"
    assert strict.judged() == []


def test_so_many_answers_are_judged_in_a_minute(tmp_path: Path) -> None:
    limits = Limits(**{**vars(UNLIMITED), "coached": 1})
    content = (sys.executable, "-c", CONTENT)
    with running(settings_in(tmp_path, limits=limits, bot_command=content)) as service:
        made = service.make("hitodama", ["me", "greedy"], seed=SEED)
        with made.join(0) as socket:
            socket.read_to_turn()
            assert coached(socket)["type"] == "caution"
            go_on(socket)
            assert coached(socket)["code"] == "limit_hints"
            go_on(socket)


# -- how it thinks


def test_a_worker_judges_from_what_the_seat_knows() -> None:
    game, best, worst = spoilt()
    known = game.seat_view(game.decisions[0].seat)
    for action, is_held in ((worst, True), (best, False)):
        job = bot_job(game.rules, known, "ginkgo", 5, judged=[action.text])
        reply = reply_to(msgspec.json.encode(job))
        assert reply.failure == ""
        assert bool(reply.line) == is_held == bool(reply.lead)


class Judged:
    """A game whose seat is coached by what `think` replies."""

    def __init__(self, think: Any, worlds: int = 24) -> None:
        self.game: Game = mori.new_game("hitodama", players=2, seed=1)
        pool: Any = SimpleNamespace(think=think)
        self.coaching = Coaching("table", pool, Metrics(), worlds, seconds=0.05)

    async def word(self) -> object:
        decision = self.game.decisions[0]
        question = Question(0, self.game.state.question)
        actions = [decision.actions[0].text]
        thinking = self.coaching.judge(self.game, question, decision.seat, actions, nullcontext)
        return None if thinking is None else await self.coaching.caution("hitodama", thinking)


BETTER = ReplayAction(text="end", kind="end", args={}, prompt={}, adds=None)


def test_an_answer_waits_only_so_long_and_no_second_one_is_judged_meanwhile() -> None:
    async def scenario() -> None:
        begun: list[BotJob] = []
        gate = asyncio.Event()

        async def think(job: BotJob) -> BotReply:
            begun.append(job)
            await gate.wait()
            return BotReply(line=[BETTER], lead=3.0)

        table = Judged(think)
        assert await table.word() is None
        table.game.apply(table.game.decisions[0].actions[0].text)
        assert await table.word() is None and len(begun) == 1
        gate.set()
        while table.coaching.is_thinking:
            await asyncio.sleep(0)
        table.game.apply(table.game.decisions[0].actions[0].text)
        assert await table.word() == (BETTER, 3.0, [])
        await table.coaching.close()

    asyncio.run(scenario())


def test_a_coach_that_fails_says_nothing() -> None:
    async def think(job: BotJob) -> BotReply:
        raise BotFailed("no process")

    assert asyncio.run(Judged(think).word()) is None


def test_it_is_there_only_where_games_can_be_played_on() -> None:
    async def think(job: BotJob) -> BotReply:
        return BotReply()

    for worlds in (0, 24):
        table = Judged(think, worlds)
        assert table.coaching.is_there(table.game.rules) == (worlds > 0)
    with pytest.raises(IllegalAction, match="stale_decision"):
        table.coaching.judge(table.game, Question(0, 99), 0, ["end"], nullcontext)
