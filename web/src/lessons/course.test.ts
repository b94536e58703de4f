import { expect, it } from "vitest";
import { enoughOf, minutesOf } from "./course";

it("takes a quarter of a minute for each step, and never no time", () => {
  expect(minutesOf(12)).toBe(3);
  expect(minutesOf(144)).toBe(36);
  expect(minutesOf(1)).toBe(1);
});

it("calls four lessons enough only if there are clearly more", () => {
  expect(enoughOf(14)).toBe(4);
  expect(enoughOf(6)).toBe(4);
  expect(enoughOf(5)).toBe(0);
  expect(enoughOf(0)).toBe(0);
});
