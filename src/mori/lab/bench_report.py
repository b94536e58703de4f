"""The report of `mori bench`: figures, each the median of its rounds, and ratios between them."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

# The answers of a process in each round, by measure.
Answers = dict[str, list[dict[str, float]]]


@dataclass(frozen=True)
class EngineFigures:
    """The figures of one engine for one game and number of players."""

    game: str
    players: int
    engine: str
    random_decisions_per_second: float
    random_games_per_second: float
    greedy_decisions_per_second: float
    clone_microseconds: float
    view_microseconds: float
    # None if the game has no encoder or no net.
    encode_microseconds: float | None = None
    net_decisions_per_second: float | None = None  # a net against itself, in one process
    search_iterations_per_second: float | None = None


@dataclass(frozen=True)
class EngineRatio:
    """How many times as fast the compiled engine is as the interpreted one."""

    game: str
    players: int
    random: float
    greedy: float
    clone: float
    view: float


@dataclass(frozen=True)
class PeerFigures:
    """The figures of one peer over all rounds."""

    name: str
    version: str
    random_decisions_per_second: float
    random_games_per_second: float
    clone_microseconds: float


@dataclass(frozen=True)
class PeerRatio:
    """One of Mori's engines compared with a peer, from the rounds in which both were measured.

    It contains the peer's figures of those rounds, so that the ratios can be recomputed.
    """

    game: str
    players: int
    engine: str
    peer: str
    peer_version: str
    peer_decisions_per_second: float
    peer_clone_microseconds: float
    decisions: float  # multiple of the peer's decisions per second
    clone: float  # the time of a clone as a share of the peer's


@dataclass(frozen=True)
class ProcessFigures:
    """Random play in one process and in two at once."""

    game: str
    players: int
    engine: str
    one_decisions_per_second: float
    two_decisions_per_second: float
    ratio: float


@dataclass(frozen=True)
class BenchReport:
    """The report of `mori bench`."""

    python: str
    cpus: int
    has_compiled: bool
    is_stale: bool
    figures: list[EngineFigures]
    ratios: list[EngineRatio]
    peers: list[PeerFigures]
    against_peers: list[PeerRatio]
    processes: ProcessFigures


def engine_figures(game: str, players: int, engine: str, answers: Answers) -> EngineFigures:
    return EngineFigures(
        game=game,
        players=players,
        engine=engine,
        random_decisions_per_second=round(_middle(answers, "random", "decisions_per_second"), 1),
        random_games_per_second=round(_middle(answers, "random", "games_per_second"), 2),
        greedy_decisions_per_second=round(_middle(answers, "greedy", "decisions_per_second"), 1),
        clone_microseconds=round(_middle(answers, "clone", "microseconds"), 3),
        view_microseconds=round(_middle(answers, "view", "microseconds"), 3),
        encode_microseconds=_if_any(answers, "encode", "microseconds"),
        net_decisions_per_second=_if_any(answers, "net", "decisions_per_second"),
        search_iterations_per_second=_if_any(answers, "search", "iterations_per_second"),
    )


def peer_figures(name: str, version: str, answers: Answers) -> PeerFigures:
    return PeerFigures(
        name=name,
        version=version,
        random_decisions_per_second=round(_middle(answers, "random", "decisions_per_second"), 1),
        random_games_per_second=round(_middle(answers, "random", "games_per_second"), 2),
        clone_microseconds=round(_middle(answers, "clone", "microseconds"), 3),
    )


def engine_ratios(figures: list[EngineFigures]) -> Iterator[EngineRatio]:
    slow = {(row.game, row.players): row for row in figures if row.engine == "interpreted"}
    for fast in (row for row in figures if row.engine == "compiled"):
        other = slow[fast.game, fast.players]
        yield EngineRatio(
            game=fast.game,
            players=fast.players,
            random=round(fast.random_decisions_per_second / other.random_decisions_per_second, 2),
            greedy=round(fast.greedy_decisions_per_second / other.greedy_decisions_per_second, 2),
            clone=round(other.clone_microseconds / fast.clone_microseconds, 2),
            view=round(other.view_microseconds / fast.view_microseconds, 2),
        )


def peer_ratio(row: EngineFigures, name: str, version: str, answers: Answers) -> PeerRatio:
    """An engine compared with a peer's answers in the same rounds."""
    decisions = _middle(answers, "random", "decisions_per_second")
    microseconds = _middle(answers, "clone", "microseconds")
    return PeerRatio(
        game=row.game,
        players=row.players,
        engine=row.engine,
        peer=name,
        peer_version=version,
        peer_decisions_per_second=round(decisions, 1),
        peer_clone_microseconds=round(microseconds, 3),
        decisions=round(row.random_decisions_per_second / decisions, 3),
        clone=round(row.clone_microseconds / microseconds, 4),
    )


def _if_any(answers: Answers, measure: str, key: str) -> float | None:
    found = [answer[key] for answer in answers.get(measure, []) if key in answer]
    return round(median(found), 3) if found else None


def _middle(answers: Answers, measure: str, key: str) -> float:
    return median(answer[key] for answer in answers[measure])
