// What is printed on a component, in words, from its entry in a view.
//
// An entry is plain data: numbers, ids, prices, effects. Its keys become the
// variables of `<game>-printed-<tag>`; those that are more than a number or a word are put into
// words here.

import type { EffectData } from "../protocol";
import { type Catalogue, messageId, type Value } from "./catalogue";
import { sentenceCase } from "./lists";
import { type Args, plain, type References } from "./references";

const GOODS = ["cost", "gain"];
const NAMED = ["colour", "property"]; // keys that are the tag of the id beside them

type Amounts = Readonly<Record<string, number>>;

/** Describes the components of one game. */
export class Printed {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #references: References;

  constructor(catalogue: Catalogue, game: string, references: References) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#references = references;
  }

  words(tag: string, entry: Args): string {
    const variables: Record<string, Value> = {};
    for (const [key, value] of Object.entries(entry)) {
      variables[key] = this.#value(key, value, entry);
    }
    const message = messageId(this.#game, "printed", tag);
    return sentenceCase(this.#catalogue.format(message, variables));
  }

  #value(key: string, value: unknown, entry: Args): Value {
    const { lists, effects } = this.#references;
    if (isEmpty(value)) return "none";
    if (key === "effects") return effects.allOf(value as EffectData[]);
    if (GOODS.includes(key)) return this.#references.words(bundle(value as Amounts), []);
    if (key === "requires") return lists.allOf(this.#items(value as Amounts));
    if (key === "virtue") return this.#virtue(value as Args);
    if (key === "triggers") return lists.oneOf(this.#names("trigger", value as string[]));
    if (key === "types") {
      return lists.allOf(this.#names(String(entry["family"]), value as string[]));
    }
    if (NAMED.includes(key)) return this.#references.component(key, value as string);
    return plain(value);
  }

  #items(amounts: Amounts): string[] {
    return Object.entries(amounts).map(([item, count]) =>
      this.#catalogue.format(messageId(this.#game, "item", item), { count }, "counted"),
    );
  }

  #virtue(virtue: Args): string {
    const variables: Record<string, Value> = {};
    for (const [key, value] of Object.entries(virtue)) variables[key] = plain(value);
    const { item, kind } = virtue;
    if (item !== undefined) {
      const message = messageId(this.#game, "item", String(item));
      variables["item"] = this.#catalogue.format(message, {}, "each");
    }
    return this.#catalogue.format(messageId(this.#game, "virtue", String(kind)), variables);
  }

  #names(tag: string, ids: readonly string[]): string[] {
    return ids.map((id) => this.#references.component(tag, id));
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === "";
}

function bundle(amounts: Amounts): string {
  const goods = Object.entries(amounts).map(([name, amount]) => `${name}=${amount}`);
  return `bundle:${goods.join(",")}`;
}
