// The words of an icon.

import { sentenceCase } from "../words/lists";
import type { Words } from "../words/words";
import type { LegendItem } from "../lib/page";

export function wordsOf(item: LegendItem, words: Words): string {
  if (item.ref) return sentenceCase(words.ref(item.ref));
  const named = Object.entries(item.refs ?? {}).map(([key, ref]) => [key, words.ref(ref)] as const);
  return words.text(`web-pages-icon-${item.message}`, {
    ...item.args,
    ...Object.fromEntries(named),
  });
}
