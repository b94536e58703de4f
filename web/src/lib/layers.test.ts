import { beforeEach, expect, it } from "vitest";
import { Layers } from "./layers";

// A history whose back button takes a while, as in a browser.
let entries: unknown[];
let at: number;
let under: number[];
let layers: Layers;
let closed: string[];

beforeEach(() => {
  [entries, at, under, closed] = [["lobby", null], 1, [], []];
  layers = new Layers({
    get state() {
      return entries[at];
    },
    pushState(state) {
      entries = [...entries.slice(0, ++at), state];
    },
    go: (by) => under.push(by),
  });
});

/** The browser has arrived. */
function arrive(): void {
  const by = under.shift();
  if (by === undefined) throw new Error("nobody goes anywhere");
  at += by;
  layers.went();
}

/** The reader presses the browser's buttons. */
function press(by: number): void {
  at += by;
  layers.went();
}

const open = (name: string) => layers.open(() => closed.push(name));
const settled = () => Promise.resolve();

it("closes the uppermost, and then leaves the page", () => {
  open("tab");
  open("window");
  press(-1);
  expect([closed, at]).toEqual([["window"], 2]);
  press(-1);
  expect([closed, at, under]).toEqual([["window", "tab"], 1, []]);
  press(-1);
  expect(entries[at]).toBe("lobby");
});

it("leaves no entry behind that goes nowhere", async () => {
  const gone = open("window");
  gone();
  gone();
  await settled();
  arrive();
  expect([at, closed, under]).toEqual([1, [], []]);
  press(1); // forward to a layer that is gone: back again
  arrive();
  expect([at, closed]).toEqual([1, []]);
});

it("hands an entry on to what opens instead, also while the browser is on its way", async () => {
  const gone = open("list");
  gone();
  const next = open("window");
  await settled();
  expect([at, under]).toEqual([2, []]);
  next();
  await settled();
  open("tab"); // the browser is going back
  arrive();
  expect([at, entries[at], closed]).toEqual([2, { depth: 1 }, []]);
  press(-1);
  expect(closed).toEqual(["tab"]);
});

it("is not troubled by another page in between", async () => {
  const gone = open("window");
  entries.push("rules"); // a link in it was followed: its entry belongs to no layer any more
  at = 3;
  gone();
  await settled();
  expect([at, under]).toEqual([3, []]);
});
