import { expect, test } from "vitest";
import type { Words } from "../words/words";
import { clockKey, clockOf, CLOCKS, clockText } from "./clock";

const words = {
  text: (id: string, args: Record<string, unknown>) => `${id} ${Object.values(args).join(" ")}`,
} as unknown as Words;

test("every clock is a choice of its own, and found again", () => {
  expect(new Set(CLOCKS.map(clockKey)).size).toBe(CLOCKS.length);
  for (const clock of CLOCKS) expect(clockOf(clockKey(clock))).toEqual(clock);
  expect([clockOf(""), clockOf("answer 7 0"), clockKey(null)]).toEqual([null, null, ""]);
});

test("are for each move, at once or over days, then for the whole game", () => {
  const moves = [60, 180, 600, 3600, 28_800, 86_400, 259_200, 604_800];
  expect(CLOCKS.map(clockKey)).toEqual([
    ...moves.map((seconds) => `answer ${seconds} 0`),
    "game 900 5",
    "game 1800 10",
    "game 3600 20",
    "game 259200 3600",
    "game 1209600 28800",
  ]);
});

test("is told with its times", () => {
  const told = CLOCKS.map((clock) => clockText(clock, words, "en"));
  expect(told[0]).toBe("web-clock-each-move 1 minute");
  expect(told).toContain("web-clock-whole-game 15 minutes 5 seconds");
});
