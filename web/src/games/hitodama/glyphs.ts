// Icons for Hitodama's references.

import { type Glyph, goodIcon, goodsGlyphs } from "../../lib/icons";
import { SEASONS } from "./seasons";

const ICONS: Readonly<Record<string, (id: string) => string>> = {
  resource: goodIcon,
  season: (id) => SEASONS[id] ?? "",
  deck: (id) => `${id}-card`,
  card: (id) => {
    const [deck = ""] = id.split("_");
    return deck === "akku" || deck === "ice" ? deck : `${deck}-card`;
  },
};

export function glyphs(tag: string, id: string): Glyph[] {
  if (tag === "line") return goodsGlyphs(id.slice(id.indexOf(":") + 1)); // its price
  const icon = ICONS[tag]?.(id) ?? "";
  return icon ? [{ icon, n: 1 }] : [];
}
