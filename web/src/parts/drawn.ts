// How much of a board is drawn. A window that moves over it needs all of it; one that stays where it
// is, as in a figure of a book, needs only what lies in it.

import { getContext, setContext } from "svelte";

/** Something on a board by its centre and size, in the board's units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Drawn {
  /** Whether something is drawn that lies in a box, or beyond it by so much. */
  has(box: Box, beyond?: number): boolean;
  /** Those of a list that are. */
  of<T>(list: readonly T[], boxOf: (one: T) => Box, beyond?: number): readonly T[];
}

const WHOLE: Drawn = {
  has: () => true,
  of: (list) => list,
};

/** A box is where the shapes are; their lines are so much wider. */
const LINES = 2;

/** What is drawn of a board: what a window shows that stands still, or, without one, everything. */
export function drawnIn(viewBox: string | null): Drawn {
  if (viewBox === null) return WHOLE;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const [x, y] = [left + width / 2, top + height / 2];
  const has = (box: Box, beyond = 0) =>
    Math.abs(box.x - x) < (box.w + width) / 2 + beyond + LINES &&
    Math.abs(box.y - y) < (box.h + height) / 2 + beyond + LINES;
  return {
    has,
    of: (list, boxOf, beyond) => list.filter((one) => has(boxOf(one), beyond)),
  };
}

const KEY = "drawn";

/** Tells everything on a board how much of it is drawn. */
export function shareDrawn(drawn: () => Drawn): void {
  setContext<Drawn>(KEY, {
    has: (box, beyond) => drawn().has(box, beyond),
    of: (list, boxOf, beyond) => drawn().of(list, boxOf, beyond),
  });
}

export function drawnHere(): Drawn {
  return getContext<Drawn>(KEY);
}
