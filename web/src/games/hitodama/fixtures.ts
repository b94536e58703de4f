// Messages of the service for tests, written by tests/page_fixtures.py.

import type { DecisionData, FactData, StateData } from "../../protocol";
import data from "./fixtures.json";
import type { HitodamaComponents, HitodamaView } from "./view";

/** A table in the middle of a game, as the first seat sees it at its turn. */
export interface Sample {
  players: number;
  components: HitodamaComponents;
  state: StateData & { view: HitodamaView };
  facts: FactData[];
}

export const TABLES = data.tables as unknown as Sample[];
export const FULL = TABLES.at(-1) as Sample;

/** A question of each kind, with some of its answers. */
export const QUESTIONS = data.questions as unknown as DecisionData[];
