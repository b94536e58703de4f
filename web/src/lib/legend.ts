// Entries of a legend by where their words come from.

import type { EffectData } from "../protocol";
import type { Example, LegendItem } from "./page";

/** Icons with a message of the pages each. */
export const own = (...icons: string[]): LegendItem[] =>
  icons.map((icon) => ({ icon, message: icon }));
/** Icons by the ids that name them. */
export const named = (tag: string, icons: Record<string, string>): LegendItem[] =>
  Object.entries(icons).map(([icon, id]) => ({ icon, ref: `${tag}:${id}` }));
/** Icons called as the ids are, after a prefix. */
export const same = (tag: string, prefix: string, ...ids: string[]): LegendItem[] =>
  ids.map((id) => ({ icon: `${prefix}${id}`, ref: `${tag}:${id}` }));
/** Icons that all mean the same. */
export const meaning = (means: string, items: LegendItem[]): LegendItem[] =>
  items.map((item) => ({ ...item, means }));
/** Icons with examples of them, by icon. */
export const shown = (examples: Record<string, Example>, items: LegendItem[]): LegendItem[] =>
  items.map((item) => {
    const example = examples[item.icon];
    return example ? { ...item, example } : item;
  });
/** An effect as the engine has it. */
export const effect = (
  kind: string,
  args: EffectData["args"] = {},
  ...parts: EffectData[]
): EffectData => ({ kind, args, parts, is_choice: kind === "choose_one" });
