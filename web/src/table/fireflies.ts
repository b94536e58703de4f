// The positions of a hint's fireflies: beside each visible place, where they cover no other place.

import type { PlaceId } from "../lib/contract";

export interface Perch {
  place: PlaceId;
  x: number;
  y: number;
}

/** How far the middle of a firefly is outside its place. */
const OUTWARD_PX = 7;
/** How near it may come to the edge of the window. */
const EDGE_PX = 10;
/** Corners and sides of a place, the best first: across and down, from its middle. */
const SPOTS = [
  [1, -1],
  [-1, -1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [0, 1],
] as const;

export function perchesOf(places: readonly PlaceId[]): Perch[] {
  return places.flatMap((place) => {
    const selector = `[data-place="${CSS.escape(place)}"]`;
    const drawn = [...document.querySelectorAll(selector)].filter(isSeen);
    return drawn.map((element) => ({ place, ...besideOf(element) }));
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

type Spot = Pick<Perch, "x" | "y">;

/** The first spot that covers nothing else; otherwise the upper right corner. */
function besideOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const spots = SPOTS.map(([across, down]): Spot => {
    const x = left + width / 2 + across * (width / 2 + OUTWARD_PX);
    const y = top + height / 2 + down * (height / 2 + OUTWARD_PX);
    return { x: Math.round(inside(x, innerWidth)), y: Math.round(inside(y, innerHeight)) };
  });
  return spots.find((spot) => isEmpty(spot, element)) ?? spots[0] ?? { x: left, y: top };
}

function inside(at: number, length: number): number {
  return Math.min(Math.max(at, EDGE_PX), length - EDGE_PX);
}

/** No place but those around the element is there. */
function isEmpty({ x, y }: Spot, element: Element): boolean {
  const there = document.elementFromPoint(x, y)?.closest("[data-place], button, a");
  return !there || (there !== element && there.contains(element));
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
