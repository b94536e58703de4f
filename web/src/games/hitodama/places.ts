// The names of the places of Hitodama's table, as the engine gives them (games/hitodama/seen), put
// together and taken apart for drawing.
//
// tile-amber, tile-amber-2, tile-amber-x1   a tile, a space, an extra space
// line-haru_1-2, season-haru                a tribute line, the plate of a season
// reserve-0, asleep-0, basket-0, cards-0    what a seat has before it
// player-0, score-0                         a seat, its marker on the score track
// card-lunar_akku, discard-solar_for_berry  a card in one's own hand, a rate to discard at
// deck-solar, stack, akku-card, lair        cards and akkus beside the ring
// supply, coin, round, north, spirit

import type { PlaceId } from "../../lib/contract";

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

/** A rate for discarding cards. */
export function rateId(rate: string): PlaceId {
  return `discard-${rate}`;
}

/** A seat's own places: "reserve", "asleep", "basket", "cards", "player", "score". */
export function seatId(what: string, seat: string | number): PlaceId {
  return `${what}-${typeof seat === "number" ? seat : bare(seat)}`;
}

/** The part after the tag of a reference. */
function bare(reference: string): string {
  return reference.replace(/^(place|tile|line|card|deck|seat|season):/, "");
}

const SPACE = /^tile-(.+)-(x?\d+)$/;
const LINE = /^line-(.+)-(\d+)$/;

/** The space of a place id in the notation, "amber.2"; null for other places. */
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
