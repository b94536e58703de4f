// Points that are counted automatically, as at the end of a game: category by category, for all
// sides.

import type { PlaceId } from "../lib/contract";
import type { FactData } from "../protocol";
import type { TableModel } from "./model.svelte";

const POINTS = "scored";

/** The points of one side in the current category. */
export interface Tally {
  /** By reference. */
  seat: string;
  points: number;
  /** Its total now. */
  total: number;
}

/** What is being counted now; nothing while somebody's moves are shown. */
export function countedNow(model: TableModel): readonly FactData[] {
  const { isCatchingUp, state, ui, view, course } = model;
  if (!isCatchingUp || state.asked.length > 0) return [];
  if (ui.order(view, model).some(({ isTurn }) => isTurn)) return [];
  return course.told.filter(({ kind }) => kind === POINTS);
}

/** The points of each side, in the order of counting. */
export function tallied(facts: readonly FactData[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { args } of facts) {
    const seat = String(args["seat"]);
    const before = found.get(seat)?.points ?? 0;
    const total = Number(args["total"]);
    found.set(seat, { seat, points: before + Number(args["points"]), total });
  }
  return [...found.values()];
}

/** Points on the pieces that they come from. */
export interface PlacedPoints {
  seat: string;
  points: number;
  /** The first of these that is in sight. */
  places: readonly PlaceId[];
}

/** Where the counted points come from: the places of the detail that a score follows, such as one
 * of several prizes, else those of the score itself. */
export function placedPoints(facts: readonly FactData[]): PlacedPoints[] {
  return facts.flatMap((fact, at) => {
    if (fact.kind !== POINTS) return [];
    const { seat, points } = fact.args;
    const before = facts[at - 1];
    const isDetail =
      before !== undefined &&
      before.kind !== POINTS &&
      before.args["seat"] === seat &&
      before.args["points"] === points;
    const places = isDetail && before.places.length > 0 ? before.places : fact.places;
    return [{ seat: String(seat), points: Number(points), places }];
  });
}
