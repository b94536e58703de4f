"""Positions in which options matter that random games hardly ever come to."""

from collections.abc import Callable

from mori.games.bitoku.seasons.year import S_REAP
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.table import Table


def table_for(players: int, option: str, value: object, **others: object) -> Table:
    switches = {option: value, **others}
    return SoloTable(**switches) if players == 1 else Table(players, **switches)


def fresh_dreams(players: int, value: object) -> object:
    """A Dream Crystal comes while others are reaped."""
    table = table_for(players, "fresh_dreams", value)
    table.crystal(0, "slot-dream-1", "dream-kodama")
    table.crystal(0, "slot-dream-2", "dream-movement")
    table.season(S_REAP)
    table.play("dream slot-dream-1")
    table.crystal(0, "slot-dream-3", "dream-sake")
    table.play("advance yomi")
    return table.goods(0)


def late_visions(players: int, value: object) -> object:
    """A Bitoku card completed in the Ascension offers a Vision."""
    table = table_for(players, "late_visions", value)
    table.vision_deck("vision-06", "vision-13")
    table.bitoku_path(0, "gi")
    table.crystal(0, "slot-dream-1", "dream-movement")
    table.ascend()
    table.play("step bitoku", "look")
    return table.asked


def late_vision_items(players: int, value: object) -> object:
    """The last thing that a Vision asks for comes in the Ascension."""
    table = table_for(players, "late_vision_items", value)
    table.visions(0, "vision-13")
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.building("area-yomi-3", "ryokan-1", owner=0)
    table.pair(0, "ara", "dragonfly-vp")
    table.crystal(0, "slot-dream-1", "dream-sake")
    table.ascend()
    return table.tally(0, "visions")


def score_floor(players: int, value: object) -> object:
    """Many Visions, and nothing to complete them with."""
    table = table_for(players, "score_floor", value)
    table.visions(0, *[card.id for card in table.tables.visions])
    table.ascend()
    return table.score(0)


def amulet_over_six(players: int, value: object) -> object:
    """A five beside a six, in the harder variant."""
    table = table_for(players, "amulet_over_six", value, harder=True)
    table.die(1, 1, 6, "glade")
    table.amulets(0, 3)
    table.visit(0, 5, "glade")
    return table.actions


RARE: dict[str, Callable[[int, object], object]] = {
    "fresh_dreams": fresh_dreams,
    "late_visions": late_visions,
    "late_vision_items": late_vision_items,
    "score_floor": score_floor,
    "amulet_over_six": amulet_over_six,
}
