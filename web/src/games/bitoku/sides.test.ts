import { expect, it } from "vitest";
import { FACES, type Face } from "./fixtures";
import { accountOf, allGoods, hasPassed, orderOf, sideData } from "./sides";

const [solo, , three] = FACES as [Face, Face, Face, Face];

function counts(face: Face, side: number): Record<string, number> {
  const holdings = sideData(face.view, side)?.holdings ?? [];
  return Object.fromEntries(holdings.map(({ icon, count }) => [icon, count]));
}

it("tells what a player holds", () => {
  const view = structuredClone(three.view);
  Object.assign(view.players[1]!, {
    hand_size: 4,
    pilgrims: 5,
    amulets: [2, 0, 1],
    slots: { a: "x", b: null, c: "y" },
    mitamas: ["m"],
    pairs: [
      ["m", "d"],
      ["m", "d"],
    ],
    counters_used: 6,
    visions: ["v"],
    rocks: ["r", null, "s", null],
    bitoku_completed: 7,
    score: 8,
  });
  expect(counts({ ...three, view }, 1)).toEqual({
    "yokai-card": 4,
    "pilgrim-awake": 5,
    amulet: 3,
    crystal: 2,
    mitama: 3,
    building: 6,
    vision: 1,
    rock: 2,
    "bitoku-card": 7,
  });
  expect(sideData(view, 1)).toMatchObject({ side: 1, isTengu: false, score: 8 });
  expect(sideData(view, 9)).toBeNull();
});

it("tells what the Tengu holds", () => {
  const view = structuredClone(solo.view);
  const tengu = view.tengu!;
  Object.assign(tengu, { yokai: ["a", "b"], pilgrims: 3, crystals: ["c"], mitamas: ["m", "n"] });
  Object.assign(tengu, { pairs: [["m", "d"]], counters_used: 4, rocks: ["r"] });
  Object.assign(tengu, { bitoku_completed: 5, score: 6 });
  expect(counts({ ...solo, view }, tengu.side)).toEqual({
    "yokai-card": 2,
    "pilgrim-awake": 3,
    crystal: 1,
    mitama: 3,
    pair: 1,
    building: 4,
    rock: 1,
    "bitoku-card": 5,
  });
  expect(sideData(view, tengu.side)).toMatchObject({ isTengu: true, score: 6 });
  expect(accountOf(tengu.side, view)).toBe(tengu);
  expect(accountOf(0, view)).toBe(view.players[0]);
  expect(() => accountOf(9, view)).toThrow("no side 9");
});

it("adds up goods", () => {
  expect([allGoods({ wood: 2, sake: 3, other: 9 }), allGoods({})]).toEqual([5, 0]);
});

it("says whose turn it is and who has passed, in Summer only", () => {
  const view = structuredClone(three.view);
  Object.assign(view, { season: "summer", order: [2, 0, 1], turn: 0, passed: [1], over: false });
  const told = () => orderOf(view).map((side) => [side.side, side.isTurn, side.hasPassed]);
  expect(told()).toEqual([
    [2, false, false],
    [0, true, false],
    [1, false, true],
  ]);
  expect(orderOf(view)[0]?.score).toBe(view.players[2]!.score);
  view.over = true;
  expect(told().some(([, isTurn]) => isTurn)).toBe(false);
  Object.assign(view, { season: "autumn", over: false });
  expect(told().some(([, isTurn, passed]) => isTurn === true || passed === true)).toBe(false);
  expect(hasPassed(view, 1)).toBe(false);
  view.order = [9];
  expect(orderOf(view)[0]?.score).toBe(0);
});
