// The points of all sides where a year or another large part of the game begins: a line of the log.
// Points are in the log's facts; what an end of the game would have added then, this browser keeps.

import { totalIfEnded } from "../lib/ended";
import type { Account } from "../lib/contract";
import type { Telling } from "../lib/page";
import { keep, kept } from "../lib/store";
import type { FactData } from "../protocol";
import type { LogFact } from "./course.svelte";

const KEY = "standings";
/** Of so many tables. */
const MOST_TABLES = 20;
const SCORED = "scored";

/** What each side had, by reference. */
export type Points = Readonly<Record<string, number>>;

/** By the milestones of a log, from the first: what each side had scored. */
export function pointsAt(log: readonly LogFact[], telling: Telling): Map<number, Points> {
  const found = new Map<number, Points>();
  const totals: Record<string, number> = {};
  for (const { fact, id } of log) {
    if (telling.milestones.has(fact.kind)) found.set(id, { ...totals });
    else if (fact.kind === SCORED) totals[String(fact.args["seat"])] = Number(fact.args["total"]);
  }
  return found;
}

/** What each side would have if the game ended now. */
export function endedNow(
  sides: readonly { ref: string; score: number; account: Account }[],
): Points {
  return Object.fromEntries(
    sides.map(({ ref, score, account }) => [ref, totalIfEnded(score, account)]),
  );
}

/** Keeps the points at an end now, at the milestone with this number. */
export function keepEnded(table: string, number: number, points: Points): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const latest = others.slice(-(MOST_TABLES - 1));
  keep(KEY, { ...Object.fromEntries(latest), [table]: { ...endedAt(table), [number]: points } });
}

/** By the number of the milestone, as far as this browser has seen it. */
export function endedAt(table: string): Readonly<Record<number, Points>> {
  return all()[table] ?? {};
}

/** The number of milestones among some facts. */
export function milestonesIn(facts: readonly FactData[], telling: Telling): number {
  return facts.filter(({ kind }) => telling.milestones.has(kind)).length;
}

function all(): Record<string, Record<number, Points>> {
  const saved = kept(KEY);
  return typeof saved === "object" && saved !== null
    ? (saved as Record<string, Record<number, Points>>)
    : {};
}
