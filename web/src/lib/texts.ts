// Texts and pictures next to the scripts, such as words and icons. Each is loaded once, when it is
// first needed.

import { chunk } from "./chunks.svelte";

const fetched = new Map<string, Promise<string>>();

export function fetchText(address: string): Promise<string> {
  return once(fetched, address, () => chunk(() => text(address)));
}

/** The value loaded under a key, or else loads it now. */
export function once<T>(
  kept: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = load();
    kept.set(key, found);
    found.catch(() => kept.delete(key)); // the network may be back next time
  }
  return found;
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
