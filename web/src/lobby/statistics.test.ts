import { expect, it } from "vitest";
import type { MyTable } from "../protocol";
import { talliesOf } from "./statistics";

function finished(game: string, mine: number[], scores: number[], winners: number[]): MyTable {
  const table = { game, seats: scores.map(() => ({})) };
  return { table, mine, result: { scores, winners } } as unknown as MyTable;
}

it("counts what was finished in a seat of one's own, by game", () => {
  const tables = [
    finished("stones", [1], [10, 20], [1]),
    finished("paths", [0], [7, 9, 8], [1]),
    finished("stones", [0], [15, 30], [1]),
    finished("stones", [0], [40], [0]),
    finished("stones", [0, 1], [99, 98], [0]), // several people at one screen
    finished("stones", [], [99, 98], [0]), // somebody else's
    { ...finished("paths", [0], [99, 0, 0], [0]), result: null }, // not yet over
  ];
  expect(talliesOf(tables)).toEqual([
    { game: "stones", isSolo: false, played: 2, won: 1, best: 20, mean: 17.5 },
    { game: "paths", isSolo: false, played: 1, won: 0, best: 7, mean: 7 },
    { game: "stones", isSolo: true, played: 1, won: 1, best: 40, mean: 40 },
  ]);
  expect(talliesOf([])).toEqual([]);
});
