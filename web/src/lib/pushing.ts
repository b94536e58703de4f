// Notifications while the page is closed (docs/protocol.md, /api/push). A browser gets them for all
// seats whose keys it has.

import type { PushDevice, PushKey } from "../protocol";
import { MOST_ASKED, request } from "./api";
import { offers } from "./offers.svelte";
import { settings, type Notice } from "./settings.svelte";
import { sha256 } from "./sha256";
import { keep, kept } from "./store";
import { seatTokens } from "./tokens";
import { canHaveWorker, registered } from "./worker";

/** The service may have forgotten this browser, so it is registered again after this time. */
const AGAIN_MS = 24 * 3600 * 1000;
const TOLD = "pushed";

/** Why notifications are impossible. */
export type Trouble = "denied" | "missing" | "failed";

export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

export function canPush(): boolean {
  return offers().notices === true && canNotify() && canHaveWorker() && "PushManager" in globalThis;
}

/** Asks the browser for what the reader wants; if it refuses, everything stays the same. */
export async function chooseNotice(wanted: Notice): Promise<Trouble | null> {
  if (wanted !== "off" && (await Notification.requestPermission()) !== "granted") return "denied";
  try {
    if (wanted === "push" && !(await subscribe())) return "missing";
    if (wanted !== "push" && settings.notice === "push") await end();
  } catch {
    return "failed";
  }
  settings.notice = wanted; // an effect registers with the service
  return null;
}

/** Registers this browser's seats with the service, unless that was done already. */
export async function sync(): Promise<void> {
  if (Notification.permission !== "granted") {
    settings.notice = "off"; // revoked in the browser
    return;
  }
  const old = await subscription();
  if (old && isTold(markOf(deviceOf(old)))) return;
  const current = await subscribe();
  if (!current) return;
  const device = deviceOf(current);
  await request("POST", "/api/push", { json: device, isLast: true });
  keep(TOLD, { mark: markOf(device), at: Date.now() });
}

async function end(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  keep(TOLD, null);
  await request("POST", "/api/push/end", { json: { endpoint: found.endpoint } });
  await found.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription with the service's key; null if the service has none. */
async function subscribe(): Promise<PushSubscription | null> {
  const { key } = await request<PushKey>("GET", "/api/push");
  if (key === null) return null;
  const { pushManager } = await active();
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) === key) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The service worker, once it is active. */
async function active(): Promise<ServiceWorkerRegistration> {
  const registration = await registered();
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(registration);
      else if (coming.state === "redundant") reject(new Error(coming.state));
    });
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function deviceOf(found: PushSubscription): PushDevice {
  const { p256dh = "", auth = "" } = found.toJSON().keys ?? {};
  return {
    endpoint: found.endpoint,
    p256dh,
    auth,
    language: settings.language,
    tokens: seatTokens().slice(-MOST_ASKED),
    remind_hours: settings.reminder,
  };
}

function markOf(device: PushDevice): string {
  return sha256(JSON.stringify(device));
}

function isTold(mark: string): boolean {
  const told = kept(TOLD) as { mark?: unknown; at?: unknown } | null;
  const age = Date.now() - Number(told?.at);
  return told?.mark === mark && age >= 0 && age < AGAIN_MS;
}
