// Entries of a legend, by the source of their words.

import type { EffectData } from "../protocol";
import type { Example, LegendItem } from "./page";

/** Icons with a message each in the pages' catalogue. */
export const own = (...icons: string[]): LegendItem[] =>
  icons.map((icon) => ({ icon, message: icon }));
/** Icons named by ids of the game. */
export const named = (tag: string, icons: Record<string, string>): LegendItem[] =>
  Object.entries(icons).map(([icon, id]) => ({ icon, ref: `${tag}:${id}` }));
/** Icons whose names are the ids after a prefix. */
export const same = (tag: string, prefix: string, ...ids: string[]): LegendItem[] =>
  ids.map((id) => ({ icon: `${prefix}${id}`, ref: `${tag}:${id}` }));
/** Icons with the same meaning. */
export const meaning = (means: string, items: LegendItem[]): LegendItem[] =>
  items.map((item) => ({ ...item, means }));
/** Icons with examples, by icon. */
export const shown = (examples: Record<string, Example>, items: LegendItem[]): LegendItem[] =>
  items.map((item) => {
    const example = examples[item.icon];
    return example ? { ...item, example } : item;
  });
/** An effect in the engine's form. */
export const effect = (
  kind: string,
  args: EffectData["args"] = {},
  ...parts: EffectData[]
): EffectData => ({ kind, args, parts, is_choice: kind === "choose_one" });
