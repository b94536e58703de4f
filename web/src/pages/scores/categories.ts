// The icon and colour of a source of points.

import { gamePage } from "../../lib/games";

const COLOURS = 20;

export function categoryIcon(game: string, category: string): string {
  return gamePage(game).categories[category] ?? "vp-now";
}

/** The colour of a category by its position on the sheet, the same in bars and table. */
export function categoryColour(index: number): string {
  return `var(--part-${index % COLOURS})`;
}
