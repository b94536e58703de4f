// References: the tagged strings in facts, actions, prompts and reasons, and their words.

import type { EffectData } from "../protocol";
import { type Catalogue, cut, integer, LookupError, messageId, type Value } from "./catalogue";
import type { Declared } from "./declared";
import { Effects, isEffect, together } from "./effects";
import { Lists } from "./lists";
import { bundle, Names } from "./names";
import type { Marks } from "./parts";
import { type Args, type Components, Printed } from "./printed";
import { itemText, plain } from "./values";

/** What can be put into words: a tagged string, or an effect. */
export type Reference = string | EffectData;

/** Turns references of one game into words. `components` are those of a table. */
export class References {
  readonly lists: Lists;
  readonly effects: Effects;
  readonly printed: Printed;
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #names: Names;
  /** A cache of references whose words never change. */
  readonly #known = new Map<string, string>();

  constructor(catalogue: Catalogue, game: string, declared: Declared, components: Components) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.lists = new Lists(catalogue);
    this.effects = new Effects(catalogue, game, this.lists);
    const names = new Names(catalogue, game, this.lists, declared);
    this.#names = names;
    this.printed = new Printed(catalogue, game, this.lists, names, declared, components);
  }

  /** The words of one reference, or of an effect. */
  words(reference: Reference, names: readonly string[]): string {
    if (typeof reference !== "string") return this.effects.words(reference);
    const known = this.#known.get(reference);
    if (known !== undefined) return known;
    if (!reference.includes(":")) throw new LookupError(reference);
    const [tag, value] = cut(reference, ":");
    if (tag === "seat") return this.#seat(integer(value), names); // the names may change
    const found = this.#wordsOf(tag, value);
    this.#known.set(reference, found);
    return found;
  }

  #wordsOf(tag: string, value: string): string {
    if (tag === "bundle") return this.#bundle(value);
    if (tag === "counted") {
      const [of, amounts] = cut(value, ":");
      return this.lists.allOf(this.#names.goods(bundle(amounts), of));
    }
    if (/^\d+$/.test(value)) {
      return this.#format([tag], { number: Number(value) + 1 }); // people count from one
    }
    return this.component(tag, value);
  }

  /** The name of a component, or an attribute of its message. */
  component(tag: string, id: string, attribute = ""): string {
    if (!attribute) return this.printed.name(tag, id) ?? this.#names.known(tag, id);
    const own = messageId(this.#game, tag, id);
    const message = this.#catalogue.has(own) ? own : messageId(this.#game, tag, "unnamed");
    return this.#catalogue.format(message, { id }, attribute);
  }

  /** The variables of a sentence: references in words, their bare ids, absolute values of numbers.
   * */
  variables(args: Args, names: readonly string[], marks?: Marks): Record<string, Value> {
    const found: Record<string, Value> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "string" && value.includes(":")) {
        found[key] = this.#told(value, names, marks);
        found[`${key}-id`] = cut(value, ":")[1];
      } else if (Array.isArray(value)) {
        found[key] = this.#joined(value, names, marks);
      } else if (isEffect(value)) {
        const phrase = this.effects.words(value);
        found[key] = marks ? marks.put(phrase, value) : phrase;
      } else {
        found[key] = plain(value);
        // Losses are told without their sign.
        if (typeof value === "number") found[`${key}-size`] = Math.abs(value);
      }
    }
    return found;
  }

  /** A list of references or plain values, in words. */
  #joined(items: readonly unknown[], names: readonly string[], marks?: Marks): string {
    const effects = items.filter(isEffect);
    if (effects.length > 0) {
      const phrase = this.effects.allOf(effects);
      return marks ? marks.put(phrase, together(effects)) : phrase;
    }
    const texts = items.map(itemText);
    const isReference = (text: string): boolean => text.includes(":");
    const spoken = texts.map((text) => (isReference(text) ? this.words(text, names) : text));
    if (!marks) return this.lists.allOf(spoken);
    const told = texts.map((text) => (isReference(text) ? this.#told(text, names, marks) : text));
    return this.lists.allOf(told, spoken);
  }

  /** The words of a reference in a sentence, or its mark. */
  #told(reference: string, names: readonly string[], marks?: Marks): string {
    const [tag, value] = cut(reference, ":");
    if (tag === "bundle") return this.#bundle(value, marks);
    const text = this.words(reference, names);
    return marks ? marks.put(text, reference) : text;
  }

  #format(parts: readonly string[], args: Record<string, Value>): string {
    return this.#catalogue.format(messageId(this.#game, ...parts), args);
  }

  #seat(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.#catalogue.format("common-seat", { number: seat + 1 });
  }

  /** Goods: "berry=2,amber=1". In a sentence with parts, each kind is a part. */
  #bundle(value: string, marks?: Marks): string {
    const amounts = bundle(value);
    const goods = this.#names.goods(amounts);
    if (!marks) return this.lists.allOf(goods);
    const kinds = Object.entries(amounts);
    const told = goods.map((text, at) => marks.put(text, `bundle:${kinds[at]?.join("=")}`));
    return this.lists.allOf(told, goods);
  }
}
