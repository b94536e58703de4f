"""What crosses the socket beside the game: what those at a table ask and tell each other, tips."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mori.server.fields import MAX_SEATS, Mark, MessageId, Token

MAX_REQUEST: Final = 32
MAX_SAID: Final = 300  # letters

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


# -- coming back


class BackMessage(Struct, tag_field="type", tag="back", frozen=True, forbid_unknown_fields=True):
    """Have the seat again that one has left, or that the stand-in plays for."""

    id: MessageId


# -- clocks


class ClockData(Struct, frozen=True, kw_only=True):
    """The time of a seat."""

    left: int  # seconds
    is_running: bool
    is_late: bool  # it has run out, and nobody plays for the seat


class ClockInfo(Struct, frozen=True):
    """How much time people have: for each answer, or for the game with more for each answer."""

    kind: Literal["answer", "game"]
    seconds: int
    increment: int


class ClocksMessage(Struct, tag_field="type", tag="clocks", frozen=True):
    """How much time each seat has, at a table with a clock; to everybody the same."""

    seats: list[ClockData]


# -- another game


class RematchMessage(Struct, tag_field="type", tag="rematch", frozen=True):
    """After the end: the seats that would like another game, and its table once there is one.

    `is_new`: it has just become so; else it is told to somebody who comes.
    """

    proposed: list[int]
    table: str | None
    is_new: bool


# -- the chat

Phrase = Literal[
    "hello",
    "good_luck",
    "well_done",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "no_hurry",
    "back_soon",
    "back",
    "good_game",
    "again",
]


class SayMessage(
    Struct, tag_field="type", tag="say", frozen=True, forbid_unknown_fields=True, kw_only=True
):
    """Say something to those at the table: one of the phrases, or a text."""

    id: MessageId
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=MAX_SAID)] = ""

    def __post_init__(self) -> None:
        if (self.phrase is None) == (self.text == ""):
            raise ValueError("exactly one of `phrase` and `text` is said")


class ChatNote(Struct, frozen=True):
    """What nobody says: the service notes it. `given_anew`: somebody took the seat at this step."""

    code: Literal["given_anew"]
    step: int


class ChatData(Struct, frozen=True, kw_only=True):
    """What somebody said. A phrase is a code: each reader has it in their own language.

    Where it is a note about a seat, nothing is said.
    """

    number: int  # grows with time
    seat: int
    said: str  # ISO 8601, UTC
    phrase: str | None
    text: str
    note: ChatNote | None


class ChatMessage(Struct, tag_field="type", tag="chat", frozen=True):
    """What was said, in order; `is_whole`: all that is kept of it, else only what is new."""

    lines: list[ChatData]
    is_whole: bool


# -- presence


class PresenceMessage(Struct, tag_field="type", tag="presence", frozen=True):
    """The seats whose people are connected, from however many devices; told where several sit."""

    seats: list[int]
    is_watched: bool  # somebody looks on without a seat


class TipData(Struct, frozen=True):
    """A tip for a first game; its sentence is in the game's catalogue (docs/adding-a-tip.md)."""

    id: str
    lit: list[str]  # places
    rules: list[str]
