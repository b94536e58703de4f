// Starts the service in this browser, and reaches it from now on.

import { reachBy } from "../lib/transport";
import { canHaveWorker, registered } from "../lib/worker";
import { WorkerTransport } from "./reach";
import { showProgress } from "./status.svelte";

let own: WorkerTransport | undefined;

/** The folder that holds the page, as its address. */
export function pageFolder(): string {
  return new URL(".", location.href).href.split("?")[0] ?? "";
}

export function startService(): void {
  own = new WorkerTransport(pageFolder());
  reachBy(own); // what is known beforehand can be read in any case
  // Elsewhere browsers give a page no locks, without which two tabs could undo each other's games.
  if (!isSecureContext || !navigator.locks) {
    showProgress({ step: "failed", code: "unsafe", detail: "" });
    return;
  }
  void own.start();
  void own.ready.then(keepFiles);
}

/** Keeps all files, so that the page opens without a connection: only now are they not in the way. */
function keepFiles(): void {
  if (canHaveWorker()) void registered().catch(() => undefined);
}

export function ownService(): WorkerTransport | undefined {
  return own;
}
