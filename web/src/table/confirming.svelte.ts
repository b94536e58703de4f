// Offers to answer at once, when confirming has been in the way for a while. The browser remembers
// how often the reader confirmed, and that they have chosen.

import { settings } from "../lib/settings.svelte";
import { keep, kept } from "../lib/store";

const KEY = "confirmed";
/** So often something is confirmed before the offer. */
const OFFERED_AT = 6;

class Confirming {
  #count = $state(0);
  #hasChosen = $state(false);

  constructor() {
    const saved = kept(KEY);
    if (typeof saved !== "object" || saved === null) return;
    const { count, hasChosen } = saved as Record<string, unknown>;
    if (typeof count === "number") this.#count = count;
    this.#hasChosen = hasChosen === true;
  }

  get isOffered(): boolean {
    return settings.confirm === "on" && !this.#hasChosen && this.#count >= OFFERED_AT;
  }

  /** Something was confirmed. */
  count(): void {
    if (this.#hasChosen || this.#count >= OFFERED_AT) return;
    this.#count += 1;
    this.#save();
  }

  /** The reader wants to answer at once from now on, or to go on confirming. */
  choose(isAtOnce: boolean): void {
    if (isAtOnce) settings.confirm = "off";
    this.#hasChosen = true;
    this.#save();
  }

  #save(): void {
    keep(KEY, { count: this.#count, hasChosen: this.#hasChosen });
  }
}

export const confirming = new Confirming();
