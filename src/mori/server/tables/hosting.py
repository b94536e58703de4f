"""Requests about seats and rights, with their checks: invitations, host actions, rematch."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from mori.bots import make_bot
from mori.server.aside import aside
from mori.server.errors import RequestError
from mori.server.protocol.seats import (
    Invited,
    NewInvitation,
    RematchAsked,
    RightsGiven,
    SeatTaken,
    TableRights,
    TakeSeat,
)
from mori.server.protocol.tables import ListedTables, TableInfo
from mori.server.storage import Arrangement, Rematch, StoredTable
from mori.server.storage.rows import HOST, INVITATION, NO_SEAT, SEAT
from mori.server.tables import gathering
from mori.server.tables.hall import Hall, by_seat
from mori.server.tables.info import table_info
from mori.server.tables.making import Draft
from mori.server.tables.rematch import next_table
from mori.server.tokens import new_token, token_digest, token_for

LISTED: Final = 50  # tables in the list
OFFERED: Final = 1000  # tables considered for the list
MANY_TABLES: Final = 10_000  # the latest, with the addresses of strangers
Plan = Callable[[StoredTable], Awaitable[Arrangement]]


class Hosting:
    """Changes who sits at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._strangers: dict[str, dict[int, str]] = {}  # addresses by table and seat
        self._taking: set[tuple[str, str]] = set()  # tables and addresses that take a seat now

    async def listed(self) -> ListedTables:
        """The open tables with somebody connected, latest first.

        The first table of each address comes before the second of any, and so on, so nobody can
        fill the list alone.
        """
        offered = await self._hall.context.feed.offered()
        ids = sorted(offered, key=lambda id: offered[id])[:OFFERED]
        store = self._hall.store
        found = await store.call(store.listed, ids) if ids else []
        found.sort(key=lambda table: offered[table.id])
        chosen = found[:LISTED]
        return ListedTables([table_info(table, table.summary.finished) for table in chosen])

    # -- invited people and players

    async def invitation(self, id: str, secret: str) -> Invited:
        """The table and the seat of an invitation."""
        table = await self._hall.stored(id)
        return Invited(table_info(table, table.summary.finished), await self._invited(id, secret))

    async def take(self, id: str, asked: TakeSeat, address: str) -> SeatTaken:
        """Take a seat; returns its key."""
        if asked.invitation is not None:
            return await self._take(id, asked, address)
        # One at a time: several requests at once must not take several seats.
        if (id, address) in self._taking:
            raise RequestError("seat_second")
        self._taking.add((id, address))
        try:
            return await self._take(id, asked, address)
        finally:
            self._taking.discard((id, address))

    async def _take(self, id: str, asked: TakeSeat, address: str) -> SeatTaken:
        token, found = new_token(), -1

        async def plan(table: StoredTable) -> Arrangement:
            nonlocal found
            invited: int | None = None
            if asked.invitation is not None:
                invited = await self._invited(id, asked.invitation)
            elif not table.listed or table.started:
                raise RequestError("bad_invitation")
            elif self._has_taken(table, address):
                raise RequestError("seat_second")
            wanted = asked.seat if asked.seat is not None else invited
            found = wanted if wanted is not None else min(table.free, default=0)
            return gathering.taken(table, found, invited, asked.name, token_digest(token))

        info = await self._arrange(id, plan)
        if asked.invitation is None:
            self._note_taken(id, found, address)
        return SeatTaken(info, found, token)

    def _has_taken(self, table: StoredTable, address: str) -> bool:
        """Whether a stranger from this address sits at a table, as far as is known here."""
        taken = self._strangers.get(table.id, {})
        return any(by == address and seat not in table.free for seat, by in taken.items())

    def _note_taken(self, id: str, seat: int, address: str) -> None:
        self._strangers[id] = {**self._strangers.pop(id, {}), seat: address}
        if len(self._strangers) > MANY_TABLES:
            del self._strangers[next(iter(self._strangers))]

    async def leave(self, id: str, token: str | None, address: str | None = None) -> TableInfo:
        """Leave the seat of a key.

        This never fails: if too many tables would be left to bots, the seat waits instead.
        """

        async def plan(table: StoredTable, stand_in: str | None = None) -> Arrangement:
            return gathering.left(table, await self._seat_of(id, token), stand_in)

        try:
            return await self._arrange(id, plan, address)
        except RequestError as error:
            if error.code != "limit_bots":
                raise
        return await self._arrange(id, partial(plan, stand_in=""))

    # -- rematch

    async def rematch(self, id: str, token: str | None, address: str) -> RematchAsked:
        """Open a rematch, or propose one."""
        if token is None:
            raise RequestError("token_missing")
        hall = self._hall
        key = await hall.key_of(id, token)
        if key.kind not in (SEAT, HOST):
            raise RequestError("not_seated")
        seat = key.seat if key.kind == SEAT else None
        feed = hall.context.feed
        await feed.look(id)

        async with hall.using(id) as table:
            host = table.stored.host_seat

            def may_open(known: Rematch) -> bool:
                if seat is None or seat == host:
                    return True
                is_first = not known.proposed or known.proposed[0] == seat
                return is_first and not feed.present(id, host)

            async def draft(source: StoredTable) -> Draft:
                new_host = host if seat is None else seat
                opener = None if new_host == NO_SEAT else new_host
                return await aside(next_table, source, hall.packs, opener)

            opened = await table.ask_rematch(seat, may_open, draft, self._is_there)
            known = table.stored.rematch
        if opened is not None:
            hall.metrics.tables_made.labels(opened.stored.game).inc()
            hall.context.alone.remember(opened.stored.id, address)
            info = table_info(opened.stored, finished=False)
            return RematchAsked(info, opened.host, by_seat(opened.invitations))
        if known is None or not known.table:
            return RematchAsked(None, None, {})
        next = await hall.stored(known.table)
        return RematchAsked(table_info(next, next.summary.finished), None, {})

    async def _is_there(self, id: str) -> bool:
        return await self._hall.store.call(self._hall.store.table, id) is not None

    async def follow(self, id: str, token: str | None) -> SeatTaken:
        """Take the seat in a rematch that is kept for the holder of a key of the table before."""
        if token is None:
            raise RequestError("token_missing")
        origin = (await self._hall.stored(id)).origin
        if origin is None:
            raise RequestError("bad_token")
        before = await self._seat_of(origin.table, token)
        own = token_for(token, id)

        async def plan(table: StoredTable) -> Arrangement:
            if await self._has_key(id, own):
                return Arrangement(table=table)  # already taken from another device
            return gathering.followed(table, before, token_digest(own))

        info = await self._arrange(id, plan)
        return SeatTaken(info, gathering.moved_on(before, info.players), own)

    async def _has_key(self, id: str, token: str) -> bool:
        store = self._hall.store
        return await store.call(store.keys.of, id, token_digest(token)) is not None

    # -- the host

    async def invite(self, id: str, seat: int, host: str | None) -> NewInvitation:
        """Make a new invitation to a seat. Earlier keys of the seat end."""
        secret = new_token()

        async def plan(table: StoredTable) -> Arrangement:
            await self._require_host(table, host, seat)
            return gathering.invited(table, seat, token_digest(secret))

        return NewInvitation(await self._arrange(id, plan), secret)

    async def seat_bot(
        self, id: str, seat: int, bot: str, host: str | None, address: str | None = None
    ) -> TableInfo:
        """Give a free seat to a bot."""
        name = make_bot(bot, 0).name

        async def plan(table: StoredTable) -> Arrangement:
            await self._require_host(table, host, seat)
            return gathering.given_to_bot(table, seat, name)

        return await self._arrange(id, plan, address)

    async def seat_stand_in(
        self,
        id: str,
        seat: int,
        bot: str | None,
        host: str | None,
        address: str | None = None,
    ) -> TableInfo:
        """Let a bot play for somebody who is not connected, or late.

        While the host is away, other players may do so for somebody who is late.
        """
        feed = self._hall.context.feed
        name = make_bot(bot, 0).name if bot else ""
        await feed.look(id)

        async def plan(table: StoredTable) -> Arrangement:
            await self._require_host_or_waiting(table, host, seat)
            if feed.present(id, seat) and not gathering.is_late(table, seat):
                raise RequestError("seat_present", {"seat": seat})
            return gathering.handed_over(table, seat, name)

        return await self._arrange(id, plan, address)

    async def give_rights(self, id: str, rights: TableRights, host: str | None) -> RightsGiven:
        """Set what those without a seat may do."""
        secret = new_token()

        async def plan(table: StoredTable) -> Arrangement:
            await self._require_host(table, host)
            digest = token_digest(secret)
            return gathering.with_rights(table, rights, digest)

        info = await self._arrange(id, plan)
        return RightsGiven(info, secret if rights.watching else None)

    async def delete(self, id: str, host: str | None) -> None:
        """Delete a table with everything that belongs to it."""
        await self._require_host(await self._hall.stored(id), host)
        await self._hall.delete(id)

    # --

    async def _arrange(self, id: str, plan: Plan, address: str | None = None) -> TableInfo:
        async with self._hall.using(id) as table:
            return await table.arrange(plan, address)

    async def _invited(self, id: str, secret: str) -> int:
        """The seat of an invitation."""
        keys = self._hall.store.keys
        key = await self._hall.store.call(keys.of, id, token_digest(secret))
        if key is None or key.kind != INVITATION:
            raise RequestError("bad_invitation")
        return key.seat

    async def _seat_of(self, id: str, token: str | None) -> int:
        if token is None:
            raise RequestError("token_missing")
        key = await self._hall.key_of(id, token)
        if key.kind != SEAT:
            raise RequestError("bad_token")
        return key.seat

    async def _require_host_or_waiting(
        self, table: StoredTable, token: str | None, late: int
    ) -> None:
        """RequestError unless the key is the host's, or of a player who waits for a late seat.

        The latter counts only while the host cannot act: is away, late itself, or has no seat.
        """
        if token is not None and late < table.players and gathering.is_late(table, late):
            keys = self._hall.store.keys
            key = await self._hall.store.call(keys.of, table.id, token_digest(token))
            host = table.host_seat
            is_there = self._hall.context.feed.present(table.id, host)
            can_act = host not in (NO_SEAT, late) and is_there
            if key is not None and key.kind == SEAT and key.seat != late and not can_act:
                return
        await self._require_host(table, token, late)

    async def _require_host(self, table: StoredTable, host: str | None, seat: int = 0) -> None:
        """RequestError if the key is not the host's, or there is no such seat."""
        if host is None:
            raise RequestError("token_missing")
        keys = self._hall.store.keys
        key = await self._hall.store.call(keys.of, table.id, token_digest(host))
        if key is None or key.kind != HOST:
            raise RequestError("not_host")
        if seat >= table.players:
            raise RequestError("no_such_seat", {"seat": seat, "players": table.players})
