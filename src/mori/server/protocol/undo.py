"""Undo, alone or with the consent of the others."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.server.protocol.fields import MAX_SEATS, Mark, MessageId, RequestId, Token


class UndoMessage(Struct, tag_field="type", tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back the seat's latest answer."""

    id: MessageId
    mark: Mark  # of the state in which it was the latest


class AskUndoMessage(
    Struct, tag_field="type", tag="ask_undo", frozen=True, forbid_unknown_fields=True
):
    """Ask the others for the seat's latest answer back, with all that was answered since.

    `tokens` are those of other seats at the same screen: they consent with it.
    """

    id: MessageId
    mark: Mark
    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)] = []


class ConsentMessage(
    Struct, tag_field="type", tag="consent", frozen=True, forbid_unknown_fields=True
):
    """Consent to what another seat asked for, or refuse it; whoever asked refuses to withdraw."""

    id: MessageId
    request: RequestId
    is_given: bool


class UndoAskedData(Struct, frozen=True, kw_only=True):
    """A seat asks to take back its latest answer."""

    request: str
    seat: int
    answers: int  # that would be taken back: its own, and those given since
    waiting: list[int]  # the seats that have not consented yet
    seconds: int  # until it is void


UndoEnd = Literal["given", "refused", "withdrawn", "late", "overtaken"]


class UndoAskedMessage(Struct, tag_field="type", tag="undo_asked", frozen=True):
    """What is asked now; or that nothing is any more, how the last request ended, and by whom."""

    asked: UndoAskedData | None
    ended: UndoEnd | None
    by: int | None
