// A text of the page that cannot be loaded: the page says so, waits, and never uses it as words.

import { beforeEach, expect, it, vi } from "vitest";
import { isPartMissing } from "../lib/chunks.svelte";
import { loadLessons, loadMeanings, loadWords } from "./words";

const REAL = globalThis.fetch;
const store = new Map<string, string>();
/** The answers for texts of the page, and whether the service is there. */
let status: number | "away";
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string) => {
    if (status === "away") return Promise.reject(new TypeError("no connection"));
    if (path === "/healthz") return Promise.resolve(new Response(""));
    return status === 200 ? REAL(path) : Promise.resolve(new Response("a = b", { status }));
  });
});

it("just after the page has come back, a missing text is a mistake that is told", async () => {
  store.set("mori.came-back", JSON.stringify(Date.now()));
  status = 404;
  await expect(loadWords("en", "hitodama")).rejects.toThrow("404");
  await expect(loadMeanings("en", "hitodama")).rejects.toThrow("404");
  status = 200;
  expect((await loadWords("en", "hitodama")).text("common-nothing")).toBe("nothing");
  expect((await loadMeanings("en", "hitodama")).terms.length).toBeGreaterThan(0);
});

it("lessons are fetched beside the page, and asked for where the page has none", async () => {
  status = 200;
  const title = "A round in the ring";
  expect((await loadLessons("en", "hitodama")).title("ring")).toBe(title);
  const answer = { sources: ["house-lesson-first = The first"], names: {} };
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer))));
  vi.stubGlobal("fetch", asked);
  expect((await loadLessons("en", "house")).title("first")).toBe("The first");
  expect(asked).toHaveBeenCalledTimes(1);
});

it("without a connection the page says so, and is loaded again with the connection", async () => {
  store.clear();
  status = "away";
  void loadWords("cs", "hitodama");
  await vi.advanceTimersByTimeAsync(4000);
  expect([isPartMissing(), reload.mock.calls.length]).toEqual([true, 0]);
  status = 200;
  await vi.advanceTimersByTimeAsync(4000);
  expect(reload).toHaveBeenCalledTimes(1);
});
