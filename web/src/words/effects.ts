// Effects in words: a phrase for what a card, tile or space gives. The catalogues have a phrase for
// each kind of effect and none for single cards. All phrases name what the player gets ("3 Movement
// Points"), so that any of them can be in a list. Names use the shorter attribute `.brief` of a
// phrase, if it has one.

import type { EffectData } from "../protocol";
import { type Catalogue, LookupError, messageId, type Value } from "./catalogue";
import type { Lists } from "./lists";

const BARE = ["all_of", "choose_one"]; // kinds whose phrase is only the list of their parts
/** The attribute with fewer words, for names. */
export const BRIEF = "brief";
/** The attribute of a purchase whose price is told elsewhere. */
const UNPRICED = "bare";

/** Describes the effects of one game. */
export class Effects {
  readonly #catalogue: Catalogue;
  readonly #game: string;
  readonly #lists: Lists;
  readonly #isBrief: boolean;

  constructor(catalogue: Catalogue, game: string, lists: Lists, isBrief = false) {
    this.#catalogue = catalogue;
    this.#game = game;
    this.#lists = lists;
    this.#isBrief = isBrief;
  }

  /** The phrase of an effect. */
  words(wrapped: EffectData): string {
    const effect = unwrapped(wrapped);
    if (effect.kind === "resource") {
      const { resource, n } = effect.args;
      if (n === undefined) throw new LookupError(effect.kind);
      const message = messageId(this.#game, "resource", String(resource));
      return this.#text(message, { count: n }, "counted");
    }
    if (BARE.includes(effect.kind)) {
      return effect.parts.length > 0 ? this.#parts(effect) : this.#format("none", effect);
    }
    return this.#format(effect.kind, effect);
  }

  /** The phrase of several effects that belong to one card, tile or space. */
  allOf(effects: readonly EffectData[]): string {
    return this.words(together(effects));
  }

  #format(name: string, effect: EffectData): string {
    const { args, parts } = effect;
    const variables = parts.length > 0 ? { ...args, list: this.#parts(effect) } : args;
    return this.#text(messageId(this.#game, "effect", name), variables);
  }

  #text(message: string, args: Readonly<Record<string, Value>>, attribute = ""): string {
    const isBrief = this.#isBrief && this.#catalogue.has(message, BRIEF);
    return this.#catalogue.format(message, args, isBrief ? BRIEF : attribute);
  }

  #parts(effect: EffectData): string {
    const parts = effect.parts.map(unwrapped);
    const isCompound = (part: EffectData): boolean => part.parts.length > 1;
    const discounts = parts.map((part) => part.args["discount"]);
    const [discount] = discounts;
    // Purchases tell their discount, even if it is 0.
    if (parts.length > 1 && discount !== undefined && !discounts.includes(undefined)) {
      if (!effect.is_choice && !BARE.includes(effect.kind)) {
        return this.#lists.allOf(parts.map((part) => this.#unpriced(part))); // it mentions prices
      }
      if (effect.is_choice && discounts.every((other) => other === discount)) {
        return this.#priced(parts, discount);
      }
    }
    if (!effect.is_choice || parts.length < 2) {
      const phrases = parts.map((part) => this.words(part));
      return parts.some(isCompound) ? this.#lists.series(phrases) : this.#lists.allOf(phrases);
    }
    const options = parts.map((part) => {
      const phrase = this.words(part);
      return isCompound(part) ? this.#lists.group(phrase) : phrase;
    });
    return this.#lists.oneOf(options);
  }

  /** Purchases to choose from with the same discount or none, which is told once. */
  #priced(parts: readonly EffectData[], discount: Value): string {
    const list = this.#lists.oneOf(parts.map((part) => this.#unpriced(part)));
    return this.#text(messageId(this.#game, "effect", "priced"), { list, discount });
  }

  /** A purchase without its price, which is told for several purchases together. */
  #unpriced({ kind, args }: EffectData): string {
    const message = messageId(this.#game, "effect", kind);
    return this.#text(message, { ...args, discount: 0 }, UNPRICED);
  }
}

/** An effect as data. */
export function made(
  kind: string,
  args: EffectData["args"] = {},
  parts: readonly EffectData[] = [],
): EffectData {
  return { kind, args, parts: [...parts], is_choice: false };
}

/** Several effects as one. */
export function together(effects: readonly EffectData[]): EffectData {
  const [first] = effects;
  return first && effects.length === 1 ? first : made("all_of", {}, effects);
}

/** Whether an argument of a sentence is an effect. */
export function isEffect(value: unknown): value is EffectData {
  return typeof value === "object" && value !== null && "is_choice" in value;
}

/** A connector around a single part is replaced by that part. */
function unwrapped(effect: EffectData): EffectData {
  const [part] = effect.parts;
  if (!part || !BARE.includes(effect.kind) || effect.parts.length > 1) return effect;
  return unwrapped(part);
}
