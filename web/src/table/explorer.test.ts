import { beforeEach, expect, it } from "vitest";
import type { Choice } from "./choices";
import { Explorer, type ExplorerTable } from "./explorer.svelte";
import type { Area } from "./windows";

// A board of 1000 × 500 with one large area and three close ones, the last of which is outside.
const area = (id: string, viewBox: string, ...places: string[]): Area => ({
  id,
  title: id,
  viewBox,
  places,
});
const OVERVIEW = area("overview", "0 0 600 400", "a1", "a2", "b1");
const A = area("a", "0 0 300 200", "a1", "a2");
const B = area("b", "300 0 300 200", "b1");
const C = area("c", "600 0 400 500", "c1", "c2", "c3"); // at most 40% of the board

let areas: Area[];
let lit: string[];
let explorer: Explorer;

beforeEach(() => {
  areas = [OVERVIEW, A, B, C];
  lit = [];
  const table = {
    view: "the view",
    ui: { zooms: (view: unknown) => (view === "the view" ? areas : []) },
    get lit() {
      return new Map(lit.map((place) => [place, []]));
    },
  };
  explorer = new Explorer(table as unknown as ExplorerTable);
  explorer.whole = { x: 0, y: 0, w: 1000, h: 500 };
});

const choice = (...places: string[]) => ({ places }) as unknown as Choice;
const brought = () => [explorer.area?.id, explorer.wanted];

it("brings the part close in which most can be chosen, else the first", () => {
  expect([explorer.area?.id, explorer.large?.id]).toEqual(["overview", "overview"]);
  areas = [A, B, C];
  expect([explorer.area?.id, explorer.large]).toEqual(["a", undefined]);
  lit = ["b1"];
  expect(explorer.area?.id).toBe("b");
  lit = ["b1", "c1", "c2", "nowhere"];
  expect(explorer.area?.id).toBe("c");
});

it("shows choices all over the board at once", () => {
  lit = ["c1", "c2", "c3"];
  expect(explorer.area?.id).toBe("c");
  lit = ["c1", "c2", "a1", "a2"]; // in three parts
  expect(explorer.area?.id).toBe("overview");
  areas = [OVERVIEW, C, area("d", "600 0 10 10", "d1")];
  lit = ["c1", "c2", "d1"]; // in two of them
  expect(explorer.area?.id).toBe("c");
  areas = [OVERVIEW, A, B, C];
  lit = ["c1", "c2", "c3", "b1"]; // in three parts, and in the large one fewer than in the last
  expect(explorer.area?.id).toBe("overview");
  areas = [A, B, C];
  expect(explorer.area?.id).toBe("c"); // none is large enough
});

it("knows which part glows, and all that lies on the board", () => {
  lit = ["a2", "c1"];
  expect(areas.map((each) => explorer.isGlowing(each))).toEqual([true, true, false, true]);
  expect([...explorer.onBoard]).toEqual(["a1", "a2", "b1", "c1", "c2", "c3"]);
});

it("stays with the part that was chosen, until another question comes", () => {
  lit = ["a1"];
  explorer.visit(B);
  expect(explorer.area?.id).toBe("b");
  explorer.reset();
  expect(explorer.area?.id).toBe("overview");
});

it("stays where it was while nothing can be chosen on the board", () => {
  areas = [A, B, C];
  lit = ["b1"];
  expect(explorer.area?.id).toBe("b");
  lit = [];
  explorer.reset();
  expect(explorer.area?.id).toBe("b");
});

it("names the part that is visible, also where another one was brought close", () => {
  areas = [A, B, C];
  lit = ["b1"];
  explorer.shown = { x: 310, y: 10, w: 200, h: 150 };
  expect(explorer.named?.id).toBe("b");
  explorer.shown = { x: 650, y: 100, w: 200, h: 150 };
  expect([explorer.area?.id, explorer.named?.id]).toEqual(["b", "c"]);
});

it("follows what is offered into its part, and to the places that glow", () => {
  lit = ["c1", "a1"];
  explorer.visit(A);
  explorer.follow(choice("dark", "c1"), false);
  expect(brought()).toEqual(["c", ["c1"]]);
});

