"""The registered games.

Installed packages declare games by name (mori.plugins), and each is opened when it is first used;
nothing here or above imports a game by name.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from mori.core.bot_level import BotLevel
from mori.core.errors import SetupError
from mori.core.game import Game, start_game
from mori.core.rng import WIDE_LIMIT
from mori.core.rules import GameRules
from mori.core.shown import Shown


class Option:
    """A switch of a game: its name, its default, and the values it may take.

    `players` are the player counts it is for; when none is named, it is for all.
    """

    def __init__(
        self,
        name: str,
        default: object,
        values: tuple[object, ...],
        rule: str,
        players: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.players = players
        self.bit = 0  # of a switch: its own


class Switches:
    """The options of a game that are on or off, each declared once, in their order."""

    def __init__(self) -> None:
        self.options: list[Option] = []

    def add(self, name: str, default: bool, rule: str, players: tuple[int, ...] = ()) -> Option:
        option = Option(name, default, (True, False), rule, players)
        option.bit = 1 << len(self.options)
        self.options.append(option)
        return option

    def settled(self, options: dict[str, object]) -> "Settled":
        """Which of them are on; those that a game does not have are off."""
        return Settled(sum([option.bit for option in self.options if options.get(option.name)]))


class Settled:
    """Which switches of a game are on. Rules ask it at every turn, so it is one number."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def on(self, option: Option) -> bool:
        return (self.bits & option.bit) != 0


class Preset:
    """Option values under one name, such as a level of difficulty.

    `players` are the player counts it is for; when none is named, it is for all.
    """

    def __init__(self, name: str, options: dict[str, object], players: tuple[int, ...]) -> None:
        self.name = name
        self.options = options
        self.players = players


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
        presets: tuple[Preset, ...] = (),
        exclusive: tuple[tuple[str, str, str], ...] = (),
        shown: Shown | None = None,
        folder: Path | None = None,
        pack: Path | None = None,
        rule_texts: Path | None = None,
        effect_icons: dict[str, str] | None = None,
        bot_levels: Callable[[int], tuple[BotLevel, ...]] | None = None,
        former: dict[str, str] | None = None,
        former_packs: dict[str, Path] | None = None,
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.load_rules = load_rules
        self.check_pack = check_pack  # returns the fingerprint, or raises ContentError
        self.options = options
        self.rule_groups = rule_groups
        self.words = words
        self.presets = presets  # easiest first
        self.exclusive = exclusive  # two options that may not both be on, and the rule
        self.shown = shown  # the types of what it shows, from which its page's types are made
        self.folder = folder  # the game's folder; its words are in `words/` (docs/words.md)
        self.pack = pack  # the component pack that comes with the game, if it has any
        # Its numbered rules, as <language>/<name>.md in this folder, in English at least.
        self.rule_texts = rule_texts
        # The icon of an effect on its page, by the effect's kind.
        self.effect_icons = effect_icons if effect_icons is not None else {}
        # How the bots of each level play it, by the number of players; otherwise as in any game.
        self.bot_levels = bot_levels
        # Names of its packs in records of earlier versions, each with its fingerprint.
        self.former = former if former is not None else {}
        # The packs that came with earlier versions and are played otherwise, by fingerprint.
        self.former_packs = former_packs if former_packs is not None else {}

    def is_pack(self, name: str, fingerprint: str, digest: str) -> bool:
        """Whether a pack's name in a record, a table or a net means this fingerprint.

        Earlier versions named a pack by the digest of its files.
        """
        if not name:
            return False
        return name in (fingerprint, digest) or self.former.get(name) == fingerprint

    def former_pack(self, name: str) -> Path | None:
        """The pack of an earlier version that a record or a table names, if it is one."""
        return self.former_packs.get(self.former.get(name, name))

    def player_counts(self) -> range:
        return range(self.min_players, self.max_players + 1)

    def options_for(self, players: int) -> tuple[Option, ...]:
        """The options of a game with this number of players."""
        return tuple(
            option for option in self.options if not option.players or players in option.players
        )

    def presets_for(self, players: int) -> tuple[Preset, ...]:
        """The levels of a game with this number of players, easiest first."""
        return tuple(
            preset for preset in self.presets if not preset.players or players in preset.players
        )


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
        notes: tuple[str, ...] = (),
    ) -> None:
        self.actions = actions
        self.decisions = decisions
        self.facts = facts
        self.reasons = reasons
        self.categories = categories
        self.endings = endings
        self.components = components  # references such as "tile:amber"
        self.notes = notes  # what to know about an action before it is chosen


# A game's name begins the ids of its messages, so it must not be one of these.
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_RESERVED: Final = ("cli", "common", "error", "problem", "terminal", "web")

_offers: dict[str, Callable[[], object]] = {}  # declared games, not all of them open
_games: dict[str, GameEntry] = {}  # open games
_broken: dict[str, Exception] = {}  # why a declared game cannot be opened
_rules: dict[tuple[str, int], GameRules] = {}  # for Mori's own packs with default options


def offer(name: str, load: Callable[[], object]) -> None:
    """Make a game known by name; `load` returns its GameEntry. The first of two stays."""
    _offers.setdefault(name, load)


def game_names() -> list[str]:
    """The known games in the order of their declaration, without broken ones."""
    for name in _offers:
        _open(name)
    offered = [name for name in _offers if name in _games]
    return offered + [name for name in _games if name not in _offers]


def broken_games() -> dict[str, Exception]:
    """The declared games that cannot be opened, and why."""
    game_names()
    return dict(_broken)


def leave_out(name: str, error: Exception) -> None:
    """Close a game that turned out to be broken."""
    _games.pop(name, None)
    _broken[name] = error


