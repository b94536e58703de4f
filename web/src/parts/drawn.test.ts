import { describe, expect, it } from "vitest";
import { type Box, drawnIn } from "./drawn";

const at = (x: number, y: number, w = 10, h = 10): Box => ({ x, y, w, h });

describe("of a board is drawn", () => {
  it("everything, where a window may move over it", () => {
    const drawn = drawnIn(null);
    const boxes = [at(0, 0), at(5000, 5000)];
    expect(drawn.has(at(5000, 5000))).toBe(true);
    expect(drawn.of(boxes, (box) => box)).toBe(boxes);
  });

  it("what a window that stands still shows, and only that", () => {
    const drawn = drawnIn("100 200 50 40");
    const inside = [at(125, 220), at(96, 220), at(154, 220), at(125, 196), at(125, 244)];
    const around = at(125, 220, 1000, 1000);
    const outside = [at(90, 220), at(160, 220), at(125, 190), at(125, 250), at(0, 0)];
    expect(drawn.of([...inside, around, ...outside], (box) => box)).toEqual([...inside, around]);
    expect(drawn.has(at(90, 220), 5)).toBe(true);
    expect(drawn.has(at(80, 220), 5)).toBe(false);
  });
});
