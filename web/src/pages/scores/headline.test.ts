import { expect, it } from "vitest";
import type { OpponentData, ResultData } from "../../protocol";
import { loadWords } from "../../words/words";
import { headline } from "./headline";
import { decisive, endOf, longestBar, segmentsOf, sheetOf } from "./sheet";

const words = await loadWords("en", "bitoku");
const names = ["Ana", "Bo", "Cy"];

function result(scores: number[], winners: number[], more: Partial<ResultData> = {}): ResultData {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const items = scores.map((points) => [{ category: "paths", points, rules: [] }]);
  return { ending: "", rules: [], scores, places, winners, items, ...more };
}

const tengu = (score: number, is_beaten: boolean): OpponentData => ({
  name: "side:tengu",
  score,
  items: [{ category: "paths", points: score, rules: [] }],
  is_beaten,
});

function told(of: ResultData): string[] {
  const nameOf = (side: number) => (side < of.scores.length ? names[side]! : "Tengu");
  const { main, more } = headline(sheetOf(of), words, nameOf, names);
  return [main, more];
}

const follows = (name: string, points: number) =>
  words.text("web-pages-score-follows", { name, points });
const decided = (more: number) =>
  words.text("web-pages-score-decisive", { category: words.category("paths"), more });
const wins = (points: number, ...winners: string[]) =>
  words.text("web-pages-score-wins", { names: winners, count: winners.length, points });

it("says who won, who follows, and by what", () => {
  expect(told(result([8, 20, 11], [1]))).toEqual([
    wins(20, "Bo"),
    `${follows("Cy", 11)} ${decided(9)}`,
  ]);
});

it("of several winners names all, and who comes after them", () => {
  expect(told(result([20, 8, 20], [0, 2]))).toEqual([wins(20, "Ana", "Cy"), follows("Bo", 8)]);
  expect(told(result([20, 20], [0, 1]))).toEqual([wins(20, "Ana", "Bo"), ""]);
});

it("of a win without a lead in anything says no more than who follows", () => {
  expect(told(result([5, 5], [1], { places: [2, 1] }))).toEqual([wins(5, "Bo"), follows("Ana", 5)]);
});

it("says who was defeated by an opponent that the rules play, or defeated it", () => {
  expect(told(result([8], [], { opponents: [tengu(30, false)] }))).toEqual([
    words.text("web-pages-score-defeat", { name: "Tengu", points: 30 }),
    `${follows("Ana", 8)} ${decided(22)}`,
  ]);
  expect(told(result([30], [0], { opponents: [tengu(8, true)] }))).toEqual([
    wins(30, "Ana"),
    `${follows("Tengu", 8)} ${decided(22)}`,
  ]);
});

it("says who has most where nobody wins", () => {
  const nobody = words.text("web-pages-score-nobody");
  const most = words.text("web-pages-score-most", { name: "Bo", points: 20 });
  expect(told(result([8, 20], []))).toEqual([nobody, most]);
  expect(told(result([], []))).toEqual([nobody, ""]);
});

it("has the sides by winning, place and points, each with all of its own", () => {
  const { sides, rows } = sheetOf(
    result([5, 9, 9], [2], {
      places: [3, 1, 1],
      opponents: [tengu(7, true), tengu(12, false)],
      items: [
        [
          { category: "paths", points: 2, rules: ["B-1", "B-2"] },
          { category: "paths", points: 3, rules: ["B-2"] },
        ],
        [{ category: "rocks", points: -4, rules: [] }],
      ],
    }),
  );
  expect(sides.map(({ points, ...side }) => [side, Object.fromEntries(points)])).toEqual([
    [{ side: 2, ref: "seat:2", score: 9, place: 1, isWinner: true }, {}],
    [{ side: 4, ref: "side:tengu", score: 12, place: 1, isWinner: false }, { paths: 12 }],
    [{ side: 1, ref: "seat:1", score: 9, place: 1, isWinner: false }, { rocks: -4 }],
    [{ side: 0, ref: "seat:0", score: 5, place: 3, isWinner: false }, { paths: 5 }],
    [{ side: 3, ref: "side:tengu", score: 7, place: 4, isWinner: false }, { paths: 7 }],
  ]);
  expect(rows).toEqual([
    { category: "paths", rules: ["B-1", "B-2"], best: 12 },
    { category: "rocks", rules: [], best: 0 },
  ]);
});

it("bears with places that are not told", () => {
  expect(sheetOf(result([4], [0], { places: [] })).sides[0]?.place).toBe(1);
});

it("finds nothing decisive without a winner, a second side or a lead", () => {
  expect(decisive(sheetOf(result([8, 20], [])))).toBe(null);
  expect(decisive(sheetOf(result([8], [0])))).toBe(null);
  expect(decisive(sheetOf(result([8, 8], [0, 1])))).toBe(null);
  const lacking = result([1, 2], [0], {
    items: [
      [{ category: "paths", points: 1, rules: [] }],
      [{ category: "rocks", points: 2, rules: [] }],
    ],
  });
  expect(decisive(sheetOf(lacking))).toEqual({ category: "paths", more: 1 });
  const item = (category: string, points: number) => ({ category, points, rules: [] });
  const none = result([0, 0], [0], { items: [[], [item("rocks", 0)]] });
  expect(decisive(sheetOf(none))).toBe(null);
  const alike = result([2, 0], [0], { items: [[item("paths", 1), item("rocks", 1)], []] });
  expect(decisive(sheetOf(alike))?.category).toBe("paths"); // the first of equal ones
  const [winner] = sheetOf(alike).sides;
  expect(segmentsOf(winner!, sheetOf(alike).rows).map(({ start }) => start)).toEqual([0, 1]);
});

it("draws bars that are never shorter than nothing", () => {
  const lost = result([-3], [0], {
    items: [
      [
        { category: "paths", points: 2, rules: [] },
        { category: "rocks", points: -4, rules: [] },
        { category: "dragonflies", points: 0, rules: [] },
        { category: "visions", points: -1, rules: [] },
      ],
    ],
  });
  const sheet = sheetOf(lost);
  expect(segmentsOf(sheet.sides[0]!, sheet.rows)).toEqual([
    { category: "paths", points: 2, start: 0, isLost: false },
    { category: "rocks", points: -4, start: 0, isLost: true },
    { category: "visions", points: -1, start: 0, isLost: true },
  ]);
  expect([endOf(sheet.sides[0]!), longestBar(sheet)]).toEqual([2, 2]);
  expect(longestBar(sheetOf(result([0], [0])))).toBe(1);
});
