"""What on Bitoku's table a pending question is about."""

from mori.core.about import About
from mori.games.bitoku.effects.costs import Payment
from mori.games.bitoku.effects.gains import TakeResources, UnlockDice
from mori.games.bitoku.effects.kodamas import AdvanceKodamas, PushKodamasBack
from mori.games.bitoku.effects.looking import DECKS, LookAtDeck
from mori.games.bitoku.effects.mitamas import CombineDragonfly, LayMitama
from mori.games.bitoku.effects.obtaining import Obtain
from mori.games.bitoku.effects.paths import SpendMovement
from mori.games.bitoku.effects.rocks import PlaceRockPilgrims, TakeRocks
from mori.games.bitoku.effects.yokai_cards import DrawOwnCards
from mori.games.bitoku.seasons.forest import RegionActions
from mori.games.bitoku.seasons.harder_variant import SpendAmulet
from mori.games.bitoku.seasons.home import CopiedRow, CopyForestAction
from mori.games.bitoku.seasons.river import ClaimFavour
from mori.games.bitoku.seasons.spring import DiscardToThree, ReapFruits
from mori.games.bitoku.seasons.summer import PlayedCard
from mori.games.bitoku.seasons.use_die import UseDie
from mori.games.bitoku.seasons.winter import ArrangeDice, SpiritsVirtue
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import CRYSTAL, DREAM, FAVOURS, HILL_REGIONS, HOME, REGION_COUNT
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.state import AMULETS, CARD_SPACES, DICE
from mori.games.bitoku.writer import BitokuWriter


def about_question(w: BitokuWriter, seat: int) -> About:
    """The part of the table to look at; none where the whole of it or no place is meant."""
    frame = w.state.frames[-1]
    if isinstance(frame, (RegionActions, CopiedRow, ClaimFavour, UseDie, CopyForestAction)):
        return About(on_board(w, seat))
    if isinstance(frame, (Obtain, SpendMovement, AdvanceKodamas, PushKodamasBack, TakeRocks)):
        return About(on_displays(w, seat))
    return About(before_seat(w, seat))


def on_board(w: BitokuWriter, seat: int) -> list[str]:
    """Forest, river and Hills."""
    frame = w.state.frames[-1]
    if isinstance(frame, RegionActions):
        if frame.region == HOME:
            home = w.state.die_place[seat * DICE + frame.die] - HOME_PLACE
            return [w.tables.home[home].id]
        return region_places(w, frame.region)
    if isinstance(frame, CopiedRow):
        return region_places(w, frame.region)
    if isinstance(frame, ClaimFavour):
        return [
            places.favour_of(HILL_REGIONS[hill], favour)
            for hill in w.tables.hill_areas[frame.area].hills
            for favour in range(FAVOURS)
        ]
    rivers = [places.river_before(region) for region in range(REGION_COUNT) if region != HOME]
    return rivers + [home.id for home in w.tables.home]


def region_places(w: BitokuWriter, region: int) -> list[str]:
    """The Forest Actions of a region, then its building spaces."""
    rows = [places.row_of(region, row.min_die) for row in w.tables.rows[region]]
    return rows + [site.id for site in w.tables.sites if site.region == region]


def on_displays(w: BitokuWriter, seat: int) -> list[str]:
    """Markets, Paths, Kodama tracks and the Garden."""
    frame = w.state.frames[-1]
    if isinstance(frame, Obtain):
        if frame.number < 0:
            spaces = range(len(w.tables.market_spaces[frame.market]))
            return [places.market_space(frame.market, k + 1) for k in spaces]
        if frame.market == CRYSTAL:
            return [slot.id for slot in w.tables.slots]
        return [site.id for site in w.tables.sites]
    if isinstance(frame, SpendMovement):
        return [places.PATH_START, places.bitoku_at(w.state.bitoku_done[seat] + 1)]
    if isinstance(frame, AdvanceKodamas):
        return places.kodama_tracks(seat)
    if isinstance(frame, PushKodamasBack):
        others = [side for side in range(w.tables.players) if side != seat]
        return [place for side in others for place in places.kodama_tracks(side)]
    return [places.garden_space(k + 1) for k in range(w.tables.garden_spaces)]


def before_seat(w: BitokuWriter, seat: int) -> list[str]:
    """What the seat has before it, and the decks it draws from."""
    frame, state, tables = w.state.frames[-1], w.state, w.tables
    if isinstance(frame, LookAtDeck):
        return [places.deck_of(DECKS[frame.deck].name)]
    if isinstance(frame, DrawOwnCards):
        return [places.OWN_DECK]
    if isinstance(frame, DiscardToThree):
        cards = dict.fromkeys(state.hands[seat])
        return [places.in_hand(tables.yokai[card].id) for card in cards]
    if isinstance(frame, PlayedCard):
        return [places.card_space(frame.number + 1)]
    if isinstance(frame, SpiritsVirtue):
        return [places.card_space(k + 1) for k in range(CARD_SPACES)]
    if isinstance(frame, UnlockDice):
        return [places.die_of(seat, k + 1) for k in range(DICE)]
    if isinstance(frame, ArrangeDice):
        return [places.berth(k + 1) for k in range(DICE)]
    if isinstance(frame, ReapFruits):
        return [slot.id for slot in tables.slots if slot.colour == DREAM]
    if isinstance(frame, PlaceRockPilgrims):
        return [space.id for space in tables.pilgrim_spaces]
    if isinstance(frame, (LayMitama, CombineDragonfly)):
        asked = places.soul(places.id_in(frame.prompt(w, seat)["tile"]))
        return list(dict.fromkeys([asked, *souls_of(w, seat)]))
    if isinstance(frame, (TakeResources, Payment)):
        return [places.OWN_GOODS]
    if isinstance(frame, SpendAmulet):
        return [places.amulet(value + 1) for value in range(AMULETS)]
    return []


def souls_of(w: BitokuWriter, seat: int) -> list[str]:
    """The tiles of a seat that are not combined yet."""
    tiles = [w.tables.mitamas[tile].id for tile in w.state.mitamas[seat]]
    tiles += [w.tables.dragonflies[tile].id for tile in w.state.dragonflies[seat]]
    return [places.soul(tile) for tile in dict.fromkeys(tiles)]
