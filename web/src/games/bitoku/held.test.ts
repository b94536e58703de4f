import { expect, it } from "vitest";
import type { BitokuContext } from "./view";
import { aDecision, aFact } from "../../testing/messages";
import { heldDie } from "./held";
import type { PlayerView } from "./view";

const player = (...dice: [number, string][]) =>
  ({ seat: 0, dice: dice.map(([value, state]) => ({ value, state })) }) as unknown as PlayerView;
const table = (value: number, ...kinds: string[]) =>
  ({
    decision: aDecision("place_die", { value }),
    facts: ["turn_began", ...kinds].map((kind) => aFact(kind, { value: 1 })),
  }) as unknown as BitokuContext;

it("finds the die in hand by what has happened in this turn", () => {
  const dice = player([3, "locked"], [3, "unlocked"], [2, "unlocked"]);
  expect(heldDie(table(3), dice)).toBe(1);
  expect(heldDie(table(3, "pilgrim_given_up"), dice)).toBe(0);
  expect(heldDie(table(4, "amulet_spent"), dice)).toBe(1);
});

it("says nothing where two dice are alike", () => {
  expect(heldDie(table(3), player([3, "unlocked"], [3, "unlocked"]))).toBe(-1);
});

it("sees only this turn, and no die above six", () => {
  const dice = player([3, "locked"], [3, "unlocked"], [5, "unlocked"]);
  const facts = ["pilgrim_given_up", "turn_began"].map((kind) => aFact(kind));
  expect(heldDie({ ...table(3), facts } as unknown as BitokuContext, dice)).toBe(1);
  expect(heldDie(table(6, "amulet_spent", "amulet_spent"), dice)).toBe(2);
  expect(heldDie(table(5, "scored", "amulet_spent"), player([3, "unlocked"]))).toBe(-1);
});

it("is of the seat that is asked for its place, and of no other question", () => {
  const dice = player([3, "unlocked"]);
  const asked = (decision: unknown) =>
    heldDie({ ...table(3), decision } as unknown as BitokuContext, dice);
  expect(asked(aDecision("place_die", { value: 3 }))).toBe(0);
  expect(asked(aDecision("place_die", { value: 3 }, 1))).toBe(-1);
  expect(asked(aDecision("choose_card", { value: 3 }))).toBe(-1);
  expect(asked(null)).toBe(-1);
});
