// Where the data of a component come from, as the service tells of the pack.

import { request } from "../lib/api";
import type { TableContext } from "../lib/contract";
import type { PackAnswer } from "../protocol";

let known: Map<string, string> | null = null;

/** Ask once; without an answer hover cards say nothing of it. */
export async function loadProvenance(): Promise<void> {
  if (known) return;
  known = new Map();
  try {
    const pack = await request<PackAnswer>("GET", "/api/packs/hitodama");
    for (const entry of pack.entries) known.set(`${entry.table}/${entry.id}`, entry.provenance);
  } catch {
    known = null;
  }
}

/** To be spread into an explanation. Of another pack than Mori's own nothing is known here. */
export function provenanceOf(ctx: TableContext, table: string, id: string): { provenance?: string } {
  const provenance = ctx.info.pack.path_is_own ? known?.get(`${table}/${id}`) : undefined;
  return provenance ? { provenance: ctx.words.provenance(provenance) } : {};
}
