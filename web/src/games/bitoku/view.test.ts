import { expect, it } from "vitest";
import { FACES, type Face } from "./fixtures";
import {
  type BitokuContext,
  diceOf,
  idIn,
  lanesOf,
  laneStyle,
  sideIn,
  styleOf,
  valueInUse,
} from "./view";

const [solo, , three] = FACES as [Face, Face, Face, Face];
const tengu = solo.view.tengu!;

it("counts the sides: the seats, the Tengu, and the neutral Kodama where there is one", () => {
  const view = structuredClone(three.view);
  for (const region of view.regions) region.neutral_kodama = null;
  expect(lanesOf(view)).toEqual([0, 1, 2]);
  view.regions[0]!.neutral_kodama = 2;
  expect(lanesOf(view)).toEqual([0, 1, 2, "neutral"]);
  expect(lanesOf(solo.view).slice(0, 2)).toEqual([0, tengu.side]);
});

it("gives each side its colour", () => {
  expect([0, 1, 2, 3, 4].map(styleOf)).toEqual(["purple", "yellow", "brown", "green", "neutral"]);
  expect([laneStyle("neutral"), laneStyle(1)]).toEqual(["neutral", "yellow"]);
});

it("reads sides and ids from references", () => {
  const read = (reference: unknown) => sideIn(reference, solo.view);
  expect([read("seat:0"), read("side:2"), read("side:tengu")]).toEqual([0, 2, tengu.side]);
  expect([read("seat:x"), read("xseat:1"), read("seat:1x"), read(1)]).toEqual(Array(4).fill(null));
  expect(sideIn("side:tengu", three.view)).toBeNull();
  expect([idIn("home:home-2"), idIn("home-2"), idIn(2)]).toEqual(["home-2", "home-2", ""]);
});

it("finds the dice of every side", () => {
  expect(diceOf(solo.view, 0)).toBe(solo.view.players[0]!.dice);
  expect(diceOf(solo.view, tengu.side)).toBe(tengu.dice);
  expect(diceOf(three.view, 2)).toBe(three.view.players[2]!.dice);
  expect(diceOf(three.view, 7)).toEqual([]);
});

it("knows the value of the die that a question is about", () => {
  const asked = (decision: unknown) => valueInUse({ decision } as BitokuContext);
  expect([asked({ prompt: { value: 4 } }), asked({ prompt: {} }), asked(null)]).toEqual([4, 0, 0]);
});
