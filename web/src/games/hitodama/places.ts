// The places of Hitodama's table, and which of them an action or a fact speaks of.
//
// tile-amber, tile-amber-2, tile-amber-x1   a tile, a space, an extra space
// line-haru_1-2, season-haru                a tribute line, the plate of a season
// reserve-0, asleep-0, basket-0, cards-0    what a seat has before it
// player-0, score-0                         a seat, its marker on the score track
// card-lunar_akku, discard-solar_for_berry  a card in one's own hand, a rate to discard at
// deck-solar, stack, akku-card, lair        cards and akkus beside the ring
// supply, coin, round, north, spirit

import type { PlaceId } from "../../lib/contract";
import type { ActionData, DecisionData, FactData } from "../../protocol";
import type { HitodamaView } from "./view";

/** "amber.2" or "place:amber.2" as a place of the table. */
export function spaceId(place: string): PlaceId {
  return `tile-${bare(place).replace(".", "-")}`;
}

export function tileId(tile: string): PlaceId {
  return `tile-${bare(tile)}`;
}

/** "haru_1.2" or "line:haru_1.2:berry=3". */
export function lineId(line: string): PlaceId {
  return `line-${(bare(line).split(":")[0] ?? "").replace(".", "-")}`;
}

export function cardId(card: string): PlaceId {
  return `card-${bare(card)}`;
}

export function deckId(deck: string): PlaceId {
  return `deck-${bare(deck)}`;
}

/** A rate at which cards can be discarded. */
export function rateId(rate: string): PlaceId {
  return `discard-${rate}`;
}

/** What a seat has before it: "reserve", "asleep", "basket", "cards", "player", "score". */
export function seatId(what: string, seat: string | number): PlaceId {
  return `${what}-${typeof seat === "number" ? seat : bare(seat)}`;
}

/** What follows the tag of a reference. */
function bare(reference: string): string {
  return reference.replace(/^(place|tile|line|card|deck|seat|season):/, "");
}

const SPACE = /^tile-(.+)-(x?\d+)$/;
const LINE = /^line-(.+)-(\d+)$/;

/** The space of a place id in the notation, "amber.2"; null if it is none. */
export function spaceOf(place: PlaceId): string | null {
  const found = SPACE.exec(place);
  return found ? `${found[1]}.${found[2]}` : null;
}

export function tileOf(place: PlaceId): string | null {
  if (!place.startsWith("tile-")) return null;
  return SPACE.exec(place)?.[1] ?? place.slice("tile-".length);
}

export function lineOf(place: PlaceId): string | null {
  const found = LINE.exec(place);
  return found ? `${found[1]}.${found[2]}` : null;
}

// -- actions

/** Answers that belong to no place: they are chosen in words only. */
export const PLACELESS: ReadonlySet<string> = new Set(["end_turn", "decline"]);

/** The places an action can be chosen at. Where something is moved: from where, then to where. */
export function placesOf(action: ActionData, decision: DecisionData): PlaceId[] {
  const args = action.args;
  const seat = decision.seat;
  switch (action.kind) {
    case "place":
      return [seatId("reserve", seat), spaceId(String(args["target"]))];
    case "move":
      return [spaceId(String(args["source"])), spaceId(String(args["target"]))];
    case "discard":
      return [rateId(action.text.split(" ").pop() ?? "")];
    case "play":
    case "give":
      return [cardId(String(args["card"]))];
    case "wake":
      return [seatId("asleep", seat)];
    case "draw":
      return ["deck-solar"];
    case "pay":
      return [spaceId(String(decision.prompt["place"]))]; // the question says what is paid for
    case "displace":
    case "trade":
    case "capture":
    case "swap":
    case "swap_with":
    case "pick":
    case "to_place":
    case "benefit":
    case "extend":
      return [spaceId(String(args["place"]))];
    case "to_tile":
      return [tileId(String(args["tile"]))];
    case "pay_tribute":
    case "waive":
      return [lineId(String(args["line"]))];
    default:
      return []; // end_turn, decline
  }
}

const AT_SPACE = [
  "displace",
  "trade",
  "capture",
  "swap",
  "with",
  "meeple",
  "to",
  "benefit",
  "extend",
];

