import { describe, expect, test } from "vitest";
import {
  type Area,
  areaAt,
  areaWith,
  closer,
  fits,
  kept,
  shaped,
  showing,
  sizeOf,
  viewBoxOf,
  windowOf,
} from "./windows";

const WHOLE = { x: 0, y: 0, w: 1112, h: 600 };
const area = (id: string, viewBox: string, places: string[] = []): Area => ({
  id,
  title: id,
  viewBox,
  places,
});

test("a window is written and read alike", () => {
  expect(windowOf(viewBoxOf({ x: 1, y: 2, w: 3, h: 4 }))).toEqual({ x: 1, y: 2, w: 3, h: 4 });
});

describe("the shape of the frame", () => {
  test("a low frame shows more at the sides", () => {
    expect(shaped({ x: 400, y: 200, w: 100, h: 100 }, 2, WHOLE)).toEqual({
      x: 350,
      y: 200,
      w: 200,
      h: 100,
    });
  });

  test("a high frame shows more above and below", () => {
    expect(shaped({ x: 400, y: 200, w: 100, h: 100 }, 0.5, WHOLE)).toEqual({
      x: 400,
      y: 150,
      w: 100,
      h: 200,
    });
  });

  test("it is neither narrower nor wider than can be used, around the same middle", () => {
    const small = { x: 400, y: 200, w: 100, h: 100 };
    expect(shaped(small, 2, WHOLE, { least: 400, most: 500 })).toEqual({
      x: 250,
      y: 150,
      w: 400,
      h: 200,
    });
    expect(shaped(small, 2, WHOLE, { most: 80 })).toEqual({ x: 410, y: 230, w: 80, h: 40 });
  });

  test("no window leaves the picture on any side, wherever the picture begins", () => {
    const whole = { x: 10, y: 20, w: 300, h: 200 };
    const at = (x: number, y: number) => kept({ x, y, w: 100, h: 50 }, whole);
    expect(at(0, 0)).toEqual({ x: 10, y: 20, w: 100, h: 50 });
    expect(at(290, 210)).toEqual({ x: 210, y: 170, w: 100, h: 50 });
    expect(at(60, 70)).toEqual({ x: 60, y: 70, w: 100, h: 50 });
    expect(kept({ x: 0, y: 0, w: 320, h: 200 }, whole)).toEqual({ x: 0, y: 20, w: 320, h: 200 });
  });

  test("at the edge of the picture the window stays on it", () => {
    expect(shaped({ x: 0, y: 500, w: 100, h: 100 }, 2, WHOLE)).toEqual({
      x: 0,
      y: 500,
      w: 200,
      h: 100,
    });
  });

  test("what is larger than the picture has it in the middle", () => {
    expect(kept({ x: 50, y: 50, w: 1112, h: 1000 }, WHOLE)).toEqual({
      x: 0,
      y: -200,
      w: 1112,
      h: 1000,
    });
  });
});

describe("two fingers", () => {
  test("the point between them stays where it is", () => {
    const window = { x: 100, y: 100, w: 400, h: 200 };
    const next = closer(window, 2, { x: 200, y: 150 }, WHOLE);
    expect(next).toEqual({ x: 150, y: 125, w: 200, h: 100 });
  });

  test("no closer than can be read, no further than the whole", () => {
    const window = { x: 100, y: 100, w: 400, h: 200 };
    expect(closer(window, 100, { x: 200, y: 150 }, WHOLE).w).toBe(110);
    expect(closer(window, 0.01, { x: 200, y: 150 }, WHOLE).w).toBe(1200);
    const high = { x: 100, y: 100, w: 100, h: 200 };
    expect(closer(high, 0.01, { x: 150, y: 150 }, WHOLE)).toMatchObject({ w: 1112, h: 2224 });
  });
});

