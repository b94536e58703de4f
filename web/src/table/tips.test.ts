import { beforeEach, expect, it, vi } from "vitest";
import { tipMemory } from "../lessons/tipmemory.svelte";
import { settings } from "../lib/settings.svelte";
import { Tips, type TipsTable } from "./tips.svelte";

const kept = vi.hoisted(() => {
  const found = new Map<string, string>([
    ["mori.tips", '{"closed": ["hitodama/old", 3], "finished": "no list"}'],
  ]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => found.get(key) ?? null,
    setItem: (key: string, value: string) => found.set(key, value),
  });
  return found;
});
vi.mock("../lib/settings.svelte", () => ({ settings: { tips: "first" } }));
vi.mock("../words/words", () => ({
  loadTips: () =>
    Promise.resolve({
      has: (tip: string) => tip !== "unsaid",
      said: (tip: string) => `said ${tip}`,
    }),
}));

const tip = (id: string) => ({ id, lit: [`at-${id}`], rules: [] });

class Table {
  game = "hitodama";
  seat: number | null = 0;
  isCatchingUp = false;
  course = { state: { tips: ["unsaid", "goal", "cards"].map(tip) } };
  lesson = { isGiven: false, highlighted: new Set(["looked"]) };
  notify = vi.fn();
  words = { text: (message: string) => message };
}

/** The state is not reactive here: new tips read it again. */
async function at(table: Table): Promise<Tips> {
  const tips = new Tips(table as unknown as TipsTable);
  await tips.speak("en");
  return tips;
}

const given = (more: Partial<Table> = {}) => at(Object.assign(new Table(), more));

beforeEach(() => {
  tipMemory.forget();
  settings.tips = "first";
});

it("shows the first that has words and is not closed, lit with what is looked at", async () => {
  const tips = await given();
  expect([tips.current?.id, tips.sentence]).toEqual(["goal", "said goal"]);
  expect([...tips.highlighted]).toEqual(["looked", "at-goal"]);
  tips.close();
  expect([tips.current?.id, tips.sentence]).toEqual(["cards", "said cards"]);
  tips.close();
  expect([tips.current, tips.sentence]).toEqual([null, ""]);
  expect([...tips.highlighted]).toEqual(["looked"]);
});

it("closes for good, of one game only", async () => {
  (await given()).close();
  expect(JSON.parse(kept.get("mori.tips") ?? "")).toMatchObject({ closed: ["hitodama/goal"] });
  expect((await given()).current?.id).toBe("cards");
  expect((await given({ game: "bitoku" })).current?.id).toBe("goal");
  tipMemory.forget();
  expect((await given()).current?.id).toBe("goal");
});

it("lets others come first after an answer, and comes again", async () => {
  const tips = await given();
  tips.isUnfolded = true;
  expect(tips.isUnfolded).toBe(true);
  tips.passOver();
  expect([tips.current?.id, tips.isUnfolded]).toEqual(["cards", false]);
  tips.close();
  expect(tips.current?.id).toBe("goal");
  tips.isUnfolded = false;
  expect(tips.isUnfolded).toBe(false);
});

it("takes one line after two answers, lights nothing then, and lets new ones come first", async () => {
  const tips = await given();
  tips.passOver();
  tips.passOver(); // "cards"
  expect([tips.current?.id, tips.isKnown]).toEqual(["goal", false]);
  tips.passOver();
  expect([tips.current?.id, tips.isKnown]).toEqual(["cards", false]);
  tips.passOver();
  expect([tips.current?.id, tips.isKnown]).toEqual(["goal", true]);
  expect([...tips.highlighted]).toEqual(["looked"]);
  tips.isUnfolded = true;
  expect([...tips.highlighted]).toEqual(["looked", "at-goal"]);
  tips.passOver();
  expect([tips.current?.id, tips.isUnfolded]).toEqual(["goal", false]);
  expect(JSON.parse(kept.get("mori.tips") ?? "")).toMatchObject({
    shown: { "hitodama/goal": 2, "hitodama/cards": 2 },
  });
});

it.each([
  ["a watcher", { seat: null }],
  ["a lesson", { lesson: { isGiven: true, highlighted: new Set<string>() } }],
  ["moves that are being shown", { isCatchingUp: true }],
  ["a table that is not known yet", { game: "" }],
])("says nothing to %s", async (_, more) => {
  expect((await given(more)).current).toBeNull();
});

it("is for the first game, unless the settings say otherwise", async () => {
  (await given({ seat: null })).finish();
  (await given({ lesson: { isGiven: true, highlighted: new Set() } })).finish();
  expect(tipMemory.hasFinished("hitodama")).toBe(false);
  (await given()).finish();
  expect((await given()).areWanted).toBe(false);
  expect((await given({ game: "bitoku" })).areWanted).toBe(true);
  settings.tips = "on";
  expect((await given()).areWanted).toBe(true);
});

it("stops when it is told so, and says how it comes back", async () => {
  const table = new Table();
  (await at(table)).stop();
  expect(settings.tips).toBe("off");
  expect(table.notify).toHaveBeenCalledWith("web-tips-stopped");
  expect((await given()).current).toBeNull();
});

it("reads what was kept, whatever it is", async () => {
  vi.resetModules();
  kept.set("mori.tips", '{"closed": ["hitodama/old", 3], "finished": "no list"}');
  const { tipMemory: reloaded } = await import("../lessons/tipmemory.svelte");
  expect(reloaded.isClosed("hitodama", "old")).toBe(true);
  expect(reloaded.hasFinished("hitodama")).toBe(false);
});
