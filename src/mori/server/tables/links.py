"""Links on a service: what they say, their games, and where the lines of a challenge part."""

from typing import cast

from mori.core.actions import Action
from mori.core.errors import MoriError, RecordError, SetupError
from mori.core.game import Game
from mori.core.link import PERSON, Link, read_link, write_link
from mori.core.linked_game import (
    is_of_pack,
    link_of_deal,
    link_of_game,
    options_of_link,
    play_link,
)
from mori.core.position import Position
from mori.core.registry import check_players, entry_of
from mori.core.version import VERSION
from mori.core.view import seat_view
from mori.server.packs import OfferedPack, Packs
from mori.server.protocol.errors import ErrorData
from mori.server.protocol.fields import Options
from mori.server.protocol.links import (
    Line,
    LineAnswer,
    LinesAnswer,
    LinkAnswer,
    LinkInfo,
    Parting,
)
from mori.server.protocol.replay import ReplayAction
from mori.server.protocol.state import Said
from mori.server.protocol.tables import NewTable
from mori.server.storage import StoredTable
from mori.server.tables.info import level_of
from mori.server.tables.making import PEOPLE, Draft, new_table, table_from_game
from mori.server.tables.seen import result_data


def link_of_table(game: Game, stored: StoredTable) -> LinkAnswer:
    """The link of a finished table, with the promise of its shuffle if there was one."""
    link = link_of_game(game, stored.nonce)
    return LinkAnswer(link=write_link(link), deal=link.deal_key())


def linked_table(text: str, packs: Packs) -> Draft:
    """A table to look at, from a link."""
    link = read_link(text)
    game = played(link, packs)
    return table_from_game(game, game.digests(), packs, link.nonce)


def challenge_of(asked: NewTable, packs: Packs) -> LinkAnswer:
    """The link of a challenge: the game that such a table would be."""
    game = new_table(asked, packs).course.game
    seats = [PERSON if who in PEOPLE else name for who, name in zip(asked.seats, game.seats)]
    link = link_of_deal(game.rules, game.seed, seats)
    return LinkAnswer(link=write_link(link), deal=link.deal_key())


def looked_at(text: str, packs: Packs) -> LinkInfo:
    """What a link says. RecordError or SetupError if no game can be made of it here."""
    link = read_link(text)
    entry = entry_of(link.game)
    check_players(entry, link.players)
    pack = pack_of(link, packs)
    if pack is None:
        own = packs.of(link.game)[0]
        raise RecordError(
            "link_pack", {"given": link.pack, "loaded": own.fingerprint[: len(link.pack)]}
        )
    options = options_of_link(link, entry)
    rules = pack.rules(link.players, options)
    deal = link.deal()
    return LinkInfo(
        link=write_link(link),
        deal=link.deal_key(),
        challenge=write_link(deal),
        is_game=link.is_game,
        game=link.game,
        players=link.players,
        seats=[None if name == PERSON else name for name in link.seats],
        options=cast(Options, options),
        level=level_of(link.game, link.players, rules.options),
        pack=None if pack.is_own else pack.id,
        pack_name=pack.name,
        seed=str(link.seed),
        engine=link.engine,
        is_same_engine=link.engine == VERSION,
    )


def pack_of(link: Link, packs: Packs) -> OfferedPack | None:
    """The pack that the link was made with, if the service has it."""
    for pack in [*packs.of(link.game), *packs.former(link.game)]:
        if is_of_pack(link, pack.rules(link.players, {})):
            return pack
    return None


def played(link: Link, packs: Packs) -> Game:
    """The game of a link, on its own pack, else on another one with which it is the same."""
    check_players(entry_of(link.game), link.players)
    own = pack_of(link, packs)
    refusals: list[MoriError] = []
    for pack in [own] if own is not None else packs.of(link.game):
        try:
            return play_link(link, pack.rules(link.players, {}))
        except (RecordError, SetupError) as refusal:
            refusals.append(refusal)
    raise refusals[0]


def compared(texts: list[str], packs: Packs) -> LinesAnswer:
    """Lines of one challenge, each compared with the first, which is the reader's own."""
    first: Game | None = None
    deal = ""
    lines: list[Line] = []
    for text in texts:
        try:
            link = read_link(text)
            if deal and link.deal_key() != deal:
                raise RecordError("link_other_deal")
            game = played(link, packs)
        except MoriError as error:
            if first is None:
                raise
            lines.append(
                Line(error=ErrorData(error.code, error.data), steps=0, result=None, parting=None)
            )
            continue
        parting = None if first is None else parting_of(first, game)
        if first is None:
            first, deal = game, link.deal_key()
        lines.append(
            Line(
                error=None,
                steps=len(game.answers),
                result=result_data(game.result),
                parting=parting,
            )
        )
    assert first is not None  # the reader's own line is refused if it cannot be played
    return LinesAnswer(lines, first.components())


def parting_of(mine: Game, other: Game) -> Parting | None:
    """Where two games of one deal part; None if they do not.

    Secret answers to one question count together: in which order they came means nothing.
    """
    start = 0
    for own, theirs in zip(_questions(mine), _questions(other)):
        if own != theirs:
            seat = _differing(own, theirs, mine.seats)
            before = mine.rewound(start)
            return Parting(
                step=start,
                round=mine.rules.round_of(before.state),
                mine=_answer(before, seat, own[seat]),
                other=_answer(before, seat, theirs[seat]),
            )
        start += len(own)
    return None


def _questions(game: Game) -> list[dict[int, Action]]:
    """The answers, those to one question together: by seat."""
    found: list[dict[int, Action]] = []
    latest = -1
    for question, seat, action in zip(game.questions, game.answer_seats, game.answers):
        if question != latest:
            found.append({})
            latest = question
        found[-1][seat] = action
    return found


def _differing(own: dict[int, Action], theirs: dict[int, Action], names: list[str]) -> int:
    """The seat whose answer differs: a person's if there is one."""
    seats = [seat for seat in own if seat in theirs and own[seat].text != theirs[seat].text]
    people = [seat for seat in seats if names[seat] == PERSON]
    return [*people, *seats][0]


def _answer(before: Position, seat: int, action: Action) -> LineAnswer:
    known = seat_view(before, seat)
    said = ReplayAction(
        text=action.text,
        kind=action.kind,
        args=action.args,
        prompt=known.prompt(),
        adds=cast(Said, known.about(action).adds),  # told as plain data
    )
    return LineAnswer(seat=seat, action=said)
