// What the lobby shows of each game, apart from all else that the page knows of it, so that a first
// view of the lobby is soon there. A game without a folder gets PLAIN_FRONT.

import type { Words } from "../words/words";

/** What lobby and lists of tables show of a game, which says it in `games/<game>/front.ts`. */
export interface GameFront {
  /** The address of its picture in the lobby, an svg; nothing where it has none. */
  picture: string;
  /** Colours and marks of the seats, in seat order. */
  styles: readonly string[];
  /** Icons: of an opponent that the rules play, of the board, and of what lies before a player. */
  icons: { opponent: string; board: string; mine: string };
  /** What a side is called in the game's own words, by its style; null for people's names. */
  nameOf: ((style: string, words: Words) => string) | null;
}

export const PLAIN_FRONT: GameFront = {
  picture: "",
  styles: ["purple", "yellow", "brown", "green"],
  icons: { opponent: "ui-bot", board: "ui-spectator", mine: "ui-person" },
  nameOf: null,
};

const FRONTS = import.meta.glob<GameFront>("../games/*/front.ts", {
  eager: true,
  import: "default",
});

export function gameFront(game: string): GameFront {
  return FRONTS[`../games/${game}/front.ts`] ?? PLAIN_FRONT;
}
