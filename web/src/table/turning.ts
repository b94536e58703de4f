// Which part of the table a phone turns to: the board, what lies before the player, the rivals.

import { tick } from "svelte";
import type { PlaceId } from "../lib/contract";
import type { ActionData } from "../protocol";

export type Tab = "board" | "mine" | "rivals" | "log";

const SOUGHT = ["mine", "rivals"] as const;
type Sought = (typeof SOUGHT)[number];

/** Kept free around what is brought into sight. */
const MARGIN_PX = 10;

/** Turns to the tab that shows one of the places, and brings it into sight; else to the first. */
export async function turnTo(places: readonly PlaceId[], turn: (tab: Sought) => void) {
  const sought = places.map((place) => `.main [data-place="${CSS.escape(place)}"]`).join();
  for (const tab of SOUGHT) {
    turn(tab);
    await tick();
    const found = document.querySelector(sought);
    found?.scrollIntoView({ block: "center" });
    if (found) return;
  }
  turn(SOUGHT[0]);
}

/** Where most of the choices lie that one place stands for; null where there are as many. */
export function tabAbout(
  lit: ReadonlyMap<PlaceId, readonly ActionData[]>,
  onBoard: ReadonlySet<PlaceId>,
): "board" | "mine" | null {
  const board = new Set<string>();
  const mine = new Set<string>();
  for (const [place, actions] of lit) {
    const [only] = actions;
    // Only a place with one choice says which choice it is.
    if (actions.length === 1 && only) (onBoard.has(place) ? board : mine).add(only.text);
  }
  if (board.size === mine.size) return null;
  return board.size > mine.size ? "board" : "mine";
}

/** A stretch of a page that scrolls, from its top. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** How far a page scrolls so that all stretches are in sight, or else as many as there is room for,
 * the first of them first. */
export function scrolled(from: number, height: number, stretches: readonly Stretch[]): number {
  const top = Math.min(...stretches.map((one) => one.top)) - MARGIN_PX;
  const bottom = Math.max(...stretches.map((one) => one.bottom)) + MARGIN_PX;
  if (top >= from && bottom <= from + height) return from;
  return Math.max(0, bottom - top > height || top < from ? top : bottom - height);
}

/** Scrolls a page to the places, if it shows any of them. */
export function scrollToPlaces(page: Element, places: Iterable<PlaceId>): void {
  const start = page.getBoundingClientRect().top - page.scrollTop;
  const stretches = [...places].flatMap((place): Stretch[] => {
    const found = page.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const rect = found?.getBoundingClientRect();
    return rect && rect.height > 0 ? [{ top: rect.top - start, bottom: rect.bottom - start }] : [];
  });
  if (stretches.length > 0) page.scrollTop = scrolled(page.scrollTop, page.clientHeight, stretches);
}
