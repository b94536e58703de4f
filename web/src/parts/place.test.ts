import { expect, it } from "vitest";
import type { TableContext } from "../lib/contract";
import { stateOf } from "./place";

it("is chosen before it is shown, and shown before it is only opened", () => {
  const table = {
    lit: new Map([
      ["lit", []],
      ["both", []],
      ["lit and opened", []],
    ]),
    highlighted: new Set(["both", "shown", "shown and opened"]),
    opened: new Set(["opened", "shown and opened", "lit and opened"]),
  } as unknown as TableContext;
  const looks = ["lit", "both", "lit and opened", "shown", "shown and opened", "opened", "other"];
  expect(looks.map((place) => stateOf(table, place))).toEqual([
    "lit",
    "chosen",
    "lit",
    "shown",
    "shown",
    "opened",
    "plain",
  ]);
  expect(stateOf(undefined, "lit")).toBe("plain");
});
