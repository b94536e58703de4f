// The curves of a review: what was expected for each side, position by position.

import type { ReviewData } from "../../protocol";
import { ticksOf } from "../scores/course";
import type { Run } from "../replay/steps";

export const MEASURES = ["win", "points"] as const;
export type Measure = (typeof MEASURES)[number];

/** By side and position: chances in percent, or points. */
export function valuesOf(review: ReviewData, measure: Measure): number[][] {
  return measure === "win"
    ? review.win.map((side) => side.map((share) => share * 100))
    : review.points;
}

/** Where the lines of the scale are, from the lowest to the highest. */
export function scaleOf(values: number[][], measure: Measure): number[] {
  if (measure === "win") return [0, 50, 100];
  // Both ends of a game are far from 0, so the scale begins below the lowest value.
  const all = values.flat();
  const lowest = Math.floor(Math.min(...all));
  const [, step = 1] = ticksOf(Math.ceil(Math.max(...all)) - lowest);
  const first = Math.floor(lowest / step) * step;
  const count = Math.max(1, Math.ceil((Math.max(...all) - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** Points of a line in a box: `places` are positions from 0 to 1, `scale` goes up from its first
 * value to its last. */
export function lineOf(
  values: readonly number[],
  places: readonly number[],
  scale: readonly number[],
  width: number,
  height: number,
): string {
  return values
    .map((value, at) => {
      const x = (places[at] ?? 0) * width;
      const y = height * (1 - heightOn(scale, value));
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

/** How high a value is on a scale, from 0 to 1. */
export function heightOn(scale: readonly number[], value: number): number {
  const [low = 0, top = 1] = [scale[0], scale.at(-1)];
  return Math.min(Math.max((value - low) / (top - low), 0), 1);
}

/** The positions that a table of the curve tells: where each round and season begins, and the end. */
export function told(runs: readonly Run[], last: number): { run: Run | null; at: number }[] {
  const begun = runs.filter((run) => run.from < run.to).map((run) => ({ run, at: run.from }));
  return [...begun, { run: null, at: last }];
}
