// What is printed on a component, in words, and its name, both from its entry in a view. An entry
// is plain data: numbers, ids, prices, effects. Its keys become the variables of
// `<game>-printed-<tag>`, and of `<game>-named-<tag>` for a component that is named by what it
// does. Values that are more than a number or a word are put into words here, as the game declares
// them (docs/words.md).

import type { EffectData } from "../protocol";
import { type Catalogue, cut, messageId, type Value } from "./catalogue";
import type { Declared, NamedBy, PrintedAs } from "./declared";
import { BRIEF, Effects } from "./effects";
import { type Lists, sentenceCase } from "./lists";
import type { Amounts, Names } from "./names";
import { plain } from "./values";

/** Arguments in the service's form. */
export type Args = Readonly<Record<string, unknown>>;

/** What is printed on the components of a table, by tag and id. */
export type Components = Readonly<Record<string, unknown>>;

/** Describes the components of one game. */
export class Printed {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #lists: Lists;
  readonly #names: Names;
  readonly #declared: Declared;
  readonly #components: Components;
  readonly #effects: Effects;
  readonly #brief: Effects;

  constructor(
    catalogue: Catalogue,
    game: string,
    lists: Lists,
    names: Names,
    declared: Declared,
    components: Components,
  ) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#lists = lists;
    this.#names = names;
    this.#declared = declared;
    this.#components = components;
    this.#effects = new Effects(catalogue, game, lists);
    this.#brief = new Effects(catalogue, game, lists, true);
  }

  /** Everything printed on a component. */
  words(tag: string, entry: Args): string {
    const message = messageId(this.#game, "printed", tag);
    return sentenceCase(this.#catalogue.format(message, this.#variables(tag, entry, null)));
  }

  /** The name of a component by what it does; null if no entry gives one. A reference may add
   * details after a second colon. */
  name(tag: string, reference: string): string | null {
    const [id] = cut(reference, ":");
    const named = this.#declared.named.get(tag);
    for (const family of named?.in ?? []) {
      const entries = this.#components[family] as Readonly<Record<string, Args>> | undefined;
      const entry = entries?.[id];
      if (!named || !entry) continue;
      const kind = named.by ? String(entry[named.by]) : tag;
      const message = messageId(this.#game, named.message, kind);
      return this.#catalogue.format(message, this.#variables(tag, entry, named));
    }
    return null;
  }

  /** An effect in the form for names. */
  brief(effect: EffectData): string {
    return this.#brief.words(effect);
  }

  #variables(tag: string, entry: Args, named: NamedBy | null): Record<string, Value> {
    const found: Record<string, Value> = {};
    for (const [key, value] of Object.entries(entry)) {
      const how = named?.keys[key] ?? this.#declared.printed[key];
      found[key] = this.#value(tag, value, entry, how, named !== null);
      if (how?.as === "name") found[`${key}-id`] = plain(value);
    }
    return found;
  }

  #value(
    tag: string,
    value: unknown,
    entry: Args,
    how: PrintedAs | undefined,
    isBrief: boolean,
  ): Value {
    if (isEmpty(value)) return "none";
    const lists = this.#lists;
    switch (how?.as) {
      case "effects":
        return (isBrief ? this.#brief : this.#effects).allOf(value as EffectData[]);
      case "goods":
        return lists.allOf(this.#names.goods(value as Amounts));
      case "letter":
        return String(value).toUpperCase();
      case "counted":
        return lists.allOf(this.#counted(how.tag ?? "", value as Amounts, isBrief));
      case "phrase":
        return this.#phrase(how, value as Args);
      case "one_of":
        return lists.oneOf(this.#each(tagOf(how, entry, tag), value as string[], isBrief));
      case "all_of":
        return lists.allOf(this.#each(tagOf(how, entry, tag), value as string[], isBrief));
      case "name":
        return this.#one(tagOf(how, entry, tag), value as string, isBrief);
      default:
        return plain(value);
    }
  }

  #counted(tag: string, amounts: Amounts, isBrief: boolean): string[] {
    return Object.entries(amounts).map(([name, count]) => {
      const message = messageId(this.#game, tag, name);
      const attribute = isBrief && this.#catalogue.has(message, BRIEF) ? BRIEF : "counted";
      return this.#catalogue.format(message, { count }, attribute);
    });
  }

  /** A table in words, by its kind; the value under the key `each` is told as "for each". */
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

  #each(tag: string, ids: readonly string[], isBrief: boolean): string[] {
    return ids.map((id) => this.#one(tag, id, isBrief));
  }

  /** The name from the catalogue: this is a kind or a place, not a component. */
  #one(tag: string, id: string, isBrief: boolean): string {
    const message = messageId(this.#game, tag, id);
    const hasBrief = isBrief && this.#catalogue.has(message, BRIEF);
    return hasBrief ? this.#catalogue.format(message, {}, BRIEF) : this.#names.known(tag, id);
  }
}

/** The tag for naming: another key's value, or the tag of the component. */
function tagOf(how: PrintedAs, entry: Args, own: string): string {
  return how.tag_in === undefined ? (how.tag ?? own) : String(entry[how.tag_in]);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === "";
}
