"""The state of a game as a seat or a spectator sees it: facts, decisions, result."""

from typing import Literal

from msgspec import Struct

from mori.server.protocol.fields import Data


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


class TipData(Struct, frozen=True):
    """A tip for a first game; its sentence is in the game's catalogue (docs/adding-a-tip.md)."""

    id: str
    lit: list[str]  # places
    rules: list[str]


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
