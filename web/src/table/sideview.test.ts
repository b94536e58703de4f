import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SideView, type Watched } from "./sideview.svelte";

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
  const sideView = new SideView(table, 1);
  expect([sideView.whose, sideView.seat, sideView.decision]).toEqual([1, null, null]);
  expect([sideView.lit.size, sideView.opened.size, sideView.preview]).toEqual([0, 0, []]);
  const { info, components, state, view, facts, words, names } = table;
  expect(sideView).toMatchObject({ info, components, state, view, facts, words, names });
});

it("explains what is pressed or looked at, as that side's", () => {
  const sideView = new SideView(table, 1);
  sideView.press("hand-1", anchor);
  expect(sideView.card).toEqual({
    place: "hand-1",
    anchor,
    explanation: { title: "hand-1", lines: ["what hand-1 is"] },
  });
  expect(asked).toEqual([sideView]);
  expect([sideView.dismiss(), sideView.card, sideView.dismiss()]).toEqual([true, null, false]);
  sideView.hover("slot-1", anchor);
  expect([[...sideView.highlighted], sideView.card]).toEqual([["slot-1"], null]);
  vi.runAllTimers();
  expect(sideView.card?.place).toBe("slot-1");
  sideView.hover(null);
  expect([sideView.highlighted.size, sideView.card]).toEqual([0, null]);
  expect([sideView.describe("slot-1"), sideView.describe("nothing")]).toEqual([
    ["what slot-1 is"],
    [],
  ]);
});
