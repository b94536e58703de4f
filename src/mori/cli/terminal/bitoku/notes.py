"""What a choice stands for: the words after an action in the list of answers."""

from collections.abc import Callable
from typing import Any

from mori.cli.terminal.bitoku import pieces
from mori.cli.terminal.bitoku.saying import (
    View,
    card_name,
    component,
    goods,
    name,
    points,
    printed,
    rock_name,
    spelled,
    titled,
)
from mori.cli.terminal.bitoku.sides import side_data
from mori.cli.terminal.drawing import Brush
from mori.core.actions import Action

Note = Callable[[Action, View, Brush], str]


def note(action: Action, view: View, brush: Brush) -> str:
    """What an action would give or cost, as far as it is printed; "" if nothing is."""
    teller = NOTES.get(action.kind)
    return teller(action, view, brush) if teller is not None else ""


def target(action: Action, key: str) -> str:
    """The id in a reference of an action: "yomi" of "region:yomi"."""
    return str(action.args[key]).partition(":")[2]


def own(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["seat"]]
    return player


def of_card(action: Action, view: View, brush: Brush) -> str:
    return pieces.yokai_card(view, target(action, "card"), brush)


def of_discard(action: Action, view: View, brush: Brush) -> str:
    return printed(view, "yokai", target(action, "card"), brush)


def of_die(action: Action, view: View, brush: Brush) -> str:
    number = int(str(action.args["die"]))
    die = own(view)["dice"][number - 1]
    if die["state"] != "forest":
        return brush.say("terminal-bitoku-note-value", value=die["value"])
    where = pieces.own_die(view, die, brush)
    return brush.say("terminal-bitoku-note-die", value=die["value"], where=where)


def of_copied_die(action: Action, view: View, brush: Brush) -> str:
    side = brush.sides.index(str(action.args["seat"]))
    die = side_data(view, side)["dice"][int(str(action.args["die"])) - 1]
    where = pieces.own_die(view, die, brush)
    return brush.say("terminal-bitoku-note-die", value=die["value"], where=where)


def of_region(action: Action, view: View, brush: Brush) -> str:
    region = next(r for r in view["regions"] if r["id"] == target(action, "region"))
    if not region["dice"]:
        return ""
    dice = pieces.dice(region["dice"], len(region["dice"]), brush).plain
    return brush.say("terminal-bitoku-note-dice", dice=dice)


def of_home(action: Action, view: View, brush: Brush) -> str:
    return printed(view, "home", target(action, "home"), brush)


def of_row(action: Action, view: View, brush: Brush) -> str:
    region = str(brush.prompt["region"]).partition(":")[2]
    for row in view["components"]["rows"][region]:
        if row["min_die"] == action.args["value"]:
            return spelled(row["effects"], brush)
    return ""


def of_building(action: Action, view: View, brush: Brush) -> str:
    site = next(site for site in view["sites"] if site["id"] == target(action, "site"))
    does = printed(view, "building", site["building"], brush)
    return does if site["owner"] is None else f"({brush.names[site['owner']]}) {does}"


def of_favour(action: Action, view: View, brush: Brush) -> str:
    hill = next(hill for hill in view["hills"] if hill["id"] == target(action, "hill"))
    letter = target(action, "favour")
    if letter == "a" and hill["bitoku"]:
        card = hill["bitoku"]
        return titled(name("bitoku", card, brush), printed(view, "bitoku", card, brush), brush)
    if letter == "b" and hill["yokai"]:
        card = hill["yokai"]
        return titled(card_name(view, card, brush), printed(view, "yokai", card, brush), brush)
    return spelled(view["components"]["favours"][2], brush) if letter == "c" else ""


def of_played_card(action: Action, view: View, brush: Brush) -> str:
    card = str(brush.prompt["card"]).partition(":")[2]
    return pieces.yokai_card(view, card, brush)


def of_ingenuity(action: Action, view: View, brush: Brush) -> str:
    card = str(brush.prompt["card"]).partition(":")[2]
    player = own(view)
    found = []
    for slot, tile in player["slots"].items():
        space = component(view, "slot", slot)["card_space"]
        if space and tile and player["played"][space - 1] == card:
            found.append(printed(view, "crystal", tile, brush))
    return found[0] if len(found) == 1 else ""  # of two copies of a card nothing tells which


