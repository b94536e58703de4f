import { expect, test } from "vitest";
import { isLineSlow, isMetered } from "./line";

const part = (transferSize: number, took: number) => ({
  transferSize,
  responseStart: 1000,
  responseEnd: 1000 + took,
});

test("a line is slow if a large part of the page took long", () => {
  expect(isLineSlow([part(45_000, 900)], {})).toBe(true);
  expect(isLineSlow([part(45_000, 310)], {})).toBe(false);
});

test("small parts, short waits and what the browser kept say nothing", () => {
  expect(isLineSlow([part(4_000, 900), part(20_000, 250), part(0, 900)], {})).toBe(false);
});

test("a line is slow if the browser says so", () => {
  expect(isLineSlow([], { effectiveType: "3g" })).toBe(true);
  expect(isLineSlow([], { effectiveType: "4g" })).toBe(false);
});

test("data are paid for on a phone's network, or if the reader saves them", () => {
  expect(isMetered({ type: "cellular" })).toBe(true);
  expect(isMetered({ saveData: true })).toBe(true);
  expect(isMetered({ type: "wifi" })).toBe(false);
  expect(isMetered({})).toBe(false);
});
