"""Loading rules, cached by what they depend on."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from mori.core.errors import ContentError
from mori.core.registry import load_rules, rules_under
from mori.core.rules import GameRules
from mori.server.errors import RequestError

SHOWN: Final = 12  # digits of a fingerprint in messages


def kept_rules(
    game: str, players: int, options: dict[str, Any], pack_path: str, fingerprint: str
) -> GameRules:
    """The rules of a game with the pack at a path ("": Mori's own), if that is unchanged.

    A pack may be edited while a service runs. Then it is no longer the one that was checked, and a
    part of the service must not play with another pack than the rest.
    """
    return rules_under(_usual_rules(game, players, pack_path, fingerprint), options)


@lru_cache(maxsize=32)
def _usual_rules(game: str, players: int, pack_path: str, fingerprint: str) -> GameRules:
    pack = Path(pack_path) if pack_path else None
    try:
        rules = load_rules(game, players, pack=pack)
    except ContentError:  # it was valid when it was offered
        raise _changed(fingerprint) from None
    if rules.fingerprint != fingerprint:
        raise _changed(fingerprint)
    return rules


def _changed(fingerprint: str) -> RequestError:
    return RequestError("pack_changed", {"fingerprint": fingerprint[:SHOWN]})
