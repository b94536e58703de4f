import { expect, test } from "vitest";
import { timeLeft, wholeTime } from "./durations";

test.each([
  [60, "1 minute"],
  [90, "90 seconds"],
  [300, "5 minutes"],
  [3600, "1 hour"],
  [28800, "8 hours"],
  [604800, "7 days"],
])("%i s were chosen as %s", (seconds, text) => {
  expect(wholeTime(seconds, "en")).toBe(text);
});

test.each([
  [-3, "0:00"],
  [0, "0:00"],
  [8.2, "0:09"],
  [65, "1:05"],
  [599, "9:59"],
  [600, "10 min"],
  [899, "15 min"],
  [3599, "1 hr"],
  [3600, "1 hr"],
  [12000, "3 hr 20 min"],
  [86400, "1 day"],
  [183600, "2 days 3 hr"],
])("of %s s are left %s", (seconds, text) => {
  expect(timeLeft(seconds, "en")).toBe(text);
});

test("in the reader's language", () => {
  expect([wholeTime(300, "cs"), timeLeft(7200, "fr")]).toEqual(["5 minut", "2\u202fh"]);
});
