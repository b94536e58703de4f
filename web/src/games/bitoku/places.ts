// Parses place ids of Bitoku's table. Board, panel, log and why-not share these ids.

import type { PlaceId } from "../../lib/contract";

/** A place id as its kind and the parts of its name. */
export interface Parsed {
  kind:
    | "forest"
    | "row"
    | "site"
    | "home"
    | "hill"
    | "hilldie"
    | "river"
    | "node"
    | "gate"
    | "start"
    | "kodama"
    | "treasure"
    | "market"
    | "stack"
    | "garden"
    | "deck" // the board
    | "hand"
    | "look"
    | "space"
    | "die"
    | "berth"
    | "slot"
    | "counter"
    | "rockspace"
    | "rock"
    | "soul"
    | "pair"
    | "vision"
    | "bitoku"
    | "resource"
    | "amulet"
    | "own" // a player's things
    | "tengucard"
    | "rival";
  a: string;
  b: string;
}

const PATTERNS: [Parsed["kind"], RegExp][] = [
  ["forest", /^forest-([a-z]+)-(\d+)$/],
  ["row", /^row-([a-z]+)-(\d+)$/],
  ["site", /^(area-.+)$/],
  ["home", /^(home-.+)$/],
  ["hill", /^hill-([a-z]+)-(bitoku|yokai|small)$/],
  ["hilldie", /^hilldie-([a-z]+)-(\d+)$/],
  ["river", /^river-([a-z]+)$/],
  ["gate", /^tile-(.+)$/],
  ["start", /^path-start$/],
  ["kodama", /^kodama-([a-z]+)-(neutral|\d+)$/],
  ["treasure", /^treasure-([a-z]+)$/],
  ["market", /^market-([a-z]+)-(\d+)$/],
  ["stack", /^stack-([a-z]+)$/],
  ["garden", /^garden-(\d+)$/],
  ["deck", /^deck-(yokai|bitoku|vision|hikaru)$/],
  ["hand", /^hand-(.+)$/],
  ["look", /^look-(.+)$/],
  ["space", /^space-(\d)$/],
  ["die", /^die-(\d+)-(\d)$/],
  ["berth", /^berth-(\d)$/],
  ["slot", /^(slot-.+)$/],
  ["counter", /^counter-(\d+)$/],
  ["rockspace", /^(rock-pilgrim-.+)$/],
  ["rock", /^rock-(\d+)$/],
  ["soul", /^soul-(.+)$/],
  ["pair", /^pair-(\d+)$/],
  ["vision", /^(vision-.+)$/],
  ["bitoku", /^bitoku-(\d+)$/],
  ["resource", /^resource-([a-z]+)$/],
  ["amulet", /^amulet-(\d)$/],
  ["own", /^own-([a-z]+)$/],
  ["tengucard", /^tengucard-(.+)$/],
  ["rival", /^rival-(\d+)(?:-([a-z]+))?$/],
];

/** What a place id names. Unknown ids are spaces of the Paths of Wisdom, which packs name. */
export function parsePlace(place: PlaceId): Parsed {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(place);
    if (found) return { kind, a: found[1] ?? "", b: found[2] ?? "" };
  }
  return { kind: "node", a: place, b: "" };
}
