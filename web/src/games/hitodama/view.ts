// Helpers for Hitodama's view and components, whose types are generated.

import type { TableContext } from "../../lib/contract";
import type {
  Components,
  LineView,
  SeasonView,
  ShownFact,
  ShownQuestion,
  SpaceView,
  View,
} from "./shown";

export type * from "./shown";

/** The types of Hitodama's view, components, facts and questions. */
export interface Hitodama {
  view: View;
  components: Components;
  fact: ShownFact;
  question: ShownQuestion;
}
export type HitodamaContext = TableContext<Hitodama>;
export type HitodamaView = View;
export type HitodamaComponents = Components;

export type Goods = Record<string, number>;

/** Icons of the seasons, in the order of the year. */
const SEASON_ICONS = ["spring", "summer", "autumn", "winter"];

export function seasonIcon(view: HitodamaView, season: string): string {
  const index = view.tributes.findIndex((entry) => entry.season === season);
  return SEASON_ICONS[index % SEASON_ICONS.length] ?? "spring";
}

/** The bare name of a season, a proper name in every language: "Natsu". */
export function seasonName(season: string): string {
  return season.slice(0, 1).toUpperCase() + season.slice(1);
}

/** The position of a score marker: the end of the track at most (H-END-6). */
export function markerSpace(view: HitodamaView, { score }: { score: number }): number {
  return Math.min(score, view.score_track.end);
}

export function resourceIcon(resource: string): string {
  return resource.replaceAll("_", "-");
}

/** Goods in the form of references: "bundle:berry=2,amber=1". */
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

export function spaceAt(view: HitodamaView, place: string): SpaceView | undefined {
  const tile = view.tiles.find((entry) => entry.id === place.slice(0, place.lastIndexOf(".")));
  return tile?.spaces.find((space) => space.place === place);
}

export function lineAt(view: HitodamaView, text: string): LineView | undefined {
  for (const season of view.tributes)
    for (const card of season.cards)
      for (const line of card.lines) if (line.line === text) return line;
  return undefined;
}

export function seasonOf(view: HitodamaView, season: string): SeasonView | undefined {
  return view.tributes.find((entry) => entry.season === season);
}

export function isPast(view: HitodamaView, season: string): boolean {
  const index = (name: string) => view.tributes.findIndex((entry) => entry.season === name);
  return index(season) < index(view.season);
}

/** All akkus: in the lair, on tiles, in baskets, and on lines of the current season. */
export function akkuTotal(view: HitodamaView): number {
  const onTiles = view.tiles.flatMap((tile) => tile.spaces).filter((s) => s.blocker === "akku");
  const inBaskets = view.players.reduce((sum, player) => sum + (player.basket["akku"] ?? 0), 0);
  const onLines = (seasonOf(view, view.season)?.cards ?? [])
    .flatMap((card) => card.lines)
    .filter((line) => line.resource === "akku" && line.state === "paid")
    .reduce((sum, line) => sum + line.amount, 0);
  return (view.supply["akku"] ?? 0) + onTiles.length + inBaskets + onLines;
}
