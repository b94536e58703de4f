// Time limits for a table: the offered values and their names.

import type { ClockInfo } from "../protocol";
import type { Words } from "../words/words";
import { wholeTime } from "./durations";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const move = (seconds: number): ClockInfo => ({ kind: "answer", seconds, increment: 0 });
const game = (seconds: number, increment: number): ClockInfo => ({
  kind: "game",
  seconds,
  increment,
});

/** The offered limits: for each move, in one sitting or over days; then for the whole game. */
export const CLOCKS: readonly ClockInfo[] = [
  ...[MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY].map(move),
  game(15 * MINUTE, 5),
  game(30 * MINUTE, 10),
  game(HOUR, 20),
  game(3 * DAY, HOUR),
  game(14 * DAY, 8 * HOUR),
];

/** A clock as the value of a choice, and back. */
export const clockKey = (clock: ClockInfo | null): string =>
  clock ? `${clock.kind} ${clock.seconds} ${clock.increment}` : "";
export const clockOf = (key: string): ClockInfo | null =>
  CLOCKS.find((clock) => clockKey(clock) === key) ?? null;

export function clockText(clock: ClockInfo, words: Words, language: string): string {
  const time = wholeTime(clock.seconds, language);
  if (clock.kind === "answer") return words.text("web-clock-each-move", { time });
  const increment = wholeTime(clock.increment, language);
  return words.text("web-clock-whole-game", { time, increment });
}
