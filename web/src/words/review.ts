// The words of reviews: their file, loaded with the first one, apart from those of the page.

import { chunk } from "../lib/chunks.svelte";
import { once } from "../lib/texts";
import { Catalogue, LookupError } from "./catalogue";
import { declared } from "./declared";
import type { Language } from "./languages";
import { Words } from "./sentences";

const FILES = import.meta.glob<string>("../../../src/mori/words/catalogues/*/web_review.ftl", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<string, Promise<Words>>();

/** The words of reviews in a language, without those of the rest of the page. Loaded once. */
export function loadReviewWords(language: Language): Promise<Words> {
  return once(loaded, language, () => load(language));
}

async function load(language: Language): Promise<Words> {
  const path = Object.keys(FILES).find((each) => each.includes(`/${language}/`)) ?? "";
  const file = FILES[path];
  if (!file) throw new LookupError(language);
  return new Words(language, "", new Catalogue(language, [await chunk(file)]), declared({}));
}
