// The log as lines: grouped by season and round, a line for each side's facts of a step.

import type { FactData, ReplayStep } from "../../protocol";
import { firstSeason, idOf } from "./steps";

export interface Line {
  step: number;
  /** The side of these facts, as a reference such as "seat:2"; null for nobody. */
  side: string | null;
  facts: FactData[];
}

export interface Section {
  /** 0 before the first. */
  round: number;
  /** By the game's name for it. */
  season: string;
  lines: Line[];
}

// Headings and marks tell these facts.
const HEADINGS = new Set(["round_began", "season_began", "season_changed"]);
const MARKS = new Set(["turn_began"]);

export function sectionsOf(steps: ReplayStep[]): Section[] {
  let section: Section = { round: 0, season: firstSeason(steps[0]?.facts ?? []), lines: [] };
  const sections = [section];
  const hasHeadings = steps.some(({ facts }) => facts.some(({ kind }) => HEADINGS.has(kind)));
  for (const { step, facts, round: played } of steps) {
    if (!hasHeadings && step > 0 && played !== section.round) {
      section = { round: played, season: "", lines: [] };
      sections.push(section);
    }
    let line: Line | null = null;
    for (const fact of facts) {
      if (HEADINGS.has(fact.kind)) {
        const round = fact.kind === "round_began" ? Number(fact.args["round"]) : section.round;
        const season = fact.kind === "round_began" ? section.season : idOf(fact.args["season"]);
        section = { round, season, lines: [] };
        sections.push(section);
        line = null;
      } else if (MARKS.has(fact.kind)) {
        line = null;
      } else {
        const side = sideOf(fact);
        if (!line || line.side !== side) {
          line = { step, side, facts: [] };
          section.lines.push(line);
        }
        line.facts.push(fact);
      }
    }
  }
  return sections.filter((one) => one.lines.length > 0);
}

function sideOf(fact: FactData): string | null {
  const seat = fact.args["seat"];
  return typeof seat === "string" ? seat : null;
}
