// Texts and pictures that lie beside the scripts: words, icons. Each is fetched once, when it is
// first wanted.

import { chunk } from "./chunks.svelte";

const fetched = new Map<string, Promise<string>>();

export function fetchText(address: string): Promise<string> {
  return once(fetched, address, () => chunk(() => text(address)));
}

/** What is loaded under a key already; else it is loaded now. */
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
