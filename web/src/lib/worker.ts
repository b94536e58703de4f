// The worker that keeps the page's files and shows what is pushed (web/src/worker).

const ADDRESS = "/sw.js";
/** Whoever has just come has better use for the line. */
const LATER_MS = 5000;

/** Whether there can be one: browsers want https for it. */
export function canHaveWorker(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

export function startWorker(): void {
  if (!canHaveWorker()) return;
  // A reader who wants to save data has the worker only for what was asked for.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => void registered().catch(() => undefined), LATER_MS);
}

export function registered(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ADDRESS);
}
