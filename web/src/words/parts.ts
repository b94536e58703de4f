// Sentences in parts: the references of a sentence separate from the text around them, so that the
// page can put an icon next to one, or explain it.

import type { EffectData } from "../protocol";

/** A piece of a sentence. All texts together are the sentence. */
export interface Part {
  readonly text: string;
  /** What the text names, such as "tile:amber" or an effect; null for the words in between. */
  readonly ref: string | EffectData | null;
}

// A mark in a sentence stands for words that are inserted at the end. No text contains these two
// characters: Unicode reserves them for such use.
const OPEN = "\uFDD0";
const CLOSE = "\uFDD1";
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** The references of one sentence, collected while it is formed. */
export class Marks {
  readonly #kept: Part[] = [];

  /** Stores a reference with its words. Returns its mark for the sentence. */
  put(text: string, ref: string | EffectData): string {
    this.#kept.push({ text, ref });
    return `${OPEN}${this.#kept.length - 1}${CLOSE}`;
  }

  /** The parts of a sentence with marks. */
  split(sentence: string): Part[] {
    // Splitting by a pattern with a group gives texts and the group's matches alternately.
    return sentence
      .split(MARK)
      .map((text, at) => (at % 2 === 0 ? { text, ref: null } : this.#kept[Number(text)]))
      .filter((part): part is Part => part !== undefined && part.text !== "");
  }
}
