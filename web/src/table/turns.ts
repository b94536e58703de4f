// What others have done since one's last answer, a line for each turn: what it began with, and what
// it cost and brought.

import type { Glyph } from "../lib/icons";
import type { Telling } from "../lib/page";
import type { FactData } from "../protocol";
import { readFacts } from "./outcome";

export interface Turn {
  /** The side whose turn it was, as facts name it. */
  side: string;
  first: FactData;
  costs: Glyph[];
  gains: Glyph[];
}

const BEGAN = "turn_began";
/** What comes after a turn and is nobody's. */
const ENDS = new Set([BEGAN, "season_began", "round_began"]);
const MOST = 3;

/** The latest turns of others, in their order. */
export function turnsOf(facts: readonly FactData[], own: string, telling: Telling): Turn[] {
  const found: Turn[] = [];
  for (const [at, began] of facts.entries()) {
    const side = began.args["seat"];
    if (began.kind !== BEGAN || typeof side !== "string" || side === own) continue;
    const rest = facts.slice(at + 1);
    const end = rest.findIndex(({ kind }) => ENDS.has(kind));
    const turn = end < 0 ? rest : rest.slice(0, end);
    const first = turn.find(({ kind, args }) => args["seat"] === side && !telling.isThought(kind));
    if (first) found.push({ side, first, ...readFacts(turn, side, telling) });
  }
  return found.slice(-MOST).map(({ side, first, costs, gains }) => ({ side, first, costs, gains }));
}
