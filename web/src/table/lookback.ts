// Looking back from a line of the log to its step of the game.

import { request } from "../lib/api";
import { tokensOf } from "../lib/tokens";
import type { ReplayAnswer } from "../protocol";

/** The step of the fact at this index of the log, as the same seat learns it. */
export async function stepOfFact(table: string, seat: number | null, at: number): Promise<number> {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  const path = `/api/tables/${encodeURIComponent(table)}/replay${eyes}`;
  const token = seat === null ? null : (tokensOf(table)[seat] ?? null);
  const { steps } = await request<ReplayAnswer>("GET", path, { token });
  return stepWith(steps, at);
}

export function stepWith(steps: { step: number; facts: unknown[] }[], at: number): number {
  let told = 0;
  for (const { step, facts } of steps) {
    told += facts.length;
    if (told > at) return step;
  }
  return steps.at(-1)?.step ?? 0;
}
