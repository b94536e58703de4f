// Where on a phone something lies that is not on the board: before the player, or with the rivals.

import { tick } from "svelte";
import type { PlaceId } from "../lib/contract";

const SOUGHT = ["mine", "rivals"] as const;
type Sought = (typeof SOUGHT)[number];

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
