"""What is certain to follow from an action.

The action is tried in the seat's own world, the copy of the state in which all that the seat may
not know lies in a fixed order. Two things end an outcome:

- something hidden or random comes to light: the writer remembers how many facts there were before
  (`Writer.certain`), and no later fact is certain;
- the seat's own work is done: the frame on top of the stack is not the seat's any more, as it is
  when the course of the game goes on, when others (or an opponent that the rules play) are at
  turn, or when others are still to answer the same question; or the seat is asked again.
"""

from mori.core.actions import Action
from mori.core.facts import Fact
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import ALL_CERTAIN


def outcome_in(rules: GameRules, world: GameState, seat: int, action: Action) -> list[Fact]:
    """What an action is certain to bring, as the seat sees it. The world stays as it is."""
    facts: list[Fact] = []
    writer = rules.writer(world.clone(), facts)
    state = writer.stack
    frame = state.frames[-1]
    frame.answer(writer, seat, action)
    if not frame.is_simultaneous():
        while not state.is_over and writer.certain == ALL_CERTAIN:
            top = state.frames[-1]
            if top.seat != seat or (top.run(writer) and top.answer_alone(writer)):
                break
    certain = facts if writer.certain == ALL_CERTAIN else facts[: writer.certain]
    told: list[Fact] = []
    for fact in certain:
        seen = fact.seen_by(seat)
        if seen is not None:
            told.append(seen)
    return told
