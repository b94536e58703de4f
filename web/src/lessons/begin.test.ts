import { beforeEach, expect, it, vi } from "vitest";
import { fakeStorage } from "../testing/browser";
import { hostKeysOf, keepHostKeys } from "../lib/tokens";
import { beginLesson, openWhereLeft } from "./begin";
import { keepProgress, progressIn } from "./progress";

const went = vi.hoisted(() => vi.fn());
vi.mock("../lib/router.svelte", () => ({ router: { go: went } }));

const kept = fakeStorage();

let asked: string[] = [];
let tables: string[] = [];
const LESSONS = { lessons: [{ id: "first", steps: [{}, {}, {}] }] };
let deleting: () => Promise<Response>;
const made = { table: { id: "new" }, tokens: { 0: "mine" }, host: "key", invitations: {} };
vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
  asked.push(`${method} ${path}`);
  if (method === "DELETE") return deleting();
  if (path === "/api/lessons/bitoku") return Promise.resolve(new Response(JSON.stringify(LESSONS)));
  if (method === "GET") {
    const isThere = tables.some((table) => path === `/api/tables/${table}`);
    return Promise.resolve(new Response("{}", { status: isThere ? 200 : 404 }));
  }
  return Promise.resolve(new Response(JSON.stringify(made)));
});

beforeEach(() => {
  kept.clear();
  asked = [];
  tables = [];
  went.mockClear();
  deleting = () => Promise.resolve(new Response("{}"));
});

it("creates a table and goes there", async () => {
  await beginLesson("bitoku", "first");
  expect(asked).toEqual(["POST /api/lessons"]);
  expect(progressIn("bitoku", "first")).toMatchObject({ table: "new", step: 0 });
  expect(went).toHaveBeenCalledExactlyOnceWith("/t/new");
});

it("begins again at the first step, and clears the table of the last time away", async () => {
  keepProgress("bitoku", "first", { table: "o/d", step: 4 });
  keepHostKeys("o/d", { host: "its key", invitations: {}, watch: null });
  deleting = () => Promise.reject(new TypeError("no connection")); // which does not matter
  await beginLesson("bitoku", "first");
  expect(asked).toEqual(["POST /api/lessons", "DELETE /api/tables/o%2Fd"]);
  expect(progressIn("bitoku", "first")).toMatchObject({ table: "new", step: 0 });
  expect(hostKeysOf("o/d")).toBeNull();
  expect(went).toHaveBeenCalledExactlyOnceWith("/t/new");
});

it("asks for nothing where the table of the last time is not its own", async () => {
  keepProgress("bitoku", "first", { table: "old", step: 4 });
  kept.set("mori.tokens", JSON.stringify({ old: { 0: "seat" } }));
  await beginLesson("bitoku", "first");
  expect(asked).toEqual(["POST /api/lessons"]);
  expect(kept.get("mori.tokens")).toBe(JSON.stringify({ new: { 0: "mine" } }));
});

it("goes on at the table of the last time", async () => {
  keepProgress("bitoku", "first", { table: "old", step: 1, steps: 3 });
  tables = ["old"];
  await openWhereLeft("bitoku", "first");
  expect(went).toHaveBeenCalledExactlyOnceWith("/t/old");
  expect(progressIn("bitoku", "first").step).toBe(1);
});

it("begins again where that table is gone, or the lesson was rewritten", async () => {
  keepProgress("bitoku", "first", { table: "old", step: 1, steps: 3, isDone: true });
  await openWhereLeft("bitoku", "first");
  expect(went).toHaveBeenLastCalledWith("/t/new");
  keepProgress("bitoku", "first", { table: "old", step: 1, steps: 4 });
  tables = ["old"];
  await openWhereLeft("bitoku", "first");
  expect(went).toHaveBeenLastCalledWith("/t/new");
  expect(progressIn("bitoku", "first")).toMatchObject({ table: "new", step: 0, isDone: true });
});
