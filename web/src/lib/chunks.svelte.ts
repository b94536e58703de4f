// Parts of the page are fetched when they are needed. One that cannot be fetched means that the
// service is away, or that the page has been built anew since. Then the whole page is loaded again as
// soon as the service answers: what matters is kept there and in the browser. Meanwhile it is told.

import { keep, kept } from "./store";

const TRY_MS = 1500;
/** A part that cannot be fetched though the service is there is a mistake, and is told as one. */
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

/** Whether a part is wanted that cannot be fetched yet. */
export function isPartMissing(): boolean {
  return isWaiting;
}

function hasJustComeBack(): boolean {
  const at = kept("came-back");
  return typeof at === "number" && Math.abs(Date.now() - at) < LEAST_BETWEEN_MS;
}

async function loadAgain(): Promise<never> {
  isWaiting = true;
  while (!(await isServiceThere())) await new Promise((resolve) => setTimeout(resolve, TRY_MS));
  keep("came-back", Date.now());
  location.reload();
  return new Promise<never>(() => undefined); // the page ends here
}

async function isServiceThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
