import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Way } from "../lib/contract";
import { anAction } from "../testing/messages";
import { Drag, type Dragging } from "./drag.svelte";

const way: Way = { answers: [anAction("play", "play")] };

class FakeElement {
  constructor(readonly place: string) {}
  closest() {
    return this;
  }
  getAttribute() {
    return this.place;
  }
  getBoundingClientRect() {
    return { left: 100, top: 100, width: 40, height: 40 };
  }
}

const card = new FakeElement("card");
const space = new FakeElement("space");
const deck = new FakeElement("deck");

let did: unknown[];
let under: FakeElement | null;
let drag: Drag;

beforeEach(() => {
  did = [];
  under = null;
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", { elementFromPoint: () => under, querySelectorAll: () => [space] });
  drag = new Drag({
    isBusy: false,
    isCatchingUp: false,
    reaching: { from: (place: string) => new Map(place === "card" ? [["space", [way]]] : []) },
    floats: { dismiss: () => false },
    pointing: {
      offer: (place: string, _: unknown, ways: unknown) => did.push([place, ways]),
      askWhyNot: (place: string) => Promise.resolve(did.push(["why", place])),
    },
  } as unknown as Dragging);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function at(x: number, y: number, more: object = {}): PointerEvent {
  return {
    button: 0,
    pointerId: 1,
    pointerType: "mouse",
    clientX: x,
    clientY: y,
    target: card,
    timeStamp: 0,
    ...more,
  } as unknown as PointerEvent;
}

describe("dragging", () => {
  it("begins when the pointer moves, and shows where the piece can go", () => {
    drag.down(at(0, 0));
    expect([drag.move(at(3, 3)), drag.targets]).toEqual([false, null]);
    expect([drag.move(at(20, 0)), [...(drag.targets?.keys() ?? [])]]).toEqual([true, ["space"]]);
    expect(drag.carried).toMatchObject({ x: 20, y: 0 });
  });

  it("chooses what the place means; the click at its end means nothing", () => {
    drag.down(at(0, 0));
    drag.move(at(20, 0));
    under = space;
    drag.up(at(300, 300));
    expect(did).toEqual([["space", [way]]]);
    expect([drag.isEndOfDrag(), drag.isEndOfDrag(), drag.targets]).toEqual([true, false, null]);
  });

  it("reaches a place that is near the pointer", () => {
    drag.down(at(0, 0));
    drag.move(at(20, 0));
    drag.up(at(115, 115));
    expect(did).toEqual([["space", [way]]]);
  });

  it("to anything else asks why not, and to nowhere is given up", () => {
    drag.down(at(0, 0));
    drag.move(at(20, 0));
    under = deck;
    drag.up(at(300, 300));
    drag.down(at(0, 0));
    drag.move(at(20, 0));
    under = null;
    drag.up(at(300, 300));
    expect(did).toEqual([["why", "deck"]]);
  });

  it("is for pieces that can go somewhere, and for the first button", () => {
    drag.down(at(0, 0, { target: deck }));
    expect(drag.move(at(20, 0))).toBe(false);
    drag.down(at(0, 0, { button: 2 }));
    expect(drag.move(at(20, 0))).toBe(false);
  });

  it("begins with a finger that has rested; one that moves at once scrolls", () => {
    const finger = { pointerType: "touch" };
    drag.down(at(0, 0, finger));
    expect(drag.holds(50)).toBe(false);
    expect(drag.move(at(0, 20, { ...finger, timeStamp: 50 }))).toBe(false);
    expect(drag.move(at(0, 40, { ...finger, timeStamp: 500 }))).toBe(false);
    drag.down(at(0, 0, finger));
    expect(drag.holds(300)).toBe(true);
    expect(drag.move(at(0, 20, { ...finger, timeStamp: 300 }))).toBe(true);
  });

  it("ends when it is cancelled", () => {
    drag.down(at(0, 0));
    drag.move(at(20, 0));
    drag.cancel();
    under = space;
    drag.up(at(300, 300));
    expect([did, drag.carried, drag.isEndOfDrag()]).toEqual([[], null, false]);
  });
});
