// The places a fact speaks of, for a hovered line of the log.

import type { PlaceId } from "../../lib/contract";
import type { FactData } from "../../protocol";
import { type BitokuView, diceOf, FAVOURS, idIn, MARKETS, sideIn } from "./view";

type Args = Record<string, any>;
type Places = (args: Args, view: BitokuView) => PlaceId[];

/** Of one's own things the place itself; of another side's its panel. */
function held(side: unknown, view: BitokuView, own: PlaceId, rivals = ""): PlaceId[] {
  const number = sideIn(side, view);
  if (number === null) return [];
  if (number === view.seat) return [own];
  return [rivals ? `rival-${number}-${rivals}` : `rival-${number}`];
}

function goods({ seat, goods: bundle }: Args, view: BitokuView): PlaceId[] {
  const kinds = idIn(bundle)
    .split(",")
    .map((part) => part.split("=")[0] ?? "");
  return kinds.flatMap((kind) => held(seat, view, `resource-${kind}`, "goods"));
}

function kodama(side: unknown, region: unknown, view: BitokuView): PlaceId[] {
  return [`kodama-${idIn(region)}-${sideIn(side, view)}`];
}

/** Dice of a side that now lie where the fact put them. */
function diceIn(side: unknown, place: string, view: BitokuView): PlaceId[] {
  const number = sideIn(side, view);
  if (number === null) return [];
  return diceOf(view, number).flatMap((die, i) =>
    die.place === place ? [`die-${number}-${i + 1}`] : [],
  );
}

/** All dice of a side, wherever they are drawn. */
function ownDice(side: unknown, view: BitokuView): PlaceId[] {
  const number = sideIn(side, view);
  return number === null ? [] : diceOf(view, number).map((_, i) => `die-${number}-${i + 1}`);
}

function siteOf(tile: unknown, view: BitokuView): PlaceId[] {
  return view.sites.filter((site) => site.building === idIn(tile)).map((site) => site.id);
}

function onHill(favour: "bitoku" | "yokai", card: string, view: BitokuView): PlaceId[] {
  return view.hills
    .filter((hill) => hill[favour] === card)
    .map((hill) => `hill-${hill.id}-${favour}`);
}

function favour({ hill, favour: letter }: Args): PlaceId[] {
  return [`hill-${idIn(hill)}-${FAVOURS["abc".indexOf(idIn(letter))]}`];
}

/** Where a tile lies in the displays, if it still does. */
function inDisplay(tile: unknown, view: BitokuView): PlaceId[] {
  return MARKETS.flatMap((market) =>
    view.markets[market].tiles.flatMap((id, i) =>
      `${market}:${id}` === tile ? [`market-${market}-${i + 1}`] : [],
    ),
  );
}

function souls({ seat, tile }: Args, view: BitokuView): PlaceId[] {
  return held(seat, view, `soul-${idIn(tile)}`, "souls");
}

function bitokuCard({ seat, card }: Args, view: BitokuView): PlaceId[] {
  const number = sideIn(seat, view);
  const at =
    number === null ? -1 : (view.players[number]?.bitoku_path.lastIndexOf(idIn(card)) ?? -1);
  return held(seat, view, `bitoku-${at + 1}`, "bitoku");
}

function crystal({ seat, tile }: Args, view: BitokuView): PlaceId[] {
  const number = sideIn(seat, view);
  const slots = number === null ? {} : (view.players[number]?.slots ?? {});
  const slot = Object.keys(slots).find((id) => slots[id] === idIn(tile)) ?? "";
  return held(seat, view, slot, "crystals");
}

function rock({ seat, rock: id }: Args, view: BitokuView): PlaceId[] {
  const number = sideIn(seat, view);
  const at = number === null ? -1 : (view.players[number]?.rocks.indexOf(idIn(id)) ?? -1);
  return held(seat, view, `rock-${at + 1}`, "rocks");
}

function whoever({ seat }: Args, view: BitokuView): PlaceId[] {
  return held(seat, view, "own-score");
}

function none(): PlaceId[] {
  return [];
}

function tenguCard({ card }: Args): PlaceId[] {
  return [`tengucard-${idIn(card)}`];
}

