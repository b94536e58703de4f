import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Beside, type Watched } from "./beside.svelte";

const anchor = {} as Element;
const asked: unknown[] = [];
const table = {
  info: { id: "abc" },
  components: { card: 7 },
  state: { step: 4 },
  view: { players: ["own", "other"] },
  facts: ["told"],
  words: "words",
  names: ["Hana", "Iris"],
  seat: 0,
  decision: { kind: "turn" },
  lit: new Map([["hand-1", []]]),
  opened: new Set(["row-1"]),
  preview: ["gained"],
  press: () => expect.unreachable("nothing is chosen there"),
  ui: {
    explain: (place: string, ctx: unknown) => {
      asked.push(ctx);
      return place === "nothing" ? null : { title: place, lines: [`what ${place} is`] };
    },
  },
} as unknown as Watched;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => void vi.useRealTimers());

it("shows what the reader's view has of another side, and no seat's own", () => {
  const beside = new Beside(table, 1);
  expect([beside.whose, beside.seat, beside.decision]).toEqual([1, null, null]);
  expect([beside.lit.size, beside.opened.size, beside.preview]).toEqual([0, 0, []]);
  const { info, components, state, view, facts, words, names } = table;
  expect(beside).toMatchObject({ info, components, state, view, facts, words, names });
});

it("explains what is pressed or looked at, as that side's", () => {
  const beside = new Beside(table, 1);
  beside.press("hand-1", anchor);
  expect(beside.card).toEqual({
    place: "hand-1",
    anchor,
    explanation: { title: "hand-1", lines: ["what hand-1 is"] },
  });
  expect(asked).toEqual([beside]);
  expect([beside.dismiss(), beside.card, beside.dismiss()]).toEqual([true, null, false]);
  beside.hover("slot-1", anchor);
  expect([[...beside.highlighted], beside.card]).toEqual([["slot-1"], null]);
  vi.runAllTimers();
  expect(beside.card?.place).toBe("slot-1");
  beside.hover(null);
  expect([beside.highlighted.size, beside.card]).toEqual([0, null]);
  expect([beside.describe("slot-1"), beside.describe("nothing")]).toEqual([["what slot-1 is"], []]);
});
