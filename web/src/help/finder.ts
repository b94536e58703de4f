// Finds the terms of a game in a sentence, in the forms of each language.

import type { Term } from "../words/words";

/** A piece of a text. All pieces together are the text. */
export interface Piece {
  text: string;
  term: Term | null;
}

export type Finder = (text: string) => readonly Piece[];

/** The cache is emptied after this many texts: a log repeats itself. */
const MOST_REMEMBERED = 2000;

/** Only the first occurrence of a term in a text is marked. */
export function finderOf(terms: readonly Term[]): Finder {
  const forms = terms
    .flatMap((term) => term.forms.map((form) => ({ form, term })))
    .sort((one, other) => other.form.length - one.form.length); // "river region" before "region"
  if (forms.length === 0) return (text) => [{ text, term: null }];
  const any = forms.map(({ form }) => `(${patternOf(form)})`).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
  const remembered = new Map<string, readonly Piece[]>();
  return (text) => {
    let pieces = remembered.get(text);
    if (!pieces) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      pieces = cut(text, pattern, (at) => forms[at]?.term ?? null);
      remembered.set(text, pieces);
    }
    return pieces;
  };
}

function cut(text: string, pattern: RegExp, termAt: (at: number) => Term | null): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<Term>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = termAt(match.slice(1).findIndex((group) => group !== undefined));
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), term: null });
    pieces.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), term: null });
  return pieces;
}

/** A form as a pattern: * for more letters, any space for a space, including a no-break one. */
function patternOf(form: string): string {
  return form
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "\\p{L}*")
    .replace(/\s+/g, "\\s+");
}