/** Every kind of fact there is, so that none is forgotten. */
export const FACT_PLACES: Record<string, Places> = {
  round_began: none,
  season_began: none,
  game_ended: none,
  turn_began: whoever,
  passed: whoever,
  forced_to_pass: whoever,
  skipped: whoever,
  order_set: (_, view) => view.home.map((space) => space.id),
  scored: whoever,
  gained: goods,
  paid: goods,
  amulet_gained: ({ seat, value }, view) => held(seat, view, `amulet-${value}`, "amulets"),
  amulet_spent: ({ seat, value }, view) => held(seat, view, `amulet-${value}`, "amulets"),
  die_unlocked: ({ seat }, view) => ownDice(seat, view),
  pilgrim_given_up: ({ seat }, view) => held(seat, view, "own-pilgrims", "pilgrims"),
  die_placed: ({ seat, place }, view) => {
    const id = idIn(place);
    const dice = diceIn(seat, id, view);
    if (String(place).startsWith("home:")) return [id, ...dice];
    return dice.length > 0 ? dice : [`river-${id}`];
  },
  river_crossed: ({ region }, view) => {
    const area = view.hill_areas.find((other) => other.hills.includes(idIn(region) as "yomi"));
    const dice = area?.dice.map((die) => `die-${die.seat}-${die.die}`) ?? [];
    return [`river-${idIn(region)}`, ...dice];
  },
  dice_arranged: ({ seat }, view) => ownDice(seat, view),
  cards_drawn: ({ seat }, view) => held(seat, view, "own-deck", "cards"),
  own_cards_drawn: ({ cards }) => (cards as string[]).map((card) => `hand-${idIn(card)}`),
  own_deck_reshuffled: ({ seat }, view) => held(seat, view, "own-deck", "cards"),
  card_discarded: ({ seat }, view) => held(seat, view, "own-discard", "cards"),
  card_played: ({ seat, space }, view) => held(seat, view, `space-${space}`, "cards"),
  card_removed: ({ seat }, view) => held(seat, view, "own-discard", "cards"),
  kodama_advanced: ({ seat, region }, view) => kodama(seat, region, view),
  kodama_pushed_back: ({ owner, region }, view) => kodama(owner, region, view),
  pilgrimage_started: ({ node }) => [idIn(node)],
  pilgrim_walked: ({ source, target }) => [idIn(source), idIn(target)],
  pilgrim_arrived: ({ source, target }) => [idIn(source), idIn(target)],
  bitoku_added: bitokuCard,
  bitoku_completed: bitokuCard,
  mitama_obtained: souls,
  dragonfly_obtained: souls,
  crystal_obtained: crystal,
  building_obtained: ({ tile }, view) => siteOf(tile, view),
  pair_combined: ({ seat }, view) => {
    const number = sideIn(seat, view);
    const pairs = number === null ? 0 : (view.players[number]?.pairs.length ?? 0);
    return held(seat, view, `pair-${pairs}`, "souls");
  },
  building_laid: ({ site }) => [idIn(site)],
  building_used: ({ tile }, view) => siteOf(tile, view),
  rival_building_used: ({ tile }, view) => siteOf(tile, view),
  market_refilled: ({ market }, view) =>
    view.markets[idIn(market) as "mitama"].tiles.map((_, i) => `market-${idIn(market)}-${i + 1}`),
  rock_taken: rock,
  rock_pilgrim_placed: ({ seat }, view) => {
    const number = sideIn(seat, view);
    const spaces = number === null ? [] : (view.players[number]?.rock_pilgrims ?? []);
    return number === view.seat ? spaces : held(seat, view, "", "rocks");
  },
  favour_claimed: favour,
  favour_covered: favour,
  yokai_taken: ({ seat, card }, view) => held(seat, view, `hand-${idIn(card)}`, "cards"),
  yokai_kept: ({ seat }, view) => ["deck-yokai", ...held(seat, view, "own-deck", "cards")],
  own_yokai_kept: ({ card }) => [`hand-${idIn(card)}`],
  vision_kept: ({ seat, card }, view) => held(seat, view, idIn(card), "visions"),
  visions_refused: () => ["deck-vision"],
  visions_completed: ({ seat, cards }, view) =>
    (cards as string[]).flatMap((card) => held(seat, view, idIn(card), "visions")),
  treasure_shared: ({ region }) => [`treasure-${idIn(region)}`],
  deck_reshuffled: ({ deck }) => [`deck-${idIn(deck)}`],
  hills_filled: ({ cards }, view) =>
    (cards as string[]).flatMap((card) => [
      ...onHill("bitoku", idIn(card), view),
      ...onHill("yokai", idIn(card), view),
    ]),
  rock_removed: (_, view) => view.garden.map((_rock, i) => `garden-${i + 1}`),
  tengu_prepared: ({ cards, seat }, view) => [
    ...(cards as string[]).map((card) => `tengucard-${idIn(card)}`),
    ...held(seat, view, ""),
  ],
  tengu_rolled: tenguCard,
  tengu_row_skipped: none,
  tengu_row_taken: none,
  tengu_row_refreshed: ({ open }) => (open as string[]).map((card) => `tengucard-${idIn(card)}`),
  tengu_deck_reshuffled: whoever,
  tengu_attitude: whoever,
  tengu_acts: ({ place }, view) => tenguPlaces(idIn(place), view),
  tengu_action_lost: none,
  tengu_tile_chosen: ({ tile }, view) => [...inDisplay(tile, view), ...siteOf(tile, view)],
  tengu_no_favourite: ({ market }) => [`stack-${idIn(market)}`],
  tengu_tile_rolled: ({ tile }, view) => [...inDisplay(tile, view), ...siteOf(tile, view)],
  tengu_tile_rolled_on: ({ tile }, view) => [...inDisplay(tile, view), ...siteOf(tile, view)],
  tengu_rolled_choice: none,
  tengu_drew_lots: none,
  tengu_card_chosen: ({ card, seat }, view) => {
    const [tag = ""] = String(card).split(":");
    const hill = onHill(tag as "yokai", idIn(card), view);
    return hill.length > 0 ? hill : held(seat, view, "", tag === "bitoku" ? "bitoku" : "cards");
  },
  tengu_no_card: none,
  tengu_kodama_chosen: ({ seat, region }, view) => kodama(seat, region, view),
  tengu_kodama_stays: ({ seat, region }, view) => kodama(seat, region, view),
  tengu_fewest: whoever,
  tengu_movement: () => ["path-start"],
  tengu_movement_lost: () => ["path-start"],
  tengu_extra_card: tenguCard,
  tengu_no_extra_card: none,
  tengu_home: (_, view) => view.home.map((space) => space.id),
};

/** "yomi-mitama" → the display it takes from; "stairs" → the region. */
function tenguPlaces(place: string, view: BitokuView): PlaceId[] {
  const [region = "", market] = place.split("-");
  if (market) return [`stack-${market}`];
  return view.regions.some((other) => other.id === region) ? [`river-${region}`] : [];
}

export function placesOfFact(fact: FactData, view: BitokuView): PlaceId[] {
  return FACT_PLACES[fact.kind]?.(fact.args, view).filter((place) => place !== "") ?? [];
}
