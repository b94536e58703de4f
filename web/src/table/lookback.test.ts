import { expect, test } from "vitest";
import { stepWith } from "./lookback";

const STEPS = [
  { step: 0, facts: ["set up", "round began"] },
  { step: 1, facts: [] },
  { step: 2, facts: ["moved"] },
];

test("a line of the log belongs to the step that told it", () => {
  expect(stepWith(STEPS, 0)).toBe(0);
  expect(stepWith(STEPS, 1)).toBe(0);
  expect(stepWith(STEPS, 2)).toBe(2);
});

test("what was taken back meanwhile is looked for at the end", () => {
  expect(stepWith(STEPS, 9)).toBe(2);
});
