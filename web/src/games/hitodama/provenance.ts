// The provenance of a component's data, as the service tells it for the pack.

import { request } from "../../lib/api";
import type { HitodamaContext } from "./view";
import type { PackAnswer } from "../../protocol";

/** By the pack's fingerprint. */
const known = new Map<string, Map<string, string>>();
const asked = new Set<string>();

/** Loads it once for each pack ("" is Mori's own). Without an answer hover cards do not mention it.
 * */
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

/** To spread into an explanation; empty until the service has answered for the pack. */
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
