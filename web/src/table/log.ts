// The log in chapters: rounds or seasons contain turns, turns contain sentences.

import type { Telling } from "../lib/page";
import type { FactData } from "../protocol";
import type { LogFact } from "./course.svelte";

/** Facts that begin a chapter in every game; their sentence is its title. */
const CHAPTERS = new Set(["round_began", "season_began", "season_changed"]);
const SCORED = "scored";

export const KINDS = ["all", "moves", "points"] as const;
export type Kind = (typeof KINDS)[number];

export interface Line {
  id: number;
  fact: FactData;
  /** A reference to its side, such as "seat:1", or nothing. */
  who: string;
}

export interface Turn {
  id: number;
  who: string;
  lines: Line[];
}

export interface Chapter {
  id: number;
  title: FactData | null;
  turns: Turn[];
}

export function chaptersOf(log: LogFact[], who: string, kind: Kind, telling: Telling): Chapter[] {
  let chapter: Chapter = { id: 0, title: null, turns: [] };
  const chapters = [chapter];
  let turn: Turn | null = null;
  for (const { fact, id } of log) {
    if (CHAPTERS.has(fact.kind) || telling.chapters.has(fact.kind)) {
      chapter = { id, title: fact, turns: [] };
      chapters.push(chapter);
      turn = null;
      continue;
    }
    const of = String(fact.args["seat"] ?? "");
    if (fact.kind === "turn_began") {
      turn = { id, who: of, lines: [] };
      chapter.turns.push(turn);
      continue;
    }
    if (!isWanted(fact, of, who, kind, telling)) continue;
    if (!turn) {
      turn = { id, who: "", lines: [] };
      chapter.turns.push(turn);
    }
    turn.lines.push({ id, fact, who: of });
  }
  return chapters
    .map((entry) => ({ ...entry, turns: entry.turns.filter(({ lines }) => lines.length > 0) }))
    .filter(
      (entry) => entry.turns.length > 0 || (entry.title !== null && who === "" && kind === "all"),
    );
}

function isWanted(fact: FactData, of: string, who: string, kind: Kind, telling: Telling): boolean {
  if (who !== "" && of !== who) return false;
  const isPoints = fact.kind === SCORED || telling.points.has(fact.kind);
  if (kind === "points") return isPoints;
  if (kind === "moves") return !isPoints && !telling.isThought(fact.kind);
  return true;
}
