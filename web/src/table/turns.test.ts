import { expect, test } from "vitest";
import type { Telling } from "../lib/page";
import { aFact } from "../testing/messages";
import { doneAlone, factsOfTurn, turnsOf } from "./turns";

const telling = {
  isThought: (kind: string) => kind === "rolled",
  preparing: new Set(["raised"]),
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

test("a turn is told by its deed, what it cost and what it brought", () => {
  const facts = [...turn("seat:1"), by("season_began", "seat:1"), by("paid", "seat:1")];
  const [found, ...others] = turnsOf(facts, "seat:0", telling);
  expect(others).toEqual([]);
  expect(found?.deed.kind).toBe("played");
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

test("a deed is told, not what was paid for it or what only prepared it", () => {
  const facts = ["turn_began", "paid", "raised", "placed", "scored"].map((kind) =>
    by(kind, "seat:1"),
  );
  expect(turnsOf(facts, "seat:0", telling)[0]?.deed.kind).toBe("placed");
  const [onlyPaid] = turnsOf([by("turn_began", "seat:1"), by("paid", "seat:1")], "seat:0", telling);
  expect(onlyPaid?.deed.kind).toBe("paid");
});

test("a turn of one's own that ended without a question was played by the table", () => {
  const after = by("turn_began", "seat:1");
  expect(doneAlone([...turn("seat:0"), after], "seat:0", telling)?.kind).toBe("played");
  // Still going on, as one is asked; nothing done; another's.
  expect(doneAlone(turn("seat:0"), "seat:0", telling)).toBeUndefined();
  expect(doneAlone([by("turn_began", "seat:0"), after], "seat:0", telling)).toBeUndefined();
  expect(doneAlone([...turn("seat:1"), after], "seat:0", telling)).toBeUndefined();
});

test("a turn of one's own is all since it began, and nothing once it is over", () => {
  const began = [...turn("seat:1"), by("turn_began", "seat:0"), by("paid", "seat:0")];
  expect(factsOfTurn(began, "seat:0").map(({ kind }) => kind)).toEqual(["paid"]);
  expect(factsOfTurn(began, "seat:1")).toEqual([]);
  expect(factsOfTurn([...began, by("season_began", "seat:0")], "seat:0")).toEqual([]);
  expect(factsOfTurn([], "seat:0")).toEqual([]);
});
