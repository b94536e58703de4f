import { describe, expect, it } from "vitest";
import { shared } from "./sharing";

describe("what comes again", () => {
  const before = { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }], c: null };

  it("is the same thing if it is alike", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
    expect(shared(null, before)).toBe(before);
    expect(shared(before, null)).toBe(null);
  });

  it("keeps each part that is alike, and has what is new", () => {
    const now = { a: { x: 1 }, b: [{ y: 1 }, { y: 3 }, { y: 4 }], c: {} };
    const found = shared(before, now);
    expect(found).toEqual(now);
    expect(found).not.toBe(before);
    expect(found.a).toBe(before.a);
    expect(found.b).not.toBe(before.b);
    expect(found.b[0]).toBe(before.b[0]);
  });

  it("knows what is gone, and a list from what has the same fields", () => {
    expect(shared(before, { a: { x: 1 } })).toEqual({ a: { x: 1 } });
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shared(["x"], { 0: "x" })).toEqual({ 0: "x" });
  });

  it("leaves what is no plain data as it came", () => {
    const names = new Set(["a"]);
    expect(shared(new Set(["a"]), names)).toBe(names);
  });
});
