// Asks what the service offers, where nobody has asked for its games before.

import { untrack } from "svelte";
import { games, offers } from "./offers.svelte";

export function needOffers(): void {
  if (untrack(offers).friends === undefined) games().catch(() => undefined); // again with the next
}
