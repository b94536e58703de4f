import { expect, test } from "vitest";
import { carried } from "./layout";

const box = { left: 110, top: 60, width: 10, height: 20 };
const ground = { left: 100, top: 50, scale: 1 };

test("what lies still on its ground moves with it", () => {
  const moved = { left: 30, top: -10, scale: 1 };
  expect(carried(box, ground, moved)).toEqual({ left: 40, top: 0, width: 10, height: 20 });
});

test("what lies still grows with its ground, from where that begins", () => {
  const nearer = { left: 0, top: 0, scale: 2 };
  expect(carried(box, ground, nearer)).toEqual({ left: 20, top: 20, width: 20, height: 40 });
  expect(carried(box, { ...ground, scale: 4 }, nearer)).toEqual({
    left: 5,
    top: 5,
    width: 5,
    height: 10,
  });
});

test("on a ground that lies as it did everything is where it was", () => {
  expect(carried(box, ground, { ...ground })).toEqual(box);
});
