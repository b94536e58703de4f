// Whether a game's shuffle matches its commitment. The browser keeps the commitment that it saw
// first, so that nobody can replace it.

import type { ShuffleInfo, TableInfo } from "../protocol";
import { sha256 } from "./sha256";
import { keep, kept } from "./store";

/** What is shown of a shuffle: before the end its origin, then whether it matches the commitment.
 * */
export type Verdict = ShuffleInfo["kind"] | "kept" | "consistent" | "broken";

const PROMISES = "promises";
const MOST = 500;

function all(): Record<string, string> {
  const saved = kept(PROMISES);
  return typeof saved === "object" && saved !== null ? (saved as Record<string, string>) : {};
}

/** Keeps a table's commitment, the first time it is seen. */
export function keepPromise({ id, finished, shuffle }: TableInfo): void {
  const promises = all();
  if (finished || shuffle.commitment === null || id in promises) return;
  const latest = Object.entries(promises).slice(1 - MOST);
  keep(PROMISES, Object.fromEntries([...latest, [id, shuffle.commitment]]));
}

export function verdictOn({ id, shuffle }: TableInfo): Verdict {
  const promised = all()[id];
  if (promised !== undefined && promised !== shuffle.commitment) return "broken";
  if (shuffle.seed === null || shuffle.nonce === null) return shuffle.kind;
  if (sha256(`mori-shuffle/1:${shuffle.nonce}:${shuffle.seed}`) !== shuffle.commitment)
    return "broken";
  if (promised !== undefined) return "kept";
  return shuffle.kind === "fair" ? "consistent" : shuffle.kind;
}
