// What is open above the page: a window, a list, a tab. The browser's back button closes the top
// one before it leaves the page. Each layer has an entry in the history.

interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(by: number): void;
}

export class Layers {
  readonly #past: Past;
  /** How to close each open layer, the top one last. */
  readonly #open: (() => void)[] = [];
  #isTravelling = false;

  constructor(past: Past) {
    this.#past = past;
  }

  /** Registers an opened layer. Call the returned function when it is gone, for any reason. */
  open(close: () => void): () => void {
    const layer = () => close();
    this.#open.push(layer);
    this.#settle();
    return () => {
      const at = this.#open.indexOf(layer);
      if (at < 0) return;
      this.#open.splice(at, 1);
      // A layer that replaces another takes over its entry.
      queueMicrotask(() => this.#settle());
    };
  }

  /** The browser has gone back or forward. */
  went(): void {
    if (this.#isTravelling) this.#isTravelling = false;
    else for (const close of this.#open.splice(this.#depth).reverse()) close();
    this.#settle();
  }

  /** Keeps as many entries as layers, so that none leads nowhere. */
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
