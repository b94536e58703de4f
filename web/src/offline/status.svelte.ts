// How far the service in this browser is, for the page.

import type { Progress } from "./messages";

let progress = $state.raw<Progress>({ step: "loading", loaded: 0, total: 1 });

export function serviceProgress(): Progress {
  return progress;
}

export function showProgress(now: Progress): void {
  progress = now;
}
