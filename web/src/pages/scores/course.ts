// The points of all sides, season by season.

import type { ReplayStep, ResultData } from "../../protocol";
import { type Run, walkRuns } from "../replay/steps";

export interface Course {
  /** One for each run of round and season, in order. */
  runs: Run[];
  /** By side, seats first: the points before the first run and after each. */
  lines: { ref: string; points: number[] }[];
}

export function courseOf(steps: ReplayStep[], result: ResultData): Course {
  const opponents = result.opponents ?? [];
  const refs = [
    ...result.scores.map((_, seat) => `seat:${seat}`),
    ...opponents.map(({ name }) => name),
  ];
  const finals = [...result.scores, ...opponents.map(({ score }) => score)];
  const totals = new Map(refs.map((ref) => [ref, 0]));
  const ends: { run: Run; points: number[] }[] = [];
  walkRuns(steps, {
    fact: ({ kind, args }) => {
      const ref = String(args["seat"]);
      if (kind === "scored") totals.set(ref, (totals.get(ref) ?? 0) + Number(args["points"]));
    },
    run: (run) => ends.push({ run, points: refs.map((ref) => totals.get(ref) ?? 0) }),
  });
  // A season without a question gets no point of its own, except the last.
  const told = ends.filter(({ run }, index) => run.from < run.to || index === ends.length - 1);
  const lines = refs.map((ref, side) => {
    const points = told.slice(0, -1).map((end) => end.points[side] ?? 0);
    return { ref, points: [0, ...points, finals[side] ?? 0] };
  });
  return { runs: told.map(({ run }) => run), lines };
}

/** Round numbers for an axis up to the highest value: 0, 50, 100, 150. */
export function ticksOf(highest: number): number[] {
  const least = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least) ?? 10 * power,
  );
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Heights for labels, at least `least` apart, and as close as possible to the wanted ones. */
export function spread(wanted: number[], least: number, highest: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let lowest = -Infinity;
  for (const label of order) {
    label.y = Math.max(label.y, lowest);
    lowest = label.y + least;
  }
  let limit = highest;
  for (const label of order.reverse()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - least;
  }
  const placed = new Array<number>(wanted.length).fill(0);
  for (const { y, index } of order) placed[index] = y;
  return placed;
}
