// A fake browser for tests: a socket whose other end is the test, and storage.

import { vi } from "vitest";
import type { ServerMessage } from "../protocol";

/** A socket; the test plays the service. */
export class FakeSocket {
  static readonly OPEN = 1;
  /** All sockets since `fakeBrowser`, in order. */
  static made: FakeSocket[] = [];
  static get latest(): FakeSocket {
    const found = FakeSocket.made.at(-1);
    if (!found) throw new Error("no socket was opened");
    return found;
  }

  /** Whether the line works: pings are answered, and not kept. */
  static isAlive = true;

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  /** Requests for chains of answers, which come by themselves. */
  readonly reached: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message["type"] === "ping" && FakeSocket.isAlive) this.tell({ type: "pong" });
    else if (message["type"] === "reach") this.reached.push(message);
    else this.sent.push(message);
  }
  /** The page closes it; `drop` reports that it is closed. */
  close(): void {
    this.readyState = 3;
  }

  // -- the service's end

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A browser at this table that has these keys of seats. Returns the target of its window's events.
 * */
export function fakeBrowser(table: string, tokens: Record<string, string> = {}): EventTarget {
  FakeSocket.made = [];
  FakeSocket.isAlive = true;
  const window = new EventTarget();
  vi.stubGlobal("document", { visibilityState: "visible" });
  const saved = JSON.stringify({ [table]: tokens });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "mori.test", hash: "" });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  fakeStorage().set("mori.tokens", saved);
  return window;
}

/** Empty storage of a browser. */
export function fakeStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return kept;
}
