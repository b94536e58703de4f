// The area of another side, for looking only: the TableContext of its drawing. It shows what the
// reader's own view contains of that side and no more, and nothing can be chosen there.

import type { GameUi, PlaceId, TableContext } from "../lib/contract";
import { type LookedAt, Looking } from "../lib/looking.svelte";
import type { ActionData, FactData } from "../protocol";

/** A table with sides to look at. */
export interface Watched extends TableContext {
  readonly ui: GameUi;
}

const NO_PLACES = new Set<PlaceId>();

export class SideView implements TableContext {
  readonly whose: number;
  readonly seat = null;
  readonly decision = null;
  readonly lit = new Map<PlaceId, ActionData[]>();
  readonly opened = NO_PLACES;
  readonly preview: FactData[] = [];
  readonly #table: Watched;
  readonly #looking: Looking;

  constructor(table: Watched, whose: number) {
    this.#table = table;
    this.whose = whose;
    this.#looking = new Looking((place) => table.ui.explain(place, this));
  }

  get info() {
    return this.#table.info;
  }
  get components() {
    return this.#table.components;
  }
  get state() {
    return this.#table.state;
  }
  get view() {
    return this.#table.view;
  }
  get facts() {
    return this.#table.facts;
  }
  get words() {
    return this.#table.words;
  }
  get names() {
    return this.#table.names;
  }
  get highlighted() {
    return this.#looking.highlighted;
  }
  get card(): LookedAt | null {
    return this.#looking.card;
  }

  press(place: PlaceId, anchor: Element): void {
    this.#looking.press(place, anchor);
  }
  hover(place: PlaceId | null, anchor?: Element): void {
    this.#looking.hover(place, anchor);
  }
  describe(place: PlaceId): readonly string[] {
    return this.#looking.describe(place);
  }
  dismiss(): boolean {
    return this.#looking.dismiss();
  }
}
