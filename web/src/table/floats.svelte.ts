// What floats above the table for a while: the card that explains a thing, the answer to "why not",
// and the note of what was just done. Only one card or answer is open at a time.

import type { Explanation, PlaceId, Way } from "../lib/contract";
import { terms } from "../help/terms.svelte";
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

/** What pressing a thing can mean, to choose from. */
export interface Meanings extends Floating {
  title: string;
  choices: { label: Part[]; way: Way }[];
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
  /** Something offered: its label, and what then happens. */
  offer?: { label: string; take(): void };
  /** Nothing was done: a request was refused, or has expired. */
  isVain?: boolean;
}

export class Floats {
  toast = $state.raw<Toast | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  card = $state.raw<Card | null>(null);
  meanings = $state.raw<Meanings | null>(null);
  #cardTimer: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  /** Begins to wait for a card, once the mouse moves. */
  #waiting: (() => void) | null = null;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;

  isOpenAt(place: PlaceId): boolean {
    return this.whyNot?.place === place || this.card?.place === place;
  }

  /** Shows a card after a while, unless something else is pointed at before. Under a mouse that
   * rests, things change without being pointed at: the card waits until it moves. */
  showLater(show: () => void): void {
    const showAlone = () => {
      if (!terms.asked) show(); // a term in it is explained already
    };
    const wait = () => {
      this.#cardTimer = setTimeout(showAlone, CARD_AFTER_MS);
    };
    if (this.#isResting) this.#waiting = wait;
    else wait();
  }

  showNone(): void {
    clearTimeout(this.#cardTimer);
    this.#waiting = null;
  }

  /** The mouse was pressed, or the table has changed under it. */
  rested(): void {
    this.#isResting = true;
  }

  /** The mouse has moved, or something else than a mouse was used. */
  moved(): void {
    this.#isResting = false;
    this.#waiting?.();
    this.#waiting = null;
  }

  /** Closes what floats next to a thing. Returns whether there was anything. */
  dismiss(): boolean {
    this.showNone();
    const had = this.whyNot !== null || this.card !== null || this.meanings !== null;
    this.whyNot = null;
    this.meanings = null;
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
