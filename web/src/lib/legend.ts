// Entries of a legend by where their words come from.

import type { LegendItem } from "./page";

/** Icons with a message of the pages each. */
export const own = (...icons: string[]): LegendItem[] =>
  icons.map((icon) => ({ icon, message: icon }));
/** Icons by the ids that name them. */
export const named = (tag: string, icons: Record<string, string>): LegendItem[] =>
  Object.entries(icons).map(([icon, id]) => ({ icon, ref: `${tag}:${id}` }));
/** Icons called as the ids are, after a prefix. */
export const same = (tag: string, prefix: string, ...ids: string[]): LegendItem[] =>
  ids.map((id) => ({ icon: `${prefix}${id}`, ref: `${tag}:${id}` }));
