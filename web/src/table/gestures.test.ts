import { expect, it } from "vitest";
import { Gestures } from "./gestures";

function watched() {
  const seen: unknown[] = [];
  const gestures = new Gestures({
    onMove: (dx, dy) => seen.push(["move", dx, dy]),
    onCloser: (factor, at) => seen.push(["closer", factor, at]),
    onEnd: () => seen.push(["end"]),
  });
  return { gestures, seen };
}

function at(clientX: number, clientY: number, pointerId = 1, button = 0) {
  return { clientX, clientY, pointerId, button, timeStamp: 7 };
}

it("moves the picture with one finger that has gone far enough", () => {
  const { gestures, seen } = watched();
  gestures.down(at(100, 100));
  gestures.move(at(104, 100));
  expect(seen).toEqual([]);
  gestures.move(at(108, 100));
  expect(gestures.hasMoved).toBe(false);
  gestures.move(at(110, 103));
  gestures.up(at(110, 103));
  expect(seen).toEqual([["move", 2, 3], ["end"]]);
  expect(gestures.hasMoved).toBe(true);
});

it("brings the picture closer between two fingers", () => {
  const { gestures, seen } = watched();
  gestures.down(at(100, 100, 1));
  gestures.down(at(200, 100, 2));
  gestures.move(at(300, 100, 2));
  expect(seen).toEqual([["closer", 2, { x: 200, y: 100 }]]);
  gestures.up(at(300, 100, 2));
  expect(seen).toHaveLength(1); // a finger is still there
});

it("begins again with the first finger", () => {
  const { gestures } = watched();
  gestures.down(at(0, 0));
  gestures.move(at(50, 0));
  gestures.up(at(50, 0));
  gestures.down(at(50, 0));
  expect(gestures.hasMoved).toBe(false);
  expect(gestures.beganAt).toBe(7);
});

it("leaves other buttons and pointers that never came down alone", () => {
  const { gestures, seen } = watched();
  gestures.down(at(0, 0, 1, 2));
  gestures.move(at(90, 0, 1));
  gestures.move(at(90, 0, 3));
  expect(seen).toEqual([]);
});

it("has no measure between two fingers at one point, and the finest above it", () => {
  const { gestures, seen } = watched();
  gestures.down(at(100, 100, 1));
  gestures.down(at(100, 100, 2));
  gestures.move(at(101, 100, 2));
  expect(seen).toEqual([]);
  gestures.move(at(103, 100, 2));
  expect(seen).toEqual([["closer", 3, { x: 101.5, y: 100 }]]);
});

it("takes a finger that trembles for one that presses", () => {
  const { gestures } = watched();
  gestures.down(at(0, 0));
  gestures.move(at(8, 0));
  expect(gestures.hasMoved).toBe(false);
  gestures.move(at(9, 0));
  expect(gestures.hasMoved).toBe(true);
});
