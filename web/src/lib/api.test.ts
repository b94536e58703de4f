import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWords } from "../words/words";
import {
  forkTable,
  importRecord,
  makeTable,
  myTables,
  Refused,
  request,
  tableInfo,
  UNREACHABLE,
} from "./api";
import { complaint } from "./complaint";
import { fakeStorage } from "../testing/browser";
import { imported, keepImported } from "./imported";
import {
  allTokens,
  hostKeysOf,
  invitationTo,
  keepHostKeys,
  keepTokens,
  takeFromLink,
  tokensOf,
  watchKeyOf,
} from "./tokens";

interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

let kept: Map<string, string>;
let sent: Sent[];

beforeEach(() => {
  kept = fakeStorage();
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

function answering(answer: unknown, status = 200): void {
  vi.stubGlobal("fetch", (path: string, init: Omit<Sent, "path">) => {
    sent.push({ path, ...init });
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}

async function refusal(): Promise<unknown> {
  return request("GET", "/api/x").catch((error: unknown) => error);
}

it("asks with the token and the body that are given, and no other", async () => {
  answering({ ok: 1 });
  expect(await request("POST", "/api/x", { json: { a: 1 }, token: "secret" })).toEqual({ ok: 1 });
  expect(sent[0]).toMatchObject({ path: "/api/x", method: "POST", body: '{"a":1}' });
  expect(sent[0]?.headers).toEqual({
    "Content-Type": "application/json",
    Authorization: "Bearer secret",
  });
  await request("GET", "/api/y");
  expect([sent[1]?.headers, sent[1]?.body]).toEqual([{}, null]);
  await request("POST", "/api/z", { body: "{}" });
  expect([sent[2]?.headers, sent[2]?.body]).toEqual([{ "Content-Type": "application/json" }, "{}"]);
});

it("says what was refused, and that nobody answers", async () => {
  answering({ error: { code: "unknown_table", data: { id: 7 } } }, 404);
  expect(await refusal()).toMatchObject({ code: "unknown_table", data: { id: 7 } });
  for (const [answer, status] of [
    [null, 500],
    [null, 200],
  ] as const) {
    answering(answer, status);
    expect(await refusal()).toMatchObject({ code: UNREACHABLE });
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  expect(await refusal()).toBeInstanceOf(Refused);
});

it("puts a refusal into words, whatever the code", async () => {
  const words = await loadWords("en");
  const told = (code: string) => complaint(words, new Refused(code));
  for (const [onLine, message] of [
    [true, "web-unreachable"],
    [false, "web-offline"],
  ] as const) {
    vi.stubGlobal("navigator", { onLine });
    expect(told(UNREACHABLE)).toBe(words.text(message));
  }
  expect(told("nonsense")).toBe(words.text("web-refused", { code: "nonsense" }));
  expect(told("unknown_table")).toBe(words.error({ code: "unknown_table", data: {} }));
  expect(() => complaint(words, new Error("a bug"))).toThrow("a bug");
  const broken = {
    text: () => "",
    error: () => {
      throw new Error("a bug of the words");
    },
  };
  expect(() => complaint(broken as unknown as typeof words, new Refused("x"))).toThrow(
    "of the words",
  );
});

it("keeps the secrets of a table that was made", async () => {
  answering({ table: { id: "abc" }, tokens: { "0": "first", "2": "third" } });
  expect(await makeTable({} as Parameters<typeof makeTable>[0])).toBe("abc");
  expect(tokensOf("abc")).toEqual({ 0: "first", 2: "third" });
  expect(tokensOf("other")).toEqual({});
  keepTokens("other", { "0": "last" });
  expect(allTokens()).toEqual(["first", "third", "last"]);
  answering({ id: "a b" });
  await tableInfo("a b");
  expect(sent.at(-1)?.path).toBe("/api/tables/a%20b");
});

it("keeps the secrets of a table that goes on from another", async () => {
  answering({ table: { id: "new" }, tokens: { "1": "second" } });
  expect(await forkTable("a b", { step: 3 } as Parameters<typeof forkTable>[1])).toBe("new");
  expect([sent[0]?.path, tokensOf("new")]).toEqual(["/api/tables/a%20b/fork", { 1: "second" }]);
});

it("asks for no tables where it knows of none, else for the latest", async () => {
  const mine = (id: string, seats: number[], changed: string) => ({
    table: { id },
    mine: seats,
    changed,
  });
  answering({ tables: [mine("abc", [0], "2026-01-01")] });
  expect([await myTables(), sent.length]).toEqual([[], 0]);
  keepTokens("abc", { "0": "first" });
  expect(await myTables()).toEqual([mine("abc", [0], "2026-01-01")]);
  expect(JSON.parse(sent[0]!.body!)).toEqual({ tokens: ["first"], tables: [] });
  keepTokens("many", Object.fromEntries(Array.from({ length: 500 }, (_, at) => [at, `t${at}`])));
  const parts = [
    [mine("many", [1], "2026-01-02"), mine("abc", [0], "2026-01-01")],
    [mine("many", [0], "2026-01-02"), mine("new", [2], "2026-01-03")],
  ];
  vi.stubGlobal("fetch", (path: string, init: Omit<Sent, "path">) => {
    sent.push({ path, ...init });
    return Promise.resolve(new Response(JSON.stringify({ tables: parts.shift() ?? [] })));
  });
  expect(await myTables()).toEqual([
    mine("new", [2], "2026-01-03"),
    mine("many", [0, 1], "2026-01-02"),
    mine("abc", [0], "2026-01-01"),
  ]);
  const asked = sent.slice(1).map(({ body }) => JSON.parse(body!) as { tokens: string[] });
  expect(asked.map(({ tokens }) => tokens.length)).toEqual([100, 100, 100, 100, 100]);
  expect([asked[0]!.tokens[0], asked[4]!.tokens.at(-1)]).toEqual(["t0", "t499"]);
});

it("remembers games that came as files, each once and the latest last", async () => {
  answering({ table: { id: "game" }, tokens: {}, host: "its key", invitations: {} });
  expect(await importRecord(new Blob(["{}"]))).toBe("game");
  expect(imported()).toEqual(["game"]);
  expect(hostKeysOf("game")?.host).toBe("its key"); // so that it can be deleted
  keepImported("other");
  keepImported("game");
  expect(imported()).toEqual(["other", "game"]);
  answering({ tables: [] });
  await myTables(); // without a seat anywhere
  expect(JSON.parse(sent.at(-1)!.body!)).toEqual({
    tokens: ["its key"],
    tables: ["other", "game"],
  });
  kept.set("mori.imported", '{"not":"a list"}');
  expect(imported()).toEqual([]);
  kept.set("mori.imported", '["game",7,null]');
  expect(imported()).toEqual(["game"]);
});

it("bears with a browser that keeps nothing, or nonsense", () => {
  kept.set("mori.tokens", "{nonsense");
  expect(tokensOf("abc")).toEqual({});
  kept.set("mori.tokens", "null");
  expect(allTokens()).toEqual([]);
  kept.set("mori.tokens", '{"abc":{"0":7,"1":"good"}}');
  expect(tokensOf("abc")).toEqual({ 1: "good" });
  vi.stubGlobal("localStorage", undefined);
  expect(() => keepTokens("abc", { "0": "first" })).not.toThrow();
  expect(tokensOf("abc")).toEqual({});
});

it("takes secrets out of a link, and off the address", () => {
  const replaceState = vi.fn();
  const open = (hash: string): boolean => {
    vi.stubGlobal("history", { state: "state", replaceState });
    vi.stubGlobal("location", { hash, pathname: "/t/abc", search: "?a=1" });
    return takeFromLink("abc");
  };
  const secret = "s".repeat(16);
  keepTokens("abc", { "3": "kept" });
  expect([open("#about"), open(`#0=short&10=${secret}`)]).toEqual([false, false]);
  expect([tokensOf("abc"), replaceState.mock.calls]).toEqual([{ 3: "kept" }, []]);
  expect(open(`#0=${secret}&2=short`)).toBe(true);
  expect(tokensOf("abc")).toEqual({ 0: secret, 3: "kept" });
  expect(replaceState).toHaveBeenCalledWith("state", "", "/t/abc?a=1");
  // What the host already has is kept besides the key.
  keepHostKeys("abc", { host: "old", invitations: { 1: "i" }, watch: "w" });
  open(`#host=${secret}`);
  expect(hostKeysOf("abc")).toEqual({ host: secret, invitations: { 1: "i" }, watch: "w" });
  const [look, sit] = ["l".repeat(16), "j".repeat(16)];
  open(`#watch=${look}&join=${sit}`);
  expect([watchKeyOf("abc"), invitationTo("abc")]).toEqual([look, sit]);
  expect([watchKeyOf("other"), invitationTo("other")]).toEqual([null, null]);
});
