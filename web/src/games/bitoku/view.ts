// Helpers for Bitoku's view and components, whose types are generated. No rule in here.

import type { TableContext } from "../../lib/contract";
import {
  COLOURS,
  type Components,
  type OwnDie,
  type ShownFact,
  type ShownQuestion,
  type View,
} from "./shown";

export * from "./shown";

/** The types of Bitoku's view, components, facts and questions. */
export interface Bitoku {
  view: View;
  components: Components;
  fact: ShownFact;
  question: ShownQuestion;
}
export type BitokuContext = TableContext<Bitoku>;
export type BitokuView = View;
export type BitokuComponents = Components;

export type Goods = Record<string, number>;

/** The colour of a side, in seat order; the Tengu has the board of the next seat. */
export function styleOf(side: number): string {
  return COLOURS[side] ?? "neutral";
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

/** The part after the tag of a reference: "home:home-2" → "home-2". */
export function idIn(reference: unknown): string {
  return typeof reference === "string" ? reference.slice(reference.indexOf(":") + 1) : "";
}

/** The dice of any side, including the Tengu. */
export function diceOf(view: BitokuView, side: number): OwnDie[] {
  if (view.tengu && side === view.tengu.side) return view.tengu.dice;
  return view.players[side]?.dice ?? [];
}

/** The value of the die that a question is about; 0 if there is none. */
export function valueInUse({ decision }: BitokuContext): number {
  const prompt = decision?.prompt;
  return prompt && "value" in prompt ? prompt.value : 0;
}
