// Sentences in parts: the references of a sentence apart from the text around them, so that the
// page can put an icon beside one, or explain it.

import type { EffectData } from "../protocol";

/** A piece of a sentence. All texts together are the sentence. */
export interface Part {
  readonly text: string;
  /** What the text names, such as "tile:amber" or an effect; null for the words in between. */
  readonly ref: string | EffectData | null;
}

// A mark stands in a sentence for words that are put in at the end. These two signs are in no
// text: Unicode keeps them for such use.
const OPEN = "\uFDD0";
const CLOSE = "\uFDD1";
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** The references of one sentence, kept aside while it is made. */
export class Marks {
  readonly #kept: Part[] = [];

  /** Keeps a reference with its words; what stands for it in the sentence. */
  put(text: string, ref: string | EffectData): string {
    this.#kept.push({ text, ref });
    return `${OPEN}${this.#kept.length - 1}${CLOSE}`;
  }

  /** The parts of a sentence with marks. */
  split(sentence: string): Part[] {
    // Splitting by a pattern with a group gives texts and what the group caught, in turn.
    return sentence
      .split(MARK)
      .map((text, at) => (at % 2 === 0 ? { text, ref: null } : this.#kept[Number(text)]))
      .filter((part): part is Part => part !== undefined && part.text !== "");
  }
}
