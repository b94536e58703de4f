"""What pickle calls to make games, positions and what they consist of again.

Rules are pickled by what they were made from, and a game by its seed and answers: it is played
again and must come to the same state. So a pickle is small, and one that no longer fits the rules
or the pack at hand is refused.
"""

from pathlib import Path
from typing import Any, Final

from mori.core.decision import Decision
from mori.core.errors import RecordDiverged, RecordError
from mori.core.game import Game, start_game
from mori.core.position import Position
from mori.core.registry import load_rules, rules_under
from mori.core.rules import GameRules
from mori.core.snapshot import digest
from mori.core.state import GameState
from mori.core.view import SeatView

MOST_PACKS: Final = 8  # packs of owners that are kept: to read one takes longer than to play a game

_own_packs: dict[tuple[str, int, str, str], GameRules] = {}


def rules_again(
    game: str, players: int, options: dict[str, object], pack_path: str, fingerprint: str
) -> GameRules:
    """The rules that were pickled. RecordError if the pack is another one by now."""
    if not pack_path:
        rules = load_rules(game, players, options)
    else:
        key = (game, players, pack_path, fingerprint)
        known = _own_packs.get(key)
        if known is None:
            known = load_rules(game, players, None, Path(pack_path))
            if len(_own_packs) >= MOST_PACKS:
                _own_packs.clear()
            if known.fingerprint == fingerprint:
                _own_packs[key] = known
        rules = rules_under(known, options)
    if rules.fingerprint != fingerprint:
        raise RecordError(
            "pickle_pack", {"given": fingerprint[:12], "loaded": rules.fingerprint[:12]}
        )
    return rules


def state_again(kind: Any, values: list[object]) -> GameState:
    """The state that was pickled, from its class and the values of its fields."""
    state: GameState = kind()
    names: tuple[str, ...] = kind.FIELDS
    for name, value in zip(names, values, strict=True):
        setattr(state, name, value)
    return state


def position_again(rules: GameRules, state: GameState) -> Position:
    """The position that was pickled."""
    return Position(rules, rules.writer(state, None))


def view_again(
    rules: GameRules, seat: int | None, world: GameState, asked: list[object], is_turn: bool
) -> SeatView:
    """The view that was pickled. Its actions are those of the rules."""
    decision: Decision | None = None
    if asked:
        number, whose, kind, actions, canonical = asked
        assert isinstance(number, int) and isinstance(whose, int) and isinstance(kind, str)
        assert isinstance(actions, list) and isinstance(canonical, list)
        known = rules.space.actions
        decision = Decision(
            number,
            whose,
            kind,
            [known[index] for index in actions],
            [known[index] for index in canonical],
        )
    return SeatView(rules, seat, world, decision, is_turn)


def game_again(
    rules: GameRules,
    seed: int,
    seats: list[str],
    answers: list[tuple[int, int]],
    has_facts: bool,
    mark: str,
) -> Game:
    """The game that was pickled, played again. RecordDiverged if it comes to another state."""
    game = start_game(rules, seed, seats, has_facts)
    known = rules.space.actions
    for seat, index in answers:
        game.apply(known[index], seat)
    actual = digest(game.state)
    if actual != mark:
        raise RecordDiverged(len(answers), "record_state", mark, actual)
    return game
