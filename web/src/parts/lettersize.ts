// How small letters may be.

import { getContext, setContext } from "svelte";

/** No letters on a screen are smaller, in pixels, and none in a picture, in its own units: where a
 * unit has a pixel, all of them can be read. */
export const LEAST_LETTERS = 10;

const KEY = "least";

/** Says how many units letters must have to be read, for all that is drawn within. A value that is
 * handed down by style would have the whole picture styled anew while two fingers bring it closer. */
export function shareLeast(units: () => number): void {
  setContext(KEY, units);
}

/** How many units letters must have to be read where this is drawn; none where nobody says so. */
export function leastHere(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 0);
}

/** Letters of a picture, as a style. Where it is shown small, they grow as far as they have room. */
export function growing(size: number, most: number, least: number): string {
  return `font-size:${Math.max(size, Math.min(least, most))}px`;
}