describe("bringing a place in", () => {
  const window = { x: 100, y: 100, w: 200, h: 100 };

  test("what is in sight moves nothing", () => {
    expect(showing(window, [{ x: 150, y: 150, w: 10, h: 10 }], 5, WHOLE)).toEqual(window);
  });

  test("what is not comes in by the shortest way", () => {
    const next = showing(window, [{ x: 320, y: 150, w: 10, h: 10 }], 5, WHOLE);
    expect(next).toEqual({ ...window, x: 135 });
  });

  test("what lies on the other side comes in from there", () => {
    expect(showing(window, [{ x: 40, y: 60, w: 10, h: 10 }], 5, WHOLE)).toEqual({
      ...window,
      x: 35,
      y: 55,
    });
    expect(showing(window, [{ x: 150, y: 240, w: 10, h: 10 }], 5, WHOLE)).toEqual({
      ...window,
      y: 155,
    });
    expect(showing(window, [], 5, WHOLE)).toBe(window);
  });

  test("of what does not fit at once the first comes in", () => {
    const boxes = [
      { x: 320, y: 150, w: 10, h: 10 },
      { x: 0, y: 0, w: 10, h: 10 },
    ];
    expect(showing(window, boxes, 5, WHOLE)).toEqual({ ...window, x: 135 });
  });

  test("what fits to the last line comes in as a whole", () => {
    const at = (w: number, h: number) =>
      showing(
        window,
        [
          { x: 400, y: 300, w: 10, h: 10 },
          { x: 400 + w - 10, y: 300 + h - 10, w: 10, h: 10 },
        ],
        5,
        WHOLE,
      );
    expect(at(190, 90)).toEqual({ ...window, x: 395, y: 295 });
    expect(at(191, 90)).toEqual({ ...window, x: 215, y: 215 });
    expect(at(190, 91)).toEqual({ ...window, x: 215, y: 215 });
  });
});

describe("areas", () => {
  const areas = [
    area("wide", "0 0 600 600", ["a"]),
    area("left", "0 0 100 100", ["a", "b"]),
    area("right", "80 0 100 100", ["c"]),
  ];

  test("a place is shown in the closest area it belongs to", () => {
    expect(areaWith(areas, "a")?.id).toBe("left");
    expect(areaWith(areas, "nowhere")).toBeUndefined();
  });

  test("a point on the edge of an area belongs to it, one beyond does not", () => {
    const only = [area("only", "100 200 50 20")];
    for (const at of [
      { x: 100, y: 210 },
      { x: 150, y: 210 },
      { x: 120, y: 200 },
      { x: 120, y: 220 },
    ])
      expect(areaAt(only, at)?.id).toBe("only");
    for (const at of [
      { x: 99, y: 210 },
      { x: 151, y: 210 },
      { x: 120, y: 199 },
      { x: 120, y: 221 },
    ])
      expect(areaAt(only, at)).toBeUndefined();
  });

  test("of areas above each other the nearer one is meant", () => {
    const stacked = [area("upper", "0 0 100 100"), area("lower", "0 40 100 100")];
    expect(areaAt(stacked, { x: 50, y: 60 })?.id).toBe("upper");
    expect(areaAt(stacked, { x: 50, y: 75 })?.id).toBe("lower");
    const shifted = [area("left", "200 300 100 100"), area("right", "240 300 100 100")];
    expect(areaAt(shifted, { x: 260, y: 350 })?.id).toBe("left");
    expect(areaAt(shifted, { x: 275, y: 350 })?.id).toBe("right");
  });

  test("the closest area is the one that shows least of the board", () => {
    const slim = [area("high", "0 0 10 90", ["a"]), area("low", "0 0 80 10", ["a"])];
    expect([areaWith(slim, "a")?.id, sizeOf(slim[0]!)]).toEqual(["low", 900]);
  });

  test("a point belongs to the area in the middle of which it lies most", () => {
    expect(areaAt(areas, { x: 90, y: 50 })?.id).toBe("left");
    expect(areaAt(areas, { x: 100, y: 50 })?.id).toBe("right");
    expect(areaAt(areas, { x: 900, y: 50 })).toBeUndefined();
  });
});

test("a window has room for boxes that lie apart, or has not", () => {
  const window = { x: 0, y: 0, w: 100, h: 50 };
  const boxes = [
    { x: 500, y: 10, w: 10, h: 10 },
    { x: 570, y: 40, w: 20, h: 10 },
  ];
  expect(fits(window, boxes, 5)).toBe(true); // wherever it is now
  expect(fits(window, boxes, 6)).toBe(false);
  expect(fits({ ...window, h: 49 }, boxes, 5)).toBe(false);
});
