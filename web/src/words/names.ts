// Names made from the parts of an id, where a pack has too many components to title each.
//
// A game declares the shapes of its ids and the messages that name them (docs/words.md). The parts
// of an id become the message's variables: digits are numbers, a letter is shown large, and any
// other part is the name of the component with that tag.

import { type Catalogue, messageId, type Value } from "./catalogue";
import type { Declared, Shape } from "./declared";
import { type Lists, sentenceCase } from "./lists";

/** The names of one game's components. `goods` puts a bundle into words. */
export class Names {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #lists: Lists;
  readonly #declared: Declared;
  readonly #goods: (value: string) => string;

  constructor(
    catalogue: Catalogue,
    game: string,
    lists: Lists,
    declared: Declared,
    goods: (value: string) => string,
  ) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#lists = lists;
    this.#declared = declared;
    this.#goods = goods;
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

  /**
   * What a component is called that only the pack of an owner knows. Where ids are open to packs,
   * and only there, the catalogue has a message for the others.
   */
  unnamed(tag: string, id: string): string {
    return this.#catalogue.format(messageId(this.#game, tag, "unnamed"), { id });
  }

  #variables(shape: Shape, parts: Readonly<Record<string, string>>): Record<string, Value> | null {
    const found: Record<string, Value> = {};
    for (const [part, value] of Object.entries(parts)) {
      const kind = shape.kinds.get(part) ?? "";
      const word = this.#part(shape, part, kind, value);
      if (word === null) return null;
      found[part] = word;
      if (kind === "" || kind === "word") found[`${part}-id`] = value;
    }
    return found;
  }

  #part(shape: Shape, part: string, kind: string, value: string): Value | null {
    if (/^\d+$/.test(value)) return Number(value);
    if (kind === "letter") return value.toUpperCase();
    if (kind === "title") return sentenceCase(value.replaceAll("_", " "));
    if (kind === "goods") return this.#goods(value);
    if (kind === "list") return this.#list(value.split("-"), this.#declared.lists[part] ?? []);
    const named = this.name(part, value);
    return named === null && shape.isOpen ? this.unnamed(part, value) : named;
  }

  /** Ids written one after the other; an id of its own may have dashes. */
  #list(parts: readonly string[], tags: readonly string[]): string | null {
    const found: string[] = [];
    let at = 0;
    while (at < parts.length) {
      let end = parts.length;
      let name = this.#oneOf(parts.slice(at, end).join("-"), tags);
      while (name === null && end > at + 1) {
        end -= 1;
        name = this.#oneOf(parts.slice(at, end).join("-"), tags);
      }
      if (name === null) return null;
      found.push(name);
      at = end;
    }
    return this.#lists.allOf(found);
  }

  #oneOf(id: string, tags: readonly string[]): string | null {
    for (const tag of tags) {
      const message = messageId(this.#game, tag, id);
      if (this.#catalogue.has(message)) return this.#catalogue.format(message, { id });
    }
    return null;
  }
}
