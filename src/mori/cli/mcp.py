"""`mori mcp`: a seat for an assistant, over the Model Context Protocol (docs/assistants.md)."""

import importlib
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from mori import MoriError, __version__, write_record
from mori.cli.guard import Mistake
from mori.cli.options import Language
from mori.cli.sitting import Sitting, offered_games
from mori.core.rng import SEED_LIMIT
from mori.lab.plan import derived
from mori.words import Words
from mori.words.rulebook import rulebook, titled

if TYPE_CHECKING:  # an extra, imported where it is used
    from mcp.server import MCPServer

INSTALL: Final = "pip install 'mori[mcp]'"
MOST_ADVICE: Final = 10
T = TypeVar("T")
Told = dict[str, Any]


def mcp(
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            min=0,
            max=SEED_LIMIT - 1,
            show_default="different every time",
            help="Seed of the deals, for comparisons. The assistant never learns it.",
        ),
    ] = None,
    advice: Annotated[
        bool, typer.Option("--advice/--no-advice", help="Let the assistant ask a bot for advice.")
    ] = True,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FOLDER", help="Write each finished game to a folder."),
    ] = None,
    *,
    lang: Language,
) -> None:
    """Serve a seat to an assistant over the Model Context Protocol.

    Reads standard input and writes standard output. Needs the extra mori[mcp].
    """
    try:
        importlib.import_module("mcp.server")
    except ModuleNotFoundError:
        raise Mistake("cli-mistake-no-mcp", command=INSTALL) from None
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise Mistake("cli-mistake-results", file=str(records), reason=reason) from None
    server_for(Desk(lang, seed, records), with_advice=advice).run()


class Desk:
    """The game that an assistant is playing, and those that it has played."""

    def __init__(self, language: str, seed: int | None = None, records: Path | None = None) -> None:
        self.language = language
        self._seed = secrets.randbits(63) if seed is None else seed
        self._records = records
        self._begun = 0
        self._sitting: Sitting | None = None

    @property
    def sitting(self) -> Sitting:
        if self._sitting is None:
            raise Mistake("cli-mcp-no-game", tool="new_game")
        return self._sitting

    def begin(
        self,
        game: str,
        players: int,
        bots: list[str],
        seat: int,
        level: str | None,
        language: str | None,
    ) -> Told:
        sitting = Sitting(
            game,
            players=players,
            bots=bots,
            seat=seat - 1,
            level=level,
            language=language or self.language,
            seed=derived(f"{self._seed} game {self._begun}"),
        )
        self._begun += 1
        self._sitting = sitting
        self.language = sitting.language
        return self.standing()

    def standing(self) -> Told:
        """What has happened, and what is asked now or how it has ended."""
        sitting = self.sitting
        told: Told = {"seat": sitting.seat + 1, "news": sitting.news(), **sitting.question()}
        told["result"] = sitting.result()
        return told

    def answer(self, action: str) -> Told:
        self.sitting.answer(action)
        if self.sitting.game.is_over and self._records is not None:
            file = self._records / f"game-{self._begun:04d}.json"
            file.write_text(write_record(self.sitting.game.record()), encoding="utf-8")
        return self.standing()

    def rule(self, game: str, id: str) -> str:
        book = rulebook(game, self.language)
        name = book.exact_id(id) if book is not None else None
        if book is None:
            raise Mistake("cli-mistake-rules-missing", game=game[:60])
        if name is None:
            raise Mistake("cli-mistake-rule-no-nearest", id=id[:60], game=game)
        if name in book.rulings:
            return f"{name}  {titled(book.rulings[name])}"
        if name in book.examples:
            example = book.examples[name]
            return f"{name}  {example.situation} → {example.expected}"
        rules = [book.rules[name]] if name in book.rules else book.groups()[name]
        return "\n".join(f"{rule.id}  {rule.text}" for rule in rules)

    def told(self, error: Exception) -> str:
        """What is wrong, in words."""
        if isinstance(error, Mistake):
            return error.sentence(Words(self.language))
        assert isinstance(error, MoriError)
        if self._sitting is not None:
            return self._sitting.told(error)
        return Words(self.language).error(error)


def server_for(desk: Desk, *, with_advice: bool = True) -> "MCPServer":
    """The server of a desk. Every tool speaks the language of the game."""
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    one_at_a_time = threading.Lock()  # tools may be called side by side

    def safely(work: Callable[[], T]) -> T:
        """The result, or the mistake in words, which the assistant can read."""
        try:
            with one_at_a_time:
                return work()
        except (Mistake, MoriError) as error:
            raise ToolError(desk.told(error)) from None

    server = MCPServer("mori", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")

    @server.tool()
    def games() -> list[Told]:
        """List the games with their numbers of players, bots (weakest first) and levels."""
        return offered_games()

    @server.tool()
    def new_game(
        game: str,
        players: int = 2,
        bots: list[str] | None = None,
        seat: int = 1,
        level: str | None = None,
        language: str | None = None,
    ) -> Told:
        """Begin a game against bots. It replaces the game being played.

        `bots` are for the other seats, repeated as needed; the strongest if left out. `seat` is
        yours, counted from 1. `level` is a difficulty, for games that have levels. `language` is
        en, es, fr or cs. Returns what you are asked.
        """
        return safely(lambda: desk.begin(game, players, bots or [], seat, level, language))

    @server.tool()
    def view() -> str:
        """Show the table as your seat sees it, with your question or the result."""
        return safely(lambda: desk.sitting.table())

    @server.tool()
    def legal_actions() -> Told:
        """Say what you are asked, with all legal actions: number, notation, meaning."""
        return safely(lambda: desk.sitting.question())

    @server.tool(name="try")
    def try_actions(actions: list[str]) -> Told:
        """Show what is certain to follow from an action, without answering.

        Give one action, or several units of one question in order.
        """
        return safely(lambda: desk.sitting.tried(actions))

    @server.tool()
    def why_not(action: str) -> Told:
        """Say whether an action is legal now, and if not, why and by which rules."""
        return safely(lambda: desk.sitting.why_not(action))

    @server.tool()
    def rule(game: str, id: str) -> str:
        """Read a rule by its number, such as the ones that why_not names."""
        return safely(lambda: desk.rule(game, id))

    @server.tool()
    def answer(action: str) -> Told:
        """Answer your question with an action, in notation or by its number.

        The bots then play until you are asked again. Returns what happened and what you are asked,
        or the result.
        """
        return safely(lambda: desk.answer(action))

    if with_advice:

        @server.tool()
        def advise(top: int = 3) -> list[Told]:
            """List the best choices as the strongest bot sees them, with the expected result."""
            return safely(lambda: desk.sitting.advice(max(1, min(top, MOST_ADVICE))))

    return server


INSTRUCTIONS: Final = (Path(__file__).parent / "assistant.txt").read_text(encoding="utf-8")
