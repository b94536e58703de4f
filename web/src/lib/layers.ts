// What lies above the page and is gone back from: a window, a list, a tab. The browser's way back
// closes the uppermost, and only then leaves the page. Each has an entry of its own in the history.

interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(by: number): void;
}

export class Layers {
  readonly #past: Past;
  /** How each that is open is closed, the uppermost last. */
  readonly #open: (() => void)[] = [];
  #isTravelling = false;

  constructor(past: Past) {
    this.#past = past;
  }

  /** Something was opened; the answer is to be called when it is gone, for whatever reason. */
  open(close: () => void): () => void {
    const layer = () => close();
    this.#open.push(layer);
    this.#settle();
    return () => {
      const at = this.#open.indexOf(layer);
      if (at < 0) return;
      this.#open.splice(at, 1);
      // One that opens in its stead takes over its entry.
      queueMicrotask(() => this.#settle());
    };
  }

  /** The browser has gone back or forth. */
  went(): void {
    if (this.#isTravelling) this.#isTravelling = false;
    else for (const close of this.#open.splice(this.#depth).reverse()) close();
    this.#settle();
  }

  /** As many entries as there are layers: none is left that goes nowhere. */
  #settle(): void {
    if (this.#isTravelling) return;
    const wanted = this.#open.length;
    for (let depth = this.#depth + 1; depth <= wanted; depth++) this.#past.pushState({ depth }, "");
    if (this.#depth <= wanted) return;
    this.#isTravelling = true;
    this.#past.go(wanted - this.#depth);
  }

  get #depth(): number {
    const state = this.#past.state;
    const isOurs = typeof state === "object" && state !== null && "depth" in state;
    return isOurs && typeof state.depth === "number" ? state.depth : 0;
  }
}
