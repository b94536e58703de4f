"""Who sits at a table: inviting, taking a seat, leaving, bots.

Each function returns the new arrangement or raises RequestError. Nothing is stored here.
"""

from dataclasses import replace

from mori.core.errors import GAME_OVER
from mori.server.errors import RequestError
from mori.server.protocol.seats import TableRights
from mori.server.storage.rows import (
    ALL,
    INVITATION,
    LINK,
    NO_SEAT,
    NONE,
    PERSON,
    SEAT,
    WATCH,
    Arrangement,
    GivenAnew,
    Key,
    StoredTable,
)
from mori.server.typed_text import clean_name, distinct_name


def name_in(table: StoredTable, seat: int) -> str:
    """The name of the person in a seat; "" if unknown."""
    return table.names[seat] if seat < len(table.names) else ""


def gathered(
    table: StoredTable,
    friends: list[int],
    me: int | None,
    given: dict[int, str],
    listed: bool,
    stand_in: str,
) -> StoredTable:
    """A new table with its free seats, names and rights."""
    names = [""] * table.players
    for seat, name in given.items():
        names[seat] = (
            distinct_name(clean_name(name), filter(None, names)) if clean_name(name) else ""
        )
    return replace(
        table,
        names=names,
        free=friends,
        started=not friends,
        watching=NONE if friends else ALL,
        listed=listed and bool(friends),
        stand_in=stand_in,
        host_seat=NO_SEAT if me is None else me,
    )


def taken(
    table: StoredTable, seat: int, invited: int | None, name: str, digest: str
) -> Arrangement:
    """Somebody takes a seat, with an invitation (`invited` is its seat) or without one."""
    require_going(table)
    if not clean_name(name):
        raise RequestError("name_missing")
    if seat not in table.free or (table.started and seat != invited):
        raise RequestError("seat_taken", {"seat": seat})
    others = [each for at, each in enumerate(_names(table)) if at != seat]
    is_other = invited is not None and invited != seat
    given = _given_anew(table, seat)
    return Arrangement(
        table=_filled(table, seat, name=distinct_name(clean_name(name), others), given=given),
        ended=((SEAT, seat), (INVITATION, seat if invited is None else invited)),
        # The invitation to the chosen seat is moved to the seat of the other one.
        moved=(seat, invited) if is_other and invited is not None else None,
        added=(Key(digest, SEAT, seat),),
        given=given,
    )


def moved_on(seat: int, players: int) -> int:
    """The seat in a rematch of the person who had `seat`."""
    return (seat - 1) % players


def followed(table: StoredTable, before: int, digest: str) -> Arrangement:
    """Somebody takes the seat that is kept for the person of a seat at the table before."""
    require_going(table)
    origin, seat = table.origin, moved_on(before, table.players)
    if origin is None or before not in origin.awaited or seat not in table.free:
        raise RequestError("seat_taken", {"seat": seat})
    awaited = [other for other in origin.awaited if other != before]
    given = _given_anew(table, seat)
    filled = _filled(table, seat, name=name_in(table, seat), given=given)
    return Arrangement(
        table=replace(filled, origin=replace(origin, awaited=awaited)),
        ended=((SEAT, seat), (INVITATION, seat)),
        added=(Key(digest, SEAT, seat),),
        given=given,
    )


def left(table: StoredTable, seat: int, stand_in: str | None = None) -> Arrangement:
    """Somebody leaves: before the start the seat is free, later it is kept for them.

    Meanwhile the table's stand-in plays, or the given one ("": nobody).
    """
    require_going(table)
    if not table.started:
        return Arrangement(table=_freed(table, seat), ended=((SEAT, seat),))
    who = table.stand_in if stand_in is None else stand_in
    return Arrangement(table=without_person(table, seat, who or PERSON))


def handed_over(table: StoredTable, seat: int, bot: str) -> Arrangement:
    """A bot plays for somebody: the stand-in, or any bot for a seat that is late."""
    require_going(table)
    if not table.started or table.seats[seat] != PERSON or seat in table.free:
        raise RequestError("seat_nobodys", {"seat": seat})
    who = table.stand_in or (bot if is_late(table, seat) else "")
    if not who:
        raise RequestError("no_stand_in")
    return Arrangement(table=without_person(table, seat, who))


def is_late(table: StoredTable, seat: int) -> bool:
    """Whether the time of a seat has run out, and nobody plays for it."""
    return table.clocks is not None and table.clocks.seats[seat].is_late


