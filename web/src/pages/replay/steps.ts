// The course of a game, read from the facts of its steps: rounds, seasons, turns, points. A
// position is the state after a step; position 0 is the setup.

import type { FactData, ReplayStep } from "../../protocol";

const SEASON_FACTS = new Set(["season_began", "season_changed"]);

/** Consecutive steps of one round and season. `to` is the position it ends with. */
export interface Run {
  round: number;
  /** The game's name for it, for a reference: "season:spring". */
  season: string;
  from: number;
  to: number;
}

/** A turn: the position where it begins, and its side as a reference: "seat:2". */
export interface Turn {
  at: number;
  side: string;
  /** How many more turns begin at the same step; some are played without a question. */
  before: number;
}

/** Rounds and seasons in order. A season without a step of its own has `from` equal to `to`. */
export function runsOf(steps: ReplayStep[]): Run[] {
  const runs: Run[] = [];
  walkRuns(steps, { run: (run) => runs.push(run) });
  return runs;
}

interface Walker {
  fact?(fact: FactData): void;
  /** A run is over. */
  run(run: Run): void;
}

/** Goes through all facts in order, and reports where rounds and seasons end. */
export function walkRuns(steps: ReplayStep[], walker: Walker): void {
  const first = steps[0];
  if (!first) return;
  let now: Run = { round: first.round, season: firstSeason(first.facts), from: 0, to: 0 };
  for (const { step, facts } of steps) {
    now.to = step;
    let isNewRound = false; // begun in this step, its season not yet known
    for (const fact of facts) {
      if (fact.kind === "round_began") {
        const round = Number(fact.args["round"]);
        if (round !== now.round) {
          if (now.from < step) walker.run(now);
          now = { ...now, round, from: step, to: step };
          isNewRound = true;
        }
      } else if (SEASON_FACTS.has(fact.kind)) {
        const season = idOf(fact.args["season"]);
        if (season === now.season) continue;
        if (isNewRound) now.season = season;
        else {
          walker.run(now);
          now = { ...now, season, from: step, to: step };
        }
        isNewRound = false;
      } else {
        walker.fact?.(fact);
      }
    }
  }
  walker.run(now);
}

/** A game that starts in a season says so, or first shows what that season asks for. */
export function firstSeason(facts: FactData[]): string {
  const told = facts.find((fact) => typeof fact.args["season"] === "string");
  return told ? idOf(told.args["season"]) : "";
}

/** The part after the tag of a reference. */
export function idOf(reference: unknown): string {
  return String(reference).replace(/^[a-z]+:/, "");
}

/** The position where a turn begins: after the step that says so. */
export function turnsOf(steps: ReplayStep[]): Turn[] {
  return steps.flatMap(({ step, facts }) => {
    const began = facts.filter((fact) => fact.kind === "turn_began");
    return began.map((fact, index) => ({
      at: step,
      side: String(fact.args["seat"]),
      before: began.length - 1 - index,
    }));
  });
}

/** The stops when going by turn: the setup, each turn and season, the end. */
export function stopsOf(steps: ReplayStep[]): number[] {
  const last = steps.length - 1;
  const found = [
    0,
    ...turnsOf(steps).map((turn) => turn.at),
    ...runsOf(steps).map((run) => run.from),
  ];
  return [...new Set([...found, last])].filter((at) => at >= 0).sort((a, b) => a - b);
}

/** The position of the next or previous stop. */
export function nextStop(stops: number[], at: number, direction: 1 | -1): number {
  const found =
    direction > 0 ? stops.find((stop) => stop > at) : stops.filter((stop) => stop < at).at(-1);
  return found ?? at;
}

/** Where each round begins. */
export function roundsOf(runs: Run[]): { round: number; at: number }[] {
  const found = new Map<number, number>();
  for (const run of runs) if (!found.has(run.round)) found.set(run.round, run.from);
  return [...found].map(([round, at]) => ({ round, at }));
}

/** The run that contains a position: the one that begins there, if any. */
export function runAt<T extends Run>(runs: T[], at: number): T | undefined {
  return runs.filter((run) => run.from <= at).at(-1);
}
