"""The public interface in Python: what `import mori` offers."""

import importlib
import secrets
import warnings
from collections.abc import Callable
from pathlib import Path

from mori import plugins
from mori.bots import (
    Advice,
    Bot,
    Comparison,
    advice_for,
    bot_from,
    bot_names,
    bots_for,
    compared,
    evaluator_for,
)
from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.errors import (
    NOT_YOUR_DECISION,
    ContentError,
    IllegalAction,
    MoriError,
    Reason,
    RecordDiverged,
    RecordError,
    RuleBug,
    SetupError,
)
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.link import PERSON
from mori.core.link import read_link as _read_link
from mori.core.link import write_link as _write_link
from mori.core.linked_game import (
    former_pack_of,
    link_of_deal,
    link_of_game,
    play_link,
    record_of_link,
)
from mori.core.position import Position
from mori.core.record import SHUFFLE, Record, read_record, write_record
from mori.core.registry import (
    check_players,
    check_seed,
    create_game,
    entry_of,
    game_names,
    load_rules,
    options_asked,
)
from mori.core.replay import replay as _replay
from mori.core.result import Opponent, Result
from mori.core.rng import SEED_LIMIT, WIDE_LIMIT, seeded
from mori.core.version import VERSION as __version__
from mori.core.view import SeatView, View, offer_picture
from mori.reviewing import Review, reviewed

__all__ = [
    "Action",
    "Advice",
    "Bot",
    "Comparison",
    "ContentError",
    "Decision",
    "Fact",
    "Game",
    "IllegalAction",
    "MoriError",
    "Opponent",
    "Position",
    "Reason",
    "RecordDiverged",
    "RecordError",
    "Result",
    "Review",
    "RuleBug",
    "SeatView",
    "SetupError",
    "View",
    "__version__",
    "advise",
    "bot_names",
    "compare",
    "difficulties",
    "fair_seed",
    "game_names",
    "levels",
    "make_bot",
    "new_game",
    "read_link",
    "read_record",
    "replay",
    "review",
    "seeded",
    "write_challenge",
    "write_link",
    "write_record",
]

plugins.offer_all()


def _picture(known: SeatView) -> str:
    """The terminal's table. It is above this layer, and loaded when somebody prints one."""
    try:
        terminal = importlib.import_module("mori.cli.terminal.picture")
    except ImportError:  # the command line's libraries are not there
        return repr(known)
    drawn: str = terminal.picture_of(known)
    return drawn


offer_picture(_picture)


def new_game(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    pack: str | Path | None = None,
    seats: list[str] | None = None,
    facts: bool = True,
    level: str | None = None,
) -> Game:
    """A new game, run to its first decision.

    Without a seed the game is random; with one, it is the same on every machine. `level` is one of
    `difficulties`; `options` override what it sets. `pack` is a component pack to use instead of
    Mori's own. `facts=False` leaves out the log, which makes mass simulation faster.
    """
    return create_game(
        game,
        players,
        secrets.randbits(63) if seed is None else seed,
        options_asked(entry_of(game), players, level, options),
        None if pack is None else Path(pack),
        seats,
        facts,
    )


def fair_seed() -> int:
    """A seed for a game between people, which nobody can find from the open cards and tiles.

    It has 128 bits from the operating system. Such a game uses SHA-256 for its random numbers,
    which is slower than the generator for smaller seeds; simulations do not need it.
    """
    return SEED_LIMIT + secrets.randbelow(WIDE_LIMIT - SEED_LIMIT)


def difficulties(game: str, players: int) -> dict[str, dict[str, object]]:
    """The levels of difficulty for a number of players, easiest first, with their options.

    Empty for a game without levels. Raises SetupError for an unknown game or number of players.
    """
    entry = entry_of(game)
    check_players(entry, players)
    return {preset.name: dict(preset.options) for preset in entry.presets_for(players)}


