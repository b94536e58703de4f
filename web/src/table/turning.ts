// Which tab a phone opens: the board, the player's area, the rivals.

import { tick } from "svelte";
import type { PlaceId } from "../lib/contract";
import type { ActionData } from "../protocol";

export type Tab = "board" | "mine" | "rivals" | "log";

const SOUGHT = ["mine", "rivals"] as const;
type Sought = (typeof SOUGHT)[number];

/** Space kept around what is shown. */
const MARGIN_PX = 10;

/** Opens the tab that shows one of the places, and scrolls to it; otherwise the first tab. */
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

/** The tab with most of the choices; null if there are as many elsewhere. */
export function tabAbout(
  lit: ReadonlyMap<PlaceId, readonly ActionData[]>,
  onBoard: ReadonlySet<PlaceId>,
): "board" | "mine" | null {
  const board = new Set<string>();
  const mine = new Set<string>();
  for (const [place, actions] of lit) {
    const [only] = actions;
    // Only a place with one choice counts.
    if (actions.length === 1 && only) (onBoard.has(place) ? board : mine).add(only.text);
  }
  if (board.size === mine.size) return null;
  return board.size > mine.size ? "board" : "mine";
}

/** A part of a scrolling page, from its top. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** How far a page scrolls to show all parts, or as many as possible with the first one. */
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
