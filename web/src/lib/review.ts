// Where the review of a finished game is. It is made with a net: without one that knows the
// components there is none.

import type { TableInfo } from "../protocol";

/** The place of a game's review; null if the service can make none. */
export function reviewPlace(table: Pick<TableInfo, "id" | "finished" | "bot_fit">): string | null {
  if (!table.finished || table.bot_fit === undefined || table.bot_fit === "rough") return null;
  return `/t/${table.id}/review`;
}
