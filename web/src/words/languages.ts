// The languages that Mori speaks, and how each is written: those with a `language.json` beside their
// catalogues. Python reads the same files (src/mori/words/languages.py, docs/adding-a-language.md).

/** What a language says of itself. */
interface Written {
  /** Its name in itself. */
  name: string;
  /** Words of one letter: no line ends with one of them. */
  short_words?: string;
}

const FILES = import.meta.glob<Written>("../../../src/mori/words/catalogues/*/language.json", {
  import: "default",
  eager: true,
});
const WRITTEN = new Map(
  Object.entries(FILES).map(([path, written]) => [path.split("/").at(-2) ?? "", written]),
);

/** The code of a language: "cs". */
export type Language = string;
export const FALLBACK: Language = "en";
/** English first, the others by their codes. */
export const LANGUAGES: readonly Language[] = [
  FALLBACK,
  ...[...WRITTEN.keys()].filter((code) => code !== FALLBACK).sort(),
];

/** A language's name in itself. */
export function languageName(language: Language): string {
  return WRITTEN.get(language)?.name ?? language;
}

/** Finds the words of one letter that a language ties to the next word; null if it ties none. */
export function shortWords(language: Language): RegExp | null {
  const letters = WRITTEN.get(language)?.short_words;
  if (!letters) return null;
  const both = letters.toUpperCase() + letters.toLowerCase();
  return new RegExp(`(?<![\\p{L}\\p{N}])([${both}]) (?=[^\\s(])`, "gu");
}
