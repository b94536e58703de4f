// Lists in words, as each language joins them.

import type { Catalogue } from "./catalogue";

/** Joins texts into lists. */
export class Lists {
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** Commas, and the language's "and" before the last; an empty list is "nothing". If an item
   * stands for words that are inserted later, `spoken` has those words. */
  allOf(items: readonly string[], spoken: readonly string[] = items): string {
    return this.#joined(items, spoken, "common-list-and");
  }

  /** Commas, and the language's "or" before the last. */
  oneOf(items: readonly string[]): string {
    return this.#joined(items, items, "common-list-or");
  }

  /** Items that may be lists themselves, with a stronger separator. */
  series(items: readonly string[]): string {
    if (items.length === 0) return this.#catalogue.format("common-nothing", {});
    return items.reduce((list, item) => this.#pair("common-list-semicolon", list, item, item));
  }

  /** A list inside another list. */
  group(text: string): string {
    return this.#catalogue.format("common-group", { text });
  }

  #joined(items: readonly string[], spoken: readonly string[], last: string): string {
    if (items.length === 0) return this.#catalogue.format("common-nothing", {});
    return items.reduce((list, item, at) => {
      const message = at === items.length - 1 ? last : "common-list-comma";
      return this.#pair(message, list, item, spoken[at] ?? item);
    });
  }

  #pair(message: string, list: string, item: string, spoken: string): string {
    // In Spanish "and" and "or" depend on the sound that follows.
    const initial = firstLetter(spoken).toLowerCase();
    return this.#catalogue.format(message, { list, item, "item-id": initial });
  }
}

/** A phrase as the entry of a list: with a capital letter. */
export function sentenceCase(text: string): string {
  const first = firstLetter(text);
  return first.toUpperCase() + text.slice(first.length);
}

function firstLetter(text: string): string {
  const [first = ""] = text;
  return first;
}
