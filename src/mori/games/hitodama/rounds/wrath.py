"""The wrath of the hitodama, for whoever passes a wrath space (H-WRATH)."""

from mori.games.hitodama.rounds.ice import reveal_ice_card
from mori.games.hitodama.table.tables import WRATH_ICE, WRATH_LOSS
from mori.games.hitodama.writers.writer import HitodamaWriter


def unleash_wraths(w: HitodamaWriter, seat: int, before: int) -> None:
    """Carry out the wraths of a marker's advance from `before`, in track order (H-WRATH-6)."""
    now = w.state.scores[seat]
    for space in w.tables.wrath_spaces:
        # H-WRATH-2, H-WRATH-3: each wrath space entered, by passing or stopping, acts once.
        if before < space <= now:
            unleash_wrath(w, seat, space)


def unleash_wrath(w: HitodamaWriter, seat: int, space: int) -> None:
    number = w.tables.chaos_levels[w.state.chaos]
    level = w.tables.wrath_levels[number]
    w.unleash_wrath(seat, space, number)
    if level.effect == WRATH_ICE:
        for _ in range(level.amount):
            reveal_ice_card(w)
    elif level.effect == WRATH_LOSS:
        lose_first_available(w, seat, level.loses, level.amount)


def lose_first_available(w: HitodamaWriter, seat: int, resources: list[int], amount: int) -> None:
    """Take from the seat the first of the resources it has (H-WRATH-7, H-WRATH-8)."""
    for resource in resources:
        held = w.holding(seat, resource)
        if held:
            w.lose(seat, resource, min(amount, held))
            return
    w.nothing_to_lose(seat)
