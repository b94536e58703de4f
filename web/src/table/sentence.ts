// The pieces of a sentence in one list: plain text as long as possible, and special parts. A log
// has hundreds of sentences, and each piece costs more than its letters.

import type { Finder } from "../help/finder";
import { cut } from "../words/catalogue";
import type { Part, Term } from "../words/words";

export type Piece =
  | { form: "text"; text: string }
  | { form: "side"; text: string }
  | { form: "term"; text: string; term: Term }
  /** No line break between an opening mark, icons and the first word after them. */
  | { form: "named"; opening?: string; text: string; icons: readonly string[] };

const OPENING = /[«„“‘(¿¡]\s?$/u;

/** A thing has its icons before its name, and names of sides stand out; in the rest the game's
 * terms are marked, once they are loaded. */
export function piecesOf(
  parts: readonly Part[],
  iconsOf: (ref: string) => readonly string[],
  finder: Finder | null,
): Piece[] {
  const pieces: Piece[] = [];
  const say = (all: string) => {
    for (const { text, term } of finder?.(all) ?? [{ text: all, term: null }]) {
      const last = pieces.at(-1);
      if (term) pieces.push({ form: "term", text, term });
      else if (last?.form === "text") last.text += text;
      else pieces.push({ form: "text", text });
    }
  };
  for (const { text, ref } of parts) {
    if (typeof ref === "string" && /^(seat|side):/.test(ref)) {
      pieces.push({ form: "side", text });
      continue;
    }
    const icons = typeof ref === "string" ? iconsOf(ref) : [];
    if (icons.length === 0) {
      say(text);
      continue;
    }
    const [first, rest] = cut(text, " ");
    const before = pieces.at(-1);
    const opening = (before?.form === "text" && OPENING.exec(before.text)?.[0]) || "";
    if (opening && before) before.text = before.text.slice(0, -opening.length);
    pieces.push({ form: "named", ...(opening ? { opening } : {}), text: first, icons });
    if (rest) say(` ${rest}`);
  }
  return pieces;
}
