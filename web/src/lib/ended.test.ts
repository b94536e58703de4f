import { expect, test } from "vitest";
import { signed, totalIfEnded } from "./ended";

test("the total adds all sources to the score, lost points too", () => {
  const account = { points: {}, if_ended: { points: { lake: 7, failed: -2 }, left_out: [] } };
  expect(totalIfEnded(10, account)).toBe(15);
  expect(totalIfEnded(4, { points: {}, if_ended: { points: {}, left_out: [] } })).toBe(4);
});

test("a change has its sign", () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "+0"]);
});
