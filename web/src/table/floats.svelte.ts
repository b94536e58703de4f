// What floats above the table for a while: the card that explains a thing, the answer to "why not",
// and the note of what was just done. Only one card or answer is open at a time.

import type { Explanation, PlaceId } from "../lib/contract";
import { CARD_AFTER_MS } from "../lib/looking.svelte";
import type { Part } from "../words/words";

const TOAST_MS = 8000;

/** Something that floats next to a thing on the table. */
interface Floating {
  anchor: Element;
}

export interface WhyNot extends Floating {
  place: PlaceId;
  /** What the thing is, if there is anything to say about it. */
  title: string;
  parts: Part[];
  rules: string[];
}

export interface Card extends Floating {
  place: PlaceId;
  explanation: Explanation;
}

export interface Toast {
  text: string;
  isError: boolean;
  canUndo: boolean;
  /** A line of the chat, which is read aloud already. */
  isChat?: boolean;
}

export class Floats {
  toast = $state.raw<Toast | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  card = $state.raw<Card | null>(null);
  #cardTimer: ReturnType<typeof setTimeout> | undefined;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;

  isOpenAt(place: PlaceId): boolean {
    return this.whyNot?.place === place || this.card?.place === place;
  }

  /** Shows a card after a while, unless something else is pointed at before. */
  showLater(show: () => void): void {
    this.#cardTimer = setTimeout(show, CARD_AFTER_MS);
  }

  showNone(): void {
    clearTimeout(this.#cardTimer);
  }

  /** Closes what floats next to a thing. Returns whether there was anything. */
  dismiss(): boolean {
    this.showNone();
    const had = this.whyNot !== null || this.card !== null;
    this.whyNot = null;
    this.card = null;
    return had;
  }

  notify(toast: Toast): void {
    clearTimeout(this.#toastTimer);
    this.toast = toast;
    this.#toastTimer = setTimeout(() => (this.toast = null), TOAST_MS);
  }

  closeToast(): void {
    this.toast = null;
  }

  stop(): void {
    clearTimeout(this.#cardTimer);
    clearTimeout(this.#toastTimer);
  }
}
