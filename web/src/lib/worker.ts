// The service worker, which keeps the page's files and shows push messages (web/src/worker).

import { isLineSlow, isMetered } from "./line";
import { IS_OFFLINE } from "./surroundings";

const ADDRESS = `${import.meta.env.BASE_URL}sw.js`;
/** It waits, because a page that has just opened needs the connection, and so does the table that
 * is opened next. */
const LATER_MS = 20_000;

/** Whether it is possible: browsers require https for it. */
export function canHaveWorker(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

export function startWorker(): void {
  // Where the service runs in this browser, it is started once the service is ready.
  if (!canHaveWorker() || IS_OFFLINE) return;
  setTimeout(() => {
    // It fetches the whole page. Readers with a slow line, or one that is paid for by what comes
    // over it, get the worker only when they ask for its functions.
    if (!isLineSlow() && !isMetered()) void registered().catch(() => undefined);
  }, LATER_MS);
}

export function registered(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ADDRESS);
}
