// What the lobby shows of each game, separate from everything else of its page, so that the lobby
// loads fast. A game without a folder gets PLAIN_FRONT.

import type { Words } from "../words/words";

/** What lobby and lists of tables show of a game, from `games/<game>/front.ts`. */
export interface GameFront {
  /** The address of its picture in the lobby, an svg; empty if it has none. */
  picture: string;
  /** Colours and emblems of the seats, in seat order. */
  styles: readonly string[];
  /** Icons: of an opponent that the rules play, of the board, and of the player's area. */
  icons: { opponent: string; board: string; mine: string };
  /** It is told in a minute, for newcomers. */
  hasMinute: boolean;
  /** The name of a side in the game's own words, by its style; null if people's names are used. */
  nameOf: ((style: string, words: Words) => string) | null;
}

export const PLAIN_FRONT: GameFront = {
  picture: "",
  styles: ["purple", "yellow", "brown", "green"],
  icons: { opponent: "ui-bot", board: "ui-spectator", mine: "ui-person" },
  hasMinute: false,
  nameOf: null,
};

const FRONTS = import.meta.glob<GameFront>("../games/*/front.ts", {
  eager: true,
  import: "default",
});

export function gameFront(game: string): GameFront {
  return FRONTS[`../games/${game}/front.ts`] ?? PLAIN_FRONT;
}
