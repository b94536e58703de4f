// Which of the reader's tables wait for them.

import type { MyTable } from "../protocol";

/** Somebody at this browser is asked, and has not left the seat. */
export function waitsForMe({ asked, mine, table }: MyTable): boolean {
  return asked.some((seat) => mine.includes(seat) && !table.seats[seat]?.is_away);
}

/** The table that has waited longest for the reader, besides this one; none if there is none. */
export function nextWaiting(tables: readonly MyTable[], here: string): MyTable | undefined {
  return tables
    .filter((entry) => entry.table.id !== here && isOpen(entry) && waitsForMe(entry))
    .sort((one, other) => (one.changed < other.changed ? -1 : 1))[0];
}

/** A game that goes on, and no lesson. */
function isOpen({ table, has_pack }: MyTable): boolean {
  return table.started && !table.finished && table.lesson === null && has_pack;
}
