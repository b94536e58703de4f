// Messages of the service for tests, written by tests/page_fixtures.py.

import { anAction } from "../../lib/samples";
import type { ActionData, FactData, StateData } from "../../protocol";
import data from "./fixtures.json";
import type { BitokuComponents, BitokuView } from "./view";

export interface Face {
  players: number;
  view: BitokuView;
  parts: BitokuComponents;
  actions: ActionData[];
  facts: FactData[];
}

interface Sample {
  players: number;
  components: BitokuComponents;
  state: StateData & { view: BitokuView };
  facts: FactData[];
}

type Vocabulary = Record<string, [string, string, Record<string, unknown>][]>;

export const FACTS: readonly string[] = data.kinds.facts;

const vocabulary = data.vocabulary as unknown as Vocabulary;

export const FACES: Face[] = (data.tables as unknown as Sample[]).map((table) => ({
  players: table.players,
  view: table.state.view,
  parts: table.components,
  actions: (vocabulary[table.players] ?? []).map(([kind, text, args]) =>
    anAction(text, kind, args),
  ),
  facts: table.facts,
}));
