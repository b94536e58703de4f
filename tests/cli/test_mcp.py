"""An assistant at a table, through the official client of the Model Context Protocol."""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import mori
from mori.cli.mcp import Desk, server_for
from mori.cli.sitting import Sitting
from mori.cli.terminal.picture import picture_of
from mori.core.view import seat_view
from mori.words import LANGUAGES, Words
from tests.cli.running import run

SEED = 887_412_887_412


class Assistant:
    """The client's side: calls tools, and keeps everything that it was told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[str] = []

    async def use(self, tool: str, **arguments: object) -> Any:
        answer = await self.client.call_tool(tool, dict(arguments))
        text = "\n".join(part.text for part in answer.content if part.type == "text")
        self.heard.append(text)
        assert not answer.is_error, text
        told = answer.structured_content
        assert told is not None
        return told["result"] if list(told) == ["result"] else told

    async def refusal(self, tool: str, **arguments: object) -> str:
        answer = await self.client.call_tool(tool, dict(arguments))
        assert answer.is_error, (arguments, answer.content)
        return "\n".join(part.text for part in answer.content if part.type == "text")


def with_assistant(
    desk: Desk, does: Callable[[Assistant], Coroutine[Any, Any, None]], *, with_advice: bool = True
) -> Assistant:
    async def meet() -> Assistant:
        async with Client(server_for(desk, with_advice=with_advice)) as client:
            assistant = Assistant(client)
            await does(assistant)
            return assistant

    return asyncio.run(meet())


@pytest.mark.parametrize(
    ("game", "players", "bots"), [("hitodama", 2, ["fern"]), ("hitodama", 4, ["fern", "sprout"])]
)
def test_a_whole_game_is_played_against_bots(
    tmp_path: Path, game: str, players: int, bots: list[str]
) -> None:
    async def play(assistant: Assistant) -> None:
        told = await assistant.use("new_game", game=game, players=players, bots=bots, seat=2)
        assert told["seat"] == 2 and told["news"] and told["question"]
        while told["result"] is None:
            actions = told["actions"]
            assert actions == (await assistant.use("legal_actions"))["actions"]
            assert all(each["action"] and each["meaning"] for each in actions)
            told = await assistant.use("answer", action=actions[0]["action"])
        assert len(told["result"]["scores"]) == players
        assert told["actions"] == []
        assert "1" in await assistant.use("view")
        assert (await assistant.refusal("answer", action="1")).endswith("The game is over.")
        assert (await assistant.refusal("advise")).endswith("The game is over.")

    desk = Desk("en", SEED, tmp_path)
    assistant = with_assistant(desk, play)
    (file,) = tmp_path.iterdir()
    record = mori.read_record(file.read_text())
    assert mori.replay(record).is_over
    # Neither the seed of the deals nor that of the game.
    heard = "\n".join(assistant.heard)
    assert str(SEED) not in heard and str(record["seed"]) not in heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_speaks_the_language_of_the_game(language: str) -> None:
    async def ask(assistant: Assistant) -> None:
        told = await assistant.use("new_game", game="bitoku", players=2, language=language)
        words = Words(language, "bitoku")
        assert told["question"] == words.decision("discard_to_three", {"count": 1})
        first = told["actions"][0]
        assert first["meaning"] != first["action"]
        tried = await assistant.use("try", actions=["1"])
        assert tried["ends_turn"] in ("yes", "no", "maybe") and tried["table"]
        # Nothing was answered.
        assert (await assistant.use("legal_actions"))["actions"] == told["actions"]
        why = await assistant.use("why_not", action="pass")
        assert not why["legal"] and why["reason"]
        assert (await assistant.use("why_not", action="1"))["legal"]
        assert "B-SPRING-4" in await assistant.use("rule", game="bitoku", id="b-spring-4")
        advice = await assistant.use("advise", top=2)
        assert len(advice) == 2 and all(each["expected"] for each in advice)
        refused = await assistant.refusal("answer", action="pass")
        assert why["reason"] in refused
        assert words.text("error-unknown-action", text="fly") in (
            await assistant.refusal("answer", action="fly")
        )

    with_assistant(Desk("en", SEED), ask)


def test_mistakes_are_told_in_words_and_change_nothing() -> None:
    async def err(assistant: Assistant) -> None:
        assert "new_game" in await assistant.refusal("view")
        for wrong in (
            {"game": "chess"},
            {"game": "hitodama", "players": 9},
            {"game": "hitodama", "bots": ["os:system"]},
            {"game": "hitodama", "bots": ["cmd:sh"]},
            {"game": "hitodama", "bots": ["fern", "fern"]},
            {"game": "hitodama", "seat": 3},
            {"game": "hitodama", "language": "tlh"},
            {"game": "bitoku", "players": 1, "level": "impossible"},
        ):
            assert await assistant.refusal("new_game", **wrong)
        assert "new_game" in await assistant.refusal("view")

    with_assistant(Desk("en"), err)


def test_the_tools_are_described_and_advice_can_be_left_out() -> None:
    async def look(assistant: Assistant) -> None:
        tools = (await assistant.client.list_tools()).tools
        names = {tool.name for tool in tools}
        assert {"games", "new_game", "view", "legal_actions", "try", "why_not", "answer"} < names
        assert "advise" not in names
        assert all(tool.description for tool in tools)
        found = await assistant.use("games")
        assert [each["game"] for each in found] == mori.game_names()
        assert found[0]["players"]["1"]["levels"]

    with_assistant(Desk("en"), look, with_advice=False)


def test_the_same_seed_deals_the_same_games() -> None:
    def begun(seed: int) -> list[str]:
        desk = Desk("en", seed)
        return [json.dumps(desk.begin("hitodama", 2, ["random"], 1, None, None)) for _ in range(2)]

    assert begun(4) == begun(4)
    assert begun(4) != begun(5)
    assert len(set(begun(4))) == 2


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)])
def test_what_is_shown_depends_on_what_the_seat_may_know(game: str, players: int) -> None:
    """If everything hidden is dealt again, the texts are the same."""
    sitting = Sitting(
        game, players=players, bots=["fern"], seat=0, level=None, language="en", seed=SEED
    )
    for _ in range(5):
        known = sitting.known
        world = seat_view(known.sample(mori.seeded(9)), 0)
        shown = picture_of(world, "en", sitting.seats)
        assert sitting.table() == shown
        question = sitting.question()
        assert question["actions"]
        assert sitting.tried(["1"])["facts"] == [
            sitting.words.fact(fact, sitting._names)
            for fact in world.outcome(world.decision.actions[0]).facts  # type: ignore[union-attr]
        ]
        sitting.answer("1")


def test_the_command_serves_standard_input_and_output(tmp_path: Path) -> None:
    start = ["-c", "from mori.cli import main; main()", "mcp", "--lang", "cs", "--seed", "3"]

    server = StdioServerParameters(command=sys.executable, args=start, env=dict(os.environ))

    async def play() -> None:
        async with Client(server) as client:
            assistant = Assistant(client)
            told = await assistant.use("new_game", game="hitodama", bots=["sprout"])
            told = await assistant.use("answer", action="1")
            assert told["news"]
            assert await assistant.use("view")

    asyncio.run(play())


def test_without_the_library_the_command_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    told = run("mcp")
    assert told.exit_code == 2
    assert "mori[mcp]" in told.stderr
