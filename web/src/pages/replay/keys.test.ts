import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Film } from "./film.svelte";
import { filmKey } from "./keys";

/** A stand-in for an element with this name; there is no page here. */
class Focused {
  constructor(readonly name: string) {}
  closest(selector: string): unknown {
    return selector.split(",").includes(this.name) ? this : null;
  }
}

beforeAll(() => vi.stubGlobal("Element", Focused));
afterAll(() => vi.unstubAllGlobals());

/** The effect of a key: the methods called, and whether the browser's own action is prevented. */
function pressed(key: string, more: object = {}, isPlaying = false): unknown[] {
  const called: unknown[] = [];
  const film = Object.fromEntries(
    ["turnBy", "stepBy", "seek", "pause", "play", "dismiss"].map((name) => [
      name,
      (...args: unknown[]) => called.push([name, ...args]),
    ]),
  );
  const preventDefault = () => called.push("kept");
  const event = { key, preventDefault, target: null, ...more } as unknown as KeyboardEvent;
  filmKey(event, { ...film, last: 9, isPlaying } as unknown as Film);
  return called;
}

it("goes by step and by turn, to both ends, plays and pauses", () => {
  expect(pressed("ArrowLeft")).toEqual([["stepBy", -1], "kept"]);
  expect(pressed("ArrowRight")).toEqual([["stepBy", 1], "kept"]);
  expect(pressed("ArrowLeft", { shiftKey: true })).toEqual([["turnBy", -1], "kept"]);
  expect(pressed("ArrowRight", { shiftKey: true })).toEqual([["turnBy", 1], "kept"]);
  expect(pressed("Home")).toEqual([["seek", 0], "kept"]);
  expect(pressed("End")).toEqual([["seek", 9], "kept"]);
  expect(pressed(" ")).toEqual([["play"], "kept"]);
  expect(pressed(" ", {}, true)).toEqual([["pause"], "kept"]);
  expect(pressed("Escape")).toEqual([["dismiss"]]);
  expect(pressed("x")).toEqual([]);
});

it("leaves keys to the browser and to what has the focus", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    expect(pressed("Home", { [held]: true })).toEqual([]);
  expect(pressed("Home", { target: new Focused("input") })).toEqual([]);
  expect(pressed(" ", { target: new Focused("button") })).toEqual([]);
  expect(pressed("Home", { target: new Focused("button") })).toEqual([["seek", 0], "kept"]);
});
