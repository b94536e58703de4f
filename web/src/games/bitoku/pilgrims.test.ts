import { expect, it } from "vitest";
import { PilgrimNames, standing } from "./pilgrims";

it("keeps Pilgrims apart while they walk and come to rest", () => {
  const names = new PilgrimNames();
  const first = names.of({ a: [2, 1], b: [0, 0], goal: null });
  const [one, two] = standing(first, 0, "a");
  const [rival] = standing(first, 1, "a");
  expect(new Set([one, two, rival]).size).toBe(3);

  const second = names.of({ a: [1, 1], b: [1, 0], goal: null });
  expect(standing(second, 0, "a")).toEqual([one]);
  expect(standing(second, 0, "b")).toEqual([two]);
  expect(standing(second, 1, "a")).toEqual([rival]);

  const third = names.of({ a: [2, 1], b: [0, 0], goal: 0 });
  expect(standing(third, 0, "goal")).toEqual([two]);
  expect(standing(third, 0, "a")).toHaveLength(2);
  expect(standing(third, 0, "a")).not.toContain(two);
});
