"""The tribute tile: who came first, and the coin (H-TILE-TRIB)."""

from mori.games.hitodama.writers.writer import HitodamaWriter


def standing_by_arrival(w: HitodamaWriter, tile: int) -> list[int]:
    """The standing essences of a tile, earliest arrival first (H-TILE-TRIB-1)."""
    state = w.state
    start = tile * w.tables.width
    numbered = [
        (state.arrival[essence], essence)
        for essence in state.occupant[start : start + w.tables.width]
        if essence >= 0 and state.standing[essence]
    ]
    return [essence for _, essence in sorted(numbered)]


def honour_first_arrival(w: HitodamaWriter, tile: int) -> None:
    """Give the arrival bonus to the owner of the earliest arrival (H-TILE-TRIB-2)."""
    arrived = standing_by_arrival(w, tile)
    bonus = w.tables.tiles[tile].arrival_bonus
    if arrived and any(bonus.amounts):
        seat = w.owner(arrived[0])
        w.come_first(seat, tile)
        w.gain(seat, bonus)


def pass_coin(w: HitodamaWriter, tile: int) -> None:
    """Give the coin to the earliest arrival of another player than its holder."""
    arrived = standing_by_arrival(w, tile)
    for essence in arrived:
        seat = w.owner(essence)
        if seat != w.state.coin:
            w.take_coin(seat)  # H-TILE-TRIB-3; North stays (H-TILE-TRIB-7)
            return
    if arrived:
        w.keep_coin(w.state.coin)
