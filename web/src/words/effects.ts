// Effects in words: a phrase for what a card, tile or space gives.
//
// The catalogues have a phrase for each kind of effect and none for a card. All phrases are what
// one gets ("3 movement points"), so that any of them can stand in a list. In a name they are brief:
// a phrase that has an attribute `.brief` is told by it.

import type { EffectData } from "../protocol";
import { type Catalogue, LookupError, messageId, type Value } from "./catalogue";
import type { Lists } from "./lists";

const BARE = ["all_of", "choose_one"]; // their parts, joined, are all they say
/** The attribute of what a name says in fewer words. */
export const BRIEF = "brief";

/** Spells out the effects of one game. */
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

  /** The phrase of several effects that all belong to one card, tile or space. */
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
    if (!effect.is_choice || parts.length < 2) {
      const phrases = parts.map((part) => this.words(part));
      return parts.some(isCompound) ? this.#lists.series(phrases) : this.#lists.allOf(phrases);
    }
    const discount = sharedDiscount(parts);
    if (discount) return this.#cheaper(parts, discount);
    const options = parts.map((part) => {
      const phrase = this.words(part);
      return isCompound(part) ? this.#lists.group(phrase) : phrase;
    });
    return this.#lists.oneOf(options);
  }

  /** Purchases to choose from that all have the same discount: it is said once. */
  #cheaper(parts: readonly EffectData[], discount: Value): string {
    const phrases = parts.map(({ kind, args }) => this.words(made(kind, { ...args, discount: 0 })));
    const message = messageId(this.#game, "effect", "cheaper");
    return this.#text(message, { list: this.#lists.oneOf(phrases), discount });
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

/** The discount that several purchases have in common; 0 if there is none. */
function sharedDiscount(parts: readonly EffectData[]): Value {
  const found = new Set(parts.map((part) => part.args["discount"] ?? 0));
  const [discount = 0] = found;
  return parts.length > 1 && found.size === 1 ? discount : 0;
}

/** A bare connector around a single part is that part. */
function unwrapped(effect: EffectData): EffectData {
  const [part] = effect.parts;
  if (!part || !BARE.includes(effect.kind) || effect.parts.length > 1) return effect;
  return unwrapped(part);
}
