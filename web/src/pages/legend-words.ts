// The words of an icon: its name, its meaning, an example.

import { gamePage } from "../lib/games";
import { glyphsOf } from "../lib/icons";
import type { Example, LegendGroup, LegendItem } from "../lib/page";
import { type Glyph, iconGlyph } from "../parts/strip";
import { sentenceCase } from "../words/lists";
import type { Meanings, Words } from "../words/words";

export function wordsOf(item: LegendItem, words: Words): string {
  if (item.ref) return sentenceCase(words.ref(item.ref));
  const named = Object.entries(item.refs ?? {}).map(([key, ref]) => [key, words.ref(ref)] as const);
  return words.text(`web-pages-icon-${item.message}`, {
    ...item.args,
    ...Object.fromEntries(named),
  });
}

/** An icon in the legend, or several with the same meaning. Without meanings: their names. */
export interface Entry {
  icons: { icon: string; name: string }[];
  text: string;
  /** The rule to read on, if any. */
  rule: string;
  example: { strip: Glyph[]; text: string } | null;
}

export interface EntryGroup {
  id: string;
  entries: Entry[];
}

export function entriesOf(
  groups: readonly LegendGroup[],
  words: Words,
  meanings: Meanings | null,
): EntryGroup[] {
  return groups.map(({ id, items }) => ({
    id,
    entries: alike(items).map((same) => {
      const [{ icon, means, example }] = same;
      const meaning = meanings?.icon(means ?? icon);
      return {
        icons: same.map((item) => ({ icon: item.icon, name: wordsOf(item, words) })),
        text: icon.startsWith("ui-")
          ? words.text(`web-pages-means-${icon}`)
          : (meaning?.text ?? ""),
        rule: meaning?.rule ?? "",
        example: example ? exampleOf(example, words) : null,
      };
    }),
  }));
}

type Some<T> = [T, ...T[]];

/** Groups neighbours with the same meaning. */
function alike(items: readonly LegendItem[]): Some<LegendItem>[] {
  const found: Some<LegendItem>[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && item.means !== undefined && (last[0].means ?? last[0].icon) === item.means)
      last.push(item);
    else found.push([item]);
  }
  return found;
}

/** The entries that match the search; groups without matches are left out. */
export function found(groups: EntryGroup[], isFound: (text: string) => boolean): EntryGroup[] {
  return groups
    .map(({ id, entries }) => ({
      id,
      entries: entries.filter(({ icons, text }) =>
        isFound(`${icons.map(({ name }) => name).join(" ")} ${text}`),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Drawn and described as on the table. */
function exampleOf(example: Example, words: Words): Entry["example"] {
  if ("effect" in example) {
    const text = sentenceCase(words.ref(example.effect));
    return { strip: gamePage(words.game).strip(example.effect), text };
  }
  const parts =
    "action" in example ? words.actionParts(example.action) : words.factParts(example.fact);
  const strip = parts.flatMap(({ ref }) =>
    typeof ref === "string"
      ? glyphsOf(words.game, ref).map(({ icon, n }) => iconGlyph(icon, n > 1 ? n : 0))
      : [],
  );
  return { strip, text: parts.map(({ text }) => text).join("") };
}
