import { describe, expect, it } from "vitest";
import { FACES } from "./fixtures";
import { type Box, GEO, layoutOf, sameBoxes } from "./geo";
import { lanesOf, REGIONS } from "./view";

const OVERLAP = 0.5;

function overlap(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.w + b.w) / 2 - OVERLAP &&
    Math.abs(a.y - b.y) < (a.h + b.h) / 2 - OVERLAP
  );
}

describe.each(FACES)("the board of $players players", ({ view, parts }) => {
  const layout = layoutOf(view, parts);
  const boxes = [...layout.boxes];

  it("has a place for everything the view names", () => {
    const named = [
      ...view.sites.map((site) => site.id),
      ...view.home.map((space) => space.id),
      ...Object.keys(view.paths.nodes),
      ...Object.keys(view.paths.gates).map((id) => `tile-${id}`),
      ...view.garden.map((_, i) => `garden-${i + 1}`),
      ...view.regions.flatMap((region) => [
        `treasure-${region.id}`,
        ...lanesOf(view).map((lane) => `kodama-${region.id}-${lane}`),
        ...Array.from({ length: region.spaces }, (_, i) => `forest-${region.id}-${i + 1}`),
      ]),
      ...Object.entries(view.markets).flatMap(([market, { tiles }]) =>
        tiles.map((_, i) => `market-${market}-${i + 1}`),
      ),
    ];
    expect(named.filter((place) => !layout.boxes.has(place))).toEqual([]);
  });

  it("lays nothing over anything else", () => {
    const pairs = boxes.flatMap(([a, one], i) =>
      boxes.slice(i + 1).flatMap(([b, other]) => (overlap(one, other) ? [`${a} over ${b}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  it("keeps everything on the picture", () => {
    const outside = boxes.filter(
      ([, { x, y, w, h }]) =>
        x - w / 2 < 0 || x + w / 2 > GEO.w || y - h / 2 < 0 || y + h / 2 > GEO.h,
    );
    expect(outside).toEqual([]);
  });

  it("keeps Kodamas apart wherever they stand", () => {
    for (const region of REGIONS) {
      const step = layout.track(region, 0, 2).x - layout.track(region, 0, 1).x;
      expect(step).toBeGreaterThan(14.6);
      const treasure = layout.boxes.get(`treasure-${region}`);
      const last = layout.track(region, 0, parts.kodama_length).x + 7.5;
      expect(last).toBeLessThan((treasure?.x ?? 0) - (treasure?.w ?? 0) / 2);
    }
  });
});

describe("boxes that have not changed", () => {
  const layout = (...boxes: [string, Box][]) =>
    ({ boxes: new Map(boxes) }) as unknown as Parameters<typeof sameBoxes>[0];
  const box = (x: number, y = 1, w = 2, h = 3) => ({ x, y, w, h }) as Box;

  it("stay the same objects; others are new", () => {
    const before = layout(
      ["same", box(1)],
      ["x", box(1)],
      ["y", box(1)],
      ["w", box(1)],
      ["h", box(1)],
    );
    const now = layout(
      ["same", box(1)],
      ["x", box(9)],
      ["y", box(1, 9)],
      ["w", box(1, 1, 9)],
      ["h", box(1, 1, 2, 9)],
      ["new", box(1)],
    );
    const found = sameBoxes(now, before).boxes;
    const kept = [...found].filter(([place, is]) => is === before.boxes.get(place));
    expect(kept.map(([place]) => place)).toEqual(["same"]);
    expect(found.get("x")).toEqual(box(9));
    expect(sameBoxes(layout(["one", box(1)]), null).boxes.size).toBe(1);
  });

  it.each(["twoPaths", "gardenTop", "lanes"])("stay one layout, unless its %s changed", (what) => {
    const before = layout(["one", box(1)]);
    expect(sameBoxes(layout(["one", box(1)]), before)).toBe(before);
    expect(sameBoxes(layout(), before)).not.toBe(before);
    const changed = { ...layout(["one", box(1)]), [what]: 9 };
    expect(sameBoxes(changed, before)).toBe(changed);
  });
});
