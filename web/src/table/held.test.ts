import { describe, expect, it } from "vitest";
import { Refused } from "../lib/api";
import { aDecision, anAction } from "../testing/messages";
import type { DecisionData, StateData, TriedMessage } from "../protocol";
import { Held } from "./held.svelte";

const UNITS = ["take wood", "take jade"];

function question(units: number): DecisionData {
  const actions = UNITS.map((text) => ({ ...anAction(text, "take"), is_unit: true }));
  return { ...aDecision("take"), actions, units };
}

/** A service that takes two units and answers when the test lets it. */
function setUp(refused: string[] = []) {
  const asked: string[][] = [];
  const shown: unknown[] = [];
  const complaints: string[] = [];
  const held = new Held({
    async tryOut(_, actions): Promise<TriedMessage> {
      asked.push(actions);
      await Promise.resolve();
      if (actions.some((text) => refused.includes(text))) throw new Refused("not_legal");
      const left = 2 - actions.length;
      return {
        type: "tried",
        id: 1,
        view: { actions },
        decision: left > 0 ? question(left) : null,
        facts: [{ kind: "told", args: {}, places: [] }],
        ends_turn: left > 0 ? "no" : "yes",
      };
    },
    imagine: (view) => shown.push(view),
    complain: (error) => complaints.push((error as Refused).code),
  });
  const asking = question(2);
  const take = (at: number) => held.hold(asking, asking.actions[at] ?? anAction("", ""));
  return { held, asking, take, asked, shown, complaints };
}

function state(number: number, rewound = false): StateData {
  return { rewound, decision: { ...aDecision("take"), number } } as StateData;
}

describe("units that are held back", () => {
  it("are whole when the question would be answered", async () => {
    const { held, asking, take } = setUp();
    expect([held.takesUnits(asking), held.isHolding]).toEqual([true, false]);
    await take(1);
    expect([held.isWhole, held.left(asking)?.units, held.endsTurn]).toEqual([false, 1, "no"]);
    await take(0);
    expect([held.isWhole, held.left(asking), held.endsTurn]).toEqual([true, null, "yes"]);
    expect(held.actions.map(({ text }) => text)).toEqual(["take jade", "take wood"]);
  });

  it("are what a question is about once one of them is held, whatever is held beside it", async () => {
    const { held, asking, take } = setUp();
    const one = { ...asking, units: 1 };
    expect(held.takesUnits(one)).toBe(false);
    await held.hold(
      { ...asking, actions: [...asking.actions, anAction("end", "end")] },
      anAction("end", "end"),
    );
    await take(0);
    expect([held.actions.length, held.takesUnits(one)]).toEqual([2, true]);
  });

  it("are no units where the question is about a single one", async () => {
    const { held, asking } = setUp();
    const one = { ...asking, units: 1 };
    await held.hold(one, asking.actions[0]!);
    expect([held.actions.length, held.takesUnits(one)]).toEqual([1, false]);
  });

  it("are asked about one after the other, however fast they are pressed", async () => {
    const { held, take, asked } = setUp();
    await Promise.all([take(0), take(0), take(0)]);
    expect(asked).toEqual([["take wood"], ["take wood", "take wood"]]);
    expect([held.count("take wood"), held.isWhole]).toEqual([2, true]);
  });

  it("can be taken off again, and the table is shown as it is when none is left", async () => {
    const { held, take, shown } = setUp();
    await take(0);
    await take(1);
    await held.takeOff("take wood");
    expect(held.actions.map(({ text }) => text)).toEqual(["take jade"]);
    expect(held.takeBack()).toBe(true);
    await held.settled();
    expect([held.isHolding, shown.at(-1)]).toEqual([false, null]);
    expect(held.takeBack()).toBe(false);
  });

  it("are taken back one by one, the last one first", async () => {
    const { held, take, asked } = setUp();
    await take(0);
    await take(1);
    held.takeBack();
    await held.settled();
    expect(held.actions.map(({ text }) => text)).toEqual(["take wood"]);
    expect([held.count("take wood"), held.count("take jade")]).toEqual([1, 0]);
    expect(asked.at(-1)).toEqual(["take wood"]);
    expect(held.facts).toEqual([{ kind: "told", args: {}, places: [] }]);
  });

  it("must be among what can still be chosen", async () => {
    const { held, asking, asked } = setUp();
    await held.hold(asking, anAction("take gold", "take"));
    expect([asked, held.isHolding, held.facts]).toEqual([[], false, []]);
    const one = { ...asking, actions: asking.actions.slice(0, 1) };
    await held.hold(one, one.actions[0]!);
    expect(asked).toEqual([["take wood"]]);
  });

  it("of which the first was refused belong to no question yet", async () => {
    const { held, take, asked } = setUp(["take jade"]);
    await take(1);
    expect(held.isHolding).toBe(false);
    const other = { ...question(2), number: 9 };
    await held.hold(other, other.actions[0]!);
    held.came(state(9));
    expect([held.isHolding, asked.at(-1)]).toEqual([true, ["take wood"]]);
  });

  it("are still asked about when one more was refused", async () => {
    const { held, take } = setUp(["take jade"]);
    await take(0);
    await take(1);
    held.came(state(1));
    expect(held.isHolding).toBe(true);
  });

  it("that are refused leave those that were not", async () => {
    const { held, take, complaints } = setUp(["take jade"]);
    await take(0);
    await take(1);
    expect(held.actions.map(({ text }) => text)).toEqual(["take wood"]);
    expect(complaints).toEqual(["not_legal"]);
  });

  it("are gone when their question is, and asked about again while it is open", async () => {
    const { held, take, asked } = setUp();
    await take(0);
    held.came(state(1)); // somebody else has answered the same question
    await held.renew();
    expect([held.isHolding, asked.length]).toEqual([true, 2]);
    held.came(state(1, true));
    expect(held.isHolding).toBe(false);
    await take(0);
    held.came(state(2));
    expect(held.isHolding).toBe(false);
    await held.renew();
    expect(asked.length).toBe(3);
  });

  it("that are forgotten while they are asked about stay forgotten", async () => {
    const { held, take, asked, shown } = setUp();
    const asking = take(0);
    while (asked.length === 0) await Promise.resolve();
    held.forget();
    await asking;
    expect([held.isHolding, shown]).toEqual([false, []]);
  });

  it("that were forgotten while the service thought stay forgotten", async () => {
    const { held, take } = setUp();
    const asking = take(0);
    held.forget();
    await asking;
    expect(held.isHolding).toBe(false);
  });
});
