import { beforeEach, expect, it } from "vitest";
import { fakeStorage } from "../testing/browser";
import { aFact } from "../testing/messages";
import { LastLook } from "./lastlook.svelte";

const storage = fakeStorage();
const facts = ["dealt", "moved", "scored"].map((kind) => aFact(kind));
const MINUTES = 60_000;
beforeEach(() => storage.clear());

it("tells what came since the last visit, until it was read", () => {
  new LastLook().saw("t", 0, 1, 0);
  const look = new LastLook();
  look.opened("t", 0, facts, 10 * MINUTES);
  expect(look.missed.map(({ kind }) => kind)).toEqual(["moved", "scored"]);
  look.close();
  expect(look.missed).toEqual([]);
});

it("tells nothing at a first visit, after a reload, or to another seat", () => {
  const look = new LastLook();
  look.opened("t", 0, facts, 10 * MINUTES);
  expect(look.missed).toEqual([]);
  look.saw("t", 0, 1, 9 * MINUTES);
  look.opened("t", 0, facts, 10 * MINUTES);
  expect(look.missed).toEqual([]);
  look.opened("t", 1, facts, 60 * MINUTES);
  expect(look.missed).toEqual([]);
});

it("tells nothing if nothing came, or if more was undone", () => {
  const look = new LastLook();
  look.saw("t", 0, 3, 0);
  look.opened("t", 0, facts, 10 * MINUTES);
  expect(look.missed).toEqual([]);
  look.opened("t", 0, facts.slice(1), 10 * MINUTES);
  expect(look.missed).toEqual([]);
});
