import { expect, test } from "vitest";
import { aReview, judged } from "../../testing/review";
import { loadReviewWords } from "../../words/review";
import { LANGUAGES, loadWords } from "../../words/words";
import { lineOf, scaleOf, told, valuesOf } from "./curve";
import { decided, gradesOf, turned, unusual } from "./story";

const nameOf = (side: number) => ["Ana", "Ben"][side] ?? "";

test("each turning point is told in every language, with its side and its round", async () => {
  const review = aReview();
  for (const language of LANGUAGES) {
    const words = await loadReviewWords(language);
    const sentences = review.turning.map((each) => turned(review, each, nameOf, words));
    expect(new Set(sentences).size).toBe(4);
    for (const [at, sentence] of sentences.entries()) {
      expect(sentence).toContain(nameOf(review.turning[at]?.side ?? 0));
      expect(sentence).toMatch(/[12]/);
    }
  }
});

test("a choice that changed no chance is told by its points", async () => {
  const words = await loadReviewWords("en");
  const review = aReview({
    decisions: [judged(1, 0, "blunder", { better: "b", points: 6.6, cost: 0.3 })],
    turning: [{ step: 1, kind: "choice", side: 0, change: -0.001 }],
  });
  const [each] = review.turning;
  expect(each && turned(review, each, nameOf, words)).toContain("7 points");
});

test("what decided the game is the dearest choice or the greatest luck", () => {
  expect(decided(aReview())?.step).toBe(3);
  expect(decided(aReview({ turning: [] }))).toBeNull();
});

test("grades are counted by seat, without decisions that had one choice", () => {
  const counts = gradesOf(aReview(), 0);
  expect(Object.fromEntries(counts)).toEqual({ best: 1, blunder: 1 });
});

test("only what lies beyond the usual spread is remarked, the farthest first", () => {
  const source = (category: string, points: number, usual: number | null, spread = 2) => ({
    category,
    points,
    usual,
    spread: usual === null ? null : spread,
  });
  const { more, less } = unusual([
    source("a", 9, 8),
    source("b", 12, 5),
    source("c", 9, 5),
    source("d", 1, 8),
    source("e", 50, null),
  ]);
  expect([more?.category, less?.category]).toEqual(["b", "d"]);
  expect(unusual([source("a", 9, 8)])).toEqual({ more: null, less: null });
});

test("a curve is in percent or in points, from its lowest to its highest line", () => {
  const review = aReview();
  expect(valuesOf(review, "win")[0]).toEqual([50, 60, 40, 20, 100]);
  expect(scaleOf(valuesOf(review, "win"), "win")).toEqual([0, 50, 100]);
  const scale = scaleOf(valuesOf(review, "points"), "points");
  expect([scale[0], scale.at(-1)]).toEqual([15, 30]);
  expect(scaleOf([[7, 7]], "points")).toEqual([7, 8]);
  expect(lineOf([0, 50, 100], [0, 0.5, 1], [0, 50, 100], 200, 80)).toBe(
    "0.0,80.0 100.0,40.0 200.0,0.0",
  );
});

test("the table of a curve tells the beginning of each season and the end", () => {
  const run = (from: number, to: number) => ({ round: 1, season: "spring", from, to });
  expect(told([run(0, 2), run(2, 2), run(2, 4)], 4).map(({ at }) => at)).toEqual([0, 2, 4]);
});

test("every grade has its words", async () => {
  const words = await loadReviewWords("cs");
  const game = await loadWords("cs");
  for (const grade of ["best", "good", "slip", "mistake", "blunder"]) {
    expect(words.text(`web-review-count-${grade}`, { count: 3 })).toContain("3");
    expect(game.grade(grade)).not.toBe("");
  }
});
