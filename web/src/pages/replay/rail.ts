// Positions on the line of the scrubber, from 0 to 1. Short seasons get a minimum length, so that
// each can be seen.

import type { Run } from "./steps";

const LEAST = 0.011;

export interface Stretch extends Run {
  start: number;
  end: number;
}

export interface Rail {
  stretches: Stretch[];
  /** By position. */
  places: number[];
}

export function railOf(runs: Run[]): Rail {
  const steps = runs.at(-1)?.to ?? 0;
  const least = Math.max(steps, 1) * LEAST;
  const weightOf = (run: Run) => Math.max(run.to - run.from, least);
  const total = runs.reduce((sum, run) => sum + weightOf(run), 0) || 1;
  const stretches: Stretch[] = [];
  const places = new Array<number>(steps + 1).fill(0);
  let start = 0;
  for (const run of runs) {
    const end = start + weightOf(run) / total;
    stretches.push({ ...run, start, end });
    const length = run.to - run.from;
    for (let step = 0; step < length; step++) {
      places[run.from + step] = start + ((end - start) * step) / length;
    }
    places[run.to] = end;
    start = end;
  }
  return { stretches, places };
}

/** The position nearest to a point on the line. */
export function nearest(rail: Rail, place: number): number {
  let low = 0;
  let high = rail.places.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((rail.places[middle] ?? Infinity) <= place) low = middle;
    else high = middle;
  }
  return place - (rail.places[low] ?? 0) <= (rail.places[high] ?? 0) - place
    ? low
    : Math.max(high, 0);
}
