// The terms of the page's game, and the one being explained.

import type { Term } from "../words/words";
import type { Finder } from "./finder";

class Terms {
  /** Null until the meanings are loaded, or if there are none. */
  finder = $state.raw<Finder | null>(null);
  asked = $state.raw<{ term: Term; anchor: Element } | null>(null);
  /** The game of the elements on the page: an element has only the term's id. */
  known: ReadonlyMap<string, Term> = new Map();

  /** Explains the term of an element, if it has one. */
  ask(target: EventTarget | null): boolean {
    const anchor = target instanceof Element ? target.closest("[data-term]") : null;
    const term = this.known.get(anchor?.getAttribute("data-term") ?? "");
    this.asked = anchor && term ? { anchor, term } : null;
    return this.asked !== null;
  }
}

export const terms = new Terms();
