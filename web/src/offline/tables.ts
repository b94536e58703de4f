// The worker that holds the tables of all tabs: it runs the service. Each tab has one, but only that
// with the lock starts; another takes over when its tab is closed.

import type { PyProxy } from "pyodide/ffi";
import { Keeper } from "./keeping";
import {
  channelName,
  type FromPage,
  type FromService,
  newName,
  pageLock,
  type Progress,
  tablesLock,
} from "./messages";
import { BUNDLE, SCRIPT, STDLIB, sitePackages, startPython, unpack, WASM } from "./python";
import { RUNTIME } from "./runtime";
import { Thinker } from "./thinking";

interface Bridge {
  request(method: string, path: string, headers: string, body: PyProxy): Promise<Answered>;
  open(line: number, path: string, told: (text: string, code: number) => void): void;
  say(line: number, text: string): void;
  close(line: number): void;
}
interface Answered extends PyProxy {
  toJs(): [number, string, Uint8Array<ArrayBuffer>];
}
interface Service {
  bridge: Bridge;
  exported(): string;
  add_exported(text: string): Promise<string>;
}
type WithoutService<T> = T extends unknown ? Omit<T, "service"> : never;

const folder = self.name;
const own = newName();
const channel = new BroadcastChannel(channelName(folder));
let progress: Progress = { step: "starting", part: 1 };

void navigator.locks.request(tablesLock(folder), async () => {
  const asked: FromPage[] = []; // until the service is there
  channel.onmessage = ({ data }: MessageEvent<FromPage | FromService>) => {
    if (!("page" in data)) return;
    if (data.kind === "hello") tell({ kind: "progress", progress });
    else asked.push(data);
  };
  show({ step: "loading", loaded: 0, total: size() });
  try {
    const service = await started();
    const pages = new Pages(service.service, service.bytes);
    channel.onmessage = ({ data }: MessageEvent<FromPage | FromService>) => {
      if ("page" in data) pages.hear(data);
    };
    show({ step: "ready", isKept: service.isKept });
    for (const each of asked) pages.hear(each);
  } catch (error) {
    const detail = String(error);
    show({ step: "failed", code: detail.includes("UnknownRevision") ? "newer" : "failed", detail });
  }
  await new Promise(() => undefined); // the lock is held as long as this worker lives
});

async function started() {
  let loaded = 0;
  const total = size();
  const starting = startPython(folder, (bytes) => {
    loaded += bytes;
    show(loaded < total ? { step: "loading", loaded, total } : { step: "starting", part: 1 });
  });
  const keeper = await Keeper.open(channelName(folder)).catch(() => null);
  const kept = (await keeper?.all()) ?? "";
  const python = await starting;
  show({ step: "starting", part: 2 });
  const revision = await keeper?.revision();
  if (revision && revision !== RUNTIME.revision) await unpack(python, RUNTIME.migrations, folder);
  const thinker = new Thinker(folder);
  const { start } = python.pyimport("mori.server.browser.starting") as {
    start(...args: unknown[]): Promise<Service>;
  };
  show({ step: "starting", part: 3 });
  const service = await start(
    `${sitePackages(python)}/home`,
    kept,
    async (rows: string) => (keeper ? await keeper.keep(rows) : ""),
    (job: string) => thinker.ask(job),
    () => thinker.end(),
  );
  const bytes = python.runPython("str.encode") as (text: string) => PyProxy;
  thinker.begin();
  return { service, bytes, isKept: keeper !== null };
}

/** How many bytes are loaded before the first game. */
function size(): number {
  const python = [STDLIB, `${WASM}.packed`, `${SCRIPT}.packed`].map(
    (file) => RUNTIME.python + file,
  );
  const files = [...python, RUNTIME.mori + BUNDLE];
  return files.reduce((sum, file) => sum + (RUNTIME.bytes[file] ?? 0), 0);
}

function show(now: Progress): void {
  progress = now;
  tell({ kind: "progress", progress });
}

function tell(message: WithoutService<FromService>): void {
  channel.postMessage({ ...message, service: own });
}

/** The pages in all tabs: their requests and lines. */
class Pages {
  readonly #service: Service;
  readonly #bytes: (text: string) => PyProxy;
  readonly #lines = new Map<string, Map<number, number>>(); // by page: its lines, as Python knows them
  #latest = 0;

  constructor(service: Service, bytes: (text: string) => PyProxy) {
    this.#service = service;
    this.#bytes = bytes;
  }

  hear(message: FromPage): void {
    const { page } = message;
    switch (message.kind) {
      case "hello":
        tell({ kind: "progress", progress });
        return;
      case "request":
        void this.#answer(message);
        return;
      case "open":
        this.#open(page, message.line, message.path);
        return;
      case "say": {
        const line = this.#lines.get(page)?.get(message.line);
        if (line !== undefined) this.#service.bridge.say(line, message.text);
        return;
      }
      case "close":
        this.#close(page, message.line);
        return;
      case "export":
        tell({ kind: "text", to: page, id: message.id, text: this.#service.exported() });
        return;
      case "import":
        void this.#service
          .add_exported(message.text)
          .then((text) => tell({ kind: "text", to: page, id: message.id, text }));
        return;
    }
  }

  async #answer(message: Extract<FromPage, { kind: "request" }>): Promise<void> {
    const { id, method, path, page } = message;
    const body = this.#bytes(message.body);
    const headers = JSON.stringify(message.headers);
    try {
      const answered = await this.#service.bridge.request(method, path, headers, body);
      const [status, told, found] = answered.toJs();
      answered.destroy();
      const given = JSON.parse(told) as Record<string, string>;
      tell({ kind: "answer", to: page, id, status, headers: given, body: found });
    } catch (error) {
      console.error(error);
      tell({ kind: "answer", to: page, id, status: 500, headers: {}, body: new Uint8Array() });
    } finally {
      body.destroy();
    }
  }

  #open(page: string, line: number, path: string): void {
    let lines = this.#lines.get(page);
    if (!lines) {
      lines = new Map();
      this.#lines.set(page, lines);
      // Granted as soon as the page is gone, however it went.
      void navigator.locks.request(pageLock(page), () => this.#forget(page));
    }
    this.#latest += 1;
    const number = this.#latest;
    lines.set(line, number);
    this.#service.bridge.open(number, path, (text, code) => {
      if (code === 0) tell({ kind: "heard", to: page, line, text });
      else {
        lines.delete(line);
        tell({ kind: "closed", to: page, line, code });
      }
    });
  }

  #close(page: string, line: number): void {
    const lines = this.#lines.get(page);
    const number = lines?.get(line);
    if (number === undefined) return;
    lines?.delete(line);
    this.#service.bridge.close(number);
  }

  #forget(page: string): void {
    for (const line of this.#lines.get(page)?.keys() ?? []) this.#close(page, line);
    this.#lines.delete(page);
  }
}
