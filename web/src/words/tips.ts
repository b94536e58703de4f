// The words of a game's tips: its `tips.ftl`, loaded with the first tip (docs/adding-a-tip.md).

import type { Catalogue } from "./catalogue";

export class TipWords {
  readonly #game: string;
  readonly #catalogue: Catalogue;

  constructor(game: string, catalogue: Catalogue) {
    this.#game = game;
    this.#catalogue = catalogue;
  }

  /** A game of another package may lack words for some tips. */
  has(tip: string): boolean {
    return this.#catalogue.has(this.#message(tip));
  }

  said(tip: string): string {
    return this.#catalogue.format(this.#message(tip), {});
  }

  #message(tip: string): string {
    return `${this.#game}-tip-${tip}`;
  }
}
