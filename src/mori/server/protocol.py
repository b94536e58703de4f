"""What crosses the socket: the messages between the page and the service (docs/protocol.md).

`web/src/protocol.ts` is generated from these structs and from those of `mori.server.bodies`.
What comes from outside knows no other fields than these.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from mori.server.beside import (
    AskUndoMessage,
    BackMessage,
    ChatMessage,
    ClockInfo,
    ClocksMessage,
    ConsentMessage,
    PresenceMessage,
    RematchMessage,
    SayMessage,
    TipData,
    UndoAskedMessage,
)
from mori.server.fields import (
    Actions,
    ActionText,
    Data,
    Mark,
    MessageId,
    Options,
    PlaceName,
    Token,
)

# -- what a table shows


class GivenAnewInfo(Struct, frozen=True):
    """How often somebody took a seat in the middle of the game, and at which step the last time."""

    times: int
    step: int


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat: a person, or a bot; a free one waits for somebody to take it.

    A bot in a seat whose person is away stands in for them; without one the seat waits.
    """

    kind: Literal["person", "bot"]
    bot: str | None
    name: str  # as the person said; "" where nobody did
    is_free: bool
    is_away: bool  # its person has left, or lost it to the stand-in, and may come back
    given_anew: GivenAnewInfo | None  # null: nobody took it since the game began


Watching = Literal["all", "link", "none"]  # who may look on while the game is not over


class PackInfo(Struct, frozen=True):
    """Which component pack is in play, and whether it is the one that comes with Mori."""

    fingerprint: str
    path_is_own: bool
    name: str  # its title, or how its file is called; "" for Mori's own


ShuffleKind = Literal["fair", "chosen", "branched", "imported", "told", "unknown"]


class ShuffleInfo(Struct, frozen=True, kw_only=True):
    """Where the seed comes from, what is promised of it, and once the game is over what it was."""

    kind: ShuffleKind
    commitment: str | None  # SHA-256 of nonce and seed (docs/security.md)
    seed: str | None  # in decimal digits, more than a number of JavaScript has
    nonce: str | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    title: str
    players: int
    options: Options
    level: str | None  # the preset whose options these are
    seats: list[SeatInfo]
    pack: PackInfo
    created: str  # ISO 8601, UTC
    finished: bool
    is_replay: bool  # made from a record: there is nothing to play
    shuffle: ShuffleInfo
    started: bool  # everybody is there, or was: before, nobody is asked anything
    watching: Watching
    listed: bool  # strangers may take a free seat
    chat_open: bool  # those who look on read what is said at the table
    stand_in: str | None  # the bot that takes the seat of whoever leaves
    host_seat: int | None  # of whoever laid the table; null where they do not sit
    clock: ClockInfo | None
    lesson: str | None  # that is given at the table
    components: Data | UnsetType = UNSET  # what is printed, by tag and id; where it is needed


class FactData(Struct, frozen=True):
    """Something that happened, as the catalogues tell it, and where on the table."""

    kind: str
    args: Data
    places: list[str]


class EffectData(Struct, frozen=True):
    """What a component gives, spelled out: an effect's kind, and what it is made of."""

    kind: str
    args: dict[str, int | str]
    parts: list["EffectData"]
    is_choice: bool  # of its parts one is chosen; otherwise all of them are meant


Said = str | EffectData | None
EndsTurn = Literal["no", "yes", "maybe"]  # maybe: something comes to light first, which decides


class NoteData(Struct, frozen=True):
    """Something to know of an answer before it is given, and what would become usable with it."""

    kind: str
    args: Data
    places: list[str]


class ActionData(Struct, frozen=True, kw_only=True):
    """One possible answer, where it is chosen, and what is certain to follow from it."""

    text: str
    kind: str
    args: Data
    places: list[str]
    adds: Said  # what its words should say besides, as a reference
    notes: list[NoteData]  # sentences that say more than the outcome
    outcome: list[FactData]
    ends_turn: EndsTurn  # unless "no", there may be no way back from it
    is_unit: bool  # names one of the decision's units


class DecisionData(Struct, frozen=True, kw_only=True):
    """A question to a seat, and what on the table it is about."""

    number: int
    seat: int
    kind: str
    prompt: Data
    places: list[str]
    actions: list[ActionData]
    units: int  # how many may still be named, one by one in any order; 0: it is not about units


class ScoreItemData(Struct, frozen=True):
    """Points in one category."""

    category: str
    points: int
    rules: list[str]


class OpponentData(Struct, frozen=True):
    """How an opponent fared that the rules play themselves."""

    name: str
    score: int
    items: list[ScoreItemData]
    is_beaten: bool


class ResultData(Struct, frozen=True, kw_only=True):
    """How the game ended; lists are by seat."""

    ending: str
    rules: list[str]
    scores: list[int]
    places: list[int]
    winners: list[int]
    items: list[list[ScoreItemData]]
    opponents: list[OpponentData] = []
    ties: list[FactData] = []  # what decides between equal points


