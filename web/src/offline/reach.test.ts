import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromPage, FromService } from "./messages";

vi.stubGlobal("__RUNTIME__", { version: "1", answers: { "/api/games": "answers/1.json" } });
const { WorkerTransport } = await import("./reach");

/** The channel of all tabs: what is posted reaches the others at once. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) other.onmessage?.({ data });
  }
}

const FOLDER = "https://mori.test/games/";
let heard: FromPage[];
let service: FakeChannel;

function tell(message: Record<string, unknown>): void {
  service.postMessage(message as unknown as FromService);
}

beforeEach(() => {
  FakeChannel.all = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("CloseEvent", class extends Event {});
  vi.stubGlobal("WebSocket", { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
  vi.stubGlobal("navigator", {});
  service = new FakeChannel();
  heard = [];
  service.onmessage = ({ data }) => heard.push(data as FromPage);
});
afterEach(() => vi.unstubAllGlobals());

describe("the service in a worker", () => {
  it("gets what was asked before it was there, and answers", async () => {
    const transport = new WorkerTransport(FOLDER);
    const answer = transport.fetch("/api/tables", { method: "POST", body: "{}" });
    await Promise.resolve();
    expect(heard).toEqual([]);
    tell({ service: "a", kind: "progress", progress: { step: "starting", part: 1 } });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const [asked] = heard;
    if (asked?.kind !== "request") throw new Error("nothing was asked");
    const body = new TextEncoder().encode("[]");
    const { page: to, id } = asked;
    tell({ service: "a", kind: "answer", to, id, status: 201, headers: {}, body });
    expect((await answer).status).toBe(201);
  });

  it("is another one when another tab takes over: lines are lost, requests fail", async () => {
    const transport = new WorkerTransport(FOLDER);
    tell({ service: "a", kind: "progress", progress: { step: "ready", isKept: true } });
    const line = transport.line("/api/tables/x/live");
    const closed = vi.fn();
    line.onclose = closed;
    const answer = transport.fetch("/api/tables/x");
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    tell({ service: "b", kind: "progress", progress: { step: "starting", part: 1 } });
    expect(closed).toHaveBeenCalledOnce();
    await expect(answer).rejects.toThrow();
  });

  it("is not asked for what is known beforehand", async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response("[]")));
    vi.stubGlobal("fetch", fetched);
    const transport = new WorkerTransport(FOLDER);
    await transport.fetch("/api/games");
    expect(fetched).toHaveBeenCalledWith(new URL("answers/1.json", FOLDER));
    expect(heard).toEqual([]);
  });
});
