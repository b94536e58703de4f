// How the page reaches the service: over the network, or in a worker of the same browser.

/** The parts of a WebSocket that a table's socket uses. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Like `fetch`, for paths of the service. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A socket to a path of the service. */
  line(path: string): Line;
  /** Milliseconds that a new socket may take until it has joined. */
  readonly joinMs: number;
  isThere(): Promise<boolean>;
}

const network: Transport = {
  fetch: (path, init) => fetch(path, init),
  line(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`);
  },
  joinMs: 15_000,
  async isThere() {
    try {
      return (await fetch("/healthz", { cache: "no-store" })).ok;
    } catch {
      return false;
    }
  },
};

let chosen = network;

export function transport(): Transport {
  return chosen;
}

/** From now on, the service is reached this way. */
export function reachBy(other: Transport): void {
  chosen = other;
}
