"""Who sits at a table: invitations, taking and leaving seats, what the host may do."""

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
    """What an invitation is to. It comes in the body: addresses are written into logs."""
    return await service.hosting.invitation(table, body.invitation)


@router.post("/api/tables/{table}/seats", status=CREATED)
async def take_seat(table: str, body: TakeSeat, service: Service, visitor: Visitor) -> SeatTaken:
    """Take a free seat; the answer holds its key, once."""
    if body.invitation is None:
        visitor.take("seats")
    return await service.hosting.take(table, body, visitor.address)


@router.post("/api/tables/{table}/leave")
async def leave(table: str, service: Service, visitor: Visitor, token: str | None) -> TableAnswer:
    """Leave the seat whose key this is."""
    return TableAnswer(await service.hosting.leave(table, token, visitor.address))


@router.post("/api/tables/{table}/rematch", counts="tables")
async def rematch(
    table: str, service: Service, visitor: Visitor, token: str | None
) -> RematchAsked:
    """Open another game after one is over, for the host, or propose it."""
    return await service.hosting.rematch(table, token, visitor.address)


@router.post("/api/tables/{table}/follow", status=CREATED)
async def follow(table: str, service: Service, token: str | None) -> SeatTaken:
    """Take the seat in a rematch that is kept for whoever has this key at the table before."""
    return await service.hosting.follow(table, token)


@router.post("/api/tables/{table}/seats/{seat}/invitation", status=CREATED)
async def invite(
    table: str, seat: SeatNumber, service: Service, token: str | None
) -> NewInvitation:
    """Make a new invitation to a seat, for the host; who had the seat has it no more."""
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
    """Hand a free seat to a bot, for the host."""
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
    """Let a bot play for somebody who is not connected, or late, for the host."""
    address = visitor.address
    return TableAnswer(await service.hosting.seat_stand_in(table, seat, body.bot, token, address))


@router.post("/api/tables/{table}/rights")
async def give_rights(
    table: str, body: TableRights, service: Service, token: str | None
) -> RightsGiven:
    """Say who may look on and who may join, for the host."""
    return await service.hosting.give_rights(table, body, token)
