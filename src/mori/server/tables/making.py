"""Making tables: new ones, from a step of a finished game, from a lesson, from a record."""

from dataclasses import replace
from typing import Any, Final

import msgspec

from mori.api import fair_seed
from mori.bots import bots_for, make_bot
from mori.core.errors import MoriError, RecordError, SetupError
from mori.core.game import Game, start_game
from mori.core.record import SHUFFLE, Record
from mori.core.registry import (
    GameEntry,
    check_players,
    check_seed,
    entry_of,
    options_asked,
    settled_options,
)
from mori.core.replay import replay, require_pack
from mori.core.rules import GameRules
from mori.core.shuffle import BRANCHED, CHOSEN, FAIR, IMPORTED
from mori.core.version import VERSION
from mori.lessons import find_lesson
from mori.server.errors import RequestError
from mori.server.packs import Packs
from mori.server.protocol.fields import MAX_NAME
from mori.server.protocol.lessons import LessonTable
from mori.server.protocol.tables import ForkTable, NewTable
from mori.server.storage import BotsAsked, Clock, Key, StoredAnswer, StoredTable
from mori.server.storage.rows import HOST, INVITATION, NONE, PERSON, now
from mori.server.tables.course import Course
from mori.server.tables.decisions import bots_asked
from mori.server.tables.gathering import gathered
from mori.server.tokens import new_nonce, new_table_id, new_token, token_digest
from mori.server.typed_text import one_line

ME: Final = "me"
HERE: Final = "person"  # somebody else at the same screen
FRIEND: Final = "friend"
PEOPLE: Final = (ME, HERE, FRIEND)


class Draft:
    """A table about to be stored, with its answers so far and its secrets."""

    def __init__(self, stored: StoredTable, course: Course, answers: list[StoredAnswer]) -> None:
        self.stored = stored
        self.course = course
        self.answers = answers
        self.tokens: dict[int, str] = {}
        self.invitations = {seat: new_token() for seat in stored.free}
        self.host = new_token()
        if not stored.is_replay:
            self.tokens = {
                seat: new_token()
                for seat, name in enumerate(stored.seats)
                if name == PERSON and seat not in stored.free
            }

    def keys(self) -> list[Key]:
        """The keys to store, except those of the seats."""
        invited = [
            Key(token_digest(secret), INVITATION, seat) for seat, secret in self.invitations.items()
        ]
        return [Key(token_digest(self.host), HOST), *invited]

    def gathered(self, asked: NewTable | ForkTable) -> "Draft":
        """The draft with the free seats, names, rights and clock that were asked for."""
        friends = [seat for seat, who in enumerate(asked.seats) if who == FRIEND]
        me = asked.seats.index(ME) if ME in asked.seats else None
        given: dict[int, str] = {} if me is None else {me: asked.name}
        listed, stand_in = False, ""
        if isinstance(asked, NewTable):
            for seat, (who, name) in enumerate(zip(asked.seats, asked.names, strict=False)):
                if who == HERE:
                    given[seat] = name
            listed = asked.listed
            stand_in = make_bot(asked.stand_in, 0).name if asked.stand_in else ""
        stored = gathered(self.stored, friends, me, given, listed, stand_in)
        if isinstance(asked, NewTable) and asked.clock is not None:
            stored = replace(stored, clock=Clock(**msgspec.structs.asdict(asked.clock)))
        if isinstance(asked, NewTable):
            stored = replace(stored, hints=asked.hints)
        return Draft(stored, self.course, self.answers)

    def bots_asked(self) -> BotsAsked | None:
        """The bots that it waits for."""
        return bots_asked(self.stored, self.course.game)


def new_table(asked: NewTable, packs: Packs) -> Draft:
    """A new table; SetupError if it cannot be made."""
    seed = fair_seed() if asked.seed is None else int(asked.seed)
    entry = entry_of(asked.game)
    players = len(asked.seats)
    check_seed(seed)
    check_players(entry, players)
    pack = packs.chosen(asked.game, asked.pack)
    idle = pack.rules(players, {}).idle_options()
    options = table_options(entry, players, asked.level, asked.options, idle)
    rules = pack.rules(players, options)
    course = Course(start_game(rules, seed, seat_names(asked.seats)))
    shuffle = (FAIR, new_nonce()) if asked.seed is None else (CHOSEN, "")
    return _draft(course, one_line(asked.title or ""), pack.name, [], shuffle)


def forked_table(source: StoredTable, past: Course, step: int, seats: list[str]) -> Draft:
    """A table that continues a finished game from a step, with the same pack."""
    game = past.game
    if step > past.step:
        raise RequestError("no_such_step", {"step": step, "last": past.step})
    if len(seats) != game.rules.players:
        raise SetupError("wrong_seats", {"seats": len(seats), "players": game.rules.players})
    course = Course(start_game(game.rules, game.seed, seat_names(seats)))
    answers: list[StoredAnswer] = []
    for seat, action in zip(game.answer_seats[:step], game.answers[:step], strict=True):
        course.apply(action.text, seat)
        answers.append(course.latest_answer())
    return _draft(course, source.title, source.pack_name, answers, (BRANCHED, ""))


