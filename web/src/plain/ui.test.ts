import { expect, it } from "vitest";
import type { TableContext } from "../lib/contract";
import plain from "./ui";

const view = {
  players: [
    { score: 3, points: { a: 1, b: "x" }, if_ended: { points: { c: 2 }, left_out: ["hidden"] } },
    null,
  ],
};
const context = (result: unknown) =>
  ({
    view,
    info: { seats: [{}, {}] },
    state: { result, asked: [1] },
  }) as unknown as TableContext;

it("tells of any view as much of the sides as there is", () => {
  expect(plain.order(view, context(null))).toEqual([
    { side: 0, score: 3, isTurn: false, hasPassed: false },
    { side: 1, score: 0, isTurn: true, hasPassed: false },
  ]);
  const ended = plain.order(view, context({ scores: [7, 8] }));
  expect(ended.map(({ score }) => score)).toEqual([7, 8]);
  expect(plain.account(0, view)).toEqual({
    points: { a: 1 },
    if_ended: { points: { c: 2 }, left_out: ["hidden"] },
  });
  const nothing = { points: {}, if_ended: { points: {}, left_out: [] } };
  for (const other of [view, null, { players: "none" }])
    expect(plain.account(1, other)).toEqual(nothing);
  expect([plain.style(1, view), plain.style(9, view)]).toEqual(["yellow", "neutral"]);
});

it("is running text, of which nothing is drawn or explained", () => {
  expect([plain.isText, plain.season(view), plain.zooms(view, context(null))]).toEqual([
    true,
    "",
    [],
  ]);
  expect(plain.explain("anything", context(null))).toBeNull();
});
