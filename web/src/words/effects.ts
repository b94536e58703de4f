// Effects in words: a phrase for what a card, tile or space gives.
//
// The catalogues have a phrase for each kind of effect and none for a card. All phrases are what
// one gets ("3 movement points"), so that any of them can stand in a list.

import { type Catalogue, LookupError, messageId, type Value } from "./catalogue";
import { type Node, parse } from "./grammar";
import type { Lists } from "./lists";

export const EFFECT = "effect:";
const BARE = ["all_of", "choose_one"]; // their parts, joined, are all they say

/** Spells out the effects of one game. */
export class Effects {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #lists: Lists;

  constructor(catalogue: Catalogue, game: string, lists: Lists) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#lists = lists;
  }

  /** The phrase of an effect, such as "choose_one()[movement(n=1)|vp(n=2)]". */
  words(text: string): string {
    return this.#phrase(parse(text));
  }

  /** The phrase of several effects that all belong to one card, tile or space. */
  allOf(references: readonly string[]): string {
    const parts = references.map((reference) => parse(withoutTag(reference)));
    return this.#phrase({ name: "all_of", args: {}, parts, isChoice: false });
  }

  #phrase(wrapped: Node): string {
    const node = unwrapped(wrapped);
    if (node.name === "resource") {
      const { resource, n } = node.args;
      if (n === undefined) throw new LookupError(node.name);
      const message = messageId(this.#game, "resource", String(resource));
      return this.#catalogue.format(message, { count: n }, "counted");
    }
    if (BARE.includes(node.name)) {
      return node.parts.length > 0 ? this.#parts(node) : this.#format("none", node);
    }
    return this.#format(node.name, node);
  }

  #format(name: string, node: Node): string {
    const args = node.parts.length > 0 ? { ...node.args, list: this.#parts(node) } : node.args;
    return this.#catalogue.format(messageId(this.#game, "effect", name), args);
  }

  #parts(node: Node): string {
    const parts = node.parts.map(unwrapped);
    const isCompound = (part: Node): boolean => part.parts.length > 1;
    if (!node.isChoice) {
      const phrases = parts.map((part) => this.#phrase(part));
      return parts.some(isCompound) ? this.#lists.series(phrases) : this.#lists.allOf(phrases);
    }
    const discount = sharedDiscount(parts);
    if (discount) return this.#cheaper(parts, discount);
    const options = parts.map((part) => {
      const phrase = this.#phrase(part);
      return isCompound(part) ? this.#lists.group(phrase) : phrase;
    });
    return this.#lists.oneOf(options);
  }

  /** Purchases to choose from that all have the same discount: it is said once. */
  #cheaper(parts: readonly Node[], discount: Value): string {
    const phrases = parts.map(({ name, args }) =>
      this.#phrase({ name, args: { ...args, discount: 0 }, parts: [], isChoice: false }),
    );
    const message = messageId(this.#game, "effect", "cheaper");
    return this.#catalogue.format(message, { list: this.#lists.oneOf(phrases), discount });
  }
}

/** One reference for several effects that all belong together. */
export function together(references: readonly string[]): string {
  const [first = ""] = references;
  if (references.length === 1) return first;
  return `${EFFECT}all_of[${references.map(withoutTag).join("&")}]`;
}

function withoutTag(reference: string): string {
  return reference.startsWith(EFFECT) ? reference.slice(EFFECT.length) : reference;
}

/** The discount that several purchases have in common; 0 if there is none. */
function sharedDiscount(parts: readonly Node[]): Value {
  const found = new Set(parts.map((part) => part.args["discount"] ?? 0));
  const [discount = 0] = found;
  return parts.length > 1 && found.size === 1 ? discount : 0;
}

/** A bare connector around a single part is that part. */
function unwrapped(node: Node): Node {
  const [part] = node.parts;
  if (!part || !BARE.includes(node.name) || node.parts.length > 1) return node;
  return unwrapped(part);
}
