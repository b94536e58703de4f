import { describe, expect, it } from "vitest";
import type { Telling } from "../lib/page";
import type { ActionData, FactData } from "../protocol";
import { outcomeOf } from "./outcome";

const goods = (key: string) => (args: FactData["args"]) => {
  const n = Number(args[key]);
  return n ? [{ icon: key, n }] : [];
};
const telling = {
  costs: { paid: goods("wood") },
  gains: { gained: goods("jade") },
  silent: new Set(["shown_elsewhere"]),
} as unknown as Telling;

function outcome(...facts: [string, Record<string, unknown>][]) {
  const action = { outcome: facts.map(([kind, args]) => ({ kind, args, places: [] })), notes: [] };
  return outcomeOf(action as unknown as ActionData, 1, telling);
}

describe("what a choice brings", () => {
  it("shows the own costs and gains as icons, like ones counted together", () => {
    const found = outcome(
      ["paid", { seat: "seat:1", wood: 2 }],
      ["paid", { seat: "seat:1", wood: 1 }],
      ["gained", { seat: "seat:1", jade: 1 }],
    );
    expect(found).toEqual({
      costs: [{ icon: "wood", n: 3 }],
      gains: [{ icon: "jade", n: 1 }],
      told: [],
      drawn: expect.arrayContaining([expect.objectContaining({ kind: "paid" })]),
    });
    expect(found.drawn.map(({ kind }) => kind)).toEqual(["paid", "paid", "gained"]);
  });

  it("tells what others pay and gain, and takes none of it for one's own", () => {
    const found = outcome(
      ["paid", { seat: "seat:0", wood: 2 }],
      ["gained", { seat: "seat:2", jade: 1 }],
    );
    expect([found.costs, found.gains]).toEqual([[], []]);
    expect(found.told.map(({ kind }) => kind)).toEqual(["paid", "gained"]);
  });

  it("tells a cost or a gain that no icon shows", () => {
    expect(outcome(["gained", { seat: "seat:1", jade: 0 }]).told).toHaveLength(1);
  });

  it("is silent on how the game goes on, and on what is shown elsewhere", () => {
    const kinds = ["turn_began", "season_began", "round_began", "shown_elsewhere"];
    expect(outcome(...(kinds.map((kind): [string, object] => [kind, {}]) as [])).told).toEqual([]);
    expect(outcome(["spoken", {}]).told).toHaveLength(1);
  });

  it("shows a price that is asked for later", () => {
    const notes = [
      { kind: "paid", args: { wood: 2 } },
      { kind: "gained", args: { jade: 1 } }, // a note never promises goods
    ];
    const found = outcomeOf({ outcome: [], notes } as unknown as ActionData, 1, telling);
    expect(found).toEqual({ costs: [{ icon: "wood", n: 2 }], gains: [], told: [], drawn: [] });
  });
});
