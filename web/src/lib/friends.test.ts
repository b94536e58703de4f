import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../protocol";
import { fakeStorage } from "../testing/browser";
import {
  askRematch,
  deleteTable,
  followTo,
  giveRights,
  handOver,
  invitationLink,
  invitedTo,
  inviteTo,
  leaveTable,
  listedTables,
  mayHandOver,
  seatBot,
  takeSeat,
  watchLink,
} from "./friends";
import { imported, keepImported } from "./imported";
import { hostKeysOf, invitationTo, keepHostKeys, keepSeat, keepTokens, tokensOf } from "./tokens";

interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

const HOST = { host: "the-key-of-the-host", invitations: { 1: "old", 2: "other" }, watch: "seen" };
let kept: Map<string, string>;
let sent: Sent[];

beforeEach(() => {
  kept = fakeStorage();
  sent = [];
  vi.stubGlobal("location", { origin: "https://mori.test" });
});
afterEach(() => vi.unstubAllGlobals());

/** The service answers requests in order; the last answer stays. */
function answering(...answers: unknown[]): void {
  vi.stubGlobal("fetch", (path: string, init: Omit<Sent, "path">) => {
    sent.push({ path, ...init });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

/** The request: the method, the address, the body and the key. */
function asked(): unknown[] {
  return sent.map(({ method, path, body, headers }) => [
    `${method} ${path}`,
    body ? (JSON.parse(body) as unknown) : null,
    Object.values(headers)
      .find((value) => value.startsWith("Bearer "))
      ?.slice(7) ?? null,
  ]);
}

it("asks which tables strangers may join, and what an invitation is to", async () => {
  answering({ tables: [{ id: "abc" }] }, { seat: 2 });
  expect(await listedTables()).toEqual([{ id: "abc" }]);
  expect(await invitedTo("a/b", "secret")).toEqual({ seat: 2 });
  expect(asked()).toEqual([
    ["GET /api/tables/listed", null, null],
    ["POST /api/tables/a%2Fb/invitation", { invitation: "secret" }, null],
  ]);
});

it("keeps the key of a seat that was taken, and the invitation is used up", async () => {
  kept.set("mori.invited", JSON.stringify({ abc: "secret", other: "stays" }));
  answering({ seat: 1, token: "mine" });
  await takeSeat("abc", 1, "Hana", "secret");
  const body = { seat: 1, name: "Hana", invitation: "secret" };
  expect(asked()).toEqual([["POST /api/tables/abc/seats", body, null]]);
  expect(tokensOf("abc")).toEqual({ 1: "mine" });
  expect([invitationTo("abc"), invitationTo("other")]).toEqual([null, "stays"]);
});

it.each([true, false])(
  "leaves all its seats; keys stay once the game is on: %s",
  async (started) => {
    keepTokens("abc", { 0: "first", 2: "third" });
    keepImported("abc");
    answering({});
    await leaveTable({ id: "abc", started } as TableInfo);
    expect(asked()).toEqual([
      ["POST /api/tables/abc/leave", null, "first"],
      ["POST /api/tables/abc/leave", null, "third"],
    ]);
    expect(tokensOf("abc")).toEqual(started ? { 0: "first", 2: "third" } : {});
    expect(imported()).toEqual(started ? ["abc"] : []);
  },
);

it("proposes another game as host, as a seat or as nobody", async () => {
  answering({ table: null, host: null, invitations: {} });
  keepTokens("abc", { 1: "mine" });
  expect(await askRematch("abc", 1)).toBeNull();
  expect(await askRematch("abc", 0)).toBeNull();
  expect(await askRematch("abc", null)).toBeNull();
  keepHostKeys("abc", HOST);
  expect(await askRematch("abc", 1)).toBeNull();
  const to = "POST /api/tables/abc/rematch";
  expect(asked()).toEqual([
    [to, null, "mine"],
    [to, null, null],
    [to, null, null],
    [to, null, HOST.host],
  ]);
});

it("is host of the rematch it opened, and not of one that others did", async () => {
  answering(
    { table: { id: "next" }, host: "its key", invitations: { 1: "for one" } },
    { table: { id: "theirs" }, host: null, invitations: {} },
  );
  expect(await askRematch("abc", null)).toBe("next");
  expect(hostKeysOf("next")).toEqual({
    host: "its key",
    invitations: { 1: "for one" },
    watch: null,
  });
  expect(await askRematch("abc", null)).toBe("theirs");
  expect(hostKeysOf("theirs")).toBeNull();
});

it("takes the seats in a rematch that are kept for its own", async () => {
  keepTokens("abc", { 0: "first", 2: "third" });
  answering({ seat: 1, token: "new first" }, { seat: 3, token: "new third" });
  await followTo("next", "abc");
  expect(asked()).toEqual([
    ["POST /api/tables/next/follow", null, "first"],
    ["POST /api/tables/next/follow", null, "third"],
  ]);
  expect(tokensOf("next")).toEqual({ 1: "new first", 3: "new third" });
});

it("creates a new link: the others stay", async () => {
  keepHostKeys("abc", HOST);
  answering({ invitation: "new" });
  await inviteTo("abc", 1);
  expect(asked()).toEqual([["POST /api/tables/abc/seats/1/invitation", null, HOST.host]]);
  expect(hostKeysOf("abc")).toEqual({ ...HOST, invitations: { 1: "new", 2: "other" } });
});

it("gives seats to bots", async () => {
  keepHostKeys("abc", HOST);
  answering({});
  await seatBot("abc", 2, "greedy");
  await handOver("abc", 1, null);
  expect(asked()).toEqual([
    ["POST /api/tables/abc/seats/2/bot", { bot: "greedy" }, HOST.host],
    ["POST /api/tables/abc/seats/1/handover", { bot: null }, HOST.host],
  ]);
});

it("keeps the key to watching where watching was what it decided", async () => {
  keepHostKeys("abc", HOST);
  answering({ watch: null }, { watch: "new key" });
  await giveRights("abc", { chat_open: false });
  expect(hostKeysOf("abc")?.watch).toBe("seen");
  await giveRights("abc", { watching: true });
  expect(hostKeysOf("abc")).toEqual({ ...HOST, watch: "new key" });
  expect(asked()).toEqual([
    ["POST /api/tables/abc/rights", { chat_open: false }, HOST.host],
    ["POST /api/tables/abc/rights", { watching: true }, HOST.host],
  ]);
});

it("deletes a table and forgets it", async () => {
  keepHostKeys("abc", HOST);
  keepTokens("abc", { 0: "first" });
  answering({});
  await deleteTable("abc");
  expect(asked()).toEqual([["DELETE /api/tables/abc", null, HOST.host]]);
  expect([hostKeysOf("abc"), tokensOf("abc")]).toEqual([null, {}]);
  await expect(deleteTable("abc")).rejects.toThrow("not the host of abc");
});

it("has what is secret where no server sees it", () => {
  expect(invitationLink("abc", "key")).toBe("https://mori.test/t/abc#join=key");
  expect(watchLink("abc", "key")).toBe("https://mori.test/t/abc#watch=key");
});

it("lets players who are not the host act for a late seat with their own key", async () => {
  keepSeat("abc", 2, "own key");
  answering({});
  await handOver("abc", 1, "greedy");
  expect(asked()).toEqual([
    ["POST /api/tables/abc/seats/1/handover", { bot: "greedy" }, "own key"],
  ]);
});

it("knows who may let a bot play for a late seat", () => {
  const away = () => true;
  const there = () => false;
  const table = { id: "abc", host_seat: 0 } as TableInfo;
  expect(mayHandOver(table, 1, [2], there)).toBe(false); // the host is there
  expect(mayHandOver(table, 1, [2], away)).toBe(true);
  expect(mayHandOver(table, 0, [2], there)).toBe(true); // the host is late
  expect(mayHandOver({ ...table, host_seat: null }, 1, [2], there)).toBe(true);
  expect(mayHandOver(table, 1, [1], away)).toBe(false); // oneself
  expect(mayHandOver(table, 1, [], away)).toBe(false); // a spectator
  keepHostKeys("abc", HOST);
  expect(mayHandOver(table, 1, [0], there)).toBe(true);
});
