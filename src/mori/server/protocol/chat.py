"""The chat of a table."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mori.server.protocol.fields import MessageId

MAX_SAID: Final = 300  # letters
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
