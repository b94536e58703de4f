"""The game of a link, played again; and the link of a game that has been played.

An answer is written as its place among all legal ones: by seat, and for each seat in the order of
their notation. So the order in which a frame lists them does not matter, and secret answers of
several seats need nothing special. The places are the digits of one large number, whose radix
changes from digit to digit. Only finished games have links: the seed would tell what is to come.

A check of answers and result follows the number. Positions are not part of it, so a link outlives
changes of how a state is kept.
"""

import json
from pathlib import Path
from typing import Final

from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.errors import RecordError, SetupError
from mori.core.game import Game, start_game
from mori.core.link import Link, check_tag, option_tag, pack_tag
from mori.core.record import Record, make_record
from mori.core.registry import GameEntry, entry_of, rules_under
from mori.core.rules import GameRules
from mori.core.shuffle import shuffle_data
from mori.core.version import VERSION

MAX_ANSWERS: Final = 10_000  # the longest games have about 600


def link_of_game(game: Game, nonce: str = "") -> Link:
    """The link of a finished game. `nonce` belongs to the promise of its shuffle."""
    if not game.is_over:
        raise RecordError("link_unfinished")
    answers = _answers_of(game)
    link = link_of_deal(game.rules, game.seed, game.seats)
    link.nonce, link.answers, link.check = nonce, answers, _check_of(game)
    return link


def link_of_deal(rules: GameRules, seed: int, seats: list[str]) -> Link:
    """The link of a game that has not begun: the deal of a challenge."""
    entry = entry_of(rules.game)
    tags = sorted(
        option_tag(option.name, rules.options[option.name])
        for option in entry.options_for(rules.players)
        if option.name in rules.options and rules.options[option.name] != option.default
    )
    pack = pack_tag(rules.fingerprint)
    return Link(rules.game, VERSION, pack, rules.players, tags, seats[:], seed, "", b"", "")


def is_of_pack(link: Link, rules: GameRules) -> bool:
    """Whether the link was made with the pack of the rules, under today's or an earlier name."""
    if rules.fingerprint.startswith(link.pack):
        return True
    former = entry_of(rules.game).former
    return any(name.startswith(link.pack) and former[name] == rules.fingerprint for name in former)


def former_pack_of(link: Link) -> Path | None:
    """The pack of an earlier version that the link was made with, if it is one."""
    entry = entry_of(link.game)
    for name in [*entry.former_packs, *entry.former]:
        if name.startswith(link.pack):
            return entry.former_pack(name)
    return None


def rules_of_link(link: Link, usual: GameRules) -> GameRules:
    """The rules with the options of the link; `usual` has the pack and the defaults."""
    return rules_under(usual, options_of_link(link, entry_of(link.game)))


def options_of_link(link: Link, entry: GameEntry) -> dict[str, object]:
    """The options that differ from their defaults; RecordError for one that is not known here."""
    known: dict[str, tuple[str, object]] = {}
    for option in entry.options_for(link.players):
        for value in option.values:
            known[option_tag(option.name, value)] = (option.name, value)
    options: dict[str, object] = {}
    for tag in link.options:
        if tag not in known:
            raise RecordError("link_option", {"given": link.engine, "known": VERSION})
        name, value = known[tag]
        options[name] = value
    return options


def play_link(link: Link, usual: GameRules, want_facts: bool = True) -> Game:
    """The game of a link, played again and compared; `usual` has the pack and the defaults.

    Raises RecordError if it does not follow, and says whether version or pack is another one.
    """
    if not link.is_game:
        raise RecordError("link_is_deal")
    try:
        rules = rules_of_link(link, usual)
    except SetupError:
        raise RecordError("link_option", {"given": link.engine, "known": VERSION}) from None
    game = start_game(rules, link.seed, link.seats, want_facts)
    number = int.from_bytes(link.answers, "little")
    radix = 1
    while not game.is_over and len(game.answers) < MAX_ANSWERS:
        choices = _choices(game)
        number, place = divmod(number, len(choices))
        radix *= len(choices)
        seat, action = choices[place]
        game.apply(action, seat)
    is_whole = game.is_over and number == 0 and len(link.answers) == _size_of(radix)
    if not is_whole or _check_of(game) != link.check:
        raise _not_the_same(link, rules)
    return game


def record_of_link(link: Link, game: Game) -> Record:
    """The record of a game that was played from a link."""
    record = make_record(game.history(), game.digests(), game.result)
    if link.nonce:
        record["shuffle"] = shuffle_data(link.seed, link.nonce)
    return record


def _not_the_same(link: Link, rules: GameRules) -> RecordError:
    if not is_of_pack(link, rules):
        loaded = pack_tag(rules.fingerprint)
        return RecordError("link_pack", {"given": link.pack, "loaded": loaded})
    if link.engine != VERSION:
        return RecordError("link_engine", {"given": link.engine, "known": VERSION})
    return RecordError("link_false")


def _answers_of(game: Game) -> bytes:
    again = start_game(game.rules, game.seed, game.seats, False)
    number, radix = 0, 1
    for action, seat in zip(game.answers, game.answer_seats, strict=True):
        choices = _choices(again)
        place = 0
        for at, (asked, one) in enumerate(choices):
            if asked == seat and one.text == action.text:
                place = at
                break
        number += place * radix
        radix *= len(choices)
        again.apply(action, seat)
    return number.to_bytes(_size_of(radix), "little")


def _size_of(radix: int) -> int:
    """How many bytes hold every number below the radix."""
    return ((radix - 1).bit_length() + 7) // 8


def _choices(game: Game) -> list[tuple[int, Action]]:
    """All that may be answered now, in an order that depends on notation alone."""
    found: list[tuple[int, Action]] = []
    for decision in sorted(game.decisions, key=_seat_of):
        for action in sorted(decision.actions, key=_text_of):
            found.append((decision.seat, action))
    return found


def _seat_of(decision: Decision) -> int:
    return decision.seat


def _text_of(action: Action) -> str:
    return action.text


def _check_of(game: Game) -> str:
    """A few digits that differ where answers or results differ."""
    lines = [
        f"{seat} {action.text}"
        for seat, action in zip(game.answer_seats, game.answers, strict=True)
    ]
    result = game.final_result
    told = {
        "ending": result.ending,
        "scores": result.scores,
        "ranking": result.ranking,
        "opponents": [[each.name, each.score, each.is_beaten] for each in result.opponents],
    }
    return check_tag("\n".join([*lines, json.dumps(told, sort_keys=True)]))
