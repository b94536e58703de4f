// The words of challenges: `web_challenge.ftl`, in a script for each language, loaded with the first
// challenge. Nothing that every page needs may import this.

import { chunk } from "../lib/chunks.svelte";
import { once } from "../lib/texts";
import { Catalogue, type Value } from "./catalogue";
import type { Language } from "./languages";

const FILES = import.meta.glob<string>("../../../src/mori/words/catalogues/*/web_challenge.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<ChallengeWords>>();

export class ChallengeWords {
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  text(message: string, args: Readonly<Record<string, Value>> = {}): string {
    return this.#catalogue.format(message, args);
  }
}

/** The words of challenges in a language. Loaded once. */
export function loadChallenges(language: Language): Promise<ChallengeWords> {
  return once(loaded, language, async () => {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
    const sources = await Promise.all(files.map(([, load]) => chunk(load)));
    return new ChallengeWords(new Catalogue(language, sources));
  });
}
