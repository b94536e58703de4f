// Identifies Pilgrims from one view to the next. Views say only how many are where. A Pilgrim that
// has not moved keeps its name, and one that is missing in one place is the new one in another.

import type { BitokuView } from "./view";

/** Names of Pilgrims, by their space and their side. */
export type Standing = Map<string, string[]>;

const keyOf = (side: number, space: string) => `${side} ${space}`;

export class PilgrimNames {
  #before: Standing = new Map();
  #next = 1;

  /** The names of all Pilgrims on the paths. */
  of(nodes: BitokuView["paths"]["nodes"]): Standing {
    const counts = countsOf(nodes);
    const now: Standing = new Map();
    const loose = new Map<string, string[]>();
    for (const [key, names] of this.#before) {
      const stay = names.slice(0, counts.get(key) ?? 0);
      if (stay.length > 0) now.set(key, stay);
      const [side = ""] = key.split(" ");
      loose.set(side, [...(loose.get(side) ?? []), ...names.slice(stay.length)]);
    }
    // Pilgrims only walk forward, so the farthest new place belongs to the missing one.
    for (const [key, count] of [...counts].reverse()) {
      const names = now.get(key) ?? [];
      const [side = ""] = key.split(" ");
      while (names.length < count) {
        names.push(loose.get(side)?.shift() ?? `pilgrim-${side}-${this.#next++}`);
      }
      now.set(key, names);
    }
    this.#before = now;
    return now;
  }
}

/** The names of a side's Pilgrims on a space. */
export function standing(names: Standing, side: number, space: string): string[] {
  return names.get(keyOf(side, space)) ?? [];
}

function countsOf(nodes: BitokuView["paths"]["nodes"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [space, who] of Object.entries(nodes)) {
    if (typeof who === "number") counts.set(keyOf(who, space), 1);
    else who?.forEach((count, side) => count > 0 && counts.set(keyOf(side, space), count));
  }
  return counts;
}
