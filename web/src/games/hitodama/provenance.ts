// Where the data of a component come from, as the service tells of the pack.

import { request } from "../../lib/api";
import type { HitodamaContext } from "./view";
import type { PackAnswer } from "../../protocol";

/** By the fingerprint of the pack. */
const known = new Map<string, Map<string, string>>();
const asked = new Set<string>();

/** Asks once for each pack, "" being Mori's own; without an answer hover cards say nothing of it. */
export async function loadProvenance(pack = ""): Promise<void> {
  if (asked.has(pack)) return;
  asked.add(pack);
  try {
    const query = pack ? `?pack=${pack}` : "";
    const answer = await request<PackAnswer>("GET", `/api/packs/hitodama${query}`);
    const entries = new Map(
      answer.entries.map((entry) => [`${entry.table}/${entry.id}`, entry.provenance]),
    );
    known.set(answer.pack.fingerprint, entries);
  } catch {
    asked.delete(pack);
  }
}

/** To be spread into an explanation; nothing for a pack that the service has not told of yet. */
export function provenanceOf(
  ctx: HitodamaContext,
  table: string,
  id: string,
): { provenance?: string } {
  const { fingerprint } = ctx.info.pack;
  const entries = known.get(fingerprint);
  if (!entries) void loadProvenance(fingerprint);
  const provenance = entries?.get(`${table}/${id}`);
  return provenance ? { provenance: ctx.words.provenance(provenance) } : {};
}
