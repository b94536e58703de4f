// What whoever listens hears of a place besides its label. Words that can be read on it belong to its
// name: who speaks to the page says what they see. What it is and does is its description. A table
// has hundreds of places, so they are read together, soon after a state is drawn.

import type { PlaceId, TableContext } from "../lib/contract";

/** Long enough for the state to be seen before, and for states in quick succession to be read once. */
const AFTER_MS = 150;

type Told = (seen: string) => void;

/** The name of a place with what can be read on it. */
export function nameWith(label: string, seen: string): string {
  return seen === "" || label.toLowerCase().includes(seen.toLowerCase())
    ? label
    : `${label}, ${seen}`;
}

/** Tells what can be read on an element of a table, now and whenever it has changed. */
export function follow(ctx: TableContext | undefined, element: Element, told: Told): () => void {
  if (!ctx) told(textOf(element));
  if (!ctx?.describe) return () => undefined; // nobody goes from place to place there
  return readerOf(ctx).add({ element, read: () => told(textOf(element)) });
}

/** Keeps an element described by what its place is and does. */
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

/** Sentences that a name does not say already, one after the other; all, if it says all of them. */
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

/** What can be read on an element; of a drawing its words, as numbers say nothing without it. */
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
