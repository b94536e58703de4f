// Messages of the service as tests need them: what a test does not speak of is empty.

import type { ActionData, DecisionData, FactData } from "../protocol";

export function aFact(kind: string, args: FactData["args"] = {}, places: string[] = []): FactData {
  return { kind, args, places };
}

export function anAction(
  text: string,
  kind: string,
  args: ActionData["args"] = {},
  places: string[] = [],
): ActionData {
  return { text, kind, args, places, adds: null, outcome: [], ends_turn: "no", is_unit: false };
}

export function aDecision(
  kind: string,
  prompt: DecisionData["prompt"] = {},
  seat = 0,
): DecisionData {
  return { number: 1, seat, kind, prompt, places: [], actions: [], units: 0 };
}
