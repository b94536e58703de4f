// An error in words.

import type { Words } from "../words/words";
import { LookupError } from "../words/words";
import { Refused, UNREACHABLE } from "./api";

export function complaint(words: Words, error: unknown, names: string[] = []): string {
  if (!(error instanceof Refused)) throw error;
  if (error.code === UNREACHABLE)
    return words.text(navigator.onLine ? "web-unreachable" : "web-offline");
  try {
    return words.error(error, names);
  } catch (missing) {
    if (!(missing instanceof LookupError)) throw missing;
    return words.text("web-refused", { code: error.code });
  }
}
