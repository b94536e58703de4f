"""Checks of the four markets of a board face."""

from typing import Any, Final

from mori.content import Entries, Reading, Where
from mori.games.bitoku.pack.checks.tools import (
    check_length,
    check_not_falling,
    check_positions,
    note_fact,
)
from mori.games.bitoku.pack.reading.boards import FaceTables

SHORT_ROW: Final = 4  # of every market on the 1-2 player face (B-FACT-45)
MITAMA_PRICE: Final = ("jade", "sake")  # B-FACT-31
CRYSTAL_PRICES: Final = {0, 1, 2}
ANY: Final = "any"


def check_markets(face: FaceTables, reading: Reading) -> None:
    rows: tuple[tuple[str, Entries[Any]], ...] = (
        ("market.mitama", face.mitama_spaces),
        ("market.dragonfly", face.dragonfly_spaces),
        ("market.crystal", face.crystal_spaces),
        ("market.building", face.building_spaces),
    )
    for table, entries in rows:
        if not entries.present:
            continue
        place = face.place(table)
        if face.where.file == "board_1_2.toml":
            check_length(place, len(entries.rows), SHORT_ROW, reading)
        elif not entries.rows:
            reading.problems.append(place.problem("too_few", found=0, minimum=1))
        check_positions(entries, reading)
    _check_mitamas(face, reading)
    _check_dragonflies(face, reading)
    _check_crystals(face, reading)


def _check_mitamas(face: FaceTables, reading: Reading) -> None:
    """Paid in sake and jade, not cheaper outwards, one dear enough for B-FACT-32."""
    spaces = face.mitama_spaces
    for where, space in spaces.read():
        _check_kinds(where.at("cost"), list(space.cost), MITAMA_PRICE, reading)
        if not space.cost:
            reading.problems.append(where.at("cost").problem("empty_bundle"))
    if not spaces.complete():
        return
    prices = [(where.at("cost"), sum(space.cost.values())) for where, space in spaces.read()]
    check_not_falling(prices, reading)
    if not any(
        space.cost.get("sake", 0) >= 2 and space.cost.get("jade", 0) >= 1
        for space in spaces.values()
    ):
        note_fact(face.place("market.mitama"), "two_sake_and_one_jade", "B-FACT-32", reading)


def _check_dragonflies(face: FaceTables, reading: Reading) -> None:
    """Spaces that give come before those that cost, and there are both (B-FACT-31)."""
    spaces = face.dragonfly_spaces
    one_way = True
    for where, space in spaces.read():
        if space.pay and space.gain:
            one_way = False
            problem = where.at("gain").problem(
                "foreign_parameter", other_key="pay", other_value=", ".join(space.pay)
            )
            reading.problems.append(problem)
    if not spaces.complete() or not one_way:
        return
    nets = [
        (where.at("pay"), sum(space.pay.values()) - sum(space.gain.values()))
        for where, space in spaces.read()
    ]
    check_not_falling(nets, reading)
    values = [net for _, net in nets]
    if values and not (min(values) < 0 < max(values)):
        place = face.place("market.dragonfly")
        note_fact(place, "dragonflies_that_give_and_that_cost", "B-FACT-31", reading)


def _check_crystals(face: FaceTables, reading: Reading) -> None:
    spaces = face.crystal_spaces
    for where, space in spaces.read():
        _check_kinds(where.at("cost"), list(space.cost), (ANY,), reading)
    if not spaces.complete():
        return
    prices = [(where.at("cost"), sum(space.cost.values())) for where, space in spaces.read()]
    check_not_falling(prices, reading)
    if prices and {price for _, price in prices} != CRYSTAL_PRICES:
        note_fact(face.place("market.crystal"), "prices_0_1_2", "B-FACT-31", reading)


def _check_kinds(
    where: Where, found: list[Any], allowed: tuple[str, ...], reading: Reading
) -> None:
    for name in found:
        if name not in allowed:
            problem = where.at(name).problem("not_one_of", value=name, allowed=", ".join(allowed))
            reading.problems.append(problem)
