// Which games were played to their end in this browser, so that nobody needs tips for them.

import { kept } from "../lib/store";

export const TIPS = "tips";

export function hasFinished(game: string): boolean {
  const saved = kept(TIPS);
  if (typeof saved !== "object" || saved === null || !("finished" in saved)) return false;
  return Array.isArray(saved.finished) && saved.finished.includes(game);
}
