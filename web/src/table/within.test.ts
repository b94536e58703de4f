import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WithinMessage } from "../protocol";
import { aDecision, anAction } from "../testing/messages";
import { type Reaching, Within } from "./within.svelte";

const ASKED_MS = 100;
const useOne = anAction("use 1", "use", {}, ["die-1"]);
const useTwo = anAction("use 2", "use", {}, ["die-2"]);
const play = { ...anAction("play", "play", {}, ["card", "space-1"]), source: "card" };
const decision = { ...aDecision("turn", { side: 1 }), actions: [useOne, useTwo, play] };

function step(after: number | null, text: string, places: string[], source = "") {
  return {
    after,
    question: after === null ? 0 : 1,
    text,
    kind: "k",
    args: {},
    adds: null,
    places,
    source,
  };
}

const told: WithinMessage = {
  type: "within",
  id: 1,
  questions: [
    { kind: "turn", prompt: { side: 1 } },
    { kind: "place", prompt: { value: 4 } },
  ],
  steps: [
    step(null, "use 1", ["die-1"]),
    step(null, "use 2", ["die-2"]),
    step(0, "place east", ["east"], "die-1"),
    step(1, "place east", ["east"], "die-2"),
    step(1, "place west", ["west"], "die-2"),
  ],
  meanings: { east: [2, 3], west: [4] },
};

let asked: unknown[];
let table: {
  question: typeof decision | null;
  held: { isHolding: boolean };
  state: { mark: string };
};
let within: Within;

const texts = (ways: readonly { answers: readonly { text: string }[] }[]) =>
  ways.map(({ answers }) => answers.map(({ text }) => text));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  table = {
    question: decision,
    held: { isHolding: false },
    state: { mark: "0.1" },
    ...{
      seat: 0,
      names: [],
      words: {
        actionParts: ({ text }: { text: string }) => [{ text, ref: null }],
      },
      reach: (about: unknown) => {
        asked.push(about);
        return Promise.resolve(told);
      },
    },
  };
  within = new Within(table as unknown as Reaching);
});
afterEach(() => {
  vi.useRealTimers();
});

async function known(): Promise<void> {
  within.ask({ decision, mark: "0.1" });
  await vi.advanceTimersByTimeAsync(ASKED_MS);
}

describe("what is within reach", () => {
  it("is asked once, of the latest of several quick questions", async () => {
    within.ask({ decision: { ...decision, number: 0 }, mark: "0.0" });
    await known();
    within.ask({ decision, mark: "0.1" });
    await vi.advanceTimersByTimeAsync(ASKED_MS);
    expect(asked).toEqual([{ mark: "0.1", decision: 1 }]);
  });

  it("is known at once to somebody who waits for it", async () => {
    within.ask({ decision, mark: "0.1" });
    await within.settled();
    expect(texts(within.at("west"))).toEqual([["use 2", "place west"]]);
  });

  it("are chains of answers, each with the prompt of its question", async () => {
    await known();
    expect(texts(within.at("east"))).toEqual([
      ["use 1", "place east"],
      ["use 2", "place east"],
    ]);
    const [first, second] = within.at("west")[0]?.answers ?? [];
    expect([first, second?.prompt]).toEqual([useTwo, { value: 4 }]);
  });

  it("is told by what distinguishes the meanings", async () => {
    await known();
    const labels = within.labels(within.at("east"));
    expect(labels.map((parts) => parts.map(({ text }) => text).join(""))).toEqual([
      "use 1",
      "use 2",
    ]);
  });

  it("is nothing for another question, after an undo, or while an answer is held", async () => {
    await known();
    for (const other of [
      { question: { ...decision, number: 2 } },
      { question: null },
      { state: { mark: "1.1" } },
      { held: { isHolding: true } },
    ]) {
      within = new Within({ ...table, ...other } as unknown as Reaching);
      within.ask({ decision, mark: "0.1" });
      await vi.advanceTimersByTimeAsync(ASKED_MS);
      expect(within.at("west")).toEqual([]);
    }
  });
});

describe("a piece", () => {
  it("can be dragged to where a chain that moves it ends", async () => {
    await known();
    const targets = within.from("die-2");
    expect([...targets.keys()]).toEqual(["east", "west"]);
    expect(texts(targets.get("east") ?? [])).toEqual([["use 2", "place east"]]);
  });

  it("can be dragged to where a single answer moves it, even before chains are known", () => {
    const targets = within.from("card");
    expect([...targets.keys()]).toEqual(["space-1"]);
    expect(texts(targets.get("space-1") ?? [])).toEqual([["play"]]);
  });

  it("has one meaning where a chain of one answer is that answer", async () => {
    const one = {
      ...told,
      steps: [...told.steps, { ...step(null, "play", ["space-1"]), source: "card" }],
    };
    within = new Within({ ...table, reach: () => Promise.resolve(one) } as unknown as Reaching);
    within.ask({ decision, mark: "0.1" });
    await vi.advanceTimersByTimeAsync(ASKED_MS);
    expect(texts(within.from("card").get("space-1") ?? [])).toEqual([["play"]]);
  });

  it("that nothing moves cannot be dragged", async () => {
    await known();
    expect(within.from("east").size).toBe(0);
  });
});
