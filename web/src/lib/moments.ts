// Snapshots between two questions: what the rules do automatically is shown step by step, each like
// a state in which nobody is asked.

import type { FactData, MomentData, StateData } from "../protocol";

/** The state at a snapshot. */
export function stateAt(state: StateData, moment: MomentData): StateData {
  return {
    ...state,
    view: moment.view,
    asked: [],
    decision: null,
    tips: [],
    can_undo: false,
    can_ask_undo: false,
    rewound: false,
    result: null,
  };
}

export interface Shown {
  state: StateData;
  /** Facts that are new in it. */
  facts: FactData[];
}

/** Everything to show of a state in order, the state itself last. */
export function shownOf(state: StateData, facts: FactData[], moments: MomentData[]): Shown[] {
  let told = 0;
  const found = moments.map((moment) => {
    const since = facts.slice(told, moment.facts);
    told = moment.facts;
    return { state: stateAt(state, moment), facts: since };
  });
  return [...found, { state, facts: facts.slice(told) }];
}
