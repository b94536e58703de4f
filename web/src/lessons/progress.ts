// How far one is in the lessons, as this browser remembers it.

import { keep, kept } from "../lib/store";

export interface Progress {
  /** The table at which it is given; "" where there is none any more. */
  table: string;
  /** The step that was read last, and how many there are. */
  step: number;
  steps: number;
  /** It was gone through once; it may have been begun again since. */
  isDone: boolean;
}

const KEY = "lessons";

function all(): Record<string, Partial<Progress>> {
  const saved = kept(KEY);
  return typeof saved === "object" && saved !== null
    ? (saved as Record<string, Partial<Progress>>)
    : {};
}

export function progressIn(game: string, lesson: string): Progress {
  const { table, step, steps, isDone } = all()[`${game}/${lesson}`] ?? {};
  return {
    table: typeof table === "string" ? table : "",
    step: typeof step === "number" ? step : 0,
    steps: typeof steps === "number" ? steps : 0,
    isDone: isDone === true,
  };
}

export function keepProgress(game: string, lesson: string, change: Partial<Progress>): void {
  const known = progressIn(game, lesson);
  keep(KEY, { ...all(), [`${game}/${lesson}`]: { ...known, ...change } });
}

/** A lesson that was begun and can be gone on with. */
export function isGoingOn({ table, step, steps }: Progress): boolean {
  return table !== "" && step > 0 && step < steps;
}
