"""Which games there are. A game registers itself; nothing above imports a game by name."""

from collections.abc import Callable
from pathlib import Path

from mori.core.errors import SetupError
from mori.core.game import Game, start_game
from mori.core.rng import SEED_LIMIT
from mori.core.rules import GameRules


class Option:
    """A switch of a game: its name, its default, and the values it may take."""

    def __init__(self, name: str, default: object, values: tuple[object, ...], rule: str) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule


class GameEntry:
    """What the registry knows of a game."""

    def __init__(
        self,
        name: str,
        min_players: int,
        max_players: int,
        load_rules: Callable[[Path | None, int, dict[str, object]], GameRules],
        check_pack: Callable[[Path | None], str],
        options: tuple[Option, ...],
        rule_groups: tuple[str, ...],
        words: "WordInventory",
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.load_rules = load_rules
        self.check_pack = check_pack  # returns the pack's fingerprint, or raises ContentError
        self.options = options
        self.rule_groups = rule_groups
        self.words = words

    def player_counts(self) -> range:
        return range(self.min_players, self.max_players + 1)


class WordInventory:
    """Everything of a game that needs a sentence or a name in the catalogues."""

    def __init__(
        self,
        actions: tuple[str, ...],
        decisions: tuple[str, ...],
        facts: tuple[str, ...],
        reasons: tuple[str, ...],
        categories: tuple[str, ...],
        endings: tuple[str, ...],
        components: Callable[[], list[str]],
    ) -> None:
        self.actions = actions
        self.decisions = decisions
        self.facts = facts
        self.reasons = reasons
        self.categories = categories
        self.endings = endings
        self.components = components  # references such as "tile:amber"


_games: dict[str, GameEntry] = {}
_rules: dict[tuple[str, int, str], GameRules] = {}


def register(entry: GameEntry) -> None:
    """Make a game known. Its name must be new."""
    if entry.name in _games:
        raise ValueError(entry.name)
    _games[entry.name] = entry


def game_names() -> list[str]:
    """The registered games, in the order of their registration."""
    return list(_games)


def entry_of(name: str) -> GameEntry:
    """The registered game of that name."""
    entry = _games.get(name)
    if entry is None:
        raise SetupError("unknown_game", {"game": name[:60], "known": ", ".join(_games)})
    return entry


def load_rules(
    name: str,
    players: int,
    options: dict[str, object] | None = None,
    pack: Path | None = None,
) -> GameRules:
    """The rules of a game as asked for. Rules on Mori's own packs are made once and kept."""
    entry = entry_of(name)
    if not entry.min_players <= players <= entry.max_players:
        raise SetupError(
            "wrong_players",
            {"players": players, "min": entry.min_players, "max": entry.max_players},
        )
    settled = settled_options(entry, options if options is not None else {})
    if pack is not None:
        return entry.load_rules(pack, players, settled)
    key = (name, players, repr(settled))
    if key not in _rules:
        _rules[key] = entry.load_rules(None, players, settled)
    return _rules[key]


def settled_options(entry: GameEntry, asked: dict[str, object]) -> dict[str, object]:
    """Every option of the game with its value: the one asked for, or the default."""
    known = {option.name: option for option in entry.options}
    for name, value in asked.items():
        if name not in known:
            raise SetupError(
                "unknown_option", {"option": name[:60], "known": ", ".join(known) or "-"}
            )
        if not any(value is allowed or value == allowed for allowed in known[name].values):
            raise SetupError("wrong_option", {"option": name, "value": repr(value)[:60]})
    return {name: asked.get(name, option.default) for name, option in known.items()}


def create_game(
    name: str,
    players: int,
    seed: int,
    options: dict[str, object] | None = None,
    pack: Path | None = None,
    seats: list[str] | None = None,
    want_facts: bool = True,
) -> Game:
    """A new game, run to its first decision."""
    if not 0 <= seed < SEED_LIMIT:
        raise SetupError("wrong_seed", {"seed": str(seed)[:30], "limit": SEED_LIMIT - 1})
    rules = load_rules(name, players, options, pack)
    names = seats if seats is not None else ["human"] * players
    if len(names) != players:
        raise SetupError("wrong_seats", {"seats": len(names), "players": players})
    return start_game(rules, seed, names, want_facts)
