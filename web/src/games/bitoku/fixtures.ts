// Messages of the service for tests, written by tests/page_fixtures.py.

import type { DecisionData, FactData, StateData } from "../../protocol";
import data from "./fixtures.json";
import type { BitokuComponents, BitokuView } from "./view";

/** A table in the middle of a game, as the first seat sees it at its turn. */
export interface Face {
  players: number;
  view: BitokuView;
  parts: BitokuComponents;
  decision: DecisionData | null;
  facts: FactData[];
}

interface Sample {
  players: number;
  components: BitokuComponents;
  state: StateData & { view: BitokuView };
  facts: FactData[];
}

export const FACES: Face[] = (data.tables as unknown as Sample[]).map((table) => ({
  players: table.players,
  view: table.state.view,
  parts: table.components,
  decision: table.state.decision,
  facts: table.facts,
}));

/** A question of each kind, with some of its answers. */
export const QUESTIONS = data.questions as unknown as DecisionData[];

/** Words that return the messages themselves, so that expectations contain no language. */
export const MESSAGES = {
  text: (message: string, args: object = {}) => {
    const told = Object.entries(args).map(([key, value]) => `${key}=${String(value)}`);
    return [message.replace(/^web-[a-z]+-/, ""), ...told].join(" ");
  },
  ref: (reference: string) => reference,
  join: (items: string[]) => items.join(" & "),
};
