// How a part of the page lies in the window, and where something on it would be if it lay otherwise.

export interface Layout {
  left: number;
  top: number;
  /** How large a unit of its own coordinates is. */
  scale: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A box that was seen while its ground lay one way, where it is seen when that lies another way. */
export function carried(box: Box, before: Layout, now: Layout): Box {
  const grown = now.scale / before.scale;
  return {
    left: now.left + (box.left - before.left) * grown,
    top: now.top + (box.top - before.top) * grown,
    width: box.width * grown,
    height: box.height * grown,
  };
}