def come_back(table: StoredTable, seat: int) -> Arrangement:
    """Somebody who left a seat has it again."""
    require_going(table)
    away = [other for other in table.away if other != seat]
    return Arrangement(table=replace(_seating(table, seat, PERSON), away=away))


def without_person(table: StoredTable, seat: int, who: str) -> StoredTable:
    """The table with a person away: a bot plays, or (PERSON) the seat waits."""
    return replace(_seating(table, seat, who), away=sorted({*table.away, seat}))


def people_of(table: StoredTable) -> list[int]:
    """The seats that people have, including those who may come back."""
    return [seat for seat, who in enumerate(table.seats) if who == PERSON or seat in table.away]


def gives_hints(table: StoredTable) -> bool:
    """Somebody who plays against bots may always ask for hints; several people chose it."""
    return table.hints or len(people_of(table)) < 2


def can_be_coached(table: StoredTable) -> bool:
    """A coach is for somebody who plays alone against bots or the rules, outside lessons."""
    return len(people_of(table)) == 1 and not table.lesson and not table.is_replay


def invited(table: StoredTable, seat: int, digest: str) -> Arrangement:
    """A seat is free for a new invitation; earlier keys of the seat end."""
    require_going(table)
    is_bots = table.seats[seat] != PERSON and seat not in table.away
    if is_bots and table.started and not name_in(table, seat):
        raise RequestError("seat_taken", {"seat": seat})  # it was always a bot's
    return Arrangement(
        table=_freed(_seating(table, seat, PERSON), seat),
        ended=((SEAT, seat), (INVITATION, seat)),
        added=(Key(digest, INVITATION, seat),),
    )


def given_to_bot(table: StoredTable, seat: int, bot: str) -> Arrangement:
    """A bot takes a free seat."""
    require_going(table)
    if seat not in table.free:
        raise RequestError("seat_taken", {"seat": seat})
    filled = _filled(_seating(table, seat, bot), seat, name=name_in(table, seat))
    return Arrangement(table=filled, ended=((INVITATION, seat),))


def with_rights(table: StoredTable, rights: TableRights, digest: str) -> Arrangement:
    """The rights of those without a seat change; `digest` is of a new watch key."""
    watching = rights.watching
    if rights.listed is not None:
        table = replace(table, listed=rights.listed)
    if rights.chat_open is not None:
        table = replace(table, chat_open=rights.chat_open)
    if watching is None:
        return Arrangement(table=table)
    return Arrangement(
        table=replace(table, watching=LINK if watching else NONE),
        ended=((WATCH, NO_SEAT),),
        added=(Key(digest, WATCH),) if watching else (),
    )


def require_going(table: StoredTable) -> None:
    if table.summary.finished or table.is_replay:
        raise RequestError(GAME_OVER)


def _names(table: StoredTable) -> list[str]:
    return [name_in(table, seat) for seat in range(table.players)]


def _seating(table: StoredTable, seat: int, who: str) -> StoredTable:
    """The table with a person or a bot in a seat."""
    return replace(table, seats=[*table.seats[:seat], who, *table.seats[seat + 1 :]])


def _filled(
    table: StoredTable, seat: int, *, name: str, given: GivenAnew | None = None
) -> StoredTable:
    """The table with a seat taken; it starts when the last one is."""
    names = _names(table)
    names[seat] = name
    free = [other for other in table.free if other != seat]
    started = table.started or not free
    noted = table.given_anew
    if given is not None:
        noted = [*(other for other in noted if other.seat != seat), given]
    return replace(table, names=names, free=free, started=started, given_anew=noted)


def _given_anew(table: StoredTable, seat: int) -> GivenAnew | None:
    """The note about somebody who takes a seat during the game; None before the start.

    They see what the person before saw, so everybody is told, whatever they are called: the host
    may have taken the seat to look at its cards.
    """
    if not table.started:
        return None
    times = sum(given.times for given in table.given_anew if given.seat == seat)
    return GivenAnew(seat=seat, times=times + 1, step=table.summary.step)


def _freed(table: StoredTable, seat: int) -> StoredTable:
    """The table with a free seat; after the start, the seat keeps its name."""
    names = _names(table)
    if not table.started:
        names[seat] = ""
    away = [other for other in table.away if other != seat]
    return replace(table, names=names, free=sorted({*table.free, seat}), away=away)
