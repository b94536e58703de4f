// What others have done since the reader's last answer, a line for each turn: its first fact, its
// costs and gains.

import type { Glyph } from "../lib/icons";
import type { Telling } from "../lib/page";
import type { FactData } from "../protocol";
import { readFacts } from "./outcome";

export interface Turn {
  /** The side of the turn, as in facts. */
  side: string;
  first: FactData;
  costs: Glyph[];
  gains: Glyph[];
}

const BEGAN = "turn_began";
/** What follows a turn and belongs to nobody. */
const ENDS = new Set([BEGAN, "season_began", "round_began"]);
const MOST = 3;

/** The latest turns of others, in order. */
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
