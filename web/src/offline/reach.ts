// Reaches the service in a worker of this browser, which all its tabs share.

import type { Line, Transport } from "../lib/transport";
import { channelName, type FromPage, type FromService, newName, pageLock } from "./messages";
import { RUNTIME } from "./runtime";
import { showProgress } from "./status.svelte";

/** A phone may need so long to start Python. */
const JOIN_MS = 180_000;
/** The code of a line that was lost because another tab took the tables over. */
const TAKEN_OVER = 1012;

type Unaddressed<T> = T extends unknown ? Omit<T, "page"> : never;

export class WorkerTransport implements Transport {
  readonly joinMs = JOIN_MS;
  readonly #folder: string;
  readonly #page = newName();
  readonly #channel: BroadcastChannel;
  readonly #answers = new Map<number, Answer>();
  readonly #lines = new Map<number, WorkerLine>();
  /** Once the service is there for the first time. */
  readonly ready: Promise<void>;
  #isReady: () => void = () => undefined;
  /** What is said before any worker listens: a channel keeps nothing. */
  readonly #unsaid: Unaddressed<FromPage>[] = [];
  #service = "";
  #latest = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.ready = new Promise((found) => {
      this.#isReady = found;
    });
    this.#channel = new BroadcastChannel(channelName(folder));
    this.#channel.onmessage = ({ data }: MessageEvent<FromPage | FromService>) => {
      if ("service" in data) this.#hear(data);
    };
  }

  /** Starts the worker of this tab, and says that the page is there. */
  async start(): Promise<void> {
    await new Promise<void>((held) => {
      const whileHere = () => new Promise(() => held());
      void navigator.locks.request(pageLock(this.#page), whileHere);
    });
    new Worker(new URL("./tables.ts", import.meta.url), { type: "module", name: this.#folder });
    this.#channel.postMessage({ kind: "hello", page: this.#page } satisfies FromPage);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const known = (init.method ?? "GET") === "GET" ? RUNTIME.answers[path] : undefined;
    if (known !== undefined) return fetch(new URL(known, this.#folder));
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const body = init.body ? await new Response(init.body).text() : "";
    const method = init.method ?? "GET";
    // From now on there is something to lose, so the browser is asked never to delete it.
    if (method === "POST" && path === "/api/tables") void navigator.storage?.persist?.();
    const answer = await this.#ask((id) => ({ kind: "request", id, method, path, headers, body }));
    if (answer.kind !== "answer") throw new TypeError(answer.kind);
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  }

  line(path: string): Line {
    this.#latest += 1;
    const line = new WorkerLine(this.#latest, (message) => {
      if (message.kind === "close") this.#lines.delete(message.line);
      this.#tell(message);
    });
    this.#lines.set(this.#latest, line);
    this.#tell({ kind: "open", line: this.#latest, path });
    return line;
  }

  async isThere(): Promise<boolean> {
    try {
      return (await fetch(this.#folder, { cache: "no-store" })).ok;
    } catch {
      return false;
    }
  }

  /** Everything that is kept, as a text. */
  async exported(): Promise<string> {
    return this.#text((id) => ({ kind: "export", id }));
  }

  /** Adds what such a text holds; returns the service's answer. */
  async addExported(text: string): Promise<string> {
    return this.#text((id) => ({ kind: "import", id, text }));
  }

  async #text(message: (id: number) => Unaddressed<FromPage>): Promise<string> {
    const answer = await this.#ask(message);
    if (answer.kind !== "text") throw new TypeError(answer.kind);
    return answer.text;
  }

  #ask(message: (id: number) => Unaddressed<FromPage>): Promise<Told> {
    this.#latest += 1;
    const id = this.#latest;
    return new Promise((found, failed) => {
      this.#answers.set(id, { found, failed });
      this.#tell(message(id));
    });
  }

  #tell(message: Unaddressed<FromPage>): void {
    if (this.#service === "") this.#unsaid.push(message);
    else this.#channel.postMessage({ ...message, page: this.#page });
  }

  #hear(message: FromService): void {
    if (this.#service !== message.service) this.#follow(message.service);
    if (message.kind === "progress") {
      showProgress(message.progress);
      if (message.progress.step === "ready") this.#isReady();
      return;
    }
    if (message.to !== this.#page) return;
    switch (message.kind) {
      case "answer":
      case "text":
        this.#answers.get(message.id)?.found(message);
        this.#answers.delete(message.id);
        return;
      case "heard":
        this.#lines.get(message.line)?.heard(message.text);
        return;
      case "closed":
        this.#lines.get(message.line)?.closed(message.code);
        this.#lines.delete(message.line);
        return;
    }
  }

  /** Another worker has the tables now: what the earlier one was asked gets no answer any more. */
  #follow(service: string): void {
    const isFirst = this.#service === "";
    this.#service = service;
    for (const message of this.#unsaid.splice(0)) this.#tell(message);
    if (isFirst) return;
    for (const { failed } of this.#answers.values()) failed(new TypeError("taken over"));
    this.#answers.clear();
    for (const line of this.#lines.values()) line.closed(TAKEN_OVER);
    this.#lines.clear();
  }
}

type Told = Extract<FromService, { kind: "answer" | "text" }>;

interface Answer {
  found(message: Told): void;
  failed(error: Error): void;
}

type Said = { kind: "say"; line: number; text: string } | { kind: "close"; line: number };

/** A socket to the worker. */
class WorkerLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly #number: number;
  readonly #tell: (message: Said) => void;

  constructor(number: number, tell: (message: Said) => void) {
    this.#number = number;
    this.#tell = tell;
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  send(text: string): void {
    this.#tell({ kind: "say", line: this.#number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#tell({ kind: "close", line: this.#number });
    this.closed(1000);
  }

  heard(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
