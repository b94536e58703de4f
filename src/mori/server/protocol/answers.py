"""Answering a decision, trying an answer, asking why not, and hints."""

from msgspec import Struct

from mori.server.protocol.fields import (
    Actions,
    ActionText,
    Counted,
    Data,
    Mark,
    MessageId,
    PlaceName,
)
from mori.server.protocol.replay import ReplayAction
from mori.server.protocol.state import DecisionData, EndsTurn, FactData, Said


class AnswerMessage(
    Struct, tag_field="type", tag="answer", frozen=True, forbid_unknown_fields=True
):
    """Answer a decision with one action, several units of it, or a chain, all or none.

    A chain goes on with answers to the next questions of the seat, as long as nothing hidden or
    random comes to light in between. What is answered together is undone together.

    `is_again`: it was sent before, over a connection that was lost. If it is stored already, it is
    confirmed, and nothing changes.
    """

    id: MessageId
    mark: Mark  # of the state that it answers
    decision: MessageId
    actions: Actions
    is_again: bool = False


class TryMessage(Struct, tag_field="type", tag="try", frozen=True, forbid_unknown_fields=True):
    """Ask for the state after such an answer. Nothing is played."""

    id: MessageId
    mark: Mark  # of the state that it answers
    decision: MessageId
    actions: Actions


class ReachMessage(Struct, tag_field="type", tag="reach", frozen=True, forbid_unknown_fields=True):
    """Ask what pressing places could mean beyond one answer to the decision."""

    id: MessageId
    mark: Mark
    decision: MessageId


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
    """Ask what a bot would choose for the seat. Nothing is played.

    `is_deep`: the best choices are played on to the end, which takes seconds and judges better.
    `counted` are units of the answer that are counted up already, but not sent.
    """

    id: MessageId
    mark: Mark
    decision: MessageId
    is_deep: bool = False
    counted: Counted = []


class CoachMessage(Struct, tag_field="type", tag="coach", frozen=True, forbid_unknown_fields=True):
    """Ask the coach about an answer before it is given. Nothing is played."""

    id: MessageId
    mark: Mark
    decision: MessageId
    actions: Actions


class DoneMessage(Struct, tag_field="type", tag="done", frozen=True):
    """The change is stored."""

    id: int


class TriedMessage(Struct, tag_field="type", tag="tried", frozen=True, kw_only=True):
    """The state after the tried answer, as far as the seat may know it."""

    id: int
    view: Data
    decision: DecisionData | None  # the same one, if these units do not complete the answer
    facts: list[FactData]
    ends_turn: EndsTurn


class QuestionData(Struct, frozen=True):
    """A question, as its sentence and those of its answers need it."""

    kind: str
    prompt: Data


class StepData(Struct, frozen=True, kw_only=True):
    """An answer in a chain. The fields are those of an action; see there."""

    after: int | None  # the number of the step before it; null: it answers the decision itself
    question: int  # the number of the question that it answers
    text: str
    kind: str
    args: Data
    adds: Said
    places: list[str]
    source: str


class WithinMessage(Struct, tag_field="type", tag="within", frozen=True):
    """Chains of answers: a step with all those before it, as the actions of one `answer`.

    `meanings` has, by place, the last steps of what pressing it means; several if it is ambiguous.
    A place that one action of the decision means is listed only if more follows from it.
    """

    id: int
    questions: list[QuestionData]
    steps: list[StepData]
    meanings: dict[str, list[int]]


class ReasonMessage(Struct, tag_field="type", tag="reason", frozen=True):
    """Why not; `code` is null if it can be chosen after all."""

    id: int
    code: str | None
    data: Data
    rules: list[str]


class AdviceData(Struct, frozen=True, omit_defaults=True):
    """A choice with its estimates: chance to win, margin and points.

    They are null if the bot has no estimate. `is_even`: about as good as the first choice.
    """

    action: str
    win: float | None
    margin: float | None
    points: float | None
    is_even: bool = False


class SuggestionMessage(
    Struct, tag_field="type", tag="suggestion", frozen=True, omit_defaults=True
):
    """A hint: the bot that was asked, the action it would choose, and the best choices.

    The first of `choices` is that action; the others are the next best. `line` is how the bot would
    go on in the same turn. A deep hint has `reasons`: pairs as in a review, why the first choice is
    better than the next one that is clearly worse, and `lead`, by how many points of margin.
    """

    id: int
    decision: int
    bot: str
    action: str
    choices: list[AdviceData]
    line: list[ReplayAction] = []
    lead: float = 0.0
    reasons: list[tuple[str, float]] = []


class CautionMessage(Struct, tag_field="type", tag="caution", frozen=True, omit_defaults=True):
    """What the coach says of an answer; without `better` it has nothing to say.

    `better` is a choice that is clearly better than an action of the answer, with what its words
    need; `lead` and `reasons` are as in a `suggestion`.
    """

    id: int
    decision: int
    better: ReplayAction | None = None
    lead: float = 0.0
    reasons: list[tuple[str, float]] = []


class TroubleMessage(Struct, tag_field="type", tag="trouble", frozen=True):
    """Changes cannot be stored now, and the service tries again; null: they can again."""

    code: str | None
