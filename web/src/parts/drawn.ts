// Which part of a board is drawn. A moving window needs all of it; a fixed one, as in a figure of a
// book, needs only its own content.

import { getContext, setContext } from "svelte";

/** Something on a board, by centre and size in the board's units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Drawn {
  /** Whether something in a box, or up to this far beyond it, is drawn. */
  has(box: Box, beyond?: number): boolean;
  /** The drawn items of a list. */
  of<T>(list: readonly T[], boxOf: (one: T) => Box, beyond?: number): readonly T[];
}

const WHOLE: Drawn = {
  has: () => true,
  of: (list) => list,
};

/** A box covers the shapes; their lines extend this much further. */
const LINES = 2;

/** What is drawn of a board: the content of a fixed window, or everything. */
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

/** Passes the drawn part to everything on a board. */
export function shareDrawn(drawn: () => Drawn): void {
  setContext<Drawn>(KEY, {
    has: (box, beyond) => drawn().has(box, beyond),
    of: (list, boxOf, beyond) => drawn().of(list, boxOf, beyond),
  });
}

export function drawnHere(): Drawn {
  return getContext<Drawn>(KEY);
}
