// The words of an icon: its name, what it means, an example of it.

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

/** An icon as the legend shows it, or several that mean the same. Without meanings: their names. */
export interface Entry {
  icons: { icon: string; name: string }[];
  text: string;
  /** The rule to read on, if there is one. */
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

/** Neighbours that mean the same, together. */
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

/** Those whose words have what is searched for; all groups that still have any. */
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

/** Drawn as the table draws it, told as the table tells it. */
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