it("goes along as soon as two parts glow", () => {
  areas = [A, B, C];
  lit = ["a1", "c1"];
  explorer.visit(A);
  explorer.follow(choice("c1"), false);
  expect(brought()).toEqual(["c", ["c1"]]);
});

it("leaves the question as a whole when only one part glows, unless one goes on by hand", () => {
  areas = [A, B, C];
  lit = ["c1"];
  explorer.visit(A);
  explorer.follow(choice("c1"), false);
  expect(brought()).toEqual(["a", ["c1"]]);
  explorer.follow(choice("c1"), true);
  expect(brought()).toEqual(["c", ["c1"]]);
});

it("stays on the large part for what is seen there already", () => {
  lit = ["a1", "b1", "c1"];
  expect(explorer.area?.id).toBe("overview");
  explorer.follow(choice("b1"), true);
  expect(brought()).toEqual(["overview", ["b1"]]);
  explorer.follow(choice("c1"), true); // beyond it
  expect(brought()).toEqual(["c", ["c1"]]);
  explorer.follow(choice("b1"), true);
  expect(brought()).toEqual(["b", ["b1"]]);
});

it("follows to the left of the large part, and over its edges", () => {
  const right = area("right", "200 0 600 400", "r1", "e1", "f1");
  const left = area("left", "0 0 200 100", "l1");
  const edge = area("edge", "100 0 200 100", "e1"); // its middle is on the edge
  const within = area("within", "150 0 200 100", "f1");
  const far = area("far", "700 0 200 100", "g1"); // and here on the other
  const barely = area("barely", "110 0 200 100", "h1");
  areas = [right, left, edge, within, far, barely];
  lit = ["l1", "e1", "f1", "g1", "h1"];
  for (const [place, there] of [
    ["l1", "left"],
    ["e1", "edge"],
    ["f1", "right"],
    ["g1", "far"],
    ["h1", "right"],
  ] as const) {
    explorer.visit(right);
    explorer.follow(choice(place), true);
    expect(brought()).toEqual([there, [place]]);
  }
});

it("brings in what the log tells of, if nothing can be done with it", () => {
  lit = ["a1"];
  explorer.bringIn("a1");
  explorer.bringIn("nowhere");
  expect(brought()).toEqual(["overview", []]);
  explorer.bringIn("b1");
  expect(brought()).toEqual(["b", ["b1"]]);
});

it("goes to a point of the board, or to what glows near it", () => {
  explorer.go({ x: 350, y: 100 }, null);
  expect(brought()).toEqual(["b", []]);
  explorer.go({ x: 350, y: 100 }, "a1");
  expect(brought()).toEqual(["a", ["a1"]]);
  explorer.go({ x: 300, y: 350 }, "nowhere"); // only the large area shows it
  expect(brought()).toEqual(["overview", ["nowhere"]]);
  areas = [area("huge", "0 0 900 500", "h1"), A];
  explorer.go({ x: 400, y: 250 }, null); // in the middle of the large area, and in no other
  expect(explorer.area?.id).toBe("huge");
  explorer.go({ x: 295, y: 195 }, null);
  expect(explorer.area?.id).toBe("a"); // although it is nearer to the large area's middle
  areas = [A];
  explorer.visit(A);
  explorer.wanted = ["nowhere"];
  explorer.go({ x: 900, y: 450 }, null);
  expect(brought()).toEqual(["a", ["nowhere"]]); // no area is there
});

it("gives up the reader's own view when they go to an area, even to the same", () => {
  lit = ["b1"];
  explorer.isOwn = true;
  explorer.follow(choice("b1"), true);
  explorer.show(["a1"]);
  explorer.reset();
  expect([explorer.isOwn, explorer.visits]).toEqual([true, 0]);
  explorer.visit(A);
  explorer.visit(A);
  expect([explorer.isOwn, explorer.visits, explorer.area?.id]).toEqual([false, 2, "a"]);
  explorer.isOwn = true;
  explorer.go({ x: 310, y: 10 }, null);
  expect([explorer.isOwn, explorer.area?.id]).toEqual([false, "b"]);
});
