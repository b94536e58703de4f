// Small questions to Bitoku's view and components, whose types are generated. No rule in here.

import type { TableContext } from "../../lib/contract";
import type { Components, Market, OwnDie, Region, ShownFact, ShownQuestion, View } from "./shown";

export type * from "./shown";

/** The types that Bitoku shows itself in. */
export interface Bitoku {
  view: View;
  components: Components;
  fact: ShownFact;
  question: ShownQuestion;
}
export type BitokuContext = TableContext<Bitoku>;
export type BitokuView = View;
export type BitokuComponents = Components;

export const REGIONS: readonly Region[] = ["yomi", "stairs", "home", "glade", "forges"];
export const RIVER_REGIONS = ["yomi", "stairs", "glade", "forges"] as const;
export const MARKETS: readonly Market[] = ["mitama", "dragonfly", "crystal", "building"];
export const RESOURCES = ["wood", "stone", "jade", "sake"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
const STYLES = ["purple", "yellow", "brown", "green"] as const;

export type Goods = Record<string, number>;

/** The colour of a side: seats in their order; the Tengu has the board of the next seat. */
export function styleOf(side: number): string {
  return STYLES[side] ?? "neutral";
}

/** All sides that have pieces on the board: seats, and the Tengu. */
function sidesOf(view: BitokuView): number[] {
  const seats = view.players.map((player) => player.seat);
  return view.tengu ? [...seats, view.tengu.side] : seats;
}

/** The lanes of the Kodama tracks: the sides in their order, then the neutral Kodama. */
export function lanesOf(view: BitokuView): (number | "neutral")[] {
  const hasNeutral = view.regions.some((region) => region.neutral_kodama !== null);
  return hasNeutral ? [...sidesOf(view), "neutral"] : sidesOf(view);
}

export function laneStyle(lane: number | "neutral"): string {
  return lane === "neutral" ? "neutral" : styleOf(lane);
}

/** The number of the side in "seat:2" or "side:tengu"; null for anything else. */
export function sideIn(reference: unknown, view: BitokuView): number | null {
  if (typeof reference !== "string") return null;
  if (reference === "side:tengu") return view.tengu?.side ?? null;
  const found = /^(?:seat|side):(\d+)$/.exec(reference);
  return found ? Number(found[1]) : null;
}

/** What follows the tag of a reference: "home:home-2" → "home-2". */
export function idIn(reference: unknown): string {
  return typeof reference === "string" ? reference.slice(reference.indexOf(":") + 1) : "";
}

/** The dice of any side, the Tengu's too. */
export function diceOf(view: BitokuView, side: number): OwnDie[] {
  if (view.tengu && side === view.tengu.side) return view.tengu.dice;
  return view.players[side]?.dice ?? [];
}

/** The value of the die that a question is about; 0 if it is about none. */
export function valueInUse({ decision }: BitokuContext): number {
  const prompt = decision?.prompt;
  return prompt && "value" in prompt ? prompt.value : 0;
}
