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
    """Add a line to the chat: one of the phrases, or a text."""

    id: MessageId
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=MAX_SAID)] = ""

    def __post_init__(self) -> None:
        if (self.phrase is None) == (self.text == ""):
            raise ValueError("exactly one of `phrase` and `text` is said")


class ChatNote(Struct, frozen=True):
    """A note that the service writes about a seat, at a step of the game.

    `given_anew`: somebody took the seat. `hint_asked`: its player asked for a hint.
    """

    code: Literal["given_anew", "hint_asked"]
    step: int


class ChatData(Struct, frozen=True, kw_only=True):
    """A line of the chat. A phrase is a code that each reader sees in their own language.

    A note about a seat has neither phrase nor text.
    """

    number: int  # increases from line to line
    seat: int
    said: str  # ISO 8601, UTC
    phrase: str | None
    text: str
    note: ChatNote | None


class ChatMessage(Struct, tag_field="type", tag="chat", frozen=True):
    """Lines in order; `is_whole`: all lines that are kept, otherwise only new ones."""

    lines: list[ChatData]
    is_whole: bool
