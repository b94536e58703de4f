// The Tengu's last turn, read from its facts: what it rolled, the rows it checked, what it did. The
// facts contain every step; nothing is computed here.

import type { FactData } from "../../protocol";
import { idIn } from "./view";

const ROWS = "abcdefghijkl";

export interface TraceRow {
  row: string;
  /** The reference of the failed condition; none if the row was taken. */
  why: string | null;
}

export interface Trace {
  dice: [number, number];
  position: string;
  /** The open cards at the time of the roll, from left to right. */
  open: string[];
  active: string;
  rows: TraceRow[];
  /** Rows after the one taken: "d–l"; "" if there are none. */
  rest: string;
  did: FactData[];
}

const isTengu = (fact: FactData) => fact.args["seat"] === "side:tengu";

/** The latest turn of the Tengu; null before its first. */
export function lastTurn(facts: readonly FactData[]): Trace | null {
  let at = facts.length - 1;
  while (at >= 0 && facts[at]?.kind !== "tengu_rolled") at--;
  const rolled = facts[at];
  if (!rolled) return null;
  const trace: Trace = {
    dice: [Number(rolled.args["first"]), Number(rolled.args["second"])],
    position: String(rolled.args["position"]),
    open: openCards(facts.slice(0, at)),
    active: idIn(rolled.args["card"]),
    rows: [],
    rest: "",
    did: [],
  };
  for (const fact of facts.slice(at + 1)) {
    if (fact.kind === "turn_began" || fact.kind === "season_began") break;
    if (fact.kind === "tengu_row_refreshed") continue;
    if (fact.kind === "tengu_row_skipped" || fact.kind === "tengu_row_taken") {
      const row = idIn(fact.args["row"]);
      const why = fact.kind === "tengu_row_skipped" ? String(fact.args["why"]) : null;
      trace.rows.push({ row, why });
    } else {
      trace.did.push(fact);
    }
  }
  const last = trace.rows.at(-1);
  if (last) {
    const rest = ROWS.slice(ROWS.indexOf(last.row) + 1);
    trace.rest = rest.length > 1 ? `${rest[0]}–${rest.at(-1)}` : rest;
  }
  return trace;
}

function openCards(facts: readonly FactData[]): string[] {
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i];
    if (!fact || !isTengu(fact)) continue;
    const list: unknown =
      fact.kind === "tengu_row_refreshed"
        ? fact.args["open"]
        : fact.kind === "tengu_prepared"
          ? fact.args["cards"]
          : null;
    if (Array.isArray(list)) return list.map(idIn);
  }
  return [];
}

const ICONS: Record<string, string> = {
  kodama_advanced: "kodama-forward",
  kodama_pushed_back: "kodama-back",
  scored: "vp-now",
  gained: "any",
  paid: "any",
  die_unlocked: "unlock-die",
  die_placed: "die-4",
  tengu_crossed: "cross",
  pilgrimage_started: "pilgrim-awake",
  pilgrim_walked: "movement",
  pilgrim_arrived: "pilgrim-asleep",
  tengu_movement: "movement",
  mitama_obtained: "mitama",
  dragonfly_obtained: "dragonfly",
  crystal_obtained: "crystal",
  building_obtained: "building",
  building_laid: "building",
  pair_combined: "pair",
  bitoku_added: "bitoku-card",
  bitoku_completed: "bitoku-card",
  yokai_taken: "yokai-card",
  favour_claimed: "hikaru",
  favour_covered: "hikaru",
  passed: "ui-pass",
};

export function factIcon(kind: string): string {
  return ICONS[kind] ?? "tengu";
}
