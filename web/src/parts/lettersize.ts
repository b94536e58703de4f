// The smallest size of letters.

import { getContext, setContext } from "svelte";

/** The smallest letters on a screen, in pixels, and in a picture, in its units: where a unit is a
 * pixel, all of them can be read. */
export const LEAST_LETTERS = 10;

const KEY = "least";

/** Passes the smallest readable letter size, in units, to everything drawn inside. A CSS property
 * would restyle the whole picture while two fingers zoom. */
export function shareLeast(units: () => number): void {
  setContext(KEY, units);
}

/** The smallest readable letter size here, in units; 0 if nothing passes one. */
export function leastHere(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 0);
}

/** The letter size for a picture, as a style. In a small picture letters grow as far as there is
 * room. */
export function growing(size: number, most: number, least: number): string {
  return `font-size:${Math.max(size, Math.min(least, most))}px`;
}
