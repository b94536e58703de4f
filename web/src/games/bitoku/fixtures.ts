// Positions and vocabularies for tests, written by web/tools/bitoku_fixtures.py.

import { aFact, anAction } from "../../lib/samples";
import type { ActionData, FactData } from "../../protocol";
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
    ([kind, text, args]) => anAction(text, kind, args),
  ),
  facts: face.facts.map(({ kind, args }) => aFact(kind, args)),
}));
