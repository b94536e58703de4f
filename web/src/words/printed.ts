// What is printed on a component, in words, from its entry in a view.
//
// An entry is plain data: numbers, ids, prices, effects. Its keys become the
// variables of `<game>-printed-<tag>`; those that are more than a number or a word are put into
// words here, as the game declares them (docs/words.md).

import type { EffectData } from "../protocol";
import { type Catalogue, messageId, type Value } from "./catalogue";
import type { Declared, PrintedAs } from "./declared";
import { sentenceCase } from "./lists";
import { type Args, plain, type References } from "./references";

type Amounts = Readonly<Record<string, number>>;

/** Describes the components of one game. */
export class Printed {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #references: References;
  readonly #printed: Declared["printed"];

  constructor(catalogue: Catalogue, game: string, references: References, declared: Declared) {
    this.#printed = declared.printed;
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
    const how = this.#printed[key];
    switch (how?.as) {
      case "effects":
        return effects.allOf(value as EffectData[]);
      case "goods":
        return this.#references.words(bundle(value as Amounts), []);
      case "counted":
        return lists.allOf(this.#counted(how.tag ?? "", value as Amounts));
      case "phrase":
        return this.#phrase(how, value as Args);
      case "one_of":
        return lists.oneOf(this.#names(tagOf(how, entry), value as string[]));
      case "all_of":
        return lists.allOf(this.#names(tagOf(how, entry), value as string[]));
      case "name":
        return this.#references.component(tagOf(how, entry), value as string);
      default:
        return plain(value);
    }
  }

  #counted(tag: string, amounts: Amounts): string[] {
    return Object.entries(amounts).map(([name, count]) =>
      this.#catalogue.format(messageId(this.#game, tag, name), { count }, "counted"),
    );
  }

  /** A table in words, by its kind; what stands under the key `each` is told as "for each". */
  #phrase(how: PrintedAs, data: Args): string {
    const variables: Record<string, Value> = {};
    for (const [key, value] of Object.entries(data)) variables[key] = plain(value);
    const each = how.each ?? "";
    if (data[each] !== undefined) {
      const message = messageId(this.#game, each, String(data[each]));
      variables[each] = this.#catalogue.format(message, {}, "each");
    }
    const message = messageId(this.#game, how.tag ?? "", String(data["kind"]));
    return this.#catalogue.format(message, variables);
  }

  #names(tag: string, ids: readonly string[]): string[] {
    return ids.map((id) => this.#references.component(tag, id));
  }
}

/** The tag of what is named: always the same, or told by another key of the entry. */
function tagOf(how: PrintedAs, entry: Args): string {
  return how.tag ?? String(entry[how.tag_in ?? ""]);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === "";
}

function bundle(amounts: Amounts): string {
  const goods = Object.entries(amounts).map(([name, amount]) => `${name}=${amount}`);
  return `bundle:${goods.join(",")}`;
}
