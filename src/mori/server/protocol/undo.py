"""Undo, alone or with the consent of the others."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.server.protocol.fields import MAX_SEATS, Mark, MessageId, RequestId, Token


class UndoMessage(Struct, tag_field="type", tag="undo", frozen=True, forbid_unknown_fields=True):
    """Undo the seat's latest answer."""

    id: MessageId
    mark: Mark  # of the state in which it was the latest answer


class AskUndoMessage(
    Struct, tag_field="type", tag="ask_undo", frozen=True, forbid_unknown_fields=True
):
    """Ask the others to undo the seat's latest answer, with all later answers.

    `tokens` are those of other seats at the same screen: they consent with it.
    """

    id: MessageId
    mark: Mark
    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)] = []


class ConsentMessage(
    Struct, tag_field="type", tag="consent", frozen=True, forbid_unknown_fields=True
):
    """Consent to another seat's request, or refuse it; the requester refuses to withdraw it."""

    id: MessageId
    request: RequestId
    is_given: bool


class UndoAskedData(Struct, frozen=True, kw_only=True):
    """A seat's request to undo its latest answer."""

    request: str
    seat: int
    answers: int  # to be undone: its own and all later ones
    waiting: list[int]  # the seats that have not consented yet
    seconds: int  # until it expires


UndoEnd = Literal["given", "refused", "withdrawn", "late", "overtaken"]


class UndoAskedMessage(Struct, tag_field="type", tag="undo_asked", frozen=True):
    """The open request; or null, how the last one ended, and by which seat."""

    asked: UndoAskedData | None
    ended: UndoEnd | None
    by: int | None
