// What a review tells in words: turning points, grades, and the one point that decided the game.

import type { JudgementData, ReviewData, TurningData, UsualData } from "../../protocol";
import type { Words } from "../../words/words";

/** Best first. */
export const GRADES = ["best", "good", "slip", "mistake", "blunder"] as const;
export type Blamed = "slip" | "mistake" | "blunder";

export function isBlamed(judged: JudgementData): boolean {
  return judged.better !== "";
}

/** How many choices of a seat got each grade; where there was one choice, nothing was decided. */
export function gradesOf(review: ReviewData, seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { seat: own, grade } of review.decisions) {
    if (own === seat && grade !== "forced") counts.set(grade, (counts.get(grade) ?? 0) + 1);
  }
  return counts;
}

/** A turning point in a sentence. `nameOf` are the names of the sides. */
export function turned(
  review: ReviewData,
  { step, kind, side, change }: TurningData,
  nameOf: (side: number) => string,
  words: Words,
): string {
  const percent = Math.abs(Math.round(change * 100));
  const values = { name: nameOf(side), round: roundOf(review, step), percent };
  if (kind === "luck")
    return words.text(change > 0 ? "web-review-turned-up" : "web-review-turned-down", values);
  if (percent > 0) return words.text("web-review-turned-choice", values);
  // The game was decided already, or is played alone: it cost points only.
  const points = Math.round(review.decisions[step - 1]?.points ?? 0);
  return words.text("web-review-turned-points", { ...values, points });
}

/** The turning point that changed most: what decided the game. */
export function decided(review: ReviewData): TurningData | null {
  const weightOf = ({ step, kind, change }: TurningData) =>
    kind === "choice" ? (review.decisions[step - 1]?.cost ?? 0) : Math.abs(change);
  return review.turning.reduce<TurningData | null>(
    (most, each) => (most && weightOf(most) >= weightOf(each) ? most : each),
    null,
  );
}

/** The round in which the answer of a step was given. */
export function roundOf(review: ReviewData, step: number): number {
  return review.rounds[step - 1] ?? 0;
}

/** Where a side differs most from strong players: the categories beyond their usual spread. */
export function unusual(sources: readonly UsualData[]): {
  more: UsualData | null;
  less: UsualData | null;
} {
  let more: UsualData | null = null;
  let less: UsualData | null = null;
  for (const source of sources) {
    const by = beyond(source);
    if (Math.abs(by) <= (source.spread ?? 0)) continue;
    if (by > 0 && (!more || by > beyond(more))) more = source;
    if (by < 0 && (!less || by < beyond(less))) less = source;
  }
  return { more, less };
}

/** By how many points a side has more than usual. */
export function beyond({ points, usual }: UsualData): number {
  return usual === null ? 0 : points - usual;
}
