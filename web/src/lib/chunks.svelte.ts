// Parts of the page are loaded when they are needed. If one cannot be loaded, the service is away,
// or the page has been rebuilt. Then the whole page reloads as soon as the service answers;
// everything that matters is kept there and in the browser. Until then the page says so.

import { keep, kept } from "./store";
import { transport } from "./transport";

const TRY_MS = 1500;
/** A part that cannot be loaded although the service is there is a bug, and is shown as one. */
const LEAST_BETWEEN_MS = 10_000;

export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (hasJustComeBack()) throw error;
    comeBack ??= loadAgain();
    return await comeBack;
  }
}

let comeBack: Promise<never> | undefined;
let isWaiting = $state(false);

/** Whether a needed part cannot be loaded yet. */
export function isPartMissing(): boolean {
  return isWaiting;
}

function hasJustComeBack(): boolean {
  const at = kept("came-back");
  return typeof at === "number" && Math.abs(Date.now() - at) < LEAST_BETWEEN_MS;
}

async function loadAgain(): Promise<never> {
  isWaiting = true;
  while (!(await transport().isThere()))
    await new Promise((resolve) => setTimeout(resolve, TRY_MS));
  keep("came-back", Date.now());
  location.reload();
  return new Promise<never>(() => undefined); // the page reloads now
}
