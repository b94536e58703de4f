import { expect, it } from "vitest";
import { aFact } from "../../testing/messages";
import type { FactData } from "../../protocol";
import { factIcon, lastTurn } from "./trace";

const tengu = (kind: string, args: Record<string, unknown> = {}): FactData =>
  aFact(kind, { ...args, seat: "side:tengu" });

const FACTS: FactData[] = [
  tengu("tengu_prepared", { rocks: [], cards: ["tengucard:x", "tengucard:y", "tengucard:z"] }),
  tengu("turn_began"),
  tengu("tengu_rolled", {
    first: 5,
    second: 2,
    position: "tenguposition:right",
    card: "tengucard:z",
  }),
  tengu("tengu_row_skipped", { row: "tengurow:a", why: "condition:no_crossing" }),
  tengu("tengu_row_taken", { row: "tengurow:b" }),
  tengu("gained", { goods: "bundle:wood=1" }),
  tengu("tengu_row_refreshed", {
    card: "tengucard:z",
    open: ["tengucard:w", "tengucard:x", "tengucard:y"],
  }),
  aFact("turn_began", { seat: "seat:0" }),
  aFact("gained", { seat: "seat:0", goods: "bundle:jade=1" }),
];

it("reads the Tengu's last turn from its facts", () => {
  const trace = lastTurn(FACTS);
  expect(trace?.dice).toEqual([5, 2]);
  expect(trace?.open).toEqual(["x", "y", "z"]);
  expect(trace?.active).toBe("z");
  expect(trace?.rows).toEqual([
    { row: "a", why: "condition:no_crossing" },
    { row: "b", why: null },
  ]);
  expect(trace?.rest).toBe("c–l");
  expect(trace?.did.map((fact) => fact.kind)).toEqual(["gained"]);
});

it("has nothing to read before its first turn", () => {
  expect(lastTurn(FACTS.slice(0, 2))).toBeNull();
});

it("reads the latest roll, with the cards that lay open then, whatever others did", () => {
  const roll = FACTS[2]!;
  const latest = lastTurn([
    ...FACTS,
    aFact("tengu_row_refreshed", { seat: "seat:0", open: ["tengucard:q"] }), // not the Tengu's own
    { ...roll, args: { ...roll.args, first: 1 } },
  ]);
  expect([latest?.dice[0], latest?.open, latest?.did]).toEqual([1, ["w", "x", "y"], []]);
  expect(lastTurn([roll])?.open).toEqual([]);
  expect(lastTurn([FACTS[0]!, roll])?.open).toEqual(["x", "y", "z"]);
});

it("names the rows that are left after the one taken", () => {
  const rest = (row: string) =>
    lastTurn([FACTS[2]!, tengu("tengu_row_taken", { row: `tengurow:${row}` })])?.rest;
  expect(["i", "j", "k", "l"].map(rest)).toEqual(["j–l", "k–l", "l", ""]);
  expect(lastTurn([FACTS[2]!])?.rest).toBe("");
});

it("has an icon for what was done, the Tengu's own for all else", () => {
  expect([factIcon("scored"), factIcon("nonsense")]).toEqual(["vp-now", "tengu"]);
});
