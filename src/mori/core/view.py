"""What a seat may know.

A `SeatView` is built from a copy of the state in which everything hidden from the seat has been put
into a fixed order (`GameRules.hide`). So it cannot hold a secret even by mistake: the truth never
enters it. The view's plain data and the worlds a bot samples both come from that copy. After the
last move nothing is hidden from anybody: then the copy is as it is.
"""

from collections.abc import Callable
from typing import Any, Final

from mori.core.about import About
from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.errors import Reason
from mori.core.facts import Fact
from mori.core.position import Position
from mori.core.reach import Reach, reach_of, why_not_ahead
from mori.core.rng import Rng, seeded
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.trial import Trial

COMPONENTS: Final = "components"  # the key of a view under which lies what is printed


class SeatView:
    """A seat's knowledge: its decision, plain data and possible worlds. None: a spectator's."""

    __slots__ = ("decision", "is_turn", "rules", "seat", "world")

    def __init__(
        self,
        rules: GameRules,
        seat: int | None,
        world: GameState,
        decision: Decision | None,
        is_turn: bool,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.world = world
        self.decision = decision  # what this seat must choose now, if anything
        self.is_turn = is_turn

    def __repr__(self) -> str:
        return f"<view of {self.told()}>"

    def __str__(self) -> str:
        """The table as text, as the seat sees it."""
        return _pictures[0](self) if _pictures else repr(self)

    def __reduce__(self) -> tuple[object, ...]:
        from mori.core.pickling import view_again

        decision = self.decision
        asked: list[object] = []
        if decision is not None:
            asked = [
                decision.number,
                decision.seat,
                decision.kind,
                [action.index for action in decision.actions],
                [action.index for action in decision.canonical],
            ]
        return view_again, (self.rules, self.seat, self.world, asked, self.is_turn)

    def told(self) -> str:
        """Whose view it is and what is asked, in a line."""
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        begun = f"{who}: {self.rules.game}, round {self.rules.round_of(self.world)}"
        if self.world.is_over:
            return f"{begun}, over"
        decision = self.decision
        if decision is None:
            return f"{begun}, not asked"
        return f"{begun}, asked {decision.kind} ({len(decision.actions)} actions)"

    def legal_actions(self) -> list[Action]:
        """All that the seat may answer now; empty if it is not asked."""
        return self.decision.actions if self.decision is not None else []

    def sample(self, rng: Rng) -> Position:
        """A position that agrees with all the seat knows; the rest is dealt with `rng`."""
        world = self.world.clone()
        self.rules.redeal(world, self.seat, rng)
        world.rng = seeded((rng.next32() << 32) | rng.next32())
        return Position(self.rules, self.rules.writer(world, None))

    def prompt(self) -> dict[str, object]:
        """What the sentence of the seat's decision needs to know; empty if there is none."""
        if self.decision is None:
            return {}
        position = Position(self.rules, self.rules.writer(self.world, None))
        return position.prompt(self.decision)

    def outcome(self, action: Action) -> "Outcome":
        """What an action of the seat's decision is certain to bring, and if it ends the turn."""
        assert self.seat is not None
        trial = Trial(self.rules, self.world, False)
        trial.answer(self.seat, action)
        return Outcome(trial.told(self.seat), trial.ends_turn, trial.known_state())

    def standing(self) -> int | None:
        """The points the seat would have if the game ended now; None: the game cannot say."""
        assert self.seat is not None
        return self.rules.standing(self.world, self.seat)

    def standing_change(self, action: Action, outcome: "Outcome", now: int) -> int:
        """How an action with this outcome changes the standing `now`, as far as that is certain."""
        assert self.seat is not None
        world = outcome.world
        if world is None:
            keeping = self.rules.standing_keeping(self.world, self.seat, action)
            if keeping is not None:
                return keeping - now
        if not outcome.facts:
            return 0  # nothing has happened yet
        if world is None:
            trial = Trial(self.rules, self.world, True)
            trial.answer(self.seat, action)
            world = trial.certain
        then = self.rules.standing(world, self.seat)
        return 0 if then is None else then - now

    def tried(self, actions: list[Action]) -> "Tried":
        """How things would stand after answers to the seat's decision, as far as it may know.

        Several are units of one question, or a chain that answers one question after another:
        IllegalAction if one is not legal after those before it, or if the seat is not asked again,
        or something would come to light, by then.
        """
        decision, seat = self.decision, self.seat
        assert decision is not None and seat is not None
        trial = Trial(self.rules, self.world, True)
        for action in actions:
            trial.go_on(seat)
            trial.check(seat, action)
            trial.answer(seat, action)
        world = trial.certain.clone()
        open_question: Decision | None = None
        if trial.is_open and not trial.has_gone_on:
            frame = world.frames[-1]
            writer = self.rules.writer(world, None)
            listed = frame.actions(writer, seat)
            canonical = frame.canonical(writer, seat, listed)
            open_question = Decision(decision.number, seat, decision.kind, listed, canonical)
        world.is_over = False  # nothing has been answered: what is hidden stays so
        self.rules.hide(world, seat)
        known = SeatView(self.rules, seat, world, open_question, False)
        return Tried(known, trial.told(seat), trial.ends_turn)

    def reach(self) -> Reach:
        """What pressing a place could mean beyond an answer to the seat's decision."""
        decision, seat = self.decision, self.seat
        if decision is None or seat is None:
            return Reach()
        return reach_of(self.rules, self.world, seat, decision.actions)

    def why_not_ahead(self, place: str) -> Reason | None:
        """What forbids a place at a later question of the seat, before anything else happens."""
        decision, seat = self.decision, self.seat
        if decision is None or seat is None:
            return None
        return why_not_ahead(self.rules, self.world, seat, decision.actions, place)

    def units(self) -> int:
        """How many units the seat may still name, one by one, to answer its decision; else 0."""
        assert self.seat is not None
        return self.world.frames[-1].units(self.rules.writer(self.world, None), self.seat)

    def is_unit(self, action: Action) -> bool:
        """Whether an action of the seat's decision names one of these units."""
        return self.world.frames[-1].is_unit(action)

    def about(self, action: Action) -> About:
        """Where an action of the seat's decision is chosen, and what its words should add."""
        assert self.seat is not None
        return self.rules.about_action(self.world, self.seat, action)

    def about_question(self) -> About:
        """What on the table the seat's decision is about."""
        assert self.seat is not None
        return self.rules.about_question(self.world, self.seat)

    def about_fact(self, fact: Fact) -> About:
        """The places a fact speaks of, as the table now lies before the seat."""
        return self.rules.about_fact(self.world, self.seat, fact)

    def actions_at(self, place: str) -> list[Action]:
        """All that pressing a place could mean, legal now or not; none for a spectator."""
        return self.rules.actions_at(self.world, self.seat, place) if self.seat is not None else []

    def data(self) -> dict[str, object]:
        """The view as plain JSON-able data, with the seat's decision."""
        data = self.rules.view_data(self.world, self.seat)
        decision = self.decision
        if decision is not None:
            data["decision"] = {
                "number": decision.number,
                "kind": decision.kind,
                "actions": [action.text for action in decision.actions],
            }
        return data


class Outcome:
    """What is certain to follow from an action, and whether it is the last of the seat's turn."""

    __slots__ = ("ends_turn", "facts", "world")

    def __init__(self, facts: list[Fact], ends_turn: str, world: GameState | None) -> None:
        self.facts = facts
        self.ends_turn = ends_turn  # `trial.NO`, `YES` or `MAYBE`
        self.world = world  # as the seat then knows it; None if something comes to light


class Tried:
    """How things would stand after some answers; nothing has been answered."""

    __slots__ = ("ends_turn", "facts", "known")

    def __init__(self, known: SeatView, facts: list[Fact], ends_turn: str) -> None:
        self.known = known  # with the seat's decision, if the question is not answered by them
        self.facts = facts
        self.ends_turn = ends_turn


# Who draws a table as text: nobody, or the one who offered to.
_pictures: list[Callable[[SeatView], str]] = []


def offer_picture(draw: Callable[[SeatView], str]) -> None:
    """From now on `str` of a game, a position or a view is what `draw` makes of the view."""
    _pictures[:] = [draw]


def seat_view(position: Position, seat: int | None) -> SeatView:
    """What a seat, or a spectator (None), may know of a position."""
    world = position.state.clone()
    if world.is_over:
        world.rng = Rng()  # after the last move nothing is hidden any more
    else:
        position.rules.hide(world, seat)
    decision = position.decision_of(seat) if seat is not None else None
    return SeatView(position.rules, seat, world, decision, position.is_turn())


def moment_view(rules: GameRules, state: GameState, seat: int | None) -> SeatView:
    """What a seat, or a spectator (None), may know of a moment between two questions."""
    world = state.clone()
    rules.hide(world, seat)
    return SeatView(rules, seat, world, None, False)


class View(dict[str, Any]):
    """A seat's view as plain JSON-able data, which can also be asked for possible worlds."""

    def __init__(self, known: SeatView) -> None:
        super().__init__(known.data())
        self.known = known

    def __repr__(self) -> str:
        return f"<view of {self.known.told()}; {', '.join(self)}>"

    def __str__(self) -> str:
        """The table as text, as the seat sees it."""
        return str(self.known)

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.known,)

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: a spectator's."""
        return self.known.seat

    @property
    def decision(self) -> Decision | None:
        """What the seat must choose now, if anything."""
        return self.known.decision

    @property
    def rules(self) -> GameRules:
        """The rules that are played by."""
        return self.known.rules

    @property
    def world(self) -> GameState:
        """The state as the seat knows it: what is hidden from it lies in a fixed order."""
        return self.known.world

    @property
    def is_turn(self) -> bool:
        """Whether a turn's own question is asked, not one raised by an action or effect."""
        return self.known.is_turn

    def legal_actions(self) -> list[Action]:
        """All that the seat may answer now; empty if it is not asked."""
        return self.known.legal_actions()

    def prompt(self) -> dict[str, object]:
        """What the sentence of the seat's decision needs to know; empty if there is none."""
        return self.known.prompt()

    def sample(self, rng: Rng) -> Position:
        """A position that agrees with all the seat knows; the rest is dealt with `rng`."""
        return self.known.sample(rng)


def known_of(view: SeatView | View) -> SeatView:
    """A view as bots think with it, whichever form it came in."""
    return view.known if isinstance(view, View) else view
