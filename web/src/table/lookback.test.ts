import { afterEach, expect, test, vi } from "vitest";
import { keepTokens } from "../lib/tokens";
import { stepOfFact, stepWith } from "./lookback";

const STEPS = [
  { step: 0, facts: ["set up", "round began"] },
  { step: 1, facts: [] },
  { step: 2, facts: ["moved"] },
];

test("a line of the log belongs to the step that told it", () => {
  expect(stepWith(STEPS, 0)).toBe(0);
  expect(stepWith(STEPS, 1)).toBe(0);
  expect(stepWith(STEPS, 2)).toBe(2);
});

test("what was taken back meanwhile is looked for at the end", () => {
  expect(stepWith(STEPS, 9)).toBe(2);
});

test("the steps are asked for with the eyes and the secret of the seat", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { headers }: RequestInit) => {
    asked.push([path, headers]);
    return Promise.resolve(new Response(JSON.stringify({ steps: STEPS })));
  });
  keepTokens("a b", { "1": "secret" });
  expect(await stepOfFact("a b", 1, 2)).toBe(2);
  expect(await stepOfFact("a b", null, 0)).toBe(0);
  expect(asked).toEqual([
    ["/api/tables/a%20b/replay?seat=1", { Authorization: "Bearer secret" }],
    ["/api/tables/a%20b/replay", {}],
  ]);
});

afterEach(() => vi.unstubAllGlobals());
