// The costs and certain gains of a choice, from the facts of its outcome and the service's notes:
// goods as icons, the rest in words.

import type { ActionData, FactData } from "../protocol";
import type { Glyph } from "../lib/icons";
import type { Telling } from "../lib/page";

export interface Outcome {
  costs: Glyph[];
  gains: Glyph[];
  /** Facts that neither icons nor the action's words tell. */
  told: FactData[];
  /** Facts that icons tell. */
  drawn: FactData[];
}

/** How the game goes on, in every game. */
const SILENT = new Set(["turn_began", "season_began", "round_began"]);

export function outcomeOf(action: ActionData, seat: number, telling: Telling): Outcome {
  const outcome = readFacts(action.outcome, `seat:${seat}`, telling);
  for (const note of action.notes) add(outcome.costs, telling.costs[note.kind]?.(note.args) ?? []);
  return outcome;
}

/** The costs and gains of a side in some facts. */
export function readFacts(facts: readonly FactData[], side: string, telling: Telling): Outcome {
  const costs: Glyph[] = [];
  const gains: Glyph[] = [];
  const told: FactData[] = [];
  const drawn: FactData[] = [];
  for (const fact of facts) {
    const isMine = fact.args["seat"] === side;
    const cost = isMine ? telling.costs[fact.kind]?.(fact.args) : undefined;
    const gain = isMine ? telling.gains[fact.kind]?.(fact.args) : undefined;
    if (cost?.length) add(costs, cost);
    else if (gain?.length) add(gains, gain);
    if (cost?.length || gain?.length) drawn.push(fact);
    else if (!SILENT.has(fact.kind) && !telling.silent.has(fact.kind)) told.push(fact);
  }
  return { costs, gains, told, drawn };
}

/** The points among some gains. */
export function pointsIn(gains: readonly Glyph[]): number {
  return gains.reduce((sum, { n, isPoints }) => sum + (isPoints ? n : 0), 0);
}

/** Equal icons are counted together. */
function add(all: Glyph[], more: Glyph[]): void {
  for (const glyph of more) {
    const same = all.find((other) => other.icon === glyph.icon);
    if (same) same.n += glyph.n;
    else all.push({ ...glyph });
  }
}
