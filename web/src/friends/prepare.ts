// Loads what a table needs, while its invitation is being read.

import { gamePage } from "../lib/games";
import type { Language } from "../words/words";
import { loadTips } from "../words/words";

/** A part that fails is loaded again when it is needed. */
export function prepare(game: string, language: Language): void {
  const parts = [import("../table/Table.svelte"), gamePage(game).load(), loadTips(language, game)];
  for (const part of parts) part.catch(() => undefined);
}
