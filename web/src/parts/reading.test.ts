import { describe, expect, it } from "vitest";
import type { TableContext } from "../lib/contract";
import { anAction } from "../testing/messages";
import { attend, hasNames, nameOf } from "./place";
import { nameWith, sentencesBeside } from "./reading.svelte";

describe("the name of a place", () => {
  const words = {
    action: ({ text }: { text: string }) => `I ${text}`,
    text: (_: string, { place, action }: Record<string, string>) => `${place}: ${action}`,
  };
  const lit = new Map([["slot-1", [anAction("lay", "lay"), anAction("pass", "pass")]]]);
  const table = (decision: unknown) =>
    ({ words, names: [], lit, decision }) as unknown as TableContext;

  it("says what choosing it means, if it can be chosen", () => {
    const asked = table({ prompt: {} });
    expect(nameOf(asked, "slot-1", "Slot, free")).toBe("Slot, free: I lay; I pass");
    expect(nameOf(asked, "slot-2", "Slot, free")).toBe("Slot, free");
    expect(nameOf(table(null), "slot-1", "Slot, free")).toBe("Slot, free");
    expect(nameOf(undefined, "slot-1", "Slot, free")).toBe("Slot, free");
  });

  it("has the words that can be read on it, once", () => {
    expect(nameWith("Yōkai deck", "yōkai")).toBe("Yōkai deck");
    expect(nameWith("Slot", "free")).toBe("Slot, free");
    expect(nameWith("Slot", "")).toBe("Slot");
  });
});

it("has neither name nor ear in a picture, which is one thing", () => {
  const picture = {} as TableContext;
  const table = { describe: () => [] } as unknown as TableContext;
  expect([undefined, table, picture].map((one) => hasNames(one))).toEqual([true, true, false]);
  expect(attend(picture, "slot-1")).toBe(attend(undefined, "slot-1"));
  expect(attend(table, "slot-1")).not.toBe(attend(undefined, "slot-1"));
});

describe("its description", () => {
  it("says in sentences what the name does not", () => {
    const lines = ["It is locked.", "Gives 2 wood", "What for?"];
    expect(sentencesBeside("Die showing 3, it is locked", lines)).toBe("Gives 2 wood. What for?");
    expect(sentencesBeside("Deck: 3 cards", ["3 cards"])).toBe("3 cards.");
    expect(sentencesBeside("", [])).toBe("");
  });
});
