// A review of four answers for tests.

import type { JudgementData, ReviewData } from "../protocol";

export function judged(
  step: number,
  seat: number,
  grade: JudgementData["grade"],
  more: Partial<JudgementData> = {},
): JudgementData {
  const nothing = { cost: 0, win: 0, points: 0, better: "", reasons: [] };
  return { step, seat, played: "a", options: 3, grade, ...nothing, ...more };
}

const ACCOUNT = { start: 0.5, mine: 0.25, others: 0.125, luck: 0.125, end: 1 };

export function aReview(more: Partial<ReviewData> = {}): ReviewData {
  return {
    method: 1,
    game: "example",
    players: 2,
    sides: ["seat:0", "seat:1"],
    steps: 4,
    rounds: [1, 1, 1, 2, 2],
    win: [
      [0.5, 0.6, 0.4, 0.2, 1],
      [0.5, 0.4, 0.6, 0.8, 0],
    ],
    points: [
      [20, 22, 18, 16, 30],
      [20, 18, 22, 24, 19],
    ],
    decisions: [
      judged(1, 0, "best"),
      judged(2, 1, "slip", { better: "b", cost: 0.05, win: 0.04, points: 1.2 }),
      judged(3, 0, "blunder", { better: "b", cost: 0.4, win: 0.3, points: 7 }),
      judged(4, 0, "forced"),
    ],
    luck: [
      { win: ACCOUNT, points: ACCOUNT },
      { win: ACCOUNT, points: ACCOUNT },
    ],
    turning: [
      { step: 2, kind: "choice", side: 1, change: -0.04 },
      { step: 3, kind: "choice", side: 0, change: -0.3 },
      { step: 3, kind: "luck", side: 0, change: 0.35 },
      { step: 4, kind: "luck", side: 1, change: -0.2 },
    ],
    unmet: [],
    moments: [2, 3],
    sources: [[], []],
    ...more,
  };
}
