// What a choice is certain to bring, from the facts of its outcome: goods as icons, the rest told.

import type { ActionData, FactData } from "../protocol";
import { glyphsOf, type Glyph } from "../lib/icons";

export interface Outcome {
  costs: Glyph[];
  gains: Glyph[];
  /** Facts that icons do not tell and the words of the action do not say. */
  told: FactData[];
}

type Read = (args: Record<string, any>) => Glyph[];

const ref =
  (key: string): Read =>
  (args) =>
    glyphsOf(String(args[key] ?? ""));
const icon =
  (name: string): Read =>
  () => [{ icon: name, n: 1 }];
const amulet: Read = ({ value, count }) => [{ icon: `amulet-${value}`, n: Number(count ?? 1) }];

const COSTS: Record<string, Read> = {
  paid: ref("goods"),
  resource_lost: ref("goods"),
  tribute_paid: ref("goods"),
  essence_displaced: ref("goods"),
  amulet_spent: amulet,
  // Cards of Hitodama are a currency; those of Bitoku only go to another pile.
  card_discarded: ({ card }) => (String(card).startsWith("card:") ? glyphsOf(String(card)) : []),
  pilgrim_given_up: icon("pilgrim-awake"),
};

const GAINS: Record<string, Read> = {
  gained: ref("goods"),
  amulet_gained: amulet,
  scored: ({ points }) => [{ icon: points < 0 ? "vp-lost" : "vp-now", n: points, isPoints: true }],
  kodama_advanced: icon("kodama-forward"),
  kodama_pushed_back: icon("kodama-back"),
  die_unlocked: icon("unlock-die"),
  cards_drawn: ({ deck, count }) =>
    deck
      ? glyphsOf(String(deck)).map((glyph) => ({ ...glyph, n: Number(count ?? 1) }))
      : [{ icon: "draw-card", n: Number(count ?? 1) }],
  mitama_obtained: ref("tile"),
  dragonfly_obtained: ref("tile"),
  crystal_obtained: ref("tile"),
  building_obtained: ref("tile"),
  rock_taken: ref("rock"),
  yokai_taken: ref("card"),
  bitoku_added: ref("card"),
  bitoku_completed: icon("bitoku-card"),
  vision_kept: ref("card"),
  pair_combined: icon("pair"),
  akku_captured: icon("akku"),
  pilgrim_arrived: ref("target"),
};

/** What only says again what was chosen, or how the game goes on. */
const SILENT = new Set([
  "die_placed",
  "river_crossed",
  "card_played",
  "card_discarded",
  "dice_arranged",
  "favour_claimed",
  "favour_covered",
  "building_used",
  "building_laid",
  "pilgrimage_started",
  "pilgrim_walked",
  "rock_pilgrim_placed",
  "visions_refused",
  "essence_moved",
  "essence_placed",
  "essence_woken",
  "lunar_card_played",
  "solar_card_stacked",
  "passed",
  "skipped",
  "declined",
  "turn_began",
  "turn_ended_early",
  "tile_resolved",
  "season_began",
  "round_began",
]);

export function outcomeOf(action: ActionData, seat: number): Outcome {
  const costs: Glyph[] = [];
  const gains: Glyph[] = [];
  const told: FactData[] = [];
  for (const fact of action.outcome) {
    const isMine = fact.args["seat"] === `seat:${seat}`;
    const cost = isMine ? COSTS[fact.kind]?.(fact.args) : undefined;
    const gain = isMine ? GAINS[fact.kind]?.(fact.args) : undefined;
    if (cost?.length) add(costs, cost);
    else if (gain?.length) add(gains, gain);
    else if (!SILENT.has(fact.kind)) told.push(fact);
  }
  return { costs, gains, told };
}

/** Like icons are counted together. */
function add(all: Glyph[], more: Glyph[]): void {
  for (const glyph of more) {
    const same = all.find((other) => other.icon === glyph.icon);
    if (same) same.n += glyph.n;
    else all.push({ ...glyph });
  }
}
