// The icon that stands for a source of points.

const ICONS: Record<string, string> = {
  effects: "vp-now",
  bitoku_cards: "bitoku-card",
  mitama_spaces: "mitama",
  paths: "pilgrim-awake",
  memory_crystals: "crystal-memory",
  property: "building",
  virtue: "yokai-card",
  first_player: "first-player",
  bitoku_types: "bitoku-rei",
  lake_treasures: "treasure",
  rocks: "rock",
  guardians: "die-6",
  visions: "vision",
  failed_visions: "vp-lost",
  fate: "vp-end",
  tengu_home: "tengu",
  tengu_favourites: "mitama-saki",
  tengu_yokai: "yokai-card",
  tengu_resources: "any",
  tengu_crystals: "crystal",
  tengu_lead: "kodama-forward",
  tribute_berry: "berry",
  tribute_amber: "amber",
  tribute_sapphire: "sapphire",
  tribute_akku: "akku",
  points_card: "solar-card",
};
const COLOURS = 20;

export function categoryIcon(category: string): string {
  return ICONS[category] ?? "vp-now";
}

/** The colour of a category by its place on the sheet, the same in bars and table. */
export function categoryColour(index: number): string {
  return `var(--part-${index % COLOURS})`;
}
