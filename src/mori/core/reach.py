"""What pressing a place could mean beyond the open question: chains of the seat's own answers.

Choosing a thing often answers several questions: "a building or a crystal?" and then this crystal.
`reach_of` looks for such chains in the seat's own world, the copy of the state in which all that it
may not know lies in a fixed order. A chain ends where anything hidden or random comes to light, and
where another seat, or the course of the game, goes on: so it says no more than the seat can know.

The game says which answers may be given on the way to which others (`GameRules.leads_to`): those
that only choose, not those with a worth of their own. Of the answers to a later question only those
count that the answer before them made possible: what could be answered to the same kind of question
before is no consequence of it, nor is a question of a frame further down the stack. Units, which
use something up, and answers that are rarely meant are never given on the way.
"""

from typing import Final

from mori.core.about import About
from mori.core.actions import Action
from mori.core.errors import WHEN_CHOSEN, Reason
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.trial import NO, Trial

MOST_KINDS: Final = 3  # answers in a chain, several of a kind in a row counted as one
MOST_STEPS: Final = 8  # all answers in a chain
MOST_TRIALS: Final = 150  # answers tried for one question; only whole levels count
MOST_MEANINGS: Final = 6  # a place that could mean more is not within reach


class Step:
    """An answer within reach, and the step that it follows."""

    __slots__ = ("about", "action", "after", "depth", "kind", "kinds", "prompt")

    def __init__(
        self,
        action: Action,
        about: About,
        after: int,
        depth: int,
        kinds: int,
        kind: str,
        prompt: dict[str, object],
    ) -> None:
        self.action = action
        self.about = about
        self.after = after  # the number of the step before it; -1: it answers the open question
        self.depth = depth
        self.kinds = kinds  # in its chain, several in a row counted as one
        self.kind = kind  # of the question that it answers
        self.prompt = prompt


class Reach:
    """The steps within reach, and which of them a place means."""

    __slots__ = ("allowed", "meanings", "steps", "trials")

    def __init__(self) -> None:
        self.allowed: list[int] | None = None  # the steps that count; None: all
        self.steps: list[Step] = []
        self.meanings: dict[str, list[int]] = {}  # by place: the last steps of its chains
        self.trials = 0

    def told(self) -> list[int]:
        """The steps of all chains of several answers, in their order; none that is rarely meant."""
        wanted: set[int] = set()
        for number, step in enumerate(self.steps):
            if self.allowed is not None and number not in self.allowed:
                continue
            if step.depth > 0 and not step.about.is_rare and step.about.places:
                wanted.update(self.chain(number))
        return sorted(wanted)

    def only(self, allowed: list[int]) -> "Reach":
        """The same without the chains that do not end with one of these steps."""
        reach = Reach()
        reach.steps = self.steps
        reach.allowed = allowed
        for place, numbers in self.meanings.items():
            found = [number for number in numbers if number in allowed]
            if found:
                reach.meanings[place] = found
        return reach

    def chain(self, number: int) -> list[int]:
        """The numbers of the steps up to this one, in their order."""
        found: list[int] = []
        while number >= 0:
            found.append(number)
            number = self.steps[number].after
        found.reverse()
        return found


class _Ahead:
    """A step whose consequences are to be looked at, in the world before it."""

    __slots__ = ("kind", "listed", "number", "world")

    def __init__(self, number: int, world: GameState, kind: str, listed: set[int]) -> None:
        self.number = number
        self.world = world
        self.kind = kind  # of the question there
        self.listed = listed  # what could be answered there, by the actions' index


