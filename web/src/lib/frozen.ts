// A game that cannot continue at this service; its players can save it.

import { Refused, UNREACHABLE } from "./api";
import { tokensOf } from "./tokens";

/** Why a table cannot be played, if the game so far can be saved. */
export const FROZEN: ReadonlySet<string> = new Set([
  "pack_changed",
  "pack_missing",
  "table_diverged",
  "table_engine",
  "table_incomplete",
]);

/** Saves it as a file, byte by byte: a seed has more digits than a JavaScript number. */
export async function saveFrozen(table: string): Promise<void> {
  const token = Object.values(tokensOf(table))[0] ?? "";
  const path = `/api/tables/${encodeURIComponent(table)}/record`;
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Refused(UNREACHABLE);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `mori-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
