import { expect, it } from "vitest";
import { aFact } from "../testing/messages";
import type { FactData } from "../protocol";
import { countedNow, placedPoints, tallied } from "./counting";
import type { TableModel } from "./model.svelte";

const scored = (seat: string, points: number, total: number): FactData => ({
  ...aFact("scored"),
  args: { seat, points, total, category: "category:lake" },
});

function table(asked: number[], isTurn: boolean, isCatchingUp = true): TableModel {
  return {
    isCatchingUp,
    state: { asked },
    view: {},
    ui: { order: () => [{ side: 0, isTurn }] },
    course: { told: [aFact("moved"), scored("seat:0", 2, 9)] },
  } as unknown as TableModel;
}

it("adds up what each side gets of a category, and tells what it has then", () => {
  expect(
    tallied([
      scored("seat:2", 4, 46),
      scored("seat:0", 4, 51),
      scored("seat:2", 7, 53),
      scored("seat:0", -1, 50),
    ]),
  ).toEqual([
    { seat: "seat:2", points: 11, total: 53 },
    { seat: "seat:0", points: 3, total: 50 },
  ]);
});

it("takes for counted what nobody has got by a turn of theirs", () => {
  expect(countedNow(table([], false)).map(({ kind }) => kind)).toEqual(["scored"]);
  expect(countedNow(table([], true))).toEqual([]);
  expect(countedNow(table([1], false))).toEqual([]);
  expect(countedNow(table([], false, false))).toEqual([]);
});

it("puts points where the prize lies, or on the pieces that count", () => {
  const fact = (kind: string, seat: string, points: number, places: string[]) =>
    ({ kind, args: { seat, points }, places }) as unknown as FactData;
  const found = placedPoints([
    fact("prize", "seat:0", 3, ["prize-1"]),
    fact("scored", "seat:0", 3, ["score"]),
    fact("prize", "seat:1", 5, ["prize-2"]),
    fact("scored", "seat:0", 4, ["piece", "score"]),
  ]);
  expect(found).toEqual([
    { seat: "seat:0", points: 3, places: ["prize-1"] },
    { seat: "seat:0", points: 4, places: ["piece", "score"] },
  ]);
});
