// The final score as a sheet: categories by sides, best side first.

import type { FactData, ResultData, ScoreItemData } from "../../protocol";

export interface Side {
  /** Seats first, then the opponents that the rules play, in the order of views. */
  side: number;
  /** A reference to its name: "seat:0". */
  ref: string;
  score: number;
  /** 1 is best; tied seats share it. An opponent counts as one more at the table. */
  place: number;
  isWinner: boolean;
  points: Map<string, number>;
}

export interface Row {
  category: string;
  rules: string[];
  /** The most of any side; 0 or less is never marked. */
  best: number;
}

export interface Sheet {
  sides: Side[];
  rows: Row[];
  /** What decides between equal points. */
  ties: FactData[];
}

export function sheetOf(result: ResultData): Sheet {
  const opponents = result.opponents ?? [];
  const seats = result.scores.map(
    (score, seat): Side => ({
      side: seat,
      ref: `seat:${seat}`,
      score,
      place: result.places[seat] ?? 1,
      isWinner: result.winners.includes(seat),
      points: pointsOf(result.items[seat] ?? []),
    }),
  );
  const others = opponents.map(
    (opponent, index): Side => ({
      side: seats.length + index,
      ref: opponent.name,
      score: opponent.score,
      place: opponent.is_beaten ? seats.length + 1 : 1,
      isWinner: !opponent.is_beaten && result.winners.length === 0,
      points: pointsOf(opponent.items),
    }),
  );
  const sides = [...seats, ...others].sort(
    (a, b) => Number(b.isWinner) - Number(a.isWinner) || a.place - b.place || b.score - a.score,
  );
  const all = [...result.items, ...opponents.map((opponent) => opponent.items)];
  return { sides, rows: rowsOf(all, sides), ties: result.ties ?? [] };
}

function pointsOf(items: ScoreItemData[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const item of items) {
    points.set(item.category, (points.get(item.category) ?? 0) + item.points);
  }
  return points;
}

function rowsOf(all: ScoreItemData[][], sides: Side[]): Row[] {
  const rules = new Map<string, Set<string>>();
  for (const item of all.flat()) {
    const known = rules.get(item.category) ?? new Set<string>();
    for (const rule of item.rules) known.add(rule);
    rules.set(item.category, known);
  }
  return [...rules].map(([category, ids]) => ({
    category,
    rules: [...ids],
    best: Math.max(...sides.map((side) => side.points.get(category) ?? 0)),
  }));
}

/** The difference between the first two: the category in which the winner leads most. */
export function decisive({ sides, rows }: Sheet): { category: string; more: number } | null {
  const [first, second] = sides;
  if (!first?.isWinner || !second) return null;
  const leads = rows.map(({ category }) => ({
    category,
    more: (first.points.get(category) ?? 0) - (second.points.get(category) ?? 0),
  }));
  const found = leads.reduce((best, lead) => (lead.more > best.more ? lead : best), {
    category: "",
    more: 0,
  });
  return found.more > 0 ? found : null;
}

/** A part of a side's bar, in points from its left end. Lost points cover the end of the others. */
export interface Segment {
  category: string;
  points: number;
  start: number;
  isLost: boolean;
}

export function segmentsOf(side: Side, rows: Row[]): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { category } of rows) {
    const points = side.points.get(category) ?? 0;
    if (points > 0) {
      segments.push({ category, points, start: end, isLost: false });
      end += points;
    }
  }
  for (const { category } of rows) {
    const points = side.points.get(category) ?? 0;
    if (points < 0) {
      end += points;
      segments.push({ category, points, start: Math.max(end, 0), isLost: true });
    }
  }
  return segments;
}

/** The length of a side's bar before its lost points are taken off. */
export function endOf(side: Side): number {
  return [...side.points.values()].reduce((end, points) => end + Math.max(0, points), 0);
}

/** The longest bar. */
export function longestBar({ sides }: Sheet): number {
  return Math.max(1, ...sides.map(endOf));
}
