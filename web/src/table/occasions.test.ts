import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PLAIN, type Telling } from "../lib/page";
import type { FactData } from "../protocol";
import { Occasions, occasionOf } from "./occasions.svelte";

const telling: Telling = {
  ...PLAIN.telling,
  milestones: new Set(["round_began"]),
  occasions: {
    season_began: () => "spring",
    wrath: () => "wrath",
  },
  echoes: new Set(["ice"]),
};

function facts(...kinds: string[]): FactData[] {
  return kinds.map((kind) => ({ kind, args: {}, places: [] }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("finds the last great moment, and what began with it", () => {
  const found = occasionOf(facts("season_began", "round_began", "season_began", "turn"), telling);
  expect(found?.fact.kind).toBe("season_began");
  expect(found?.more.map(({ kind }) => kind)).toEqual(["round_began"]);
  expect(found?.icon).toBe("spring");
});

it("tells what follows from it, but not everything", () => {
  const found = occasionOf(facts("ice", "wrath", "paid", "ice", "ice", "ice"), telling);
  expect(found?.more.map(({ kind }) => kind)).toEqual(["ice", "ice"]);
});

it("knows no great moment where there is none", () => {
  expect(occasionOf(facts("round_began", "turn", "ice"), telling)).toBeUndefined();
});

it("shows it for a while, a later one instead of it, and none after an undo", () => {
  const occasions = new Occasions();
  occasions.came(facts("season_began"), false, telling);
  const first = occasions.current;
  expect(first?.fact.kind).toBe("season_began");
  occasions.came(facts("turn"), false, telling);
  expect(occasions.current).toBe(first);
  vi.advanceTimersByTime(2000);
  occasions.came(facts("wrath"), false, telling);
  vi.advanceTimersByTime(2000);
  expect(occasions.current?.fact.kind).toBe("wrath");
  vi.advanceTimersByTime(500);
  expect(occasions.current).toBeNull();
  occasions.came(facts("season_began"), false, telling);
  occasions.came(facts("season_began"), true, telling);
  expect(occasions.current).toBeNull();
});
