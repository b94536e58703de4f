// Saving the record of a game as a file, also of one that cannot continue at this service.

import { Refused, UNREACHABLE } from "./api";
import { IS_OFFLINE } from "./surroundings";
import { tokensOf } from "./tokens";
import { transport } from "./transport";

/** Why a table cannot be played, if the game so far can be saved. */
export const FROZEN: ReadonlySet<string> = new Set([
  "pack_changed",
  "pack_missing",
  "table_diverged",
  "table_engine",
  "table_incomplete",
]);

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** For a link to a record: where no service answers at its address, the page saves it. */
export function saveFromLink(event: Event, table: string): void {
  if (!IS_OFFLINE) return;
  event.preventDefault();
  void saveRecord(table);
}

/** Saves it as a file, byte by byte: a seed has more digits than a JavaScript number. */
export async function saveRecord(table: string): Promise<void> {
  const token = Object.values(tokensOf(table))[0] ?? "";
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await transport().fetch(recordAddress(table), { headers });
  if (!answer.ok) throw new Refused(UNREACHABLE);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `mori-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
