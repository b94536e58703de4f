// The reader's progress in lessons, kept in this browser.

import { keep, kept } from "../lib/store";

export interface Progress {
  /** Its table; "" if that no longer exists. */
  table: string;
  /** The last step that was read, and the number of steps. */
  step: number;
  steps: number;
  /** It was completed once; it may have been started again since. */
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

/** Whether a lesson was begun and can be continued. */
export function isGoingOn({ table, step, steps }: Progress): boolean {
  return table !== "" && step > 0 && step < steps;
}
