"""Hitodama's facts: what each kind tells, and which places it speaks of.

The places are asked of the viewer's own world, so nothing hidden can be in the answers.
"""

from typing import Final

from mori.core.about import About
from mori.core.facts import Fact
from mori.games.hitodama.seen.places import Places, named
from mori.games.hitodama.shown import facts as of
from mori.games.hitodama.shown.prompts import Nothing
from mori.games.hitodama.table.geometry import tile_at
from mori.games.hitodama.writer import HitodamaWriter


class FactKind:
    """One kind of fact.

    Its places in their order; "north": that place; "@source": the place that the argument refers
    to; "basket@owner": what the seat of the argument has before it.
    """

    __slots__ = ("places", "told")

    def __init__(self, told: type, *places: str) -> None:
        self.told = told  # the type of its arguments
        self.places = places


FACTS: Final[dict[str, FactKind]] = {
    "tiles_laid": FactKind(of.OfTiles, "@tiles"),
    "north_chosen": FactKind(of.NorthChosen, "north", "coin", "player@seat"),
    "tributes_shown": FactKind(of.TributesShown, "@season", "@lines"),
    "round_began": FactKind(of.RoundBegan, "round", "player@seat"),
    "turn_began": FactKind(of.OfSeat, "player@seat"),
    "turn_ended_early": FactKind(of.OfSeatCounted, "player@seat"),
    "actions_added": FactKind(of.OfSeatCounted, "player@seat"),
    "resolution_began": FactKind(of.OfSeason),  # the tile of the season: see about_fact
    "tile_resolved": FactKind(of.OfTile, "@tile"),
    "space_declined": FactKind(of.SpaceDeclined, "player@seat", "@place"),
    "trade_declined": FactKind(of.TradeDeclined, "player@seat", "@place"),
    "akku_declined": FactKind(of.AkkuDeclined, "player@seat", "akku-card"),
    "tribute_declined": FactKind(of.TributeDeclined, "player@seat", "@season"),
    "card_declined": FactKind(of.OfSeatAndCard, "player@seat"),
    "space_brings_nothing": FactKind(of.BringsNothing, "@place"),
    "gain_missed": FactKind(of.GainMissed, "player@seat"),
    "tile_idle": FactKind(of.OfTile, "@tile"),
    "arrived_first": FactKind(of.OfSeatAndTile, "player@seat", "@tile"),
    "coin_kept": FactKind(of.OfSeat, "coin", "player@seat"),
    "coin_taken": FactKind(of.OfSeat, "coin", "player@seat"),
    "hitodama_advanced": FactKind(of.Advanced, "spirit"),
    "north_changed": FactKind(of.OfSide, "north"),
    "tie_broken": FactKind(of.TieBroken, "score@seat", "score@rival"),
    "place_shared": FactKind(of.PlaceShared, "score@seat", "score@rival"),
    "game_ended": FactKind(of.Ended),
    "scored": FactKind(of.Scored, "score@seat"),
    "tribute_paid": FactKind(of.TributePaid, "basket@seat", "@line"),
    "line_waived": FactKind(of.OfLine, "@line"),
    "line_unscored": FactKind(of.OfLine, "@line"),
    "season_changed": FactKind(of.OfSeason, "@season"),
    "wrath_unleashed": FactKind(of.Wrath, "spirit", "score@seat"),
    "akku_card_revealed": FactKind(of.AkkuCardRevealed, "deck-akku", "akku-card"),
    "akku_card_waits": FactKind(Nothing, "akku-card", "lair"),
    "ice_card_revealed": FactKind(of.OfCard, "deck-ice"),
    "solar_card_stacked": FactKind(of.OfSeatAndCard, "cards@seat", "stack"),
    "solar_card_acts": FactKind(of.OfSeatAndCard, "stack"),
    "card_fizzled": FactKind(of.OfCard, "stack"),
    "lunar_card_played": FactKind(of.OfSeatAndCard, "cards@seat", "deck-lunar"),
    "gained": FactKind(of.OfSeatAndGoods, "supply", "basket@seat"),
    "paid": FactKind(of.OfSeatAndGoods, "basket@seat", "supply"),
    "resource_lost": FactKind(of.OfSeatAndGoods, "basket@seat", "supply"),
    "nothing_lost": FactKind(of.OfSeat, "player@seat"),
    "cards_drawn": FactKind(of.CardsDrawn, "@deck", "cards@seat"),
    "own_cards_drawn": FactKind(of.OwnCardsDrawn, "cards@seat", "@cards"),
    "deck_reshuffled": FactKind(of.OfDeck, "@deck"),
    "card_discarded": FactKind(of.OfSeatAndCard, "cards@seat"),
    "essence_moved": FactKind(of.Moved, "@source", "@target"),
    "essence_placed": FactKind(of.Placed, "reserve@seat", "@target"),
    "essence_relocated": FactKind(of.Relocated, "@source", "@target"),
    "essence_returned": FactKind(of.Left, "@source", "reserve@seat"),
    "essence_retired": FactKind(of.Left, "@source", "asleep@seat"),
    "essence_ejected": FactKind(of.Left, "@source", "reserve@seat"),
    "essence_displaced": FactKind(
        of.Displaced, "@source", "reserve@owner", "basket@seat", "basket@owner"
    ),
    "essence_woken": FactKind(of.OfSeat, "asleep@seat", "reserve@seat"),
    "essence_lay_down": FactKind(of.OfSeatAndPlace, "@place"),
    "essence_pushed": FactKind(of.Moved, "@source", "@target"),
    "meeples_swapped": FactKind(of.Moved, "@source", "@target"),
    "ice_placed": FactKind(of.OfPlace, "supply", "@place"),
    "akku_placed": FactKind(of.OfPlace, "lair", "@place"),
    "blocker_not_placed": FactKind(of.OfTile, "@tile"),
    "akku_lacking": FactKind(of.OfTile, "lair", "@tile"),
    "ice_lacking": FactKind(of.OfTile, "supply", "@tile"),
    "akku_moved": FactKind(of.Moved, "@source", "@target"),
    "akku_captured": FactKind(of.OfSeatAndPlace, "@place", "basket@seat"),
    "ice_thawed": FactKind(of.Counted, "supply"),
    "extra_space_added": FactKind(of.ExtraSpaceAdded, "@place", "@tile"),
    "extra_space_removed": FactKind(of.OfTile, "@tile"),
}


def about_fact(w: HitodamaWriter, places: Places, fact: Fact) -> About:
    """The places a fact speaks of; where something moves: from where, then to where."""
    if fact.kind == "resolution_began":
        for season in w.tables.seasons:
            if fact.args["season"] == f"season:{season.id}":
                return About([places.tiles[tile_at(w.state, season.cardinal)]])
    found: list[str] = []
    for place in FACTS[fact.kind].places:
        what, _, key = place.partition("@")
        if not key:
            found.append(what)
            continue
        value = fact.args[key]
        if isinstance(value, list):
            found += [named(str(reference)) for reference in value]
        elif what:
            found.append(f"{what}-{str(value).partition(':')[2]}")
        else:
            found.append(named(str(value)))
    return About(found)
