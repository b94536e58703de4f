"""Seats: invitations, taking and leaving a seat, presence, rights of spectators, rematch."""

from msgspec import Struct

from mori.server.protocol.fields import MessageId, Name, PersonName, SeatNumber, Token
from mori.server.protocol.tables import TableInfo


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation, as a request body."""

    invitation: Token


class Invited(Struct, frozen=True):
    """The table of an invitation, and its seat."""

    table: TableInfo
    seat: int


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: with an invitation, or without one at a listed table.

    Before the start any free seat may be chosen; later only the one of the invitation.
    """

    name: PersonName
    invitation: Token | None = None
    seat: SeatNumber | None = None


class SeatTaken(Struct, frozen=True):
    """The seat that was taken, and its key, which is sent only this once."""

    table: TableInfo
    seat: int
    token: str


class NewInvitation(Struct, frozen=True):
    """A new invitation to a seat. Earlier keys of the seat are no longer valid."""

    table: TableInfo
    invitation: str


class BotSeated(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a free seat."""

    bot: Name


class SeatHandedOver(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays for somebody who is late, at a table without a stand-in."""

    bot: Name | None = None


class TableRights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What people without a seat may do; null: unchanged."""

    watching: bool | None = None  # true makes a new watch key
    listed: bool | None = None
    chat_open: bool | None = None  # spectators may read the chat


class RightsGiven(Struct, frozen=True):
    """The table with its new rights, and the new watch key if there is one."""

    table: TableInfo
    watch: str | None


class RematchAsked(Struct, frozen=True):
    """The table of the rematch; null while it is only proposed.

    The person who opened it gets its secrets this once: the host's key and the invitations.
    """

    table: TableInfo | None
    host: str | None
    invitations: dict[str, str]


class RematchMessage(Struct, tag_field="type", tag="rematch", frozen=True):
    """After the end: the seats that propose a rematch, and its table once it is open.

    `is_new`: this has just changed; otherwise it is sent to somebody who joins.
    """

    proposed: list[int]
    table: str | None
    is_new: bool


class BackMessage(Struct, tag_field="type", tag="back", frozen=True, forbid_unknown_fields=True):
    """Return to a seat that was left, or that the stand-in plays."""

    id: MessageId


class PresenceMessage(Struct, tag_field="type", tag="presence", frozen=True):
    """The seats whose people are connected; sent where several people play."""

    seats: list[int]
    watchers: int  # connections of spectators
