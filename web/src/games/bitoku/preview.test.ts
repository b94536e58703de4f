import { expect, it } from "vitest";
import { aFact } from "../../testing/messages";
import { FACES } from "./fixtures";
import { previewOf } from "./preview";
import type { BitokuContext } from "./view";

const [solo] = FACES;
const seen = (...preview: unknown[]) => ({ preview, view: solo!.view }) as unknown as BitokuContext;
const own = (kind: string, args: object = {}) => aFact(kind, { seat: "seat:0", ...args });

it("adds up what a choice is certain to change for its seat", () => {
  const ctx = seen(
    own("gained", { goods: "bundle:wood=2,jade=1" }),
    own("gained", { goods: "bundle:wood=1" }),
    own("paid", { goods: "bundle:sake=3" }),
    own("amulet_gained", { value: 3, count: 2 }),
    own("amulet_spent", { value: 1 }),
    own("scored", { points: 4 }),
    own("scored", { points: -1 }),
    own("pilgrim_given_up"),
    own("pilgrimage_started"),
    own("rock_pilgrim_placed"),
    own("crystal_obtained"),
  );
  expect(previewOf(ctx, 0)).toEqual({
    resources: { wood: 3, jade: 1, sake: -3 },
    amulets: [-1, 0, 2],
    pilgrims: -2,
    score: 3,
  });
});

it("adds up Amulets of each value by themselves", () => {
  const ctx = seen(
    own("amulet_gained", { value: 1, count: 1 }),
    own("amulet_gained", { value: 2, count: 1 }),
    own("amulet_gained", { value: 2, count: 3 }),
    own("amulet_spent", { value: 2 }),
  );
  expect(previewOf(ctx, 0).amulets).toEqual([1, 3, 0]);
});

it("leaves out other sides and what belongs to nobody", () => {
  const nothing = { resources: {}, amulets: [0, 0, 0], pilgrims: 0, score: 0 };
  const ctx = seen(own("scored", { points: 4 }), aFact("scored", { points: 4 }));
  expect(previewOf(ctx, 1)).toEqual(nothing);
  const tengu = seen(aFact("scored", { seat: "side:tengu", points: 5 }));
  expect(previewOf(tengu, solo!.view.tengu!.side).score).toBe(5);
  expect(previewOf(tengu, 0)).toEqual(nothing);
});
