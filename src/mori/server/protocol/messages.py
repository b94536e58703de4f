"""Joining a table over the socket, and all messages that either side may send."""

from msgspec import Struct

from mori.server.protocol.answers import (
    AnswerMessage,
    CautionMessage,
    CoachMessage,
    DoneMessage,
    HintMessage,
    ReachMessage,
    ReasonMessage,
    SuggestionMessage,
    TriedMessage,
    TroubleMessage,
    TryMessage,
    WhyNotMessage,
    WithinMessage,
)
from mori.server.protocol.chat import ChatMessage, SayMessage
from mori.server.protocol.clocks import ClocksMessage
from mori.server.protocol.errors import ErrorMessage
from mori.server.protocol.fields import Token
from mori.server.protocol.seats import BackMessage, PresenceMessage, RematchMessage
from mori.server.protocol.state import FactData, StateData, StateMessage
from mori.server.protocol.tables import TableInfo, TableMessage
from mori.server.protocol.undo import AskUndoMessage, ConsentMessage, UndoAskedMessage, UndoMessage


class JoinMessage(Struct, tag_field="type", tag="join", frozen=True, forbid_unknown_fields=True):
    """Join as a seat, or as a spectator: without a token, or with `is_watching`."""

    token: Token | None
    is_watching: bool = False


class WelcomeMessage(Struct, tag_field="type", tag="welcome", frozen=True):
    """The whole table as it is now."""

    table: TableInfo
    seat: int | None
    facts: list[FactData]
    state: StateData


class PingMessage(Struct, tag_field="type", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Ask whether the service is there. It is answered at once, ahead of earlier messages."""


class PongMessage(Struct, tag_field="type", tag="pong", frozen=True):
    """The service is there."""


ClientMessage = (
    JoinMessage
    | PingMessage
    | AnswerMessage
    | TryMessage
    | ReachMessage
    | UndoMessage
    | AskUndoMessage
    | ConsentMessage
    | SayMessage
    | BackMessage
    | WhyNotMessage
    | HintMessage
    | CoachMessage
)
ServerMessage = (
    WelcomeMessage
    | PongMessage
    | TableMessage
    | StateMessage
    | DoneMessage
    | TriedMessage
    | WithinMessage
    | ReasonMessage
    | SuggestionMessage
    | CautionMessage
    | TroubleMessage
    | UndoAskedMessage
    | ChatMessage
    | PresenceMessage
    | RematchMessage
    | ClocksMessage
    | ErrorMessage
)
