// The log in chapters: a round or season, in it turns, in them sentences.

import type { FactData } from "../protocol";
import type { LogFact } from "./course.svelte";

/** Facts that open a chapter; their own sentence is its title. */
const CHAPTERS = new Set(["round_began", "season_began", "season_changed", "resolution_began"]);
const POINTS = new Set([
  "scored",
  "treasure_shared",
  "visions_completed",
  "tribute_paid",
  "wrath_unleashed",
]);
/** How an opponent of the rules came to its move: read by those who follow it with the rules. */
const THOUGHTS =
  /^tengu_(row_skipped|row_taken|rolled|no_|kodama_chosen|tile_chosen|card_chosen|fewest|drew_lots|row_refreshed)/;

export const KINDS = ["all", "moves", "points"] as const;
export type Kind = (typeof KINDS)[number];

export interface Line {
  id: number;
  fact: FactData;
  /** "seat:1", "side:tengu" or nothing. */
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

export function chaptersOf(log: LogFact[], who: string, kind: Kind): Chapter[] {
  let chapter: Chapter = { id: 0, title: null, turns: [] };
  const chapters = [chapter];
  let turn: Turn | null = null;
  for (const { fact, id } of log) {
    if (CHAPTERS.has(fact.kind)) {
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
    if (!isWanted(fact, of, who, kind)) continue;
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

function isWanted(fact: FactData, of: string, who: string, kind: Kind): boolean {
  if (who !== "" && of !== who) return false;
  if (kind === "points") return POINTS.has(fact.kind);
  if (kind === "moves") return !POINTS.has(fact.kind) && !THOUGHTS.test(fact.kind);
  return true;
}
