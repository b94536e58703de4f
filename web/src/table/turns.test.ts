import { expect, test } from "vitest";
import type { Telling } from "../lib/page";
import { aFact } from "../testing/messages";
import { turnsOf } from "./turns";

const telling = {
  isThought: (kind: string) => kind === "rolled",
  costs: { paid: () => [{ icon: "wood", n: 1 }] },
  gains: { scored: () => [{ icon: "vp", n: 2 }] },
  silent: new Set(),
} as unknown as Telling;

const by = (kind: string, seat: string) => aFact(kind, { seat });
const turn = (seat: string) => [
  by("turn_began", seat),
  by("rolled", seat),
  by("played", seat),
  by("paid", seat),
  by("scored", "seat:9"),
  by("scored", seat),
];

test("a turn is told by what it began with, what it cost and what it brought", () => {
  const facts = [...turn("seat:1"), by("season_began", "seat:1"), by("paid", "seat:1")];
  const [found, ...others] = turnsOf(facts, "seat:0", telling);
  expect(others).toEqual([]);
  expect(found?.first.kind).toBe("played");
  expect([found?.side, found?.costs, found?.gains]).toEqual([
    "seat:1",
    [{ icon: "wood", n: 1 }],
    [{ icon: "vp", n: 2 }],
  ]);
});

test("of many turns the latest are told, and none of one's own", () => {
  const sides = ["seat:1", "seat:2", "seat:0", "side:tengu", "seat:1"];
  const found = turnsOf(sides.flatMap(turn), "seat:0", telling);
  expect(found.map(({ side }) => side)).toEqual(["seat:2", "side:tengu", "seat:1"]);
});

test("a turn in which nothing has been done yet is not told", () => {
  expect(turnsOf([by("turn_began", "seat:1")], "seat:0", telling)).toEqual([]);
});