/** Action texts that clicking a place could mean. */
export function actionsAt(place: PlaceId, view: HitodamaView): string[] {
  const space = spaceOf(place);
  if (space !== null)
    return [...movesTo(space, view), ...AT_SPACE.map((verb) => `${verb} ${space}`)];
  const line = lineOf(place);
  if (line !== null) return [`tribute ${line}`, `waive ${line}`];
  const tile = tileOf(place);
  if (tile !== null) {
    const spaces = view.tiles.find((entry) => entry.id === tile)?.spaces ?? [];
    return [`to ${tile}`, ...spaces.flatMap((entry) => movesTo(entry.place, view))];
  }
  if (place.startsWith("card-")) {
    const card = place.slice("card-".length);
    return [`play ${card}`, `give ${card}`];
  }
  if (place.startsWith("discard-")) return [`discard ${place.slice("discard-".length)}`];
  if (place === "deck-solar") return ["draw"];
  if (view.seat === null) return [];
  if (place === seatId("asleep", view.seat)) return ["wake"];
  if (place === seatId("reserve", view.seat)) {
    const spaces = view.tiles.flatMap((entry) => entry.spaces);
    return spaces.map((entry) => `move reserve > ${entry.place}`);
  }
  return [];
}

/** Every move that would end on a space: from the reserve, or from where an own essence is. */
function movesTo(space: string, view: HitodamaView): string[] {
  const own = view.tiles
    .flatMap((tile) => tile.spaces)
    .filter((entry) => entry.essence && entry.essence.seat === view.seat)
    .map((entry) => entry.place);
  return ["reserve", ...own].map((source) => `move ${source} > ${space}`);
}

// -- facts

/** The places a fact speaks of; where something moves: from where, then to where. */
export function placesOfFact(fact: FactData, view: HitodamaView): PlaceId[] {
  const args = fact.args;
  const at = (what: string, key = "seat") => seatId(what, String(args[key]));
  const space = (key: string) => spaceId(String(args[key]));
  switch (fact.kind) {
    case "tiles_laid":
      return (args["tiles"] as string[]).map(tileId);
    case "north_chosen":
      return ["north", "coin", at("player")];
    case "north_changed":
      return ["north"];
    case "tributes_shown":
      return [`season-${bare(String(args["season"]))}`, ...(args["lines"] as string[]).map(lineId)];
    case "season_changed":
      return [`season-${bare(String(args["season"]))}`];
    case "round_began":
      return ["round", at("player")];
    case "turn_began":
    case "turn_ended_early":
    case "actions_added":
    case "declined":
    case "nothing_lost":
      return [at("player")];
    case "resolution_began":
      return view.tiles
        .filter((tile) => tile.slot === cardinalOf(view, bare(String(args["season"]))))
        .map((tile) => tileId(tile.id));
    case "tile_resolved":
    case "blocker_not_placed":
    case "extra_space_removed":
      return [tileId(String(args["tile"]))];
    case "coin_taken":
      return ["coin", at("player")];
    case "hitodama_advanced":
      return ["spirit"];
    case "game_ended":
      return [];
    case "scored":
      return [at("score")];
    case "wrath_unleashed":
      return ["spirit", at("score")];
    case "tribute_paid":
      return [at("basket"), lineId(String(args["line"]))];
    case "line_waived":
      return [lineId(String(args["line"]))];
    case "akku_card_revealed":
      return ["deck-akku", "akku-card"];
    case "akku_card_waits":
      return ["akku-card", "lair"];
    case "ice_card_revealed":
      return ["deck-ice"];
    case "solar_card_stacked":
      return [at("cards"), "stack"];
    case "solar_card_acts":
    case "card_fizzled":
      return ["stack"];
    case "lunar_card_played":
      return [at("cards"), "deck-lunar"];
    case "gained":
      return ["supply", at("basket")];
    case "paid":
    case "resource_lost":
      return [at("basket"), "supply"];
    case "cards_drawn":
      return [deckId(String(args["deck"])), at("cards")];
    case "own_cards_drawn":
      return [at("cards"), ...(args["cards"] as string[]).map(cardId)];
    case "deck_reshuffled":
      return [deckId(String(args["deck"]))];
    case "card_discarded":
      return [at("cards")];
    case "essence_moved":
    case "essence_relocated":
    case "essence_pushed":
    case "meeples_swapped":
    case "akku_moved":
      return [space("source"), space("target")];
    case "essence_placed":
      return [at("reserve"), space("target")];
    case "essence_returned":
    case "essence_ejected":
      return [space("source"), at("reserve")];
    case "essence_displaced":
      return [space("source"), at("reserve", "owner"), at("basket"), at("basket", "owner")];
    case "essence_retired":
      return [space("source"), at("asleep")];
    case "essence_woken":
      return [at("asleep"), at("reserve")];
    case "essence_lay_down":
      return [space("place")];
    case "ice_placed":
      return ["supply", space("place")];
    case "akku_placed":
      return ["lair", space("place")];
    case "akku_captured":
      return [space("place"), at("basket")];
    case "ice_thawed":
      return ["supply"];
    case "extra_space_added":
      return [space("place"), tileId(String(args["tile"]))];
    default:
      return [];
  }
}

function cardinalOf(view: HitodamaView, season: string): string | undefined {
  return view.tributes.find((entry) => entry.season === season)?.cardinal;
}
