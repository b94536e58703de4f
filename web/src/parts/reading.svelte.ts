// What can be read on a place belongs to its name: whoever speaks to the page says what they see.
// A table has hundreds of places, so they are read together, soon after a state is drawn.

import type { TableContext } from "../lib/contract";

/** Long enough for the state to be seen before. */
const AFTER_MS = 30;

type Told = (seen: string) => void;

/** The name of a place with what can be read on it. */
export function nameWith(label: string, seen: string): string {
  return seen === "" || label.toLowerCase().includes(seen.toLowerCase())
    ? label
    : `${label}, ${seen}`;
}

/** Tells what can be read on an element of a table, now and whenever it has changed. */
export function follow(ctx: TableContext | undefined, element: Element, told: Told): () => void {
  if (!ctx) {
    told(textOf(element));
    return () => undefined;
  }
  let reader = readers.get(ctx);
  if (!reader) readers.set(ctx, (reader = new Reader(ctx)));
  return reader.follow(element, told);
}

/** Reads all places of one table. */
class Reader {
  readonly #ctx: TableContext;
  readonly #places = new Map<Element, Told>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  constructor(ctx: TableContext) {
    this.#ctx = ctx;
  }

  follow(element: Element, told: Told): () => void {
    this.#places.set(element, told);
    if (this.#stop) this.#readSoon();
    else this.#start();
    return () => {
      this.#places.delete(element);
      if (this.#places.size === 0) this.#end();
    };
  }

  #start(): void {
    this.#stop = $effect.root(() => {
      $effect(() => {
        // With any of these, what is drawn on a place may be another.
        void [this.#ctx.state, this.#ctx.lit, this.#ctx.words];
        this.#readSoon();
      });
    });
  }

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
    clearTimeout(this.#timer);
  }

  #readSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const [element, told] of this.#places) told(textOf(element));
    }, AFTER_MS);
  }
}

const readers = new WeakMap<TableContext, Reader>();

function textOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
