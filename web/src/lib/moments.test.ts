import { expect, test } from "vitest";
import type { FactData, MomentData, StateData } from "../protocol";
import { shownOf } from "./moments";

const fact = (kind: string): FactData => ({ kind, args: {}, places: [] });
const moment = (facts: number, round: number): MomentData => ({ facts, view: { round } });
const STATE: StateData = {
  mark: "0.7",
  step: 7,
  sides: ["seat:0"],
  view: { round: 3 },
  asked: [0],
  decision: null,
  tips: [{ id: "goal", lit: [], rules: [] }],
  can_undo: true,
  can_ask_undo: true,
  rewound: false,
  result: null,
};

test("moments are shown one by one, each with what led to it, the state last", () => {
  const facts = ["moved", "rolled", "placed"].map(fact);
  const shown = shownOf(STATE, facts, [moment(1, 1), moment(2, 2)]);
  expect(shown.map(({ state }) => state.view)).toEqual([{ round: 1 }, { round: 2 }, { round: 3 }]);
  expect(shown.map((one) => one.facts.map(({ kind }) => kind))).toEqual([
    ["moved"],
    ["rolled"],
    ["placed"],
  ]);
});

test("nobody is asked at a moment, and nothing can be taken back", () => {
  const [first, last] = shownOf(STATE, [], [moment(0, 1)]);
  expect(first?.state).toMatchObject({ step: 7, asked: [], rewound: false });
  expect(first?.state).toMatchObject({ tips: [], can_undo: false, can_ask_undo: false });
  expect(last?.state).toBe(STATE);
});
