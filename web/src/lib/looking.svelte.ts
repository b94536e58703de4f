// Looking at things where nothing can be chosen: a place is lit while the pointer or the focus is
// on it. Its card opens after a while, or at once when it is pressed.

import type { Explanation, PlaceId } from "./contract";

/** Resting on a thing this long asks what it is. */
export const CARD_AFTER_MS = 350;
const NOTHING = new Set<PlaceId>();

export interface LookedAt {
  place: PlaceId;
  anchor: Element;
  explanation: Explanation;
}

export class Looking {
  readonly #explain: (place: PlaceId) => Explanation | null;
  #card = $state.raw<LookedAt | null>(null);
  #highlighted = $state.raw<Set<PlaceId>>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(explain: (place: PlaceId) => Explanation | null) {
    this.#explain = explain;
  }

  get card(): LookedAt | null {
    return this.#card;
  }
  get highlighted(): Set<PlaceId> {
    return this.#highlighted;
  }

  press(place: PlaceId, anchor: Element): void {
    const wasOpen = this.#card?.place === place;
    this.dismiss();
    if (!wasOpen) this.#show(place, anchor);
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    clearTimeout(this.#timer);
    this.light(place === null ? [] : [place]);
    if (place === null) this.#card = null;
    else if (anchor) this.#timer = setTimeout(() => this.#show(place, anchor), CARD_AFTER_MS);
  }

  light(places: PlaceId[]): void {
    this.#highlighted = places.length === 0 ? NOTHING : new Set(places);
  }

  describe(place: PlaceId): readonly string[] {
    return this.#explain(place)?.lines ?? [];
  }

  /** Closes the card. Returns whether one was open. */
  dismiss(): boolean {
    clearTimeout(this.#timer);
    const had = this.#card !== null;
    this.#card = null;
    return had;
  }

  #show(place: PlaceId, anchor: Element): void {
    const explanation = this.#explain(place);
    this.#card = explanation ? { place, anchor, explanation } : null;
  }
}
