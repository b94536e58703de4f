"""The state of a game as a seat or a spectator sees it: facts, decisions, result."""

from typing import Literal

from msgspec import Struct

from mori.server.protocol.fields import Data


class FactData(Struct, frozen=True):
    """Something that happened, in the terms of the catalogues, and where on the table."""

    kind: str
    args: Data
    places: list[str]


class EffectData(Struct, frozen=True):
    """The effect of a component: its kind, and its parts."""

    kind: str
    args: dict[str, int | str]
    parts: list["EffectData"]
    is_choice: bool  # one of the parts is chosen; otherwise all apply


Said = str | EffectData | None
EndsTurn = Literal["no", "yes", "maybe"]  # maybe: depends on something that is revealed first


class NoteData(Struct, frozen=True):
    """A remark about an answer: a warning, or what it would make possible."""

    kind: str
    args: Data
    places: list[str]


class ActionData(Struct, frozen=True, kw_only=True):
    """A possible answer, the places to choose it at, and its certain consequences."""

    text: str
    kind: str
    args: Data
    places: list[str]
    adds: Said  # a reference that its words also mention
    notes: list[NoteData]  # remarks beyond the outcome
    outcome: list[FactData]
    ends_turn: EndsTurn  # unless "no", it may not be possible to undo it
    is_unit: bool  # it is one unit of the decision
    standing: int  # how it changes the points that the seat would have if the game ended now
    is_rare: bool  # pressing its place means another action there, if there is one
    source: str  # the place of the piece that it moves, by which it can be dragged; or ""


class DecisionData(Struct, frozen=True, kw_only=True):
    """A decision of a seat, and the places it is about."""

    number: int
    seat: int
    kind: str
    prompt: Data
    places: list[str]
    actions: list[ActionData]
    units: int  # how many may still be chosen, in any order; 0: no units


class ScoreItemData(Struct, frozen=True):
    """Points in one category."""

    category: str
    points: int
    rules: list[str]


class OpponentData(Struct, frozen=True):
    """The result of an opponent that the rules play."""

    name: str
    score: int
    items: list[ScoreItemData]
    is_beaten: bool


class ResultData(Struct, frozen=True, kw_only=True):
    """The result of the game; lists are by seat."""

    ending: str
    rules: list[str]
    scores: list[int]
    places: list[int]
    winners: list[int]
    items: list[list[ScoreItemData]]
    opponents: list[OpponentData] = []
    ties: list[FactData] = []  # how ties were broken


class TipData(Struct, frozen=True):
    """A tip for a first game; its sentence is in the game's catalogue (docs/adding-a-tip.md)."""

    id: str
    lit: list[str]  # highlighted places
    rules: list[str]


class StateData(Struct, frozen=True, kw_only=True):
    """The state between two answers, as a seat or a spectator sees it."""

    mark: str  # names this state in answers to it; "" if nothing can be answered
    step: int  # number of answers so far
    sides: list[str]  # references by number: the seats, then opponents that the rules play
    view: Data
    asked: list[int]
    decision: DecisionData | None
    tips: list[TipData]  # that fit the decision and the latest facts, most urgent first
    can_undo: bool  # without consent
    can_ask_undo: bool  # with the consent of the others
    rewound: bool
    result: ResultData | None


class MomentData(Struct, frozen=True):
    """An intermediate snapshot: what the rules do automatically, step by step."""

    facts: int  # how many of the facts in the message had happened by then
    view: Data


class StateMessage(Struct, tag_field="type", tag="state", frozen=True):
    """The state has changed."""

    state: StateData
    facts: list[FactData]  # since the last message; all of them when `rewound`
    moments: list[MomentData]  # since the last message; none when `rewound`
    opened: list[FactData]  # at the end: all facts, as everybody may know them now
