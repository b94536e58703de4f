// An error in words.

import type { Words } from "../words/words";
import { LookupError } from "../words/words";
import { Refused, UNREACHABLE } from "./api";

/** The table is not there any more, but this browser had a key of it. */
export const TABLE_GONE = "table_gone";
/** The reader's seat was opened by a new link. */
export const SEAT_MOVED = "seat_moved";
const OWN: Readonly<Record<string, string>> = {
  [TABLE_GONE]: "web-table-gone",
  [SEAT_MOVED]: "web-seat-moved",
};

export function complaint(words: Words, error: unknown, names: string[] = []): string {
  if (!(error instanceof Refused)) throw error;
  if (error.code === UNREACHABLE)
    return words.text(navigator.onLine ? "web-unreachable" : "web-offline");
  const known = OWN[error.code];
  if (known) return words.text(known);
  try {
    return words.error(error, names);
  } catch (missing) {
    if (!(missing instanceof LookupError)) throw missing;
    return words.text("web-refused", { code: error.code });
  }
}
