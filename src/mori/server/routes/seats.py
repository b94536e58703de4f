"""Seats: invitations, taking and leaving seats, actions of the host."""

from mori.server.limits import Visitor
from mori.server.protocol.fields import SeatNumber
from mori.server.protocol.seats import (
    BotSeated,
    Invitation,
    Invited,
    NewInvitation,
    RematchAsked,
    RightsGiven,
    SeatHandedOver,
    SeatTaken,
    TableRights,
    TakeSeat,
)
from mori.server.protocol.tables import TableAnswer
from mori.server.routing import Router
from mori.server.service import Service

CREATED = 201

router = Router()


@router.post("/api/tables/{table}/invitation")
async def invitation(table: str, body: Invitation, service: Service) -> Invited:
    """The table and seat of an invitation. It comes in the body, because addresses are logged."""
    return await service.hosting.invitation(table, body.invitation)


@router.post("/api/tables/{table}/seats", status=CREATED)
async def take_seat(table: str, body: TakeSeat, service: Service, visitor: Visitor) -> SeatTaken:
    """Take a free seat; the response has its key, this once."""
    if body.invitation is None:
        visitor.take("seats")
    return await service.hosting.take(table, body, visitor.address)


@router.post("/api/tables/{table}/leave")
async def leave(table: str, service: Service, visitor: Visitor, token: str | None) -> TableAnswer:
    """Leave the seat of a key."""
    return TableAnswer(await service.hosting.leave(table, token, visitor.address))


@router.post("/api/tables/{table}/rematch", counts="tables")
async def rematch(
    table: str, service: Service, visitor: Visitor, token: str | None
) -> RematchAsked:
    """Open a rematch as its host, or propose one."""
    return await service.hosting.rematch(table, token, visitor.address)


@router.post("/api/tables/{table}/follow", status=CREATED)
async def follow(table: str, service: Service, token: str | None) -> SeatTaken:
    """Take the seat in a rematch that is kept for the holder of a key of the table before."""
    return await service.hosting.follow(table, token)


@router.post("/api/tables/{table}/seats/{seat}/invitation", status=CREATED)
async def invite(
    table: str, seat: SeatNumber, service: Service, token: str | None
) -> NewInvitation:
    """Host: make a new invitation to a seat; its earlier keys end."""
    return await service.hosting.invite(table, seat, token)


@router.post("/api/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    table: str,
    seat: SeatNumber,
    body: BotSeated,
    service: Service,
    visitor: Visitor,
    token: str | None,
) -> TableAnswer:
    """Host: give a free seat to a bot."""
    address = visitor.address
    return TableAnswer(await service.hosting.seat_bot(table, seat, body.bot, token, address))


@router.post("/api/tables/{table}/seats/{seat}/handover")
async def seat_stand_in(
    table: str,
    seat: SeatNumber,
    body: SeatHandedOver,
    service: Service,
    visitor: Visitor,
    token: str | None,
) -> TableAnswer:
    """Host, or a player while the host is away: let a bot play for somebody who is late.

    The host may do so for somebody who is not connected, too.
    """
    address = visitor.address
    return TableAnswer(await service.hosting.seat_stand_in(table, seat, body.bot, token, address))


@router.post("/api/tables/{table}/rights")
async def give_rights(
    table: str, body: TableRights, service: Service, token: str | None
) -> RightsGiven:
    """Host: set who may watch, join, and read the chat."""
    return await service.hosting.give_rights(table, body, token)
