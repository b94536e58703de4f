// The games that the page was built with: a folder each. Any other gets a plain page.

import { type GamePage, PLAIN, type YearSeason } from "./page";

const FOUND = import.meta.glob<GamePage>("../games/*/page.ts", { eager: true, import: "default" });

const GAMES: ReadonlyMap<string, GamePage> = new Map(
  Object.entries(FOUND).map(([path, page]) => [path.split("/").at(-2) ?? "", page]),
);

export function gamePage(game: string): GamePage {
  return GAMES.get(game) ?? PLAIN;
}

/** Which season of the year a season of a game is. */
export function yearSeason(game: string, season: string): YearSeason {
  return gamePage(game).seasons[season] ?? "spring";
}