class Search:
    """The search for chains of one seat, level by level."""

    __slots__ = ("ahead", "reach", "rules", "seat", "worlds")

    def __init__(self, rules: GameRules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.reach = Reach()
        self.ahead: list[_Ahead] = []
        self.worlds: list[GameState] = []  # where the seat is asked again, nearest first

    def begin(self, world: GameState, actions: list[Action]) -> None:
        self.list_steps(world, actions, -1, set())

    def list_steps(
        self, world: GameState, actions: list[Action], after: int, known: set[int]
    ) -> None:
        """Note the answers to the question that waits in a world, but for those known before."""
        frame, steps = world.frames[-1], self.reach.steps
        writer = self.rules.writer(world, None)
        kind, prompt = frame.kind(), frame.prompt(writer, self.seat)
        listed = {action.index for action in actions}
        for action in actions:
            depth, kinds = 0, 1
            if after >= 0:
                before = steps[after]
                if action.index in known or not self.rules.leads_to(before.action, action):
                    continue
                depth = before.depth + 1
                kinds = before.kinds + (action.kind != before.action.kind)
                if kinds > MOST_KINDS or depth >= MOST_STEPS:
                    continue
            about = self.rules.about_action(world, self.seat, action)
            steps.append(Step(action, about, after, depth, kinds, kind, prompt))
            if not about.is_rare and not frame.is_unit(action) and self.rules.leads_on(action):
                self.ahead.append(_Ahead(len(steps) - 1, world, kind, listed))

    def go_on(self) -> None:
        """Look at the next level of consequences, if it is not too much work."""
        reach, ahead = self.reach, self.ahead
        self.ahead = []
        if reach.trials + len(ahead) > MOST_TRIALS:
            return
        for each in ahead:
            step = reach.steps[each.number]
            trial = Trial(self.rules, each.world, False)
            trial.answer(self.seat, step.action)
            reach.trials += 1
            world = trial.known_state()
            if trial.ends_turn != NO or world is None or len(world.frames) < len(each.world.frames):
                continue
            frame = world.frames[-1]
            if frame.is_simultaneous():
                continue
            self.worlds.append(world)
            known = each.listed if frame.kind() == each.kind else set()
            self.list_steps(world, frame.actions(trial.writer, self.seat), each.number, known)


def searched(rules: GameRules, world: GameState, seat: int, actions: list[Action]) -> Search:
    """All chains from the open question on, as far as they are looked for."""
    search = Search(rules, seat)
    if world.frames[-1].is_simultaneous():
        return search
    search.begin(world, actions)
    while search.ahead:
        search.go_on()
    return search


def reach_of(rules: GameRules, world: GameState, seat: int, actions: list[Action]) -> Reach:
    """What pressing each place means, where that is more than one answer to the open question."""
    reach = searched(rules, world, seat, actions).reach
    steps = reach.steps
    at: dict[str, list[int]] = {}
    for number, step in enumerate(steps):
        for place in step.about.places:
            at.setdefault(place, []).append(number)
    for place, numbers in at.items():
        nearest = _nearest(steps, numbers)
        if not nearest or len(nearest) > MOST_MEANINGS:
            continue
        ends = [_followed(steps, number, numbers) for number in nearest]
        if steps[nearest[0]].depth > 0 or (len(ends) == 1 and ends[0] != nearest[0]):
            reach.meanings[place] = ends
    return reach


def _nearest(steps: list[Step], numbers: list[int]) -> list[int]:
    """Those of the steps that are the fewest answers away; the rarely meant only if all are."""
    depth = steps[numbers[0]].depth  # they come level by level
    near = [number for number in numbers if steps[number].depth == depth]
    meant = [number for number in near if not steps[number].about.is_rare]
    return meant if meant or depth == 0 else []


def _followed(steps: list[Step], number: int, numbers: list[int]) -> int:
    """The last step that the same place determines, from one on."""
    while True:
        after = [
            other
            for other in numbers
            if steps[other].after == number and not steps[other].about.is_rare
        ]
        if len(after) != 1:
            return number
        number = after[0]


def why_not_ahead(
    rules: GameRules, world: GameState, seat: int, actions: list[Action], place: str
) -> Reason | None:
    """What forbids a place at the nearest later question of the chain that is about its like."""
    for later in searched(rules, world, seat, actions).worlds:
        writer = rules.writer(later, None)
        frame = later.frames[-1]
        listed = frame.actions(writer, seat)
        for action in rules.actions_at(later, seat, place):
            if action in listed:
                continue
            reason = frame.why_not(writer, seat, action)
            if not reason.code.startswith(WHEN_CHOSEN):
                return reason
    return rules.why_not_effect(world, seat, place)
