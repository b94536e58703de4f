import { expect, it } from "vitest";
import type { GameInfo, TableInfo } from "../protocol";
import { harderThan } from "./harder";

const game = {
  name: "any",
  bots: ["weak", "middle", "strong"],
  levels: {
    1: [
      { name: "easy", options: { slow: true } },
      { name: "usual", options: {} },
      { name: "hard", options: { fast: true } },
    ],
  },
  packs: [
    { id: "own", is_own: true, fingerprint: "a" },
    { id: "box", is_own: false, fingerprint: "b" },
  ],
} as unknown as GameInfo;

function table(bots: (string | null)[], change: Partial<TableInfo> = {}): TableInfo {
  return {
    game: "any",
    players: bots.length,
    options: {},
    level: null,
    lesson: null,
    is_replay: false,
    seats: bots.map((bot) => ({ kind: bot === null ? "person" : "bot", bot })),
    pack: { fingerprint: "a", path_is_own: true },
    ...change,
  } as unknown as TableInfo;
}

it("takes the next bot for each, and keeps the options", () => {
  const options = { variant: true };
  expect(harderThan(table([null, "weak", "strong"], { options }), 0, game)).toEqual({
    game: "any",
    seats: ["me", "middle", "strong"],
    pack: null,
    options,
  });
});

it("has nothing harder than the strongest", () => {
  expect(harderThan(table([null, "strong"]), 0, game)).toBeNull();
  expect(harderThan(table([null], { level: "hard" }), 0, game)).toBeNull();
});

it("takes the next level, without the options of the last", () => {
  const options = { slow: true, variant: 2 };
  expect(harderThan(table([null], { level: "easy", options }), 0, game)).toMatchObject({
    seats: ["me"],
    level: "usual",
    options: { variant: 2 },
  });
});

it("is offered to nobody who played with others, watched, learnt or looked at a record", () => {
  expect(harderThan(table([null, null, "weak"]), 0, game)).toBeNull();
  expect(harderThan(table([null, "weak"]), null, game)).toBeNull();
  expect(harderThan(table([null, "weak"], { lesson: "first" }), 0, game)).toBeNull();
  expect(harderThan(table([null, "weak"], { is_replay: true }), 0, game)).toBeNull();
});

it("keeps a pack that is offered, and is not offered without it", () => {
  const pack = { fingerprint: "b", path_is_own: false, name: "Box" };
  expect(harderThan(table([null, "weak"], { pack }), 0, game)?.pack).toBe("box");
  const gone = { ...pack, fingerprint: "c" };
  expect(harderThan(table([null, "weak"], { pack: gone }), 0, game)).toBeNull();
});
