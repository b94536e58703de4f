import { expect, test } from "vitest";
import { aFact } from "../testing/messages";
import { PLAIN } from "../lib/page";
import { chaptersOf } from "./log";
import type { LogFact } from "./course.svelte";

const fact = (id: number, kind: string, args: Record<string, unknown> = {}): LogFact => ({
  id,
  fact: aFact(kind, args),
});

const { telling } = PLAIN;

const LOG = [
  fact(1, "order_set", { seats: [] }),
  fact(2, "round_began", { round: 1 }),
  fact(3, "season_began", { season: "season:summer" }),
  fact(4, "turn_began", { seat: "seat:0" }),
  fact(5, "die_placed", { seat: "seat:0" }),
  fact(6, "scored", { seat: "seat:0", points: 2 }),
  fact(7, "turn_began", { seat: "seat:1" }),
  fact(8, "passed", { seat: "seat:1" }),
];

test("rounds and seasons are chapters, turns are groups in them", () => {
  const chapters = chaptersOf(LOG, "", "all", telling);
  expect(chapters.map(({ title }) => title?.kind ?? null)).toEqual([
    null,
    "round_began",
    "season_began",
  ]);
  expect(chapters[2]?.turns.map(({ who, lines }) => [who, lines.map(({ id }) => id)])).toEqual([
    ["seat:0", [5, 6]],
    ["seat:1", [8]],
  ]);
});

test("a filter leaves only the lines of a side or a kind", () => {
  const ids = (who: string, kind: "all" | "moves" | "points") =>
    chaptersOf(LOG, who, kind, telling).flatMap(({ turns }) =>
      turns.flatMap(({ lines }) => lines.map(({ id }) => id)),
    );
  expect(ids("seat:0", "all")).toEqual([5, 6]);
  expect(ids("", "points")).toEqual([6]);
  expect(ids("seat:1", "points")).toEqual([]);
  expect(ids("", "moves")).toEqual([1, 5, 8]);
});

test("a game has chapters, points and thoughts of its own", () => {
  const own = {
    ...telling,
    chapters: new Set(["ascension_began"]),
    points: new Set(["spirits_scored"]),
    isThought: (kind: string) => kind === "tengu_thought",
  };
  const log = [
    fact(1, "turn_began", { seat: "seat:0" }),
    fact(2, "tengu_thought", { seat: "seat:0" }),
    fact(3, "ascension_began"),
    fact(4, "spirits_scored", { seat: "seat:1" }),
    fact(5, "round_began"), // without a text
  ];
  const told = (who: string, kind: "all" | "moves" | "points") =>
    chaptersOf(log, who, kind, own).map(({ id, title, turns }) => [
      id,
      title?.kind ?? "",
      turns.map((turn) => [turn.id, turn.who, turn.lines.map((line) => [line.id, line.who])]),
    ]);
  expect(told("", "all")).toEqual([
    [0, "", [[1, "seat:0", [[2, "seat:0"]]]]],
    [3, "ascension_began", [[4, "", [[4, "seat:1"]]]]],
    [5, "round_began", []],
  ]);
  expect(told("", "moves")).toEqual([]);
  expect(told("", "points")).toEqual([[3, "ascension_began", [[4, "", [[4, "seat:1"]]]]]]);
  expect(told("seat:0", "all")).toEqual([[0, "", [[1, "seat:0", [[2, "seat:0"]]]]]]);
});