class StateData(Struct, frozen=True, kw_only=True):
    """A game between two answers, through the eyes of a seat or a spectator."""

    mark: str  # of this position: an answer to it names it; "" where nothing can be answered
    step: int  # answers so far
    sides: list[str]  # by their numbers, as references: the seats, then those that the rules play
    view: Data
    asked: list[int]
    decision: DecisionData | None
    tips: list[TipData]  # that fit what the seat is asked and has learnt, the more pressing first
    can_undo: bool  # alone
    can_ask_undo: bool  # with the consent of the others
    rewound: bool
    result: ResultData | None


# -- what the page says


class JoinMessage(Struct, tag_field="type", tag="join", frozen=True, forbid_unknown_fields=True):
    """Look through a seat's eyes, or as a spectator: without a token, or if one says so."""

    token: Token | None
    is_watching: bool = False


class AnswerMessage(
    Struct, tag_field="type", tag="answer", frozen=True, forbid_unknown_fields=True
):
    """Answer a decision: with one action, or with several units of it, all of them or none."""

    id: MessageId
    mark: Mark  # of the state that it was thought out for
    decision: MessageId
    actions: Actions


class TryMessage(Struct, tag_field="type", tag="try", frozen=True, forbid_unknown_fields=True):
    """Ask how things would stand after such an answer. Nothing is played."""

    id: MessageId
    mark: Mark  # of the state that it was thought out for
    decision: MessageId
    actions: Actions


class UndoMessage(Struct, tag_field="type", tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back the seat's latest answer."""

    id: MessageId
    mark: Mark  # of the state in which it was the latest


class WhyNotMessage(
    Struct, tag_field="type", tag="why_not", frozen=True, forbid_unknown_fields=True, kw_only=True
):
    """Ask why nothing can be chosen at a place, or why an action is not legal: one of the two."""

    id: MessageId
    place: PlaceName | None = None
    action: ActionText | None = None

    def __post_init__(self) -> None:
        if (self.place is None) == (self.action is None):
            raise ValueError("exactly one of `place` and `action` is asked about")


class HintMessage(Struct, tag_field="type", tag="hint", frozen=True, forbid_unknown_fields=True):
    """Ask what a bot would choose in the seat's place. Nothing is played."""

    id: MessageId
    mark: Mark
    decision: MessageId


ClientMessage = (
    JoinMessage
    | AnswerMessage
    | TryMessage
    | UndoMessage
    | AskUndoMessage
    | ConsentMessage
    | SayMessage
    | BackMessage
    | WhyNotMessage
    | HintMessage
)

# -- what the service says


class WelcomeMessage(Struct, tag_field="type", tag="welcome", frozen=True):
    """The table as it is now."""

    table: TableInfo
    seat: int | None
    facts: list[FactData]
    state: StateData


class TableMessage(Struct, tag_field="type", tag="table", frozen=True):
    """Who sits at the table, or what may be done there, has changed; or it has not started yet.

    Before the start it is all that is told of the table; a `welcome` comes with the start.
    """

    table: TableInfo
    seat: int | None


class MomentData(Struct, frozen=True):
    """How things stood on the way to a state: what the rules do by themselves, step by step."""

    facts: int  # how many of those told with the state had happened by then
    view: Data


class StateMessage(Struct, tag_field="type", tag="state", frozen=True):
    """Something happened."""

    state: StateData
    facts: list[FactData]  # since the last message; all of them when `rewound`
    moments: list[MomentData]  # since the last message; none when `rewound`
    opened: list[FactData]  # with the end: all facts, as everybody may know them now; else none


class DoneMessage(Struct, tag_field="type", tag="done", frozen=True):
    """The answer or the undo is stored."""

    id: int


class TriedMessage(Struct, tag_field="type", tag="tried", frozen=True, kw_only=True):
    """How things would stand, as far as the seat may know and nothing comes to light."""

    id: int
    view: Data
    decision: DecisionData | None  # the same question, if these units do not answer it yet
    facts: list[FactData]
    ends_turn: EndsTurn


class ReasonMessage(Struct, tag_field="type", tag="reason", frozen=True):
    """Why not; `code` is null when it can be chosen after all."""

    id: int
    code: str | None
    data: Data
    rules: list[str]


class AdviceData(Struct, frozen=True):
    """A choice, and what the seat may expect of it: its chance to win, margin and points.

    They are null where nobody can tell.
    """

    action: str
    win: float | None
    margin: float | None
    points: float | None


class SuggestionMessage(Struct, tag_field="type", tag="suggestion", frozen=True):
    """A hint: which bot was asked, the text of the action it would choose, and the best choices.

    The first of `choices` is that action; the others are what else it thought of.
    """

    id: int
    decision: int
    bot: str
    action: str
    choices: list[AdviceData]


class ErrorMessage(Struct, tag_field="type", tag="error", frozen=True):
    """Refused; nothing has changed."""

    id: int | None
    code: str
    data: Data


class TroubleMessage(Struct, tag_field="type", tag="trouble", frozen=True):
    """What was done at the table cannot be stored now, and is tried again; null: it is stored."""

    code: str | None


ServerMessage = (
    WelcomeMessage
    | TableMessage
    | StateMessage
    | DoneMessage
    | TriedMessage
    | ReasonMessage
    | SuggestionMessage
    | TroubleMessage
    | UndoAskedMessage
    | ChatMessage
    | PresenceMessage
    | RematchMessage
    | ClocksMessage
    | ErrorMessage
)
