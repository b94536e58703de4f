// Goods in the form of views: {"wood": 2, "any": 1}.

/** One name for each unit: ["wood", "wood", "any"]. */
export function units(goods: Record<string, number>): string[] {
  return Object.entries(goods).flatMap(([name, count]) => Array<string>(count).fill(name));
}
