// The positions of a hint's fireflies: at the upper right corner of each visible place.

import type { PlaceId } from "../lib/contract";

export interface Perch {
  place: PlaceId;
  x: number;
  y: number;
}

/** The distance from the corner, towards the middle of the place. */
const INWARD_PX = 5;

export function perchesOf(places: readonly PlaceId[]): Perch[] {
  return places.flatMap((place) => {
    const selector = `[data-place="${CSS.escape(place)}"]`;
    const drawn = [...document.querySelectorAll(selector)].filter(isSeen);
    return drawn.map((element) => ({ place, ...cornerOf(element) }));
  });
}

export function areSame(some: readonly Perch[], others: readonly Perch[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ place, x, y }, at) => {
      const other = others[at];
      return other !== undefined && other.place === place && other.x === x && other.y === y;
    })
  );
}

function cornerOf(element: Element): { x: number; y: number } {
  const { right, top } = element.getBoundingClientRect();
  return { x: Math.round(right - INWARD_PX), y: Math.round(top + INWARD_PX) };
}

/** Neither cut off nor covered, and not only on the small map. */
function isSeen(element: Element): boolean {
  if (element.closest("[data-still]")) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && pictureAround(element).contains(hit);
}

/** The whole drawing that contains a place; for a place in html, its surroundings. */
function pictureAround(element: Element): Element {
  let picture = element.closest("svg");
  while (picture?.parentElement?.closest("svg")) picture = picture.parentElement.closest("svg");
  return picture ?? element.parentElement ?? element;
}
