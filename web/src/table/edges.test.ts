import { describe, expect, it } from "vitest";
import { beyond } from "./edges";

const whole = { x: -200, y: -100, w: 800, h: 500 };
const frame = { x: 0, y: 0, w: 400, h: 200 };
const box = (x: number, y: number) => ({ x: x - 10, y: y - 10, w: 20, h: 20 });

describe("what lies beyond the edges", () => {
  it("is nothing while the middle of all is seen", () => {
    const seen = [box(0, 0), box(400, 200), box(200, 100)];
    expect(beyond(frame, seen, whole)).toEqual([]);
    expect(beyond(frame, [], whole)).toEqual([]);
  });

  it("counts to the edge that it is farthest beyond, the nearest first", () => {
    const boxes = [box(-90, -5), box(-50, 100), box(200, -20), box(410, 205), box(300, 260)];
    const found = beyond(frame, boxes, whole).map(({ edge, boxes: at }) => [edge, at]);
    expect(found).toEqual([
      ["left", [1, 0]],
      ["top", [2]],
      ["right", [3]],
      ["bottom", [4]],
    ]);
  });

  it("is brought in with some room around it, and no farther than the picture goes", () => {
    expect(beyond(frame, [box(500, 100)], whole)).toMatchObject([{ dx: -140, dy: 0 }]);
    expect(beyond(frame, [box(595, 395)], whole)).toMatchObject([{ dx: -200, dy: -200 }]);
    expect(beyond(frame, [box(100, -40)], whole)).toMatchObject([{ edge: "top", dx: 0, dy: 80 }]);
  });

  it("comes in as a whole where it fits, else the nearest of it", () => {
    const [both] = beyond(frame, [box(420, 60), box(520, 140)], whole);
    expect(both).toMatchObject({ dx: -160 });
    const [nearest] = beyond(frame, [box(590, -90), box(420, 100)], whole);
    expect(nearest).toMatchObject({ boxes: [1, 0], dx: -60, dy: 0 });
  });
});
