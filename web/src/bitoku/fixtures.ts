// Positions and vocabularies for tests, written by web/tools/bitoku_fixtures.py.

import type { ActionData, DecisionData, FactData } from "../protocol";
import data from "./fixtures.json";
import type { BitokuComponents, BitokuView } from "./view";

export interface Face {
  players: number;
  view: BitokuView;
  parts: BitokuComponents;
  actions: ActionData[];
  facts: FactData[];
}

export const DECISIONS: readonly string[] = data.decisions;
export const FACTS: readonly string[] = data.facts;

export const FACES: Face[] = Object.entries(data.faces).map(([players, face]) => ({
  players: Number(players),
  view: face.view as unknown as BitokuView,
  parts: face.components as unknown as BitokuComponents,
  actions: (face.actions as unknown as [string, string, Record<string, unknown>][]).map(
    ([kind, text, args]) => ({ kind, text, args, outcome: [] }),
  ),
  facts: face.facts as FactData[],
}));

export function decision(kind: string, prompt: Record<string, unknown>, seat = 0): DecisionData {
  return { number: 1, seat, kind, prompt, actions: [] };
}
