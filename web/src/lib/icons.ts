// Which icons of the sprite stand for a reference, such as "bundle:wood=2" or "yokai:kappa-3".

export interface Glyph {
  icon: string;
  /** How many; 1 is not written. */
  n: number;
  /** Victory points have their number inside. */
  isPoints?: boolean;
}

/** The good of a bundle: the resources of both games have icons of their own names. */
const GOODS: Record<string, string> = { solar_card: "solar-card", lunar_card: "lunar-card" };

const SEASON_ICONS: Record<string, string> = {
  haru: "spring",
  natsu: "summer",
  aki: "autumn",
  fuyu: "winter",
};

/** By tag: the icon for an id, or nothing. */
const TAGS: Record<string, (id: string) => string> = {
  resource: good,
  yokai: (id) => `yokai-${stem(id)}`,
  bitoku: (id) => `bitoku-${id}`,
  building: (id) => stem(id),
  crystal: (id) => `crystal-${first(id)}`,
  mitama: (id) => `mitama-${first(id)}`,
  dragonfly: () => "dragonfly",
  rock: () => "rock",
  vision: () => "vision",
  season: (id) => SEASON_ICONS[id] ?? id,
  market: good,
  deck: (id) => `${id}-card`,
  card: (id) => (first(id) === "akku" || first(id) === "ice" ? first(id) : `${first(id)}-card`),
  node: (id) => (id.includes("-light-") ? "illumination" : id.includes("-gate-") ? "gate" : ""),
};

/** The icons for a reference, in order; none if there is none for it. */
export function glyphsOf(reference: string): Glyph[] {
  const at = reference.indexOf(":");
  const tag = reference.slice(0, at);
  const id = reference.slice(at + 1);
  if (tag === "bundle") return bundle(id);
  if (tag === "line") return bundle(id.slice(id.indexOf(":") + 1));
  const icon = TAGS[tag]?.(id) ?? "";
  return isDrawn(icon) ? [{ icon, n: 1 }] : [];
}

function bundle(goods: string): Glyph[] {
  return goods.split(",").flatMap((part) => {
    const [name = "", count = "1"] = part.split("=");
    const icon = good(name);
    return isDrawn(icon) ? [{ icon, n: Number(count) }] : [];
  });
}

function good(name: string): string {
  return GOODS[name] ?? name;
}

/** "start-kappa" and "kappa-3" are both of "kappa". */
function stem(id: string): string {
  return id.replace(/^start-/, "").replace(/-\d+$/, "");
}

function first(id: string): string {
  return id.split(/[-_]/)[0] ?? "";
}

function isDrawn(icon: string): boolean {
  return icon !== "" && document.getElementById(`i-${icon}`) !== null;
}
