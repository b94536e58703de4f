import { expect, test } from "vitest";
import { roundedAccount } from "./account";
import { signedTenths, tenths } from "./numbers";

const sumOf = ({ start, mine, others, luck }: ReturnType<typeof roundedAccount>) =>
  start + mine + others + luck;

test("what is shown adds up to the shown result", () => {
  const account = { start: 20.8449, mine: -7.2449, others: 3.2451, luck: 2.1549, end: 19 };
  const points = roundedAccount(account, 1, 0.1);
  expect(points.end).toBe(19);
  expect(sumOf(points)).toBeCloseTo(19, 9);
  for (const name of ["start", "mine", "others", "luck"] as const)
    expect(Math.abs(points[name] - account[name])).toBeLessThan(0.1);
});

test("shares of a win are told in whole percent", () => {
  const shares = { start: 0.3333, mine: 0.3333, others: 0.3333, luck: 0.0001, end: 1 };
  const percent = roundedAccount(shares, 100, 1);
  expect(percent).toEqual({ start: 34, mine: 33, others: 33, luck: 0, end: 100 });
});

test("any account adds up", () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648 - 0.5;
  };
  for (let count = 0; count < 500; count++) {
    const [start, mine, others, luck] = [100 * next(), 50 * next(), 50 * next(), 20 * next()];
    const end = start + mine + others + luck;
    const shown = roundedAccount({ start, mine, others, luck, end }, 1, 0.1);
    expect(sumOf(shown)).toBeCloseTo(shown.end, 9);
    expect(Math.abs(shown.end - end)).toBeLessThanOrEqual(0.0500001);
  }
});

test("numbers have a sign where they are changes, and the marks of their language", () => {
  expect([3.25, -3.25, 0].map((value) => signedTenths(value, "en"))).toEqual([
    "+3.3",
    "−3.3",
    "±0",
  ]);
  expect(tenths(48.25, "cs")).toBe("48,3");
});
