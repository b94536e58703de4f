// The lines of a challenge side by side.

import { expect, it } from "vitest";
import type { Line, ResultData } from "../protocol";
import { loadChallenges } from "../words/challenges";
import type { Challenge } from "./kept";
import { playerOf, scoresOf, shownLines, sourceRows } from "./lines";

const challenge = {
  info: { seats: ["cedar", null] },
  own: "mine",
  lines: [
    { link: "a", by: "Anna" },
    { link: "b", by: "" },
  ],
} as unknown as Challenge;

function line(bot: number, player: Record<string, number>): Line {
  const points = Object.values(player).reduce((sum, each) => sum + each, 0);
  const result: ResultData = {
    ending: "end",
    rules: [],
    scores: [bot, points],
    places: points > bot ? [2, 1] : [1, 2],
    winners: [points > bot ? 1 : 0],
    items: [
      [{ category: "stones", points: bot, rules: [] }],
      Object.entries(player).map(([category, points]) => ({ category, points, rules: [] })),
    ] as ResultData["items"],
  };
  return { error: null, steps: 9, result, parting: null };
}
const broken: Line = {
  error: { code: "link_false", data: {} },
  steps: 0,
  result: null,
  parting: null,
};

it("names each line, and finds the player's part of it", async () => {
  const words = await loadChallenges("en");
  const shown = shownLines(
    challenge,
    [line(5, { stones: 8 }), line(9, { stones: 3 }), broken],
    words,
  );
  expect(shown.map(({ name }) => name)).toEqual(["You", "Anna", "Line 3"]);
  expect(shown.map(({ side }) => side?.score)).toEqual([8, 3, undefined]);
  expect(shown.map(({ side }) => side?.isWinner)).toEqual([true, false, undefined]);
  expect(scoresOf(shown, 0)).toEqual([5, 9, null]);
});

it("lists the sources of the players' points, and marks the best", async () => {
  const words = await loadChallenges("en");
  const lines = [line(5, { stones: 8, rings: -1 }), line(9, { stones: 3 }), broken];
  expect(sourceRows(shownLines(challenge, lines, words))).toEqual([
    { category: "stones", points: [8, 3, null], best: 8 },
    { category: "rings", points: [-1, null, null], best: 0 },
  ]);
});

it("the player is the first person at the table", () => {
  expect(playerOf(challenge)).toBe(1);
});
