// The position of a floating box: next to its thing, inside the window, never over the thing.

const GAP = 10;
const EDGE = 8;

export interface Spot {
  left: number;
  top: number;
  /** The position of the arrow, from the left of the floating box. */
  arrow: number;
  side: "above" | "below";
}

/** `right`: the right edge of the free space; what is beyond is being read. */
export function spotBeside(
  anchor: DOMRect,
  width: number,
  height: number,
  right = innerWidth - EDGE,
): Spot {
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(EDGE, Math.min(middle - width / 2, right - width));
  const above = anchor.top - height - GAP;
  const below = anchor.bottom + GAP;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + height <= innerHeight - EDGE;
  const side = fitsAbove || !fitsBelow ? "above" : "below";
  const top = side === "above" ? Math.max(EDGE, above) : below;
  const arrow = Math.min(Math.max(18, middle - left), width - 18);
  return { left, top, arrow, side };
}
