// What the parts of a table need to speak: words and names, a note on the screen, and a line for
// screen readers. The table implements it.

import type { Words } from "../words/words";

export interface Speaker {
  /** The words are loaded. */
  readonly hasWords: boolean;
  readonly words: Words;
  /** The name of a side: a seat, or an opponent that the rules play. */
  nameOfSide(side: number): string;
  /** Shows a note for a while; `isVain` if nothing was done, such as a refused request. */
  notify(text: string, isVain?: boolean): void;
  /** Adds a line for screen readers. */
  say(text: string): void;
}
