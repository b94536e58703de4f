// What others have done since the reader's last answer, a line for each turn: its deed, its costs
// and gains.

import type { Glyph } from "../lib/icons";
import type { Telling } from "../lib/page";
import type { FactData } from "../protocol";
import { readFacts } from "./outcome";

export interface Turn {
  /** The side of the turn, as in facts. */
  side: string;
  deed: FactData;
  costs: Glyph[];
  gains: Glyph[];
}

const BEGAN = "turn_began";
/** What follows a turn and belongs to nobody. */
const ENDS = new Set([BEGAN, "season_began", "round_began"]);
const MOST = 3;

/** The latest turns of others, in order. */
export function turnsOf(
  facts: readonly FactData[],
  own: string,
  telling: Telling,
  most = MOST,
): Turn[] {
  const found: Turn[] = [];
  for (const [at, began] of facts.entries()) {
    const side = began.args["seat"];
    if (began.kind !== BEGAN || typeof side !== "string" || side === own) continue;
    const rest = facts.slice(at + 1);
    const end = rest.findIndex(({ kind }) => ENDS.has(kind));
    const turn = end < 0 ? rest : rest.slice(0, end);
    const deed = deedOf(turn, side, telling);
    if (deed) found.push({ side, deed, ...readFacts(turn, side, telling) });
  }
  return found.slice(-most).map(({ side, deed, costs, gains }) => ({ side, deed, costs, gains }));
}

/** What a side did in a turn: the first fact that is neither a price nor only prepares another. */
function deedOf(turn: readonly FactData[], side: string, telling: Telling): FactData | undefined {
  const facts = turn.filter(({ kind, args }) => args["seat"] === side && !telling.isThought(kind));
  const prepares = (kind: string) => telling.preparing.has(kind) || kind in telling.costs;
  return facts.find(({ kind }) => !prepares(kind)) ?? facts[0];
}

/** What the table did in a whole turn of the reader's own that came and went without a question,
 * because only one thing was possible; none if there was no such turn. */
export function doneAlone(
  facts: readonly FactData[],
  own: string,
  telling: Telling,
): FactData | undefined {
  for (const [at, began] of facts.entries()) {
    if (began.kind !== BEGAN || began.args["seat"] !== own) continue;
    const rest = facts.slice(at + 1);
    const end = rest.findIndex(({ kind }) => ENDS.has(kind));
    const deed = end < 0 ? undefined : deedOf(rest.slice(0, end), own, telling);
    if (deed) return deed;
  }
  return undefined;
}

/** The facts of the current turn, if it is that of this side; none between turns. */
export function factsOfTurn(facts: readonly FactData[], own: string): readonly FactData[] {
  const at = facts.map(({ kind }) => ENDS.has(kind)).lastIndexOf(true);
  const began = facts[at];
  return began?.kind === BEGAN && began.args["seat"] === own ? facts.slice(at + 1) : [];
}
