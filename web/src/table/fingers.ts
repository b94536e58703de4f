// What a touch means: a fingertip is larger than many places, and covers them.

export interface Point {
  x: number;
  y: number;
}

/** The parts of a DOMRect that are used. */
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** A size that a finger hits safely. */
const FINGER_PX = 44;

/** The distance of a box's middle from a point. */
export function away(box: Box, at: Point): number {
  return Math.hypot(at.x - box.left - box.width / 2, at.y - box.top - box.height / 2);
}

/** Whether a touch at the point may mean the box: it is on it, or within a finger's size. */
export function reaches(box: Box, at: Point): boolean {
  return (
    Math.abs(at.x - box.left - box.width / 2) <= Math.max(box.width, FINGER_PX) / 2 &&
    Math.abs(at.y - box.top - box.height / 2) <= Math.max(box.height, FINGER_PX) / 2
  );
}

/** Whether a touch at the point surely means the box: it is large, or nothing else is as near. */
export function isSure(box: Box, others: readonly Box[], at: Point): boolean {
  if (Math.min(box.width, box.height) >= FINGER_PX) return true;
  return !others.some((other) => reaches(other, at));
}

/** The glowing places within an element. */
export function glowingIn(root: Element): Element[] {
  return [...root.querySelectorAll('[data-place][tabindex="0"]')];
}

/** If a tap could mean several things, the first tap shows the meant one, and the second chooses.
 * */
export class SecondTaps {
  #tapped = "";

  /** Whether a tap on a thing counts, among all that could be meant. `now` is the current question.
   * */
  counts(element: Element, all: readonly Element[], at: Point, now: string): boolean {
    const place = `${now} ${element.getAttribute("data-place") ?? ""}`;
    const others = all.filter((other) => other !== element).map(boxOf);
    const isMeant = this.#tapped === place || isSure(boxOf(element), others, at);
    this.#tapped = isMeant ? "" : place;
    return isMeant;
  }
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}
