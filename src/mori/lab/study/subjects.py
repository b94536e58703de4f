"""What a choice is about: the card, the tile, the space, the row or the effect.

A study counts choices by their kind and their subject. "The second tile of the market" is another
tile each time, so an action is counted by what lies there, not by its place.
"""

import json
from typing import Final

from mori.core.actions import Action
from mori.core.rules import GameRules
from mori.core.shown import EffectData
from mori.core.state import GameState

SEAT: Final = "seat:"  # a choice against any rival is the same choice

# The kind of an action, then its subjects: references ("tile:amber"), effects as JSON, or its text.
ChoiceKey = tuple[str, ...]


def key_of(rules: GameRules, state: GameState, seat: int, action: Action) -> ChoiceKey:
    """The kind and the subjects of a legal action."""
    adds = rules.about_action(state, seat, action).adds
    if isinstance(adds, str) and adds:
        return action.kind, adds
    subjects = [
        value
        for value in action.args.values()
        if isinstance(value, str) and ":" in value and not value.startswith(SEAT)
    ]
    if adds and not subjects:
        subjects = [json.dumps(adds, sort_keys=True, separators=(",", ":"))]
    return action.kind, *(subjects or [action.text])


def subject_of(text: str) -> str | EffectData | None:
    """A subject as words know it: a reference or an effect; None for the text of an action."""
    if text.startswith("{"):
        effect: EffectData = json.loads(text)
        return effect
    return text if ":" in text else None
