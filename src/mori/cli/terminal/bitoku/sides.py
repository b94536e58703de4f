"""Sides of a view: the players and, in a solo game, the Tengu."""

from typing import Any

from mori.cli.terminal.bitoku.saying import View


def side_data(view: View, side: int) -> dict[str, Any]:
    """What lies before a player or before the Tengu."""
    tengu: dict[str, Any] | None = view["tengu"]
    if tengu is not None and side == tengu["side"]:
        return tengu
    player: dict[str, Any] = view["players"][side]
    return player


def seats_in_order(view: View) -> list[int]:
    """The seats in turn order; the Tengu has none."""
    return [side for side in view["order"] if side < len(view["players"])]
