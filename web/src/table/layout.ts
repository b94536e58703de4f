// The position of a part of the page in the window, and where something on it would be after a
// change.

export interface Layout {
  left: number;
  top: number;
  /** The size of a unit of its own coordinates. */
  scale: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A box that was seen in one layout of its ground, converted to another layout. */
export function carried(box: Box, before: Layout, now: Layout): Box {
  const grown = now.scale / before.scale;
  return {
    left: now.left + (box.left - before.left) * grown,
    top: now.top + (box.top - before.top) * grown,
    width: box.width * grown,
    height: box.height * grown,
  };
}
