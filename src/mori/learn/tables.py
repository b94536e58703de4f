"""The tables of self-play: players, levels, and their shares of the lanes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mori.bots import make_bot, play_out
from mori.core.encoding import Layout
from mori.core.errors import SetupError
from mori.core.registry import create_game, entry_of, load_rules
from mori.core.rules import GameRules

JUDGED_BY = 4  # number of games


@dataclass(frozen=True)
class TableKind:
    """A number of players, the levels played there (one for each new game), and a weight."""

    players: int
    levels: tuple[str | None, ...] = (None,)
    weight: int = 1


def usual_tables(game: str, counts: Sequence[int]) -> list[TableKind]:
    """A table for each number of players; its weight is how often the number is given.

    All levels of a game are played. The unnamed level, which is the game with default options, is
    played more often.
    """
    entry = entry_of(game)
    kinds: list[TableKind] = []
    for players, weight in Counter(counts).items():
        named = [preset.name for preset in entry.presets_for(players)]
        levels: list[str | None] = [None] * max(1, 2 * len(named))
        kinds.append(TableKind(players, (*levels, *named), weight))
    return kinds


def rules_at(game: str, kind: TableKind, pack: Path | None = None) -> list[GameRules]:
    """The rules of each level of a table, in order."""
    entry = entry_of(game)
    presets = {preset.name: preset.options for preset in entry.presets_for(kind.players)}
    made: dict[str | None, GameRules] = {}
    for level in kind.levels:
        if level not in made:
            options = dict(presets[level]) if level is not None else {}
            made[level] = load_rules(game, kind.players, options, pack)
    return [made[level] for level in kind.levels]


def dealt_out(kinds: Sequence[TableKind], lanes: int) -> list[int]:
    """The table of each lane, so that every range of lanes has about the same mixture."""
    total = sum(kind.weight for kind in kinds)
    placed = [0] * len(kinds)
    found: list[int] = []
    for lane in range(1, lanes + 1):
        due = [lane * kind.weight - placed[number] * total for number, kind in enumerate(kinds)]
        chosen = due.index(max(due))
        placed[chosen] += 1
        found.append(chosen)
    return found


def layout_of(game: str, counts: Sequence[int]) -> tuple[Layout, str]:
    """The layout of a game's observations and the fingerprint of its pack."""
    rules = load_rules(game, counts[0])
    encoder = rules.encoder()
    if encoder is None:
        raise SetupError("no_encoder", {"game": game})
    return encoder.layout, rules.fingerprint


def usual_points(game: str, players: int) -> float:
    """Roughly the points of a winning greedy bot, to scale scores."""
    best = 0
    for seed in range(JUDGED_BY):
        played = create_game(game, players, seed, want_facts=False)
        play_out(played, [make_bot("greedy", seat) for seat in range(players)])
        assert played.result is not None
        best += max(played.result.scores)
    return max(1.0, float(round(best / JUDGED_BY)))
