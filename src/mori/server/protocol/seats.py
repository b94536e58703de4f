"""Seats: invitations, taking and leaving a seat, presence, rights of spectators, rematch."""

from msgspec import Struct

from mori.server.protocol.fields import MessageId, Name, PersonName, SeatNumber, Token
from mori.server.protocol.tables import TableInfo


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation that somebody was given."""

    invitation: Token


class Invited(Struct, frozen=True):
    """The table of an invitation, and the seat that it is to."""

    table: TableInfo
    seat: int


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to be taken: by an invitation, or at a listed table without one.

    Before the start it may be any that is free, else the one of the invitation.
    """

    name: PersonName
    invitation: Token | None = None
    seat: SeatNumber | None = None


class SeatTaken(Struct, frozen=True):
    """The seat that was taken, and its key, which is shown this once."""

    table: TableInfo
    seat: int
    token: str


class NewInvitation(Struct, frozen=True):
    """A new invitation to a seat; whatever opened the seat before does no longer."""

    table: TableInfo
    invitation: str


class BotSeated(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a free seat."""

    bot: Name


class SeatHandedOver(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays for somebody who is late, at a table without a stand-in."""

    bot: Name | None = None


class TableRights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What those without a seat may do; null: as before."""

    watching: bool | None = None  # true makes a new key for watchers
    listed: bool | None = None
    chat_open: bool | None = None  # watchers read what is said at the table


class RightsGiven(Struct, frozen=True):
    """The table with other rights, and the key for watchers if there is a new one."""

    table: TableInfo
    watch: str | None


class RematchAsked(Struct, frozen=True):
    """The table of another game; null while it is only proposed.

    Whoever opened it has its secrets, this once: the host's key and the invitations.
    """

    table: TableInfo | None
    host: str | None
    invitations: dict[str, str]


class RematchMessage(Struct, tag_field="type", tag="rematch", frozen=True):
    """After the end: the seats that would like another game, and its table once there is one.

    `is_new`: it has just become so; else it is told to somebody who comes.
    """

    proposed: list[int]
    table: str | None
    is_new: bool


class BackMessage(Struct, tag_field="type", tag="back", frozen=True, forbid_unknown_fields=True):
    """Have the seat again that one has left, or that the stand-in plays for."""

    id: MessageId


class PresenceMessage(Struct, tag_field="type", tag="presence", frozen=True):
    """The seats whose people are connected, from however many devices; told where several sit."""

    seats: list[int]
    is_watched: bool  # somebody looks on without a seat
