// Icons for Bitoku's references.

import { type Glyph, goodIcon } from "../../lib/icons";

const ICONS: Readonly<Record<string, (id: string) => string>> = {
  resource: goodIcon,
  market: goodIcon,
  yokai: (id) => `yokai-${stem(id)}`,
  bitoku: (id) => `bitoku-${id}`,
  building: stem,
  crystal: (id) => `crystal-${first(id)}`,
  mitama: (id) => `mitama-${first(id)}`,
  dragonfly: () => "dragonfly",
  rock: () => "rock",
  vision: () => "vision",
  season: (id) => id,
  node: (id) => (id.includes("-light-") ? "illumination" : id.includes("-gate-") ? "gate" : ""),
};

export function glyphs(tag: string, id: string): Glyph[] {
  const icon = ICONS[tag]?.(id) ?? "";
  return icon ? [{ icon, n: 1 }] : [];
}

/** "start-kappa" and "kappa-3" are both "kappa". */
function stem(id: string): string {
  return id.replace(/^start-/, "").replace(/-\d+$/, "");
}

function first(id: string): string {
  return id.split("-")[0] ?? "";
}
