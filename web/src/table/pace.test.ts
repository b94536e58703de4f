import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "../lib/settings.svelte";
import { Pace } from "./pace";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The waiting times of consecutive states, if drawing takes no time. */
async function waits(speed: Speed, count: number): Promise<number[]> {
  const pace = new Pace();
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    pace.shown();
    const start = performance.now();
    const waiting = pace.wait(speed, "same turn");
    await vi.runAllTimersAsync();
    await waiting;
    found.push(Math.round(performance.now() - start));
  }
  return found;
}

test("at once means at once, however many states there are", async () => {
  expect(await waits("instant", 6)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a long turn is hurried, but each state is still seen", async () => {
  expect(await waits("normal", 6)).toEqual([800, 800, 800, 800, 120, 120]);
});

test("each pace has its own time, for a step and for a turn", async () => {
  expect(await waits("slow", 6)).toEqual([1500, 1500, 1500, 1500, 120, 120]);
  expect(await waits("fast", 6)).toEqual([350, 350, 350, 350, 120, 120]);
});

test("what was waited for already is not waited for again", async () => {
  const pace = new Pace();
  pace.shown();
  vi.advanceTimersByTime(300); // drawing took that long
  const start = performance.now();
  const waiting = pace.wait("normal", "0");
  await vi.runAllTimersAsync();
  await waiting;
  expect(Math.round(performance.now() - start)).toBe(500);
  pace.hurry(); // nobody waits any more
});

test("another turn has its own time", async () => {
  const pace = new Pace();
  const found: number[] = [];
  for (const turn of ["0", "0", "0", "0", "0", "1"]) {
    pace.shown();
    const start = performance.now();
    const waiting = pace.wait("normal", turn);
    await vi.runAllTimersAsync();
    await waiting;
    found.push(Math.round(performance.now() - start));
  }
  expect(found).toEqual([800, 800, 800, 800, 120, 800]);
});

test("who is in a hurry ends the wait, and what was shown long ago is not waited for", async () => {
  const pace = new Pace();
  pace.shown();
  const start = performance.now();
  const waiting = pace.wait("slow", "0");
  pace.hurry();
  await waiting;
  expect(performance.now() - start).toBe(0);
  vi.advanceTimersByTime(1500);
  await pace.wait("slow", "0");
  expect(performance.now() - start).toBe(1500);
});

test("what has more to be read has more time", async () => {
  const pace = new Pace();
  pace.shown(3);
  const start = performance.now();
  const waiting = pace.wait("fast", "0");
  await vi.runAllTimersAsync();
  await waiting;
  expect(Math.round(performance.now() - start)).toBe(1050);
});