def entry_of(name: str) -> GameEntry:
    """The game of that name."""
    _open(name)
    entry = _games.get(name)
    if entry is not None:
        return entry
    if name in _broken:
        refusal = SetupError("broken_game", {"game": name})
        refusal.__cause__ = _broken[name]  # compiled code loses the cause in `raise … from`
        raise refusal
    raise SetupError("unknown_game", {"game": name[:60], "known": ", ".join(game_names())})


def _open(name: str) -> None:
    """Load a declared game, once. It may be anybody's code, so its errors are only reported."""
    if name in _games or name in _broken or name not in _offers:
        return
    try:
        entry = _offers[name]()
        if not isinstance(entry, GameEntry):
            raise TypeError(type(entry).__name__)
        if entry.name != name or name in _RESERVED or not _NAME.fullmatch(name):
            raise ValueError(entry.name)
    except Exception as error:
        _broken[name] = error
    else:
        _games[name] = entry


def load_rules(
    name: str,
    players: int,
    options: dict[str, object] | None = None,
    pack: Path | None = None,
) -> GameRules:
    """The rules of a game with these options. Mori's own packs are read once per player count."""
    entry = entry_of(name)
    check_players(entry, players)
    asked = options if options is not None else {}
    if pack is not None:
        return rules_under(_usual_rules(entry, players, pack), asked)
    key = (name, players)
    if key not in _rules:
        _rules[key] = _usual_rules(entry, players, None)
    return rules_under(_rules[key], asked)


def _usual_rules(entry: GameEntry, players: int, pack: Path | None) -> GameRules:
    """The rules with default options. Options that have no effect with this pack are left out."""
    usual = settled_options(entry, players, {})
    rules = entry.load_rules(pack, players, usual)
    idle = rules.idle_options()
    if not idle:
        return rules
    return rules.under({name: value for name, value in usual.items() if name not in idle})


def rules_under(rules: GameRules, options: dict[str, object]) -> GameRules:
    """The same rules with the given options, and defaults for the others.

    Only the given rules are kept: there can be more sets of options than fit into memory.
    """
    settled = settled_options(entry_of(rules.game), rules.players, options, rules.idle_options())
    # As text: 1 equals True, but a record should say which was meant.
    return rules if repr(settled) == repr(rules.options) else rules.under(settled)


def plays_pack(rules: GameRules, name: str) -> bool:
    """Whether the pack of the rules is the one that a record, a table or a net names."""
    return entry_of(rules.game).is_pack(name, rules.fingerprint, rules.pack_digest)


def check_players(entry: GameEntry, players: int) -> None:
    """Raise SetupError for a number of players that the game does not support."""
    if not entry.min_players <= players <= entry.max_players:
        raise SetupError(
            "wrong_players",
            {"players": players, "min": entry.min_players, "max": entry.max_players},
        )


def check_seed(seed: int) -> None:
    """Raise SetupError for an invalid seed."""
    if not 0 <= seed < WIDE_LIMIT:
        # In digits: readers of JSON round such numbers, or refuse them.
        raise SetupError("wrong_seed", {"seed": str(seed)[:50], "limit": str(WIDE_LIMIT - 1)})


def settled_options(
    entry: GameEntry, players: int, asked: dict[str, object], idle: list[str] | None = None
) -> dict[str, object]:
    """The value of every option of the game for this number of players.

    `idle` options cannot change anything with the pack and are left out. A record from before that
    was known may still name them with their default.
    """
    all_known = {option.name: option for option in entry.options_for(players)}
    known = {name: all_known[name] for name in all_known if idle is None or name not in idle}
    for name, value in asked.items():
        if name not in known:
            if name in all_known and value is all_known[name].default:
                continue
            raise _no_such_option(entry, players, name, list(known))
        if not any(value is allowed or value == allowed for allowed in known[name].values):
            raise SetupError("wrong_option", {"option": name, "value": repr(value)[:60]})
    settled = {name: asked.get(name, option.default) for name, option in known.items()}
    for first, second, rule in entry.exclusive:
        if settled.get(first) and settled.get(second):
            raise SetupError("options_exclude", {"option": first, "other": second, "rule": rule})
    return settled


def _no_such_option(entry: GameEntry, players: int, name: str, known: list[str]) -> SetupError:
    if any(option.name == name for option in entry.options_for(players)):
        return SetupError("option_idle", {"option": name, "players": players})
    if any(option.name == name for option in entry.options):
        return SetupError("option_not_for_players", {"option": name, "players": players})
    return SetupError("unknown_option", {"option": name[:60], "known": ", ".join(known) or "-"})


def preset_options(entry: GameEntry, players: int, name: str) -> dict[str, object]:
    """The options of a level for this number of players."""
    check_players(entry, players)
    presets = entry.presets_for(players)
    for preset in presets:
        if preset.name == name:
            return dict(preset.options)
    known = ", ".join(preset.name for preset in presets)
    raise SetupError("unknown_level", {"level": name[:60], "known": known or "-"})


def options_asked(
    entry: GameEntry, players: int, level: str | None, options: dict[str, object] | None
) -> dict[str, object]:
    """The options of a level, if one is named, overridden by the given ones."""
    asked = preset_options(entry, players, level) if level is not None else {}
    if options is not None:
        asked.update(options)
    return asked


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
    check_seed(seed)
    rules = load_rules(name, players, options, pack)
    names = seats if seats is not None else ["human"] * players
    if len(names) != players:
        raise SetupError("wrong_seats", {"seats": len(names), "players": players})
    return start_game(rules, seed, names, want_facts)
