import { expect, it } from "vitest";
import { loadWords } from "../words/words";
import { standingInWords } from "./standing";

const words = await loadWords("en", "hitodama");

function table(more: Record<string, unknown> = {}) {
  const scores = [3, 8];
  return {
    page: { seasons: { haru: "spring" } },
    ui: {
      season: () => "haru",
      order: () => scores.map((score, side) => ({ side, score })),
      account: (side: number) => ({
        points: {},
        if_ended: { points: side === 0 ? { tribute_berry: 9 } : {}, left_out: [] },
      }),
    },
    view: {},
    words,
    state: { asked: [1], result: null },
    question: null,
    names: ["Ana", "Ben"],
    seat: 0,
    nameOfSide: (side: number) => ["Ana", "Ben"][side] ?? "",
    ...more,
  } as unknown as Parameters<typeof standingInWords>[0];
}

it("tells the season, the points of all with the leader first, and who is awaited", () => {
  const told = standingInWords(table());
  expect(told).toMatch(/^Haru.*\. You: 3 VP, 12 if it ended now\. Ben: 8 VP\. /);
  expect(told).toContain(words.text("web-is-choosing", { name: "Ben" }));
});

it("tells nobody to be awaited after the end", () => {
  const told = standingInWords(table({ state: { asked: [1], result: {} } }));
  expect(told.endsWith("Ben: 8 VP.")).toBe(true);
});
