// The service worker: keeps the page's files, and shows push messages.

import { addressOf, newsIn, noticeOf, windowAt } from "./news";
import { ShellKeeper, type Shell } from "./shell";

// The parts of a worker that are used here: TypeScript knows either pages or workers.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void };
  push: WorkerEvent & { data: { text(): string } | null };
  notificationclick: WorkerEvent & { notification: Notification };
}
interface Client {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

declare const __SHELL__: Shell; // the build inserts the list of files
const worker = globalThis as unknown as Worker;
const shell = new ShellKeeper(__SHELL__, new URL(".", location.href).href);

worker.addEventListener("install", (event) => event.waitUntil(shell.install()));
worker.addEventListener("activate", (event) => event.waitUntil(shell.activate()));
worker.addEventListener("fetch", (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data)));
});

async function show(text: string): Promise<void> {
  const news = newsIn(parsed(text));
  // Browsers require a notification for every push, parsable or not.
  if (news) await worker.registration.showNotification(news.title, noticeOf(news));
  else await worker.registration.showNotification("Mori");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function open(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windowAt(windows, address);
  await (found ? found.focus() : worker.clients.openWindow(address));
}
