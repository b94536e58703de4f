// A view of Hitodama, as src/mori/games/hitodama/seen/view.py writes it.

export type Goods = Record<string, number>;

export interface EssenceData {
  seat: number;
  standing: boolean;
  fresh: boolean;
  arrival: number;
}

export interface SpaceData {
  place: string; // in the notation: "amber.2", "amber.x1"
  kind: string; // plus, cost, tribute, akku_visit, merchant
  pay: Goods;
  gain: Goods;
  essence?: EssenceData;
  blocker?: "akku" | "ice";
  copy_of?: string;
}

export interface TileData {
  id: string;
  ring: number;
  slot: string; // N, NE, … from the present North
  spaces: SpaceData[];
}

export interface PlayerData {
  seat: number;
  side: number;
  score: number;
  points: Record<string, number>;
  if_ended: { points: Record<string, number>; left_out: string[] }; // an end adds no points
  basket: Goods;
  solar_cards: number;
  lunar_cards: number;
  reserve: number;
  asleep_on_board: number;
  moved_this_turn: number[];
  hand?: string[];
  hand_decks?: string[];
}

export interface LineData {
  line: string; // "haru_1.2"
  resource: string;
  amount: number;
  points: number;
  paid_by: number | null;
  state: "open" | "paid" | "waived";
}

export interface SeasonData {
  season: string;
  cardinal: string;
  displacement: Goods;
  cards: { id: string; lines: LineData[] }[];
}

export interface DeckData {
  cards: number;
  discard: string[];
}

export interface HitodamaView {
  seat: number | null;
  players: PlayerData[];
  round: number;
  round_marker: number;
  season: string;
  north: number;
  coin: number;
  round_order: number[];
  turn: { seat: number; actions_left: number };
  hitodama: {
    position: number;
    level: number;
    end: number;
    levels: number[];
    brings_ice: boolean;
    takes_first_of: string[];
  };
  score_track: { end: number; wrath_spaces: number[] };
  tiles: TileData[];
  supply: Goods;
  decks: Record<"solar" | "lunar" | "akku" | "ice", DeckData>;
  solar_stack: { card: string; seat: number }[];
  solar_stack_limit: number;
  acting_card: string | null;
  akku_card: { id: string; cost: Goods; places: string[] } | null;
  tributes: SeasonData[];
  ending: string | null;
}

/** What the boards and reference cards print; sent once, beside the views. */
export interface HitodamaComponents {
  hand_limit: number;
  discard_rate: Record<string, { pay: Goods; gain: Goods }>;
  arrival_bonus: Record<string, Goods>; // by tile: what its earliest arrival brings
}

/** The guardians in the order of the seats. */
const GUARDIANS = ["tette", "genji", "kizune", "eiko"];

export function guardian(seat: number): string {
  return GUARDIANS[seat % GUARDIANS.length] ?? "tette";
}

/** Season pictures of the sprite, in the order of the year. */
const SEASON_ICONS = ["spring", "summer", "autumn", "winter"];

export function seasonIcon(view: HitodamaView, season: string): string {
  const index = view.tributes.findIndex((entry) => entry.season === season);
  return SEASON_ICONS[index % SEASON_ICONS.length] ?? "spring";
}

/** The bare name of a season, a proper name in every language: "Natsu". */
export function seasonName(season: string): string {
  return season.slice(0, 1).toUpperCase() + season.slice(1);
}

export function resourceIcon(resource: string): string {
  return resource.replaceAll("_", "-");
}

/** Goods as the references write them: "bundle:berry=2,amber=1". */
export function bundle(goods: Goods): string {
  const parts = Object.entries(goods).map(([name, amount]) => `${name}=${amount}`);
  return `bundle:${parts.join(",")}`;
}

/** The goods of such a reference. */
export function goodsOf(reference: unknown): Goods {
  const goods: Goods = {};
  for (const part of String(reference ?? "")
    .replace(/^bundle:/, "")
    .split(",")) {
    const [name, n] = part.split("=");
    if (name) goods[name] = Number(n ?? 1);
  }
  return goods;
}

/** One icon for each unit. */
export function goodsIcons(goods: Goods): string[] {
  return Object.entries(goods).flatMap(([name, count]) =>
    Array<string>(count).fill(resourceIcon(name)),
  );
}

export function spaceAt(view: HitodamaView, place: string): SpaceData | undefined {
  const tile = view.tiles.find((entry) => entry.id === place.slice(0, place.lastIndexOf(".")));
  return tile?.spaces.find((space) => space.place === place);
}

export function lineAt(view: HitodamaView, text: string): LineData | undefined {
  for (const season of view.tributes)
    for (const card of season.cards)
      for (const line of card.lines) if (line.line === text) return line;
  return undefined;
}

export function seasonOf(view: HitodamaView, season: string): SeasonData | undefined {
  return view.tributes.find((entry) => entry.season === season);
}

export function isPast(view: HitodamaView, season: string): boolean {
  const index = (name: string) => view.tributes.findIndex((entry) => entry.season === name);
  return index(season) < index(view.season);
}

/** Akkus that exist: in the lair, on tiles, in baskets, and on lines of the season in play. */
export function akkuTotal(view: HitodamaView): number {
  const onTiles = view.tiles.flatMap((tile) => tile.spaces).filter((s) => s.blocker === "akku");
  const inBaskets = view.players.reduce((sum, player) => sum + (player.basket["akku"] ?? 0), 0);
  const onLines = (seasonOf(view, view.season)?.cards ?? [])
    .flatMap((card) => card.lines)
    .filter((line) => line.resource === "akku" && line.state === "paid")
    .reduce((sum, line) => sum + line.amount, 0);
  return (view.supply["akku"] ?? 0) + onTiles.length + inBaskets + onLines;
}
