// The service worker, which keeps the page's files and shows push messages (web/src/worker).

const ADDRESS = "/sw.js";
/** It waits, because a page that has just opened needs the connection. */
const LATER_MS = 5000;

/** Whether it is possible: browsers require https for it. */
export function canHaveWorker(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

export function startWorker(): void {
  if (!canHaveWorker()) return;
  // Readers who save data get the worker only when they ask for its functions.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => void registered().catch(() => undefined), LATER_MS);
}

export function registered(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ADDRESS);
}
