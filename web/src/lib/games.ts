// The games the page can draw, each loaded when its table is opened.

import { chunk } from "./chunks";
import type { GameUi } from "./contract";
import type { Words } from "../words/words";

interface GameEntry {
  load(): Promise<GameUi>;
  /** What its sides are called in sentences, by the style of the side; null for people's names. */
  nameOf(style: string, words: Words): string | null;
  /** The season's name that tints the page, from the one in a view. */
  seasons: Record<string, string>;
}

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

const GAMES: Record<string, GameEntry> = {
  bitoku: {
    load: async () => (await chunk(() => import("../games/bitoku/ui"))).default,
    nameOf: () => null,
    seasons: Object.fromEntries(SEASONS.map((season) => [season, season])),
  },
  hitodama: {
    load: async () => (await chunk(() => import("../games/hitodama/ui"))).default,
    nameOf: (style, words) => words.ref(`character:${style}`),
    seasons: { haru: "spring", natsu: "summer", aki: "autumn", fuyu: "winter" },
  },
};

export function gameEntry(game: string): GameEntry | undefined {
  return GAMES[game];
}

/** Games in the order of the lobby. */
export const GAME_NAMES = Object.keys(GAMES);
