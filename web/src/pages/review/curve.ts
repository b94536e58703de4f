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
  return ticksOf(Math.max(1, ...values.flat()));
}

/** Points of a line in a box: `places` are positions from 0 to 1, the scale goes from 0 to `top`. */
export function lineOf(
  values: readonly number[],
  places: readonly number[],
  top: number,
  width: number,
  height: number,
): string {
  return values
    .map((value, at) => {
      const x = (places[at] ?? 0) * width;
      const y = height * (1 - Math.min(Math.max(value / top, 0), 1));
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

/** The positions that a table of the curve tells: where each round and season begins, and the end. */
export function told(runs: readonly Run[], last: number): { run: Run | null; at: number }[] {
  const begun = runs.filter((run) => run.from < run.to).map((run) => ({ run, at: run.from }));
  return [...begun, { run: null, at: last }];
}
