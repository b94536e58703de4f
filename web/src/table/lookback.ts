// Looking back from a line of the log: which step of the game it tells of.

import { request } from "../lib/api";
import { tokensOf } from "../lib/tokens";
import type { ReplayAnswer } from "../protocol";

/** The step that brought the fact with this place in the log, as the same seat is told of it. */
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
