// What happened at a table since the reader last looked at it: the browser remembers how many facts
// they had seen.

import { keep, kept } from "../lib/store";
import type { FactData } from "../protocol";

const KEY = "looked";
/** Of so many tables. */
const MOST = 40;
/** Shorter absences are no visit of their own: a page that was reloaded, a line that was lost. */
const AWAY_MS = 5 * 60_000;

interface Look {
  /** The seat that looked; a watcher has none. */
  seat: number | null;
  count: number;
  at: number;
}

export class LastLook {
  /** The facts since then; none after a short absence, or once they were read. */
  missed = $state.raw<readonly FactData[]>([]);

  /** The reader opens the table and gets all facts of it. */
  opened(table: string, seat: number | null, facts: readonly FactData[], now = Date.now()): void {
    const before = lookAt(table);
    const isNew = before !== null && before.seat === seat && now - before.at > AWAY_MS;
    this.missed = isNew && facts.length > before.count ? facts.slice(before.count) : [];
  }

  /** Everything was shown. */
  saw(table: string, seat: number | null, count: number, now = Date.now()): void {
    const others = Object.entries(all()).filter(([id]) => id !== table);
    const look: Look = { seat, count, at: now };
    keep(KEY, Object.fromEntries([...others.slice(-(MOST - 1)), [table, look]]));
  }

  close(): void {
    this.missed = [];
  }
}

function lookAt(table: string): Look | null {
  const look = all()[table];
  return typeof look?.count === "number" && typeof look.at === "number" ? look : null;
}

function all(): Record<string, Look> {
  const saved = kept(KEY);
  return typeof saved === "object" && saved !== null ? (saved as Record<string, Look>) : {};
}
