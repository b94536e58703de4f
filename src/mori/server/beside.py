"""What crosses the socket beside the game: what those at a table ask and tell each other."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mori.server.fields import MAX_SEATS, Mark, MessageId, Token

MAX_REQUEST: Final = 32

RequestId = Annotated[str, Meta(max_length=MAX_REQUEST)]

# -- taking back by consent


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
