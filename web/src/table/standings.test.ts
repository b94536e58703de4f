import { beforeEach, expect, it } from "vitest";
import { PLAIN, type Telling } from "../lib/page";
import type { FactData } from "../protocol";
import { fakeStorage } from "../testing/browser";
import { endedAt, endedNow, keepEnded, milestonesIn, pointsAt } from "./standings";

const telling: Telling = { ...PLAIN.telling, milestones: new Set(["round_began"]) };
const storage = fakeStorage();
beforeEach(() => storage.clear());

function log(...facts: [string, Record<string, unknown>][]): { fact: FactData; id: number }[] {
  return facts.map(([kind, args], at) => ({
    fact: { kind, args, places: [] } as FactData,
    id: at,
  }));
}

it("tells the points of each side where a year begins", () => {
  const found = pointsAt(
    log(
      ["round_began", {}],
      ["scored", { seat: "seat:0", points: 3, total: 3 }],
      ["scored", { seat: "seat:1", points: 2, total: 2 }],
      ["scored", { seat: "seat:0", points: 4, total: 7 }],
      ["round_began", {}],
      ["scored", { seat: "seat:1", points: 9, total: 11 }],
    ),
    telling,
  );
  expect([...found]).toEqual([
    [0, {}],
    [4, { "seat:0": 7, "seat:1": 2 }],
  ]);
});

it("adds what an end now would bring", () => {
  const account = { points: {}, if_ended: { points: { rocks: 5, visions: -1 }, left_out: [] } };
  expect(endedNow([{ ref: "seat:0", score: 10, account }])).toEqual({ "seat:0": 14 });
});

it("keeps it by table and year, for the latest twenty tables", () => {
  keepEnded("t", 1, { "seat:0": 14 });
  keepEnded("t", 2, { "seat:0": 30 });
  expect(endedAt("t")).toEqual({ 1: { "seat:0": 14 }, 2: { "seat:0": 30 } });
  for (let n = 0; n < 19; n += 1) keepEnded(`other-${n}`, 1, {});
  expect(endedAt("t")).not.toEqual({});
  keepEnded("one-more", 1, {});
  expect(endedAt("t")).toEqual({});
});

it("counts where years begin", () => {
  const facts = log(["round_began", {}], ["scored", {}], ["round_began", {}]);
  expect(
    milestonesIn(
      facts.map(({ fact }) => fact),
      telling,
    ),
  ).toBe(2);
});