def lesson_table(asked: LessonTable, packs: Packs) -> Draft:
    """A table for one person at the position of a lesson, on Mori's own pack."""
    lesson = find_lesson(asked.game, asked.lesson)
    rules = packs.chosen(lesson.game, None).rules(lesson.players, lesson.options)
    rival = bots_for(lesson.game, lesson.players)[0]
    seats = [PERSON if seat == lesson.seat else rival for seat in range(lesson.players)]
    course = Course(start_game(rules, lesson.seed, seats), len(lesson.before))
    answers: list[StoredAnswer] = []
    for seat, text in lesson.before:
        course.apply(text, seat)
        answers.append(course.latest_answer())
    draft = _draft(course, "", "", answers, (CHOSEN, ""))
    stored = replace(draft.stored, lesson=lesson.id, watching=NONE, host_seat=lesson.seat)
    return Draft(stored, course, answers)


def another_table(source: StoredTable, rules: GameRules, seats: list[str]) -> Draft:
    """A new table with the same rules and title and a fair shuffle."""
    course = Course(start_game(rules, fair_seed(), seats))
    return _draft(course, source.title, source.pack_name, [], (FAIR, new_nonce()))


def imported_table(record: Record, packs: Packs) -> Draft:
    """A table to look at, from the record of a finished game, checked at every step."""
    game = replayed(record, packs)
    if not game.is_over:
        raise RequestError("record_unfinished")
    digests = record["checks"]
    assert isinstance(digests, list)  # the replay has compared each of them
    return table_from_game(game, digests, packs, nonce_in(record))


def resumed_table(record: Record, packs: Packs) -> Draft:
    """A table that continues the game of a record; if that is over, one to look at."""
    game = replayed(record, packs)
    require_pack(record, game)
    if not game.is_over:
        for name in game.seats:
            if name != PERSON:
                make_bot(name, 0)  # raises SetupError if there is no such bot
    return table_from_game(game, game.digests(), packs, nonce_in(record))


def nonce_in(record: Record) -> str:
    """The nonce of the shuffle in a record; "" if it has none."""
    shuffle = record.get(SHUFFLE)
    return str(shuffle.get("nonce", "")) if isinstance(shuffle, dict) else ""


def replayed(record: Record, packs: Packs) -> Game:
    """The game of a record, on its own pack if the service has it.

    Otherwise on another pack, if every step is the same there.
    """
    for name in record["seats"] if isinstance(record["seats"], list) else []:
        if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
            raise RecordError("record_key_type", {"key": "seats"})
    game = str(record["game"])
    pack = packs.with_fingerprint(game, str(record["pack"]))
    if pack is not None:
        return replay(record, pack.path)
    refusals: list[MoriError] = []
    for other in packs.of(game):
        try:
            return replay(record, other.path)
        except (RecordError, SetupError) as refusal:
            refusals.append(refusal)
    raise refusals[0]


def table_from_game(game: Game, digests: list[str], packs: Packs, nonce: str) -> Draft:
    """A table with a game that has been played elsewhere."""
    lines = enumerate(zip(game.answer_seats, game.answers, digests[1:], strict=True), start=1)
    answers = [
        StoredAnswer(step, seat, action.text, after) for step, (seat, action, after) in lines
    ]
    course = Course(game).rewound(len(answers))
    pack = packs.with_fingerprint(game.rules.game, game.rules.fingerprint, game.rules.pack_path)
    pack_name = pack.name if pack is not None else ""
    shuffle = (IMPORTED, nonce)
    return _draft(course, "", pack_name, answers, shuffle, is_replay=game.is_over)


def _draft(
    course: Course,
    title: str,
    pack_name: str,
    answers: list[StoredAnswer],
    shuffle: tuple[str, str],
    *,
    is_replay: bool = False,
) -> Draft:
    game = course.game
    stored = StoredTable(
        id=new_table_id(),
        game=game.rules.game,
        players=game.rules.players,
        options=dict(game.rules.options),
        seed=game.seed,
        seats=list(game.seats),
        title=title,
        pack=game.rules.fingerprint,
        pack_path=game.rules.pack_path,
        pack_name=pack_name,
        engine=VERSION,
        is_replay=is_replay,
        created=now(),
        shuffle=shuffle[0],
        nonce=shuffle[1],
        setup=course.digests[0],
        summary=course.summary(),
    )
    return Draft(stored, course, answers)


def table_options(
    entry: GameEntry,
    players: int,
    level: str | None,
    options: dict[str, Any] | None,
    idle: list[str],
) -> dict[str, object]:
    """All options of the game: the defaults, then the level's, then the given ones."""
    settled = settled_options(entry, players, options_asked(entry, players, level, options), idle)
    for option in entry.options_for(players):
        # 1 equals True, but a record should say which was meant.
        if option.name in settled and not any(
            type(settled[option.name]) is type(value) for value in option.values
        ):
            value = repr(settled[option.name])
            raise SetupError("wrong_option", {"option": option.name, "value": value})
    return settled


def is_bot(seat: str) -> bool:
    """Whether the name of a requested seat is a bot's."""
    return seat not in PEOPLE


def seat_names(asked: list[str]) -> list[str]:
    """The seats as records name them; SetupError for an unknown bot."""
    names: list[str] = []
    for name in asked:
        names.append(make_bot(name, 0).name if is_bot(name) else PERSON)
    return names