def levels(game: str, players: int) -> dict[str, dict[str, object]]:
    """The former name of `difficulties`, kept for one version."""
    warnings.warn("mori.levels is now mori.difficulties", DeprecationWarning, stacklevel=2)
    return difficulties(game, players)


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A new bot: one of `bot_names`, or your own class, "my_module:MyBot".

    Without a seed its choices are random; with one, they are the same on every machine.
    """
    return bot_from(name, secrets.randbits(63) if seed is None else seed)


def advise(
    asked: Game | View | SeatView,
    seat: int | None = None,
    *,
    top: int = 3,
    seed: int = 0,
    worlds: int = 24,
) -> list[Advice]:
    """The best few choices of the asked seat, best first, with their expected results.

    They follow only from what the seat may know. In a game, the first asked seat is used unless
    `seat` names one. Expected are points, the margin over the best other side and the chance to
    win; None if no trained net fits. Empty if the seat is not asked. Each choice is played on to
    the end in so many `worlds`, which takes a second or several; with 0 it is quick and judges
    worse.
    """
    view = _asked_view(asked, seat)
    if view.decision is None:
        return []
    strongest = bots_for(view.rules.game, view.rules.players)[-1]
    best = bot_from(strongest, seed).choose(view)
    return advice_for(view, top, seed, best, worlds)


def compare(
    asked: Game | View | SeatView,
    first: Action | str,
    second: Action | str,
    *,
    seat: int | None = None,
    worlds: int = 24,
    seed: int = 0,
) -> Comparison:
    """Why one choice of the asked seat is better than another, or that they are about as good.

    Both are played on to the end in the same possible worlds, by the net for every seat; worlds and
    judgement follow only from what the seat may know. Every difference comes with its interval;
    `reasons` are the sources of points that stand out of theirs. Raises IllegalAction for a choice
    that is not legal, SetupError if no trained net fits.
    """
    view = _asked_view(asked, seat)
    decision = view.decision
    if decision is None:
        raise IllegalAction(NOT_YOUR_DECISION, None, {"seat": view.seat})
    here = Position(view.rules, view.rules.writer(view.world, None))
    _, one = here.check(first, decision.seat)
    _, other = here.check(second, decision.seat)
    return compared(evaluator_for(view.rules), view, one, other, worlds, seed)


def _asked_view(asked: Game | View | SeatView, seat: int | None) -> SeatView:
    """The view of the seat that is asked: in a game the first one, unless `seat` names another."""
    if not isinstance(asked, Game):
        return asked.known if isinstance(asked, View) else asked
    if seat is None:
        seat = asked.decisions[0].seat if asked.decisions else None
    return asked.seat_view(seat)


def replay(record: Record | str | Path, *, pack: str | Path | None = None) -> Game:
    """Replay a record, or a record's file, with a check of every step. Returns the game."""
    if not isinstance(record, dict):
        record = read_record(Path(record).read_bytes())
    return _replay(record, None if pack is None else Path(pack))


def review(
    game: Game | Record | str | Path,
    *,
    pack: str | Path | None = None,
    budget: int = 300_000,
    progress: Callable[[float], None] | None = None,
) -> Review:
    """A finished game, its record or a record's file told back: what each choice was worth.

    Each decision is judged from what its seat could know then; a choice is blamed only if games
    played on from it show that another one was better. `budget` is the number of decisions in these
    games: the default takes about a minute. A game has one review for each budget. Raises MoriError
    if the game is not over, SetupError if no trained net fits.
    """
    played = game if isinstance(game, Game) else replay(game, pack=pack)
    return reviewed(played, budget=budget, progress=progress)


def write_link(record: Record | Game, *, pack: str | Path | None = None) -> str:
    """A finished game as a link: some 200 letters that hold all of it (docs/links.md)."""
    if isinstance(record, Game):
        return _write_link(link_of_game(record))
    shuffle = record.get(SHUFFLE)
    nonce = str(shuffle.get("nonce", "")) if isinstance(shuffle, dict) else ""
    return _write_link(link_of_game(replay(record, pack=pack), nonce))


def read_link(text: str, *, pack: str | Path | None = None) -> Record:
    """The record of a link's game, played again and compared. The text may be a whole address."""
    link = _read_link(text)
    path = former_pack_of(link) if pack is None else Path(pack)
    game = play_link(link, load_rules(link.game, link.players, pack=path), want_facts=False)
    return record_of_link(link, game)


def write_challenge(
    game: str,
    *,
    seats: list[str],
    seed: int | None = None,
    options: dict[str, object] | None = None,
    pack: str | Path | None = None,
    level: str | None = None,
) -> str:
    """A link that fixes a deal, options and bots; whoever opens it plays that game.

    `seats` are "human" or the names of bots. Without a seed the deal is random.
    """
    asked = options_asked(entry_of(game), len(seats), level, options)
    rules = load_rules(game, len(seats), asked, None if pack is None else Path(pack))
    dealt = secrets.randbits(63) if seed is None else seed
    check_seed(dealt)
    names = [name if name == PERSON else bot_from(name, 0).name for name in seats]
    return _write_link(link_of_deal(rules, dealt, names))
