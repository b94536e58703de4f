import { describe, expect, it } from "vitest";
import { aFact } from "../../testing/messages";
import type { ReplayStep, ResultData } from "../../protocol";
import { loadWords } from "../../words/words";
import { courseOf, spread, ticksOf } from "./course";
import { headline } from "./headline";
import { decisive, longestBar, segmentsOf, sheetOf } from "./sheet";

const item = (category: string, points: number, rule = "B-X-1") => ({
  category,
  points,
  rules: [rule],
});
const two: ResultData = {
  ending: "ascension",
  rules: [],
  scores: [8, 20],
  places: [2, 1],
  winners: [1],
  items: [
    [item("paths", 10), item("failed", -2)],
    [item("paths", 5), item("failed", 0), item("rocks", 15)],
  ],
};
const solo: ResultData = {
  ...two,
  scores: [8],
  places: [2],
  winners: [],
  items: [two.items[0]!],
  opponents: [
    { name: "side:tengu", score: 30, items: [item("paths", 30, "B-T-1")], is_beaten: false },
  ],
};

describe("the sheet", () => {
  it("puts the best side first and has every category once", () => {
    const sheet = sheetOf(two);
    expect(sheet.sides.map((side) => side.side)).toEqual([1, 0]);
    expect(sheet.rows.map((row) => row.category)).toEqual(["paths", "failed", "rocks"]);
    const [, second] = sheet.sides; // which has no rocks, and so no part for them in the bar
    const segments = segmentsOf(second!, sheet.rows);
    expect(segments.map(({ category }) => category)).toEqual(["paths", "failed"]);
    expect(sheet.rows[0]?.best).toBe(10);
    expect(decisive(sheet)).toEqual({ category: "rocks", more: 15 });
  });

  it("has the opponents that the rules play, with their own rules", () => {
    const sheet = sheetOf(solo);
    expect(sheet.sides.map((side) => [side.ref, side.isWinner])).toEqual([
      ["side:tengu", true],
      ["seat:0", false],
    ]);
    expect(sheet.rows[0]?.rules).toEqual(["B-X-1", "B-T-1"]);
    const beaten = {
      ...solo,
      places: [1],
      winners: [0],
      opponents: [{ ...solo.opponents![0]!, is_beaten: true }],
    };
    expect(sheetOf(beaten).sides.map((side) => side.ref)).toEqual(["seat:0", "side:tengu"]);
    const lost = { ...beaten, places: [2], winners: [] }; // beaten, and still nobody wins
    expect(sheetOf(lost).sides.map((side) => side.isWinner)).toEqual([false, false]);
  });

  it("lays lost points over the end of the bar", () => {
    const sheet = sheetOf(two);
    const loser = sheet.sides[1]!;
    expect(segmentsOf(loser, sheet.rows)).toEqual([
      { category: "paths", points: 10, start: 0, isLost: false },
      { category: "failed", points: -2, start: 8, isLost: true },
    ]);
    expect(longestBar(sheet)).toBe(20);
  });
});

describe("the headline", () => {
  const names = ["Ana", "Bo", "Cy"];
  const nameOf = (side: number) => names[side] ?? "Tengu";
  const level: ResultData = { ...two, scores: [20, 20], ties: [] };
  const tie = aFact("tie_broken", { seat: "seat:1", rival: "seat:0", by: "tie:visions" });

  it("says what decides between equal points", async () => {
    const words = await loadWords("en", "bitoku");
    const told = "Bo and Ana have the same points; Bo ranks ahead: more completed Visions.";
    const { main, more } = headline(sheetOf({ ...level, ties: [tie] }), words, nameOf, names);
    expect(main).toContain("Bo");
    expect(more).toContain(told);
    expect(headline(sheetOf(level), words, nameOf, names).more).not.toContain("same points");
  });

  it("leaves ties behind the winner to the table", async () => {
    const words = await loadWords("en", "bitoku");
    const behind = { ...tie, args: { ...tie.args, seat: "seat:0", rival: "seat:2" } };
    const sheet = sheetOf({ ...two, ties: [behind] });
    expect(sheet.ties).toEqual([behind]);
    expect(headline(sheet, words, nameOf, names).more).not.toContain("same points");
  });
});

describe("the course", () => {
  it("adds up the points by season and ends with the result", () => {
    const scored = (seat: number, points: number) =>
      aFact("scored", { seat: `seat:${seat}`, points });
    const season = (name: string) => aFact("season_began", { season: `season:${name}` });
    const steps: ReplayStep[] = [
      [season("spring")],
      [scored(0, 3), season("summer")],
      [scored(1, 5)],
      [scored(0, 1), season("autumn"), season("winter")],
      [scored(1, 15), scored(0, 4)],
    ].map((facts, step) => ({ step, seat: 0, round: 1, facts, moments: 0, action: null }));
    const course = courseOf(steps, two);
    expect(course.runs.map((run) => run.season)).toEqual(["spring", "summer", "winter"]);
    expect(course.lines).toEqual([
      { ref: "seat:0", points: [0, 3, 4, 8] },
      { ref: "seat:1", points: [0, 0, 5, 20] },
    ]);
  });

  it("ends with the last season though it passes without a question, and has the opponents", () => {
    const season = (name: string) => aFact("season_began", { season: `season:${name}` });
    const steps: ReplayStep[] = [
      [season("spring")],
      [aFact("scored", { seat: "side:tengu", points: 7 }), season("summer"), season("autumn")],
    ].map((facts, step) => ({ step, seat: 0, round: 1, facts, moments: 0, action: null }));
    const course = courseOf(steps, solo);
    expect(course.runs.map((run) => run.season)).toEqual(["spring", "autumn"]);
    expect(course.lines).toEqual([
      { ref: "seat:0", points: [0, 0, 8] },
      { ref: "side:tengu", points: [0, 7, 30] },
    ]);
  });

  it("has round numbers on its axis and labels that do not touch", () => {
    expect(ticksOf(149)).toEqual([0, 50, 100, 150]);
    expect(ticksOf(27)).toEqual([0, 10, 20, 30]);
    expect(ticksOf(0)).toEqual([0, 1]);
    expect(spread([10, 12, 40], 19, 100)).toEqual([10, 29, 48]);
    expect(spread([95, 99], 19, 100)).toEqual([81, 100]);
    expect(spread([40, 12, 10], 19, 100)).toEqual([48, 29, 10]); // in whatever order they come
    expect([4, 8, 20, 40, 41, 80].map((highest) => ticksOf(highest)[1])).toEqual([
      1, 2, 5, 10, 20, 20,
    ]);
    expect([1, 5, 9, 400].map((highest) => ticksOf(highest).at(-1))).toEqual([1, 6, 10, 400]);
  });
});
