// Sample messages of the service; everything that a test does not set is empty.

import type { ActionData, DecisionData, FactData, TableInfo } from "../protocol";

export function aFact(kind: string, args: FactData["args"] = {}, places: string[] = []): FactData {
  return { kind, args, places };
}

export function anAction(
  text: string,
  kind: string,
  args: ActionData["args"] = {},
  places: string[] = [],
): ActionData {
  return {
    text,
    kind,
    args,
    places,
    adds: null,
    notes: [],
    outcome: [],
    ends_turn: "no",
    standing: 0,
    is_unit: false,
    is_rare: false,
    source: "",
  };
}

export function aDecision(
  kind: string,
  prompt: DecisionData["prompt"] = {},
  seat = 0,
): DecisionData {
  return { number: 1, seat, kind, prompt, places: [], actions: [], units: 0 };
}

/** A table of two people. */
export const anInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "abc",
  game: "any",
  title: "",
  players: 2,
  options: {},
  level: null,
  seats: [
    { kind: "person", bot: null, name: "", is_free: false, is_away: false, given_anew: null },
    { kind: "person", bot: null, name: "", is_free: false, is_away: false, given_anew: null },
  ],
  pack: { fingerprint: "f1", path_is_own: true, name: "" },
  created: "",
  finished: false,
  is_replay: false,
  shuffle: { kind: "fair", commitment: "c0", seed: null, nonce: null },
  started: true,
  watching: "all",
  listed: false,
  chat_open: false,
  stand_in: null,
  hints: true,
  host_seat: null,
  clock: null,
  lesson: null,
  ...more,
});
