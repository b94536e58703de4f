"""What a choice stands for: the words after an action in the list of answers.

The engine says at which place an answer is chosen and what its words should add; here it is only
told what lies there.
"""

from collections.abc import Callable
from typing import Any, Final

from mori.cli.terminal.bitoku import pieces
from mori.cli.terminal.bitoku.places import in_region, kind_of, rest_of
from mori.cli.terminal.bitoku.saying import (
    View,
    card_name,
    component,
    goods,
    name,
    points,
    printed,
    rock_name,
    titled,
)
from mori.cli.terminal.bitoku.sides import side_data
from mori.cli.terminal.drawing import Brush
from mori.core.about import About, Said

Note = Callable[[str, View, Brush], str]

CARDS: Final = ("yokai", "bitoku", "vision")


def note(about: About, view: View, brush: Brush) -> str:
    """What an action would give or cost, as far as it is printed; "" if nothing is."""
    place = about.places[0] if about.places else ""
    teller = NOTES.get(kind_of(place, view))
    told = teller(place, view, brush) if teller is not None else ""
    return told if told or about.adds is None else added(about.adds, view, brush)


def added(adds: Said, view: View, brush: Brush) -> str:
    """What the engine adds to an action: an effect in words, a card with what is printed on it."""
    if not isinstance(adds, str):
        return brush.words.ref(adds)
    tag, _, id = adds.partition(":")
    if tag not in CARDS:
        return brush.words.ref(adds)  # what a tile does and costs stands in the market above
    title = card_name(view, id, brush) if tag == "yokai" else name(tag, id, brush)
    return titled(title, printed(view, tag, id, brush), brush)


def own(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["seat"]]
    return player


def in_forest(place: str, view: View, brush: Brush) -> str:
    """The dice that lie in the region."""
    region = next(r for r in view["regions"] if r["id"] == in_region(place))
    if not region["dice"]:
        return ""
    dice = pieces.dice(region["dice"], len(region["dice"]), brush).plain
    return brush.say("terminal-bitoku-note-dice", dice=dice)


def at_home(place: str, view: View, brush: Brush) -> str:
    return printed(view, "home", place, brush)


def at_site(place: str, view: View, brush: Brush) -> str:
    """The building that stands there, and whose it is."""
    site = next(site for site in view["sites"] if site["id"] == place)
    if site["building"] is None:
        return ""
    does = printed(view, "building", site["building"], brush)
    return does if site["owner"] is None else f"({brush.names[site['owner']]}) {does}"


def at_slot(place: str, view: View, brush: Brush) -> str:
    """The crystal that lies there, or what the empty slot gives."""
    tile = own(view)["slots"][place]
    if tile is None:
        return printed(view, "slot", place, brush)
    return printed(view, "crystal", tile, brush)


def in_hand(place: str, view: View, brush: Brush) -> str:
    return printed(view, "yokai", rest_of(place), brush)


def looked_at(place: str, view: View, brush: Brush) -> str:
    """A card of a deck; of a Vision how much of it is there."""
    card = rest_of(place)
    if card in view["components"]["vision"]:
        return pieces.vision(view, card, own(view)["items"], brush).plain
    tag = "yokai" if card in view["components"]["yokai"] else "bitoku"
    return printed(view, tag, card, brush)


def at_card_space(place: str, view: View, brush: Brush) -> str:
    """What the card there would score now; one just played is told by what it does."""
    index = int(rest_of(place)) - 1
    player = own(view)
    if f"space-{index + 1}" in brush.about and len(brush.about) == 1:
        return ""
    card = player["played"][index]
    return titled(name("yokai", card, brush), points(player["virtues"][index], brush), brush)


def beside_rocks(place: str, view: View, brush: Brush) -> str:
    """The rocks beside the space, and what it costs."""
    space = view["components"]["rock_pilgrim_spaces"][place]
    rocks = own(view)["rocks"]
    beside = [rock_name(view, rocks[n - 1], brush) for n in space["rocks"] if rocks[n - 1]]
    parts = [", ".join(beside)] if beside else []
    if space["cost"]:
        parts.append(goods(space["cost"], brush))
    return "; ".join(parts)


def at_node(place: str, view: View, brush: Brush) -> str:
    """What a closed space gives, and the gate's tile."""
    space = component(view, "node", place)
    if space["branch"] is None:
        return ""
    worth = printed(view, "node", place, brush)
    if space["kind"] != "gate":
        return worth
    return f"{worth} {printed(view, 'gate', view['paths']['gates'][space['branch']], brush)}"


def on_track(place: str, view: View, brush: Brush) -> str:
    """Where a Kodama stands on its track."""
    side = int(place.rpartition("-")[2])
    space = side_data(view, side)["kodamas"][in_region(place)]
    length = view["components"]["kodama_length"]
    return brush.say("terminal-bitoku-note-kodama", space=space, length=length)


NOTES: Final[dict[str, Note]] = {
    "forest": in_forest,
    "home": at_home,
    "site": at_site,
    "slot": at_slot,
    "hand": in_hand,
    "look": looked_at,
    "space": at_card_space,
    "rockspace": beside_rocks,
    "node": at_node,
    "kodama": on_track,
}
