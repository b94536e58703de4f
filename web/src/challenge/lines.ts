// The lines of a challenge side by side, the reader's own first.

import { type Sheet, type Side, sheetOf } from "../pages/scores/sheet";
import type { Line } from "../protocol";
import type { ChallengeWords } from "./words";
import type { Challenge } from "./kept";

export interface ShownLine {
  /** What its player is called. */
  name: string;
  link: string;
  line: Line;
  /** The score of everybody; null if the line cannot be played again. */
  sheet: Sheet | null;
  /** The player's part of it. */
  side: Side | null;
}

/** A source of points, with the player's points in each line; null: none from there. */
export interface SourceRow {
  category: string;
  points: (number | null)[];
  best: number;
}

/** The lines as they were sent to the service. */
export function shownLines(
  challenge: Challenge,
  lines: readonly Line[],
  words: ChallengeWords,
): ShownLine[] {
  const me = playerOf(challenge);
  const sent = [{ link: challenge.own, by: "" }, ...challenge.lines];
  return lines.flatMap((line, at) => {
    const from = sent[at];
    if (!from) return [];
    const sheet = line.result ? sheetOf(line.result) : null;
    const name =
      at === 0
        ? words.text("web-challenge-you")
        : from.by || words.text("web-challenge-somebody", { number: at + 1 });
    const side = sheet?.sides.find((found) => found.side === me) ?? null;
    return [{ name, link: from.link, line, sheet, side }];
  });
}

/** The seat of the person who plays it. */
export function playerOf({ info }: Challenge): number {
  return Math.max(0, info.seats.indexOf(null));
}

/** Where the players' points come from, in the order of the score sheet. */
export function sourceRows(lines: readonly ShownLine[]): SourceRow[] {
  const categories = new Set(
    lines.flatMap(({ sheet }) => sheet?.rows.map(({ category }) => category) ?? []),
  );
  return [...categories]
    .map((category) => {
      const points = lines.map(({ side }) => side?.points.get(category) ?? null);
      return { category, points, best: Math.max(...points.map((each) => each ?? 0)) };
    })
    .filter(({ points }) => points.some((each) => each !== null));
}

/** The scores of another side of the table in each line; null where the line cannot be played. */
export function scoresOf(lines: readonly ShownLine[], side: number): (number | null)[] {
  return lines.map(({ sheet }) => sheet?.sides.find((one) => one.side === side)?.score ?? null);
}
