"""Splits the engine's places for drawing: the kind of a place, and the rest of its name."""

from mori.cli.terminal.bitoku.saying import View

# Places that are called by the id of what is printed there.
PRINTED = ("home", "site", "node", "slot")


def kind_of(place: str, view: View) -> str:
    """ "die" of "die-0-2"; of a space that has only an id, what it is: "home", "site" …"""
    components = view["components"]
    for kind in PRINTED:
        if place in components[kind]:
            return kind
    if place in components["rock_pilgrim_spaces"]:
        return "rockspace"
    return place.partition("-")[0]


def rest_of(place: str) -> str:
    """ "start-kappa" of "hand-start-kappa"."""
    return place.partition("-")[2]


def in_region(place: str) -> str:
    """ "yomi" of "row-yomi-4"."""
    return place.split("-")[1]
