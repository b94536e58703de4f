// The terms of the game that is on the page, and the one that is being explained.

import type { Term } from "../words/words";
import type { Finder } from "./finder";

class Terms {
  /** Null until the meanings are there, and where there are none. */
  finder = $state.raw<Finder | null>(null);
  asked = $state.raw<{ term: Term; anchor: Element } | null>(null);
  /** Whose elements are on the page: an element only has the id. */
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
