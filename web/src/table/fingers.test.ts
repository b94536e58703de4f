import { describe, expect, it } from "vitest";
import { isSure, reaches, SecondTaps, type Box } from "./fingers";

const box = (left: number, size: number): Box => ({ left, top: 0, width: size, height: size });
const drawn = (place: string, left: number, size: number) =>
  ({
    getAttribute: () => place,
    getBoundingClientRect: () => box(left, size),
  }) as unknown as Element;

describe("a finger", () => {
  it("reaches what is small as if it were as large as itself", () => {
    expect([31, 32, 33].map((x) => reaches(box(0, 20), { x, y: 10 }))).toEqual([true, true, false]);
    expect(reaches(box(0, 100), { x: 101, y: 50 })).toBe(false);
    expect([32, 33].map((y) => reaches(box(0, 20), { x: 10, y }))).toEqual([true, false]);
  });

  it("surely means what is large, and what has nothing beside it", () => {
    const [near, far] = [box(25, 20), box(70, 20)];
    expect(isSure(box(0, 20), [far], { x: 10, y: 10 })).toBe(true);
    expect(isSure(box(0, 20), [far, near], { x: 15, y: 10 })).toBe(false);
    expect(isSure(box(0, 44), [near], { x: 30, y: 10 })).toBe(true);
  });
});

describe("the second tap", () => {
  const [a, b] = [drawn("a", 0, 20), drawn("b", 25, 20)];
  const at = { x: 18, y: 10 };

  it("counts, on the same thing and at the same question", () => {
    const taps = new SecondTaps();
    const tap = (element: Element, now = "1") => taps.counts(element, [a, b], at, now);
    expect([tap(a), tap(a)]).toEqual([false, true]);
    expect([tap(a), tap(b), tap(a)]).toEqual([false, false, false]);
    expect([tap(a, "2"), tap(a, "2"), tap(a, "2")]).toEqual([false, true, false]);
  });

  it("is not needed where one thing is meant", () => {
    expect(new SecondTaps().counts(a, [a], at, "1")).toBe(true);
  });
});
