// What screen readers say about a place besides its label. Visible words belong to its name, so
// that voice control can use them; what it is and does is its description. A table has hundreds of
// places, so they are read together, soon after a state is drawn.

import type { PlaceId, TableContext } from "../lib/contract";

/** Late enough for the state to be visible, and to read once after several quick states. */
const AFTER_MS = 150;

type Told = (seen: string) => void;

/** The name of a place with its visible words. */
export function nameWith(label: string, seen: string): string {
  return seen === "" || label.toLowerCase().includes(seen.toLowerCase())
    ? label
    : `${label}, ${seen}`;
}

/** Reports the visible words of an element of a table, now and after every change. */
export function follow(ctx: TableContext | undefined, element: Element, told: Told): () => void {
  if (!ctx) told(textOf(element));
  if (!ctx?.describe) return () => undefined; // its places cannot be explored
  return readerOf(ctx).add({ element, read: () => told(textOf(element)) });
}

/** Keeps the description of an element equal to its place's explanation. */
export function describe(ctx: TableContext, place: PlaceId, element: Element): () => void {
  if (!ctx.describe) return () => undefined;
  const read = () => {
    const told = sentencesBeside(element.ariaLabel ?? "", ctx.describe?.(place) ?? []);
    if (told === "") element.removeAttribute("aria-description");
    else if (told !== element.getAttribute("aria-description"))
      element.setAttribute("aria-description", told);
  };
  return readerOf(ctx).add({ element, read });
}

/** The sentences that are not part of the name already; all of them if the name contains all. */
export function sentencesBeside(name: string, sentences: readonly string[]): string {
  const known = name.toLowerCase();
  const others = sentences.filter(
    (sentence) => !known.includes(sentence.toLowerCase().replace(/[.!?]$/, "")),
  );
  return (others.length > 0 ? others : sentences)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}

interface Place {
  element: Element;
  read(): void;
}

/** Reads all places of one table. */
class Reader {
  readonly #ctx: TableContext;
  readonly #places = new Set<Place>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  constructor(ctx: TableContext) {
    this.#ctx = ctx;
  }

  add(place: Place): () => void {
    this.#places.add(place);
    if (this.#stop) this.#readSoon();
    else this.#start();
    return () => {
      this.#places.delete(place);
      if (this.#places.size === 0) this.#end();
    };
  }

  #start(): void {
    this.#stop = $effect.root(() => {
      $effect(() => {
        // A change of these may change what is drawn on a place.
        void [this.#ctx.state, this.#ctx.lit, this.#ctx.within, this.#ctx.words];
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
      for (const place of this.#places) place.read();
    }, AFTER_MS);
  }
}

const readers = new WeakMap<TableContext, Reader>();

function readerOf(ctx: TableContext): Reader {
  let reader = readers.get(ctx);
  if (!reader) readers.set(ctx, (reader = new Reader(ctx)));
  return reader;
}

/** The visible words of an element; for a drawing only its words, since bare numbers mean nothing.
 * */
function textOf(element: Element): string {
  if (!(element instanceof SVGElement))
    return (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode.nodeValue ?? "").replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(text)) found.push(text);
  }
  return found.join(", ");
}
