// Names from the catalogues, or formed from the parts of an id, and goods. A game declares the
// forms of its ids and the messages that name them (docs/words.md). The parts of an id become the
// message's variables: digits are numbers, a letter is a capital, and any other part is the name of
// the component with that tag.

import { type Catalogue, cut, integer, messageId, type Value } from "./catalogue";
import type { Declared, Shape } from "./declared";
import type { Lists } from "./lists";

/** The number of each kind. */
export type Amounts = Readonly<Record<string, number>>;

/** The names of one game's kinds, places and goods. */
export class Names {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #lists: Lists;
  readonly #declared: Declared;

  constructor(catalogue: Catalogue, game: string, lists: Lists, declared: Declared) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#lists = lists;
    this.#declared = declared;
  }

  /** The name of a component; null if the catalogue cannot know it. */
  name(tag: string, id: string): string | null {
    const own = messageId(this.#game, tag, id);
    if (this.#catalogue.has(own)) return this.#catalogue.format(own, { id });
    for (const shape of this.#declared.shapes) {
      const parts = shape.tag === tag ? shape.pattern.exec(id)?.groups : undefined;
      const message = messageId(this.#game, shape.message);
      if (!parts || !this.#catalogue.has(message)) continue;
      const variables = this.#variables(shape, parts);
      if (variables) return this.#catalogue.format(message, variables);
    }
    return null;
  }

  /** The name of a component, or a general name if no catalogue knows it. */
  known(tag: string, id: string): string {
    return this.name(tag, id) ?? this.unnamed(tag, id);
  }

  /** The general name of a component that only an owner's pack knows. The catalogue has a message
   * for it where a pack may define ids. */
  unnamed(tag: string, id: string): string {
    return this.#catalogue.format(messageId(this.#game, tag, "unnamed"), { id });
  }

  /** Goods, or other counted things, kind by kind: "2 berries". */
  goods(amounts: Amounts, tag = "resource"): string[] {
    return Object.entries(amounts).map(([name, count]) =>
      this.#catalogue.format(messageId(this.#game, tag, name), { count }, "counted"),
    );
  }

  #variables(shape: Shape, parts: Readonly<Record<string, string>>): Record<string, Value> | null {
    const found: Record<string, Value> = {};
    for (const [part, value] of Object.entries(parts)) {
      const kind = shape.kinds.get(part) ?? "";
      const word = this.#part(shape.isOpen, part, kind, value);
      if (word === null) return null;
      found[part] = word;
      if (kind === "" || kind === "word") found[`${part}-id`] = value;
    }
    return found;
  }

  #part(isOpen: boolean, part: string, kind: string, value: string): Value | null {
    if (/^\d+$/.test(value)) return Number(value);
    if (kind === "letter") return value.toUpperCase();
    if (kind === "goods") return this.#lists.allOf(this.goods(bundle(value)));
    return isOpen ? this.known(part, value) : this.name(part, value);
  }
}

/** Goods in the form of a reference: "berry=2,amber=1". */
export function bundle(text: string): Amounts {
  const found: Record<string, number> = {};
  for (const kind of text ? text.split(",") : []) {
    const [resource, amount] = cut(kind, "=");
    found[resource] = integer(amount);
  }
  return found;
}
