// What the tabs of one browser and the worker that holds their tables say to each other. They all
// hear one channel.

/** How far the service is. */
export type Progress =
  | { step: "loading"; loaded: number; total: number }
  | { step: "starting"; part: number }
  | { step: "ready"; isKept: boolean }
  | { step: "failed"; code: "newer" | "failed" | "unsafe"; detail: string };

export type FromPage = { page: string } & (
  | { kind: "hello" }
  | {
      kind: "request";
      id: number;
      method: string;
      path: string;
      headers: Record<string, string>;
      body: string;
    }
  | { kind: "open"; line: number; path: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "export"; id: number }
  | { kind: "import"; id: number; text: string }
);

export type FromService = { service: string } & (
  | { kind: "progress"; progress: Progress }
  | {
      kind: "answer";
      to: string;
      id: number;
      status: number;
      headers: Record<string, string>;
      body: Uint8Array<ArrayBuffer>;
    }
  | { kind: "text"; to: string; id: number; text: string }
  | { kind: "heard"; to: string; line: number; text: string }
  | { kind: "closed"; to: string; line: number; code: number }
);

/** The tables and their worker are one for each folder that holds the page. */
export function channelName(folder: string): string {
  return `mori ${folder}`;
}

/** A name that nobody else has; `randomUUID` is not everywhere. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join();
}

/** Held by the worker that has the tables; the next one waits for it. */
export function tablesLock(folder: string): string {
  return `mori tables ${folder}`;
}

/** Held by a page while it is there. */
export function pageLock(page: string): string {
  return `mori page ${page}`;
}
