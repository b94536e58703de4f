// What the rules do by themselves between two questions comes as moments on the way to a state: each
// is shown like a state in which nobody is asked.

import type { FactData, MomentData, StateData } from "../protocol";

/** A state as it stood at a moment on the way to it. */
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
  /** Those that had not been told before it. */
  facts: FactData[];
}

/** All there is to be shown of a state, one after the other, the state itself last. */
export function shownOf(state: StateData, facts: FactData[], moments: MomentData[]): Shown[] {
  let told = 0;
  const found = moments.map((moment) => {
    const since = facts.slice(told, moment.facts);
    told = moment.facts;
    return { state: stateAt(state, moment), facts: since };
  });
  return [...found, { state, facts: facts.slice(told) }];
}
