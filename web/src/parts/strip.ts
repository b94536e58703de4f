// The layout of a row of icons: what a component gives. Each game defines the icons of its effects.

export type Glyph =
  | { kind: "icon"; icon: string; count: number; discount: number; badge: string }
  | { kind: "vp"; count: number }
  | { kind: "discount"; count: number }
  | { kind: "or" }
  | { kind: "plus" }
  | { kind: "times"; count: number };

/** An icon of a row. */
export function iconGlyph(icon: string, count = 0, discount = 0, badge = ""): Glyph {
  return { kind: "icon", icon, count, discount, badge };
}

export interface Laid {
  glyph: Glyph;
  /** Left edge, from the start of the row. */
  x: number;
}

/** Icons from left to right at a size, for drawing inside an svg. */
export function layOut(list: readonly Glyph[], size: number, gap: number) {
  const laid: Laid[] = [];
  let x = 0;
  for (const glyph of list) {
    laid.push({ glyph, x });
    x += widthOf(glyph, size) + gap;
  }
  return { laid, width: Math.max(0, x - gap) };
}

function widthOf(glyph: Glyph, size: number): number {
  switch (glyph.kind) {
    case "or":
    case "plus":
      return 6;
    case "times":
      return size * 0.95;
    case "vp":
      return size * 1.06;
    case "discount":
      return size * 0.9;
    case "icon":
      return size * (1 + (glyph.count ? 0.5 : 0) + (glyph.discount ? 0.3 : 0));
  }
}
