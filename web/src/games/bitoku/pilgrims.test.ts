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

it("gives the ones that are missing to the farthest new places, and new ones names of their own", () => {
  const names = new PilgrimNames();
  const first = names.of({ a: [3, 0], b: [0, 0], c: [0, 0], goal: null });
  expect([...first.keys()]).toHaveLength(1); // nobody stands where none is
  const [one, two, three] = standing(first, 0, "a");
  const second = names.of({ a: [1, 1], b: [1, 0], c: [1, 0], goal: null });
  expect(standing(second, 0, "c")).toEqual([two]);
  expect(standing(second, 0, "b")).toEqual([three]);
  const rival = standing(second, 1, "a");
  expect([...second.values()].flat()).toHaveLength(4);
  const third = names.of({ a: [0, 0], b: [1, 0], c: [1, 0], goal: 1 });
  expect(standing(third, 1, "goal")).toEqual(rival); // none of another side
  expect(standing(third, 0, "a")).toEqual([]);
  const fourth = names.of({ a: [1, 0], b: [1, 0], c: [1, 0], goal: 1 });
  const all = [...fourth.values()].flat();
  expect([all.length, new Set(all).size]).toEqual([4, 4]);
  expect(all).not.toContain(one);
});
