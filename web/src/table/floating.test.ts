import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spotBeside } from "./floating";

beforeEach(() => {
  vi.stubGlobal("innerWidth", 400);
  vi.stubGlobal("innerHeight", 300);
});
afterEach(() => vi.unstubAllGlobals());

function beside(left: number, top: number, width = 100, height = 60, right?: number) {
  const anchor = { left, top, width: 20, height: 20, bottom: top + 20 } as DOMRect;
  return spotBeside(anchor, width, height, right);
}

it("stands above its thing, in the middle", () => {
  expect(beside(200, 200)).toEqual({ left: 160, top: 130, arrow: 50, side: "above" });
});

it("stands below where there is no room above, and at the top where there is none at all", () => {
  expect(beside(200, 78)).toMatchObject({ side: "above", top: 8 });
  expect(beside(200, 77)).toMatchObject({ side: "below", top: 107 });
  expect(beside(200, 77, 100, 185)).toMatchObject({ side: "below", top: 107 });
  expect(beside(200, 77, 100, 186)).toMatchObject({ side: "above", top: 8 });
});

it("stays in the window, and its arrow on itself", () => {
  expect(beside(0, 200)).toMatchObject({ left: 8, arrow: 18 });
  expect(beside(30, 200)).toMatchObject({ left: 8, arrow: 32 });
  expect(beside(390, 200)).toMatchObject({ left: 292, arrow: 82 });
});

it("leaves alone what stands beyond the board", () => {
  expect(beside(330, 200, 100, 60, 350)).toMatchObject({ left: 250, arrow: 82 });
  expect(beside(330, 200, 390, 60, 350)).toMatchObject({ left: 8 }); // as far as there is room
});
