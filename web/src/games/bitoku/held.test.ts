import { expect, it } from "vitest";
import type { BitokuContext } from "./view";
import { aDecision, aFact } from "../../lib/samples";
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
