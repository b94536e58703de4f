// Icons for references such as "bundle:wood=2". Goods are the same in every game, everything else
// comes from the game's page.

import { gamePage } from "./games";

export interface Glyph {
  icon: string;
  /** How many; 1 is not shown. */
  n: number;
  /** Victory points have their number inside. */
  isPoints?: boolean;
}

/** The icons for a reference of a game, in order; none if it has none. */
export function glyphsOf(game: string, reference: string): Glyph[] {
  const at = reference.indexOf(":");
  const tag = reference.slice(0, at);
  const id = reference.slice(at + 1);
  const found = tag === "bundle" ? goodsGlyphs(id) : gamePage(game).glyphs(tag, id);
  return found.filter(({ icon }) => document.getElementById(`i-${icon}`) !== null);
}

/** Goods, "wood=2,any=1": the icons have the names of the goods. */
export function goodsGlyphs(goods: string): Glyph[] {
  return goods.split(",").map((part) => {
    const [name = "", count = "1"] = part.split("=");
    return { icon: goodIcon(name), n: Number(count) };
  });
}

export function goodIcon(name: string): string {
  return name.replaceAll("_", "-");
}

/** Whether the icons of a reference are goods. */
export function isGoods(game: string, reference: string): boolean {
  const [tag = ""] = reference.split(":");
  return tag === "bundle" || gamePage(game).goodsTags.has(tag);
}
