import { expect, it } from "vitest";
import { aFact } from "../../testing/messages";
import { changesFor } from "./outlook";

const own = (kind: string, args: object = {}) => aFact(kind, { seat: "seat:1", ...args });

it("adds up what facts change for a seat", () => {
  const facts = [
    own("gained", { goods: "bundle:berry=2,amber=1" }),
    own("paid", { goods: "bundle:berry=1" }),
    own("resource_lost", { goods: "bundle:amber=1" }),
    own("tribute_paid", { goods: "bundle:sapphire=3" }),
    own("akku_captured"),
    own("akku_captured"),
    own("cards_drawn", { deck: "deck:solar", count: 2 }),
    own("scored", { points: 4 }),
    own("essence_moved", { goods: "bundle:berry=9" }),
    aFact("gained", { seat: "seat:0", goods: "bundle:berry=9" }),
  ];
  expect(Object.fromEntries(changesFor(1, facts))).toEqual({
    berry: 1,
    amber: 0,
    sapphire: -3,
    akku: 2,
    solar_card: 2,
    score: 4,
  });
});

it("sees who displaces pay, and the owner get it", () => {
  const facts = [own("essence_displaced", { owner: "seat:0", goods: "bundle:berry=2" })];
  expect(changesFor(1, facts).get("berry")).toBe(-2);
  expect(changesFor(0, facts).get("berry")).toBe(2);
  expect(changesFor(2, facts).size).toBe(0);
});