def of_obtained(action: Action, view: View, brush: Brush) -> str:
    market, number = target(action, "market"), int(str(action.args["number"]))
    tile = view["markets"][market]["tiles"][number - 1]
    return name(market, tile, brush)  # what it does and costs stands in the market above


def of_slot(action: Action, view: View, brush: Brush) -> str:
    return printed(view, "slot", target(action, "slot"), brush)


def of_dream(action: Action, view: View, brush: Brush) -> str:
    tile = own(view)["slots"][target(action, "slot")]
    return printed(view, "crystal", tile, brush)


def of_combined(action: Action, view: View, brush: Brush) -> str:
    """Combining always lets one use the Dragonfly, whichever of the two is chosen here."""
    for reference in (str(action.args["tile"]), str(brush.prompt.get("tile", ""))):
        tag, _, tile = reference.partition(":")
        if tag == "dragonfly":
            return spelled(component(view, "dragonfly", tile)["effects"], brush)
    return ""


def of_rock_space(action: Action, view: View, brush: Brush) -> str:
    space = view["components"]["rock_pilgrim_spaces"][target(action, "space")]
    rocks = own(view)["rocks"]
    beside = [rock_name(view, rocks[n - 1], brush) for n in space["rocks"] if rocks[n - 1]]
    parts = [", ".join(beside)] if beside else []
    if space["cost"]:
        parts.append(goods(space["cost"], brush))
    return "; ".join(parts)


def of_vision(action: Action, view: View, brush: Brush) -> str:
    return pieces.vision(view, target(action, "card"), own(view)["items"], brush).plain


def of_bitoku(action: Action, view: View, brush: Brush) -> str:
    return printed(view, "bitoku", target(action, "card"), brush)


def of_bitoku_step(action: Action, view: View, brush: Brush) -> str:
    player = own(view)
    card = player["bitoku_path"][player["bitoku_completed"]]
    return titled(name("bitoku", card, brush), printed(view, "bitoku", card, brush), brush)


def of_node(action: Action, view: View, brush: Brush) -> str:
    node = target(action, "target" if "target" in action.args else "node")
    space = component(view, "node", node)
    if space["branch"] is None:
        return ""
    worth = printed(view, "node", node, brush)
    if space["kind"] != "gate":
        return worth
    return f"{worth} {printed(view, 'gate', view['paths']['gates'][space['branch']], brush)}"


def of_kodama(action: Action, view: View, brush: Brush) -> str:
    owner = action.args.get("seat")
    side = view["seat"] if owner is None else brush.sides.index(str(owner))
    space = side_data(view, side)["kodamas"][target(action, "region")]
    length = view["components"]["kodama_length"]
    return brush.say("terminal-bitoku-note-kodama", space=space, length=length)


def of_virtue(action: Action, view: View, brush: Brush) -> str:
    player = own(view)
    index = int(str(action.args["space"])) - 1
    card = player["played"][index]
    return titled(card_name(view, card, brush), points(player["virtues"][index], brush), brush)


NOTES: dict[str, Note] = {
    "play": of_card,
    "use": of_die,
    "force": of_die,
    "cross": of_die,
    "unlock": of_die,
    "copy": of_copied_die,
    "place": of_region,
    "place_home": of_home,
    "row": of_row,
    "use_building": of_building,
    "favour": of_favour,
    "activate_card": of_played_card,
    "activate_crystal": of_ingenuity,
    "obtain": of_obtained,
    "slot": of_slot,
    "dream": of_dream,
    "combine": of_combined,
    "rock_pilgrim": of_rock_space,
    "keep_vision": of_vision,
    "keep_yokai": of_discard,
    "keep_bitoku": of_bitoku,
    "discard": of_discard,
    "bitoku_step": of_bitoku_step,
    "start": of_node,
    "walk": of_node,
    "advance": of_kodama,
    "push_back": of_kodama,
    "virtue": of_virtue,
}
