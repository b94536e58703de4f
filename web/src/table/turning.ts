// Which tab a phone opens: the board, the player's area, the rivals.

import { tick } from "svelte";
import type { PlaceId } from "../lib/contract";
import type { ActionData } from "../protocol";

export type Tab = "board" | "mine" | "rivals" | "log";

const SOUGHT = ["mine", "rivals"] as const;
type Sought = (typeof SOUGHT)[number];

/** Space kept around what is shown. */
const MARGIN_PX = 10;
/** What begins this near to the top of a page is shown with the head of the page. */
const HEAD_PX = 72;

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

/** This share of the choices on the open tab is enough to stay there. */
const ENOUGH = 0.5;

/** The tab to open for a question: the open one, unless it shows less than half of the choices that
 * lie on the table, and the other shows more. */
export function tabAbout(
  lit: ReadonlyMap<PlaceId, readonly ActionData[]>,
  onBoard: ReadonlySet<PlaceId>,
  open: "board" | "mine",
): "board" | "mine" {
  const shown = { board: new Set<string>(), mine: new Set<string>() };
  const all = new Set<string>();
  for (const [place, actions] of lit) {
    for (const { text } of actions) {
      shown[onBoard.has(place) ? "board" : "mine"].add(text);
      all.add(text);
    }
  }
  const other = open === "board" ? "mine" : "board";
  if (shown[open].size >= all.size * ENOUGH) return open;
  return shown[other].size > shown[open].size ? other : open;
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
  if (bottom - top <= height) return Math.max(0, top < from ? top : bottom - height);
  return top > HEAD_PX ? top : 0;
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
